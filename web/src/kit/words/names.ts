/** Names of people in sentences. */

import { lang, t } from './i18n.svelte';

/** A name is somebody's own text: it is said as it is, and never taken for a key. */
export class Own {
  constructor(private readonly text: string) {}
  toString(): string {
    return this.text;
  }
}

export function list(words: string[]): string {
  return new Intl.ListFormat(lang.now, { type: 'conjunction' }).format(words);
}

/** French drops the e of "de" and "que" before a vowel, and names bring vowels: "la vie d’Ada". */
export function elided(text: string): string {
  return lang.now === 'fr'
    ? text.replace(/\b([Dd]|[Qq]u)e (?=[aeiouàâäéèêëîïôöùûü])/giu, '$1’')
    : text;
}

/** A message with names in it. */
export const said = (key: string, args: Record<string, unknown>): string => elided(t(key, args));
