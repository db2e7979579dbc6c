/** Reading aloud by the device's own voice, sentence by sentence; says where it is. */

import { lang } from '@kit/words/i18n.svelte';

export class Voice {
  /** Which sentence; -1: silent. */
  at = $state(-1);
  static readonly there = typeof speechSynthesis !== 'undefined';
  #run = 0;

  read(lines: readonly string[]): void {
    this.stop();
    const run = ++this.#run;
    const next = (n: number): void => {
      if (run !== this.#run) return;
      if (n >= lines.length) {
        this.at = -1;
        return;
      }
      this.at = n;
      const words = new SpeechSynthesisUtterance(lines[n]);
      words.lang = lang.now === 'fr' ? 'fr-FR' : 'en-GB';
      words.rate = 0.96;
      words.onend = () => next(n + 1);
      words.onerror = () => {
        if (run === this.#run) this.at = -1;
      };
      speechSynthesis.speak(words);
    };
    next(0);
  }

  stop(): void {
    this.#run += 1;
    this.at = -1;
    if (Voice.there) speechSynthesis.cancel();
  }
}
