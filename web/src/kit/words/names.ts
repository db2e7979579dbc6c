/** Names of people in sentences. */

import { lang, t } from './i18n.svelte';

/** Somebody's own text, such as a name: used as it is, never taken for a message key. */
export class Own {
  constructor(private readonly text: string) {}
  toString(): string {
    return this.text;
  }
}

export function list(words: string[]): string {
  return new Intl.ListFormat(lang.now, { type: 'conjunction' }).format(words);
}

const VOWEL = /^[aeiouàâäéèêëîïôöùûü]/iu;
const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * French drops the e of "de" and "que" before a vowel, and names bring vowels: "la vie d’Ada". Only
 * before these names: it is "je crois que oui", and "de Hugo", as most people say it.
 */
export function elided(text: string, names: readonly string[]): string {
  const said = lang.now === 'fr' ? names.filter((name) => VOWEL.test(name)) : [];
  if (!said.length) return text;
  return text.replace(
    new RegExp(`(?<!\\p{L})(d|qu)e (?=${said.map(literally).join('|')})`, 'giu'),
    '$1’',
  );
}

/** No full stop after a title that ends with a mark of its own. */
const onceStopped = (text: string): string => text.replace(/([?!…])\.(?=\s|$)/gu, '$1');

/** A message with names or titles in it. */
export function said(key: string, args: Record<string, unknown>): string {
  const names = Object.values(args).filter((value) => value instanceof Own);
  return onceStopped(elided(t(key, args), names.map(String)));
}
