/**
 * Words from the microphone, only where the browser does it on this device: nothing that is said
 * leaves it. Off until somebody turns it on, each time anew. It fills the field, and judges nothing.
 */

interface Heard extends Event {
  results: ArrayLike<ArrayLike<{ transcript: string }>>;
}
interface Recognition extends EventTarget {
  lang: string;
  processLocally: boolean;
  continuous: boolean;
  interimResults: boolean;
  start(): void;
  abort(): void;
}
interface RecognitionClass {
  new (): Recognition;
  available?: (wish: { langs: string[]; processLocally: boolean }) => Promise<string>;
}

const TAGS: Record<string, string> = { en: 'en-GB', fr: 'fr-FR' };

export class Speech {
  /** This browser can do it here, in that language. */
  possible = $state(false);
  on = $state(false);
  #recognition: Recognition | null = null;

  constructor(
    private readonly lang: string,
    private readonly fill: (text: string, event: Event) => void,
  ) {
    void this.#look();
  }

  get #class(): RecognitionClass | undefined {
    return (window as { SpeechRecognition?: RecognitionClass }).SpeechRecognition;
  }

  async #look(): Promise<void> {
    const found = this.#class;
    if (!found?.available || !('processLocally' in found.prototype)) return;
    try {
      const langs = [TAGS[this.lang] ?? this.lang];
      this.possible = (await found.available({ langs, processLocally: true })) === 'available';
    } catch {
      this.possible = false;
    }
  }

  toggle(): void {
    if (this.on) this.stop();
    else if (this.possible) this.#listen();
  }

  stop(): void {
    this.on = false;
    this.#recognition?.abort();
    this.#recognition = null;
  }

  #listen(): void {
    const heard = new this.#class!();
    heard.lang = TAGS[this.lang] ?? this.lang;
    heard.processLocally = true;
    if (heard.processLocally !== true) return;
    heard.continuous = true;
    heard.interimResults = true;
    heard.addEventListener('result', (event) => {
      const { results } = event as Heard;
      const text = results[results.length - 1]?.[0]?.transcript.trim();
      if (text) this.fill(text, event);
    });
    heard.addEventListener('error', () => this.stop());
    heard.addEventListener('end', () => {
      if (this.on && this.#recognition === heard) heard.start();
    });
    this.#recognition = heard;
    this.on = true;
    heard.start();
  }
}
