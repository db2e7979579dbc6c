/** A life as a document to keep: the page, the print and the PDF are made from it. */

import { lang, t } from '@kit/words/i18n.svelte';
import type { Keepsake, KeepsakeLine } from '@wire';
import { drawFace, specOf, type Look } from '../look/face';
import { drawing, tintOf } from '../look/icons';
import { Own, type Cast } from '../model/cast';
import type { Beat, Life } from './story';

const ACCENT = '#862a62';

/** A drawing of so many units as a picture of so many pixels. */
const svg = (units: number, size: number, inner: string, more = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${units} ${units}"` +
  ` width="${size}" height="${size}" ${more}>${inner}</svg>`;

export function faceSvg(cast: Cast, person: number, size: number, look: Look = {}): string {
  const inner = drawFace(specOf(cast.seed(person), cast.sex(person)), look);
  const round = `<clipPath id="c${person}"><circle cx="50" cy="50" r="50"/></clipPath>`;
  return svg(100, size, `${round}<g clip-path="url(#c${person})">${inner}</g>`);
}

export function iconSvg(name: string, size: number, colour = '#3a2733'): string {
  const inner = drawing(name)
    .replaceAll('var(--tint, transparent)', tintOf(name))
    .replaceAll('var(--hole, transparent)', '#fff');
  const line = `stroke="${colour}" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"`;
  return svg(
    24,
    size,
    inner.replaceAll('currentColor', colour),
    `color="${colour}" fill="none" ${line}`,
  );
}

/** The face at the end of a life; with five goals it smiles, whatever else happened. */
export function portrait(life: Life, cast: Cast): Look {
  return life.won ? { ...cast.look(life.seat), mood: 'happy' } : cast.look(life.seat);
}

export function factsOf(life: Life): { icon: string; text: string }[] {
  return [
    { icon: 'goal', text: t('ff-fact-goals', { n: life.goals.length }) },
    { icon: 'partner', text: t('ff-fact-loves', { n: life.loves.length }) },
    { icon: 'child', text: t('ff-fact-children', { n: life.children }) },
    { icon: 'friend', text: t('ff-fact-friends', { n: life.friends }) },
    { icon: 'card', text: t('ff-fact-lived', { n: life.lived }) },
  ];
}

export function keepsakeOf(life: Life, cast: Cast): Keepsake {
  const beats = life.chapters.flatMap((chapter) => chapter.beats);
  const facts = factsOf(life);
  const others = [...new Set(beats.flatMap((beat) => beat.persons))];
  const icons = [...new Set([...facts, ...beats].map(({ icon }) => icon))];
  const line = (beat: Beat): KeepsakeLine => ({
    kind: beat.main ? 'beat' : 'small',
    picture: beat.icon,
    text: beat.text,
    faces: beat.persons.map((person) => others.indexOf(person) + 1),
  });
  const silent: KeepsakeLine = {
    kind: 'small',
    text: t('ff-bio-silent', { name: new Own(life.name) }),
  };
  return {
    lang: lang.now,
    title: life.name,
    subtitle: t('title'),
    accent: ACCENT,
    foot: t('ff-poster-foot'),
    people: [
      { name: life.name, colour: ACCENT, portrait: 'portrait' },
      ...others.map((person) => ({
        name: cast.name(person),
        colour: ACCENT,
        face: `face-${person}`,
      })),
    ],
    pictures: {
      portrait: faceSvg(cast, life.seat, 150, portrait(life, cast)),
      ...Object.fromEntries(others.map((person) => [`face-${person}`, faceSvg(cast, person, 30)])),
      ...Object.fromEntries(icons.map((icon) => [icon, iconSvg(icon, 24)])),
    },
    facts: facts.map(({ icon, text }) => ({ kind: 'item', picture: icon, text })),
    sections: [
      { lines: [{ kind: 'lead', text: life.opening }] },
      ...life.chapters.map((chapter) => ({
        title: chapter.title,
        mark: String(chapter.age),
        lines: chapter.beats.length ? chapter.beats.map(line) : [silent],
      })),
      { lines: [{ kind: 'end', text: life.ending }] },
    ],
  };
}
