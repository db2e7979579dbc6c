/** Typed commands, which are no answers: they go to a part of the page, or do what a button does. */

import { t } from '@kit/words/i18n.svelte';

export const COMMANDS = ['position', 'question', 'last', 'why', 'undo', 'rules', 'help'] as const;
export type Command = (typeof COMMANDS)[number];

/** The key that does the same, outside of the field. */
export const KEYS: Record<string, Command> = {
  p: 'position',
  o: 'question',
  l: 'last',
  w: 'why',
};

/** The argument of a "look" command ("look hand"), empty if there is none; undefined: another command. */
export function lookOf(typed: string, wordy: boolean): string | undefined {
  if (wordy && !typed.startsWith(':')) return undefined;
  const [word = '', ...rest] = typed.replace(/^:/, '').trim().split(/\s+/);
  const names = ['look', t('plain-command-look').toLowerCase()];
  return names.includes(word.toLowerCase()) ? rest.join(' ') : undefined;
}

/** By its name in the reader's language; where free words are asked for, after a colon. */
export function commandOf(typed: string, wordy: boolean): Command | undefined {
  const marked = typed.startsWith(':');
  if (wordy && !marked) return undefined;
  const name = typed.replace(/^:/, '').trim().toLowerCase();
  return COMMANDS.find((one) => name === one || name === t(`plain-command-${one}`).toLowerCase());
}
