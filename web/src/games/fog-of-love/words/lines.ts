/**
 * Lines of the cards: who speaks, and what they remember. The same arguments as
 * in the game's `speech.py`: names, genders and jobs of who speaks ($me) and of the other ($you);
 * who chose what ($a to $d); and what either chose in any earlier scene ($me_sweet_3).
 */

import { lang, says, t } from '@kit/words/i18n.svelte';
import { elided, Own } from '@kit/words/names';
import type { Cast } from '../model/cast';
import { remembered } from './catalogue';
import type { Entry, FogView } from '../model/types';

export interface Speech {
  view: FogView;
  cast: Cast;
  /** -1: a narrator, who stands beside the first player. */
  seat: number;
  /** Scenes from this index on are not referred to. */
  until?: number;
  /** The choices that $a to $d speak of, as they count; else those of the scene being resolved. */
  choices?: readonly string[];
}

const yes = (is: boolean): string => (is ? 'yes' : 'no');

const isChapter = (id: string): boolean => says(`chapter-${id}`) && !says(`scene-${id}`);
const cardKey = (id: string): string => `${isChapter(id) ? 'chapter' : 'scene'}-${id}`;

/** The title; the id as long as nobody has written it. */
export function titleOf(id: string): string {
  const key = cardKey(id);
  return says(key) ? t(key) : id;
}

function job(occupation: string, gender: string): string {
  const key = `occupation-${occupation}.${gender || 'n'}`;
  return says(key) ? t(key) : occupation;
}

function memory(past: readonly Entry[], seat: number): Record<string, string> {
  const found: Record<string, string> = {};
  for (const name of remembered) found[name] = 'no';
  for (const { scene, counted } of past) {
    const name = scene.replaceAll('-', '_');
    found[`me_${name}`] = counted[seat as 0 | 1] || 'no';
    found[`you_${name}`] = counted[(1 - seat) as 0 | 1] || 'no';
  }
  return found;
}

function argsOf({ view, cast, seat: speaker, until, choices }: Speech): Record<string, unknown> {
  const seat = speaker < 0 ? view.first : speaker;
  const me = view.persons[seat]!;
  const you = view.persons[1 - seat]!;
  const chosen = choices ?? view.now?.counted ?? [];
  const who = (letter: string) =>
    [0, 1]
      .filter((one) => chosen[one] === letter)
      .map((one) => cast.name(one))
      .join(', ');
  return {
    me: cast.own(seat),
    you: cast.own(1 - seat),
    me_is: me.gender || 'n',
    you_are: you.gender || 'n',
    my_job: new Own(job(me.occupation, me.gender)),
    your_job: new Own(job(you.occupation, you.gender)),
    way: view.way,
    married: yes(view.married),
    child: yes(view.child),
    ...memory(view.past.slice(0, until), seat),
    a: new Own(who('a')),
    b: new Own(who('b')),
    c: new Own(who('c')),
    d: new Own(who('d')),
  };
}

/** A message of the cards, spoken by that person; empty as long as nobody has written it. */
export function spoken(key: string, speech: Speech): string {
  const { cast } = speech;
  return says(key) ? elided(t(key, argsOf(speech)), [cast.name(0), cast.name(1)]) : '';
}

const INNER = {
  en: { '“': '‘', '”': '’' },
  fr: { '«\u00a0': '“', '\u00a0»': '”' },
};

/** Text to be put between quotation marks: its own quotation marks become inner ones. */
export const quoted = (words: string): Own =>
  new Own(
    Object.entries(INNER[lang.now]).reduce(
      (text, [outer, inner]) => text.replaceAll(outer, inner),
      words,
    ),
  );

export const line = (id: string, part: string, speech: Speech): string =>
  spoken(`${cardKey(id)}.${part}`, speech);

/** Who played a card; on whose behalf, if it was the other. */
export const playedBy = (player: number, how: string | undefined, cast: Cast): string =>
  t(how === 'exchanged' ? 'fl-played-for' : 'fl-played-by', { name: cast.own(player) });
