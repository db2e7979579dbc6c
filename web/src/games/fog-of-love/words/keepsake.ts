/** The story as a document to keep: the page, the print and the PDF are made from it. */

import { lang, minus, t } from '@kit/words/i18n.svelte';
import { Own } from '@kit/words/names';
import type { Keepsake, KeepsakeLine } from '@wire';
import type { Cast } from '../model/cast';
import { curveSvg } from '../look/curve';
import { drawFace, moodOf, type Mood } from '../look/face';
import { tint } from '../look/palette';
import { coupleOf, speakerOf, type Beat, type Hidden, type Story } from './story';

const ACCENT = '#8d3350';

export function faceSvg(cast: Cast, seat: number, size: number, mood?: Mood): string {
  const person = cast.persons[seat]!;
  const inner = drawFace({
    portrait: person.portrait,
    colour: person.colour,
    features: person.features,
    mood: mood ?? moodOf(person.hearts),
    gaze: seat === cast.sides[0] ? 1 : -1,
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 220" width="${size}" height="${Math.round(size * 1.1)}">${inner}</svg>`;
}

export function keepsakeOf(story: Story, cast: Cast): Keepsake {
  const colours: [string, string] = [cast.colour(0), cast.colour(1)];
  const chapters = story.chapters.map((chapter) => ({
    title: chapter.title,
    lines: [told(chapter.opening), ...chapter.beats.map((beat) => beatLines(beat, story))].flat(),
  }));
  return {
    lang: lang.now,
    title: coupleOf(story),
    subtitle: story.title,
    accent: ACCENT,
    foot: t('fl-poster-foot'),
    people: [0, 1].map((seat) => ({
      name: cast.name(seat),
      colour: tint(colours[seat]!).deep,
      portrait: `face-${seat}`,
    })),
    pictures: {
      'face-0': faceSvg(cast, 0, 120),
      'face-1': faceSvg(cast, 1, 120),
      curve: curveSvg(story, colours),
    },
    sections: [
      { lines: [{ kind: 'lead', text: story.opening }] },
      ...chapters,
      { title: t('fl-what-hid'), lines: story.hidden.flatMap(hiddenLines) },
      {
        lines: [
          { kind: 'picture', picture: 'curve', text: t('fl-curve'), faces: [0, 1] },
          { kind: 'end', text: story.ending },
        ],
      },
    ],
  };
}

const told = (text: string): KeepsakeLine[] => (text ? [{ kind: 'told', text }] : []);

/** How it was played, where that was not in the usual way. */
function asideOf({ how, seat }: Beat, story: Story): string {
  if (how === 'exchanged') return t('fl-played-for', { name: new Own(story.names[seat as 0 | 1]) });
  return how ? t(`fl-how-${how}`) : '';
}

function beatLines(beat: Beat, story: Story): KeepsakeLine[] {
  const lines: KeepsakeLine[] = [];
  if (beat.title) lines.push({ kind: 'head', text: beat.title, aside: asideOf(beat, story) });
  if (beat.opening && speakerOf(beat, story))
    lines.push({ kind: 'says', who: beat.seat, text: beat.opening });
  else lines.push(...told(beat.opening));
  lines.push(
    ...beat.said.map(({ seat, text }): KeepsakeLine => ({ kind: 'says', who: seat, text })),
  );
  return [...lines, ...told(beat.then)];
}

export const labelled = (label: string, count: string): string =>
  t('labelled', { label: new Own(label), count: new Own(count) });
export const met = (yes: boolean): string => t(yes ? 'fl-met' : 'fl-missed');

export function hiddenLines(one: Hidden): KeepsakeLine[] {
  const item = (text: string): KeepsakeLine => ({ kind: 'item', text });
  return [
    { kind: 'head', who: one.seat, text: labelled(one.name, one.destiny), aside: met(one.met) },
    ...told(one.ending),
    ...one.traits.map((goal) =>
      item(labelled(goal.title, `${minus(goal.have)}/${goal.needs}, ${met(goal.met)}`)),
    ),
    ...one.secrets.map((title) => item(t('fl-kept-secret', { title }))),
  ];
}
