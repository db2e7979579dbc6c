/** Events and questions in words, with the invented names. */

import { says, t, type Args } from '@kit/words/i18n.svelte';
import type { Line } from '@kit/words/Log.svelte';
import { Own, said } from '@kit/words/names';
import { isTold } from '@kit/words/told';
import { worded, type Worder } from '@kit/words/wording';
import type { Note, Prompt } from '@wire';
import { KINDS } from '@wire/fog-of-love';
import type { Cast } from '../model/cast';
import { named, orderInWords } from './effects';
import { line, quoted, titleOf } from './lines';
import type { FogView } from '../model/types';

const STRONG = new Set(['begin', 'synopsis', 'chapter', 'final', 'fulfilled', 'ending']);
/** Events that are not part of the story: lessons read. */
const UNTOLD = new Set(['lesson']);
/** Consecutive events of these kinds are joined into one line. */
const RUNS = new Set(['token', 'token-lost', 'heart', 'goal', 'draw']);

/** Between titles: some have commas of their own. */
const BETWEEN = ' · ';

/** What is called for with destinies; of both, each thing once. */
function calledFor(effects: unknown, view?: FogView): string {
  const told = (effects as (string | null)[]).flatMap((one) =>
    one ? [orderInWords(one, view)] : [],
  );
  return [...new Set(told)].join(BETWEEN);
}

/** The kinds of this game. */
const own = (cast: Cast, view?: FogView): Record<string, Worder> => ({
  title: (id) => {
    if (Array.isArray(id)) return new Own(id.map(titleOf).join(BETWEEN));
    return typeof id === 'string' && id !== 'some' ? new Own(titleOf(id)) : id;
  },
  named: (ids, { of = '' }) =>
    Array.isArray(ids) ? new Own(ids.map((id: string) => named(of, id)).join(BETWEEN)) : ids,
  choices: (letters) => (Array.isArray(letters) ? new Own(lettersOf(letters, cast)) : letters),
  letter: (letter) => new Own(String(letter).toUpperCase()),
  effect: (effect, { many }) => new Own(calledFor(many ? effect : [effect], view)),
});

export const inWords = (args: Args, cast: Cast, view?: FogView): Args =>
  worded(args, KINDS, cast, own(cast, view));

function lettersOf(choices: string[], cast: Cast): string {
  return choices
    .flatMap((letter, seat) => (letter ? [`${cast.name(seat)}: ${letter.toUpperCase()}`] : []))
    .join(', ');
}

/** The index of a card in the story: its lines refer only to earlier scenes. */
function placeOf(scene: string, view: FogView): number | undefined {
  const place = view.past.findLastIndex((entry) => entry.scene === scene);
  return place < 0 ? undefined : place;
}

/** The choices in the words of those who made them. */
function chosen(args: Record<string, unknown>, cast: Cast, view: FogView) {
  const [scene, choices] = [String(args.scene), args.choices as string[]];
  const until = placeOf(scene, view);
  return choices.flatMap((letter, seat) => {
    if (!letter) return [];
    const words = line(scene, letter, { view, cast, seat, choices, until });
    const text = words
      ? t('fl-says', { name: cast.own(seat), words: quoted(words) })
      : `${cast.name(seat)}: ${letter.toUpperCase()}`;
    return [{ seat, text }];
  });
}

/** What then happened, as the card tells it. */
function then(args: Record<string, unknown>, cast: Cast, view: FogView): string {
  const scene = String(args.scene);
  const until = placeOf(scene, view);
  const entry = until === undefined ? undefined : view.past[until];
  return line(scene, `also-${String(args.row)}`, {
    view,
    cast,
    seat: entry?.player ?? -1,
    choices: entry?.counted,
    until,
  });
}

export function noteInWords(note: Note, cast: Cast, view?: FogView): string {
  const args = note.args ?? {};
  if (note.key === 'chosen' && view?.persons.length)
    return chosen(args, cast, view)
      .map(({ text }) => text)
      .join(' ');
  if (note.key === 'also' && view?.persons.length)
    return then(args, cast, view) || said('ev-also', inWords(args, cast, view));
  return said(`ev-${note.key}`, inWords(args, cast, view));
}

export function tell(notes: readonly Note[], cast: Cast, view?: FogView): Line[] {
  const lines: Line[] = [];
  let run = '';
  for (const note of notes) {
    if (UNTOLD.has(note.key) || !isTold(note)) continue;
    const text = noteInWords(note, cast, view);
    const last = lines.at(-1);
    if (RUNS.has(note.key) && run && last) last.text += ` ${text}`;
    else lines.push({ n: note.n, text, rule: note.rule ?? '', strong: STRONG.has(note.key) });
    run = RUNS.has(note.key) ? note.key : '';
  }
  return lines;
}

/** Figures and housekeeping, which the curtain leaves out: it tells the story. */
const FIGURES = new Set([
  ...RUNS,
  'look',
  'discard',
  'trade',
  'reshuffle',
  'occupation',
  'destiny-moved',
  'destiny-stays',
]);

/** What has happened meanwhile, as a story. */
export const tellLately = (notes: readonly Note[], cast: Cast, view?: FogView): Line[] =>
  tell(
    notes.filter((note) => !FIGURES.has(note.key)),
    cast,
    view,
  );

/** For somebody who comes back: the scenes, who said what, and how hearts changed. */
export const tellSince = (notes: readonly Note[], cast: Cast, view: FogView): Line[] =>
  tell(
    notes.filter((note) => note.key === 'heart' || !FIGURES.has(note.key)),
    cast,
    view,
  ).flatMap((told): Line[] => {
    const { key = '', args = {} } = notes.find((note) => note.n === told.n) ?? {};
    if (key === 'chosen') return chosen(args, cast, view).map((one) => ({ ...told, ...one }));
    return key === 'also' || key === 'heart' ? [{ ...told, seat: null }] : [told];
  });

/** The seat whose reaction is being answered. */
const reactor = ({ now }: FogView): number => now?.reaction_roles?.player ?? -1;

/** What is asked; of a card, its own question. */
export function askInWords(prompt: Prompt, cast: Cast, view: FogView): string {
  const args = prompt.args ?? {};
  const scene = typeof args.scene === 'string' ? args.scene : '';
  if (scene && (prompt.why === 'choose' || prompt.why === 'answer')) {
    const seat = prompt.why === 'answer' ? reactor(view) : (view.now?.player ?? -1);
    const asked = line(scene, 'ask', { view, cast, seat });
    if (asked) return asked;
  }
  if (prompt.why === 'destiny' && view.me?.ways.every(({ how }) => how === 'drop'))
    return t('fl-ask-destiny-drop');
  if (prompt.why === 'colour' && view.persons[cast.other ?? 0]?.colour)
    return said('fl-ask-colour', { name: cast.own(cast.other ?? 0) });
  if (prompt.why === 'rechoose') return said('fl-ask-rechoose', { name: cast.own(reactor(view)) });
  return said(
    says(`fl-ask-${prompt.why}`) ? `fl-ask-${prompt.why}` : `ask-${prompt.why}`,
    inWords(args, cast, view),
  );
}
