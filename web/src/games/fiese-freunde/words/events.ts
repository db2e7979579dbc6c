/** Events and questions in words, with the names of those at the table. */

import { says, t } from '@kit/words/i18n.svelte';
import type { Line } from '@kit/words/Log.svelte';
import type { Note, Prompt } from '@wire';
import { titleOf } from '../model/grammar';
import { Cast, list, Own, said } from '../model/people';

const PERSONS = new Set([
  'seat',
  'a',
  'b',
  'active',
  'victim',
  'colour',
  'first',
  'winner',
  'person',
]);
/** Told by the line before. */
const SILENT = new Set(['receive']);
const STRONG = new Set(['begin', 'slice', 'goal', 'over', 'aimless']);

/** Numbers of persons become names, changes become words. */
export function worded(
  args: Record<string, unknown>,
  cast: Cast,
  blank = '',
): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(args)) {
    if (PERSONS.has(name) && typeof value === 'number') found[name] = cast.own(value);
    else if (name === 'persons' && Array.isArray(value))
      found[name] = cast.names(value as number[]);
    else if (name === 'neutrals' && Array.isArray(value))
      found[name] = new Own(list(value.map((id) => t(`person-${id}`))));
    else if (name === 'traits' && value && typeof value === 'object') {
      found[name] = new Own(
        list(Object.entries(value).map(([trait, n]) => `${t(`trait-${trait}`)} ${n}`)),
      );
    } else if (name === 'card' && typeof value === 'string')
      found[name] = new Own(titleOf(value, blank));
    else if (name === 'hash' || name === 'key') found[name] = String(value).slice(0, 16);
    else found[name] = value;
  }
  return found;
}

export function noteInWords(note: Note, cast: Cast, blank = ''): string {
  return said(`ev-${note.key}`, worded(note.args ?? {}, cast, blank));
}

export function tell(notes: Note[], cast: Cast, blank = ''): Line[] {
  const lines: Line[] = [];
  for (const [at, note] of notes.entries()) {
    if (
      SILENT.has(note.key) ||
      (note.key === 'pay' && note.rule === 'FF-9.2') ||
      !says(`ev-${note.key}`)
    )
      continue;
    let text = noteInWords(note, cast, blank);
    const next = notes[at + 1];
    if (note.key === 'pass' && next?.key === 'receive') text += ` ${noteInWords(next, cast)}`;
    lines.push({ n: note.n, text, rule: note.rule ?? '', strong: STRONG.has(note.key) });
  }
  return lines;
}

export function askInWords(prompt: Prompt, cast: Cast, blank = ''): string {
  return said(`ask-${prompt.why}`, worded(prompt.args ?? {}, cast, blank));
}
