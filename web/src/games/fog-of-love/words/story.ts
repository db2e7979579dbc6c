/** The story told again from what happened: chapters, scenes, choices, turning points. */

import { t } from '@kit/words/i18n.svelte';
import { Own, said } from '@kit/words/names';
import type { Cast } from '../model/cast';
import { isFinale } from '../model/held';
import { named } from './effects';
import { line, quoted, spoken, titleOf } from './lines';
import type { Entry, FogView } from '../model/types';

export interface Said {
  seat: number;
  text: string;
}

export interface Beat {
  title: string;
  seat: number;
  how: string;
  opening: string;
  said: Said[];
  then: string;
  hearts: readonly [number, number];
  /** By how much the two changed; what a reaction did is counted with its scene. */
  change: readonly [number, number];
}

export interface Chapter {
  id: string;
  title: string;
  opening: string;
  beats: Beat[];
}

export interface Hidden {
  seat: number;
  name: string;
  destiny: string;
  met: boolean;
  ending: string;
  traits: { title: string; met: boolean; have: number; needs: number }[];
  secrets: string[];
}

export interface Story {
  title: string;
  names: [string, string];
  opening: string;
  chapters: Chapter[];
  hidden: Hidden[];
  ending: string;
  together: boolean;
  curve: { hearts: readonly [number, number]; chapter: boolean; title: string }[];
}

export function storyOf(view: FogView, cast: Cast): Story {
  const chapters: Chapter[] = [];
  let before: readonly [number, number] = [0, 0];
  for (const [at, entry] of view.past.entries()) {
    if (entry.player < 0 || !chapters.length) chapters.push(chapterOf(entry, at, view, cast));
    const beat = beatOf(entry, at, before, view, cast);
    if (entry.player >= 0 || beat.said.length)
      chapters.at(-1)!.beats.push(entry.player < 0 ? { ...beat, title: '', opening: '' } : beat);
    if (!isFinale(entry.scene, view) && entry.how !== 'reaction') before = entry.hearts;
  }
  const last = view.persons.map((person) => person.hearts) as [number, number];
  const moments = view.past.filter(
    (entry) => !isFinale(entry.scene, view) && entry.how !== 'reaction',
  );
  return {
    title: t(`story-${view.story}`),
    names: [cast.name(0), cast.name(1)],
    opening: spoken(`story-${view.story}.synopsis`, { view, cast, seat: -1, until: 0 }),
    chapters,
    hidden: [0, 1].map((seat) => hiddenOf(seat, view, cast)),
    ending: [
      becameOf(view, cast),
      spoken(`story-${view.story}.${view.together ? 'together' : 'parted'}`, {
        view,
        cast,
        seat: -1,
      }),
    ]
      .filter(Boolean)
      .join(' '),
    together: view.together ?? true,
    curve: [
      { hearts: [0, 0], chapter: false, title: '' },
      ...moments.map((entry) => ({
        hearts: entry.hearts,
        chapter: entry.player < 0,
        title: titleOf(entry.scene),
      })),
      { hearts: last, chapter: true, title: t('fl-finale') },
    ],
  };
}

/** What became of the two, in one plain sentence. */
function becameOf({ ending }: FogView, cast: Cast): string {
  return ending
    ? said('ev-ending', {
        fate: ending.fate,
        seat: cast.own(ending.seat),
        whose: cast.own(ending.whose),
      })
    : '';
}

function chapterOf(entry: Entry, at: number, view: FogView, cast: Cast): Chapter {
  return {
    id: entry.scene,
    title: titleOf(entry.scene),
    opening: line(entry.scene, 'open', { view, cast, seat: -1, until: at }),
    beats: [],
  };
}

function beatOf(
  entry: Entry,
  at: number,
  before: readonly [number, number],
  view: FogView,
  cast: Cast,
): Beat {
  const speech = { view, cast, until: at, choices: entry.counted };
  const kept = entry.how === 'kept';
  const told: Said[] = [];
  for (const seat of [entry.player === 1 ? 1 : 0, entry.player === 1 ? 0 : 1]) {
    const letter = entry.choices[seat as 0 | 1];
    const words = letter ? line(entry.scene, letter, { ...speech, seat }) : '';
    if (words) told.push({ seat, text: words });
  }
  const narrator = { ...speech, seat: entry.player };
  const shown = entry.how === 'revealed' ? line(entry.scene, 'shown', narrator) : '';
  const finale = isFinale(entry.scene, view);
  return {
    title: titleOf(entry.scene),
    seat: entry.player,
    how: entry.how,
    opening: kept ? line(entry.scene, 'kept', narrator) : line(entry.scene, 'open', narrator),
    said: told,
    then: entry.row >= 0 ? line(entry.scene, `also-${entry.row + 1}`, narrator) : shown,
    hearts: entry.hearts,
    change:
      finale || entry.how === 'reaction'
        ? [0, 0]
        : [entry.hearts[0] - before[0], entry.hearts[1] - before[1]],
  };
}

function hiddenOf(seat: number, view: FogView, cast: Cast): Hidden {
  const person = view.persons[seat]!;
  const destiny = person.final;
  const met = destiny?.ok ?? false;
  return {
    seat,
    name: cast.name(seat),
    destiny: destiny ? named('destiny', destiny.destiny) : '',
    met,
    ending: destiny
      ? spoken(`destiny-${destiny.destiny}.${met ? 'met' : 'missed'}`, { view, cast, seat })
      : '',
    traits: person.traits.map((goal) => ({
      title: named('trait', goal.trait),
      met: goal.met,
      have: goal.have,
      needs: goal.needs,
    })),
    secrets: view.past
      .filter((entry) => entry.how === 'kept' && entry.player === seat)
      .map((entry) => titleOf(entry.scene)),
  };
}

/** The couple in one line: "Camille & Sacha". */
export const coupleOf = (story: Story): string =>
  t('fl-couple', { one: new Own(story.names[0]), other: new Own(story.names[1]) });

/** Who says a scene's first words; a narrator says none. */
export function speakerOf(beat: Beat, story: Story): string {
  return beat.seat < 0 || beat.opening.startsWith('(') || beat.how === 'kept'
    ? ''
    : story.names[beat.seat as 0 | 1];
}

/** Everything in sentences, to be read aloud. */
export function aloud(story: Story): string[] {
  const lines = [story.title, coupleOf(story), story.opening];
  const speak = (name: string, text: string) =>
    said('fl-says', { name: new Own(name), words: quoted(text) });
  for (const chapter of story.chapters) {
    lines.push(chapter.title, chapter.opening);
    for (const beat of chapter.beats) {
      const speaker = speakerOf(beat, story);
      if (beat.title) lines.push(beat.title);
      if (beat.opening) lines.push(speaker ? speak(speaker, beat.opening) : beat.opening);
      for (const one of beat.said) lines.push(speak(story.names[one.seat as 0 | 1], one.text));
      if (beat.then) lines.push(beat.then);
    }
  }
  for (const one of story.hidden) lines.push(one.ending);
  return [...lines, story.ending].filter(Boolean).map((text) => text.replace(/[()]/g, ''));
}
