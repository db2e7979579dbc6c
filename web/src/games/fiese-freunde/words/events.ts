/** Events and questions in words, with the names of those at the table. */

import { t, type Args } from '@kit/words/i18n.svelte';
import type { Line } from '@kit/words/Log.svelte';
import { list, Own, said } from '@kit/words/names';
import { isTold } from '@kit/words/told';
import { joined, worded, type Worder } from '@kit/words/wording';
import type { Note, Prompt } from '@wire';
import { KINDS } from '@wire/fiese-freunde';
import type { Cast } from '../model/cast';
import { titleOf } from '../model/symbols';

/** Events without a line: the one before tells it. */
const SILENT = new Set(['receive']);
const STRONG = new Set(['begin', 'slice', 'goal', 'over', 'aimless']);

/** The kinds of this game: a card, characteristics and their figures. */
const own = ({ view }: Cast): Record<string, Worder> => ({
  id: joined,
  card: (card) => (typeof card === 'string' ? new Own(titleOf(card, view.own_card)) : card),
  traits: (traits) => new Own(list(Object.entries(traits as object).map(traitInWords))),
});

const traitInWords = ([trait, n]: [string, number]): string => `${t(`trait-${trait}`)} ${n}`;

export const inWords = (args: Args, cast: Cast): Args => worded(args, KINDS, cast, own(cast));

export function noteInWords(note: Note, cast: Cast): string {
  return said(`ev-${note.key}`, inWords(note.args ?? {}, cast));
}

export function tell(notes: Note[], cast: Cast): Line[] {
  const lines: Line[] = [];
  for (const [at, note] of notes.entries()) {
    const paid = note.key === 'pay' && notes[at - 1]?.key === 'sold';
    if (SILENT.has(note.key) || paid || !isTold(note)) continue;
    let text = noteInWords(note, cast);
    const next = notes[at + 1];
    if (note.key === 'pass' && next?.key === 'receive') text += ` ${noteInWords(next, cast)}`;
    lines.push({ n: note.n, text, rule: note.rule ?? '', strong: STRONG.has(note.key) });
  }
  return lines;
}

export function askInWords(prompt: Prompt, cast: Cast): string {
  return said(`ask-${prompt.why}`, inWords(prompt.args ?? {}, cast));
}
