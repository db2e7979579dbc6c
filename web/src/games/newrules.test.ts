import { readFileSync } from 'node:fs';
import { render } from 'svelte/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { speakWith } from '@kit/words/i18n.svelte';
import Log, { type Line } from '@kit/words/Log.svelte';
import type { Note, Person } from '@wire';
import type { FieseView } from '@wire/fiese-freunde';
import { Cast as Racers } from './anomia/model/cast';
import { tell as tellAnomia } from './anomia/words/events';
import { tell as tellFear } from './fear-of-the-dark/words/events';
import { Cast as Lives } from './fiese-freunde/model/cast';
import { tell as tellFiese } from './fiese-freunde/words/events';
import { keepsakeOf } from './fiese-freunde/words/keepsake';
import { lifeOf } from './fiese-freunde/words/story';
import { Cast as Couple } from './fog-of-love/model/cast';
import { tell as tellFog, tellLately, tellSince } from './fog-of-love/words/events';
import type { FogView } from './fog-of-love/model/types';

/** A table that has gone on under other rules: one sentence about it, between what was told before and after. */

const settings = vi.hoisted(() => ({ lang: 'en' }));
vi.mock('@kit/device/settings.svelte', () => ({ settings }));

const SAID = {
  en: 'The rules of this game were updated. From here on the new ones apply; what happened before stays as it was',
  fr: 'Les règles de ce jeu ont été mises à jour. À partir d’ici, les nouvelles s’appliquent\u00a0; ce qui s’est passé avant reste tel quel',
};
const AGAIN = {
  en: [', except for the last answer, which', ', except for the last 3 answers, which'],
  fr: [', sauf la dernière réponse, qu’il', ', sauf les 3 dernières réponses, qu’il'],
};
const people = ['Ada', 'Kim'].map((name) => ({ kind: 'human', name }) as Person);
const seam = (again = 0): Note => ({
  n: 7,
  key: 'new-rules',
  args: { again, from: 1, version: 2 },
});
const view = { past: [], persons: [] } as unknown as FogView;
const TELLERS: Record<string, (notes: Note[]) => Line[]> = {
  'fear-of-the-dark': tellFear,
  anomia: (notes) => tellAnomia(notes, new Racers(people, 0)),
  'fiese-freunde': (notes) =>
    tellFiese(notes, new Lives(people, { persons: [], boards: [], seats: 2 }, 0)),
  'fog-of-love': (notes) => tellFog(notes, new Couple(people, [], 0)),
  'fog-of-love, on the curtain': (notes) => tellLately(notes, new Couple(people, [], 0), view),
  'fog-of-love, to who comes back': (notes) => tellSince(notes, new Couple(people, [], 0), view),
};

const textsOf = (folder: string): string => readFileSync(`${folder}/${settings.lang}.ftl`, 'utf8');

describe.each(['en', 'fr'] as const)('in %s', (lang) => {
  beforeEach(async () => {
    settings.lang = lang;
    vi.stubGlobal('document', { documentElement: {} });
    const house = ['../src/tablee/kernel/words/text', 'src/text'].map(textsOf);
    await speakWith('game', async () => [
      ...house,
      textsOf('../src/tablee/games/fiese_freunde/text'),
    ]);
  });

  test.each(Object.keys(TELLERS))('the log says it: %s', (game) => {
    const lines = TELLERS[game]!([seam()]);
    expect(lines.map(({ text }) => text)).toEqual([`${SAID[lang]}.`]);
    const [one, several] = [1, 3].map((again) => TELLERS[game]!([seam(again)])[0]!.text);
    expect(one).toContain(SAID[lang] + AGAIN[lang][0]);
    expect(several).toContain(SAID[lang] + AGAIN[lang][1]);
    expect(render(Log, { props: { game, lines } }).body).toContain(`>${SAID[lang]}.</span>`);
  });
});

test('a life to keep is told as if there were one set of rules', () => {
  const board = { realised: [], children: 0, circle: [], lived: [], traits: {} };
  const view = {
    boards: [board, board],
    persons: [0, 1].map((person) => ({ person, name: people[person]!.name, sex: 'w' })),
    seats: 2,
    winner: 1,
    aimless: false,
    loves: [],
  } as unknown as FieseView;
  const cast = new Lives(people, view, 0);
  const told = [
    ['slice', { slice: 1 }],
    ['live', { seat: 0, card: 'a23' }],
    ['company', { seat: 0, card: 'a23', persons: [1] }],
    ['tie', { a: 0, b: 1, now: 'friend', was: '' }],
    ['over', {}],
  ].map(([key, args], n) => ({ n, key, args }) as unknown as Note);
  const keep = (notes: Note[]) => keepsakeOf(lifeOf(notes, cast, view, 0), cast);
  expect(keep(told).sections[1]!.lines.length).toBe(2);
  for (const at of told.keys()) expect(keep(told.toSpliced(at, 0, seam()))).toEqual(keep(told));
});
