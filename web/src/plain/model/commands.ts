/** Words that are no answers: they lead to a part of the page, or do what a button of it does. */

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

/** By its name in the reader's language; where free words are asked for, after a colon. */
export function commandOf(typed: string, wordy: boolean): Command | undefined {
  const marked = typed.startsWith(':');
  if (wordy && !marked) return undefined;
  const name = typed.replace(/^:/, '').trim().toLowerCase();
  return COMMANDS.find((one) => name === one || name === t(`plain-command-${one}`).toLowerCase());
}
