import { render } from 'svelte/server';
import { expect, test, vi } from 'vitest';
import type { Table } from '@kit/table/table.svelte';
import type { Person } from '@wire';
import type { AnomiaView, ClaimView, FaceOffView } from '@wire/anomia';
import { Cast } from '../model/cast';
import FaceOff from './FaceOff.svelte';

vi.mock('@kit/device/settings.svelte', () => ({ settings: { lang: 'en' } }));
vi.mock('@kit/words/i18n.svelte', () => ({
  t: (key: string, args: object = {}) => [key, ...Object.values(args).map(String)].join(' '),
  lang: { now: 'en' },
}));

const people = ['Ada', 'Ben', 'Cleo'].map((name, seat) => ({
  seat,
  kind: 'human',
  name,
  here: true,
}));
const card = { card: 1, title: 'a fruit', symbol: 'sun' };
const fight = {
  ...{
    rivals: [0, 1],
    cascade: 1,
    name: ['a fruit', 'a river'],
    ties: 0,
    hints: [],
    winners: [],
    pair: [],
  },
  ...{ began: [false, false], handed: [false, false], passed: [false, false], claim: null },
  ...{ goals: [card, card], until: 40_000, whole: 40_000, challenger: null, voters: [], voted: [] },
} as unknown as FaceOffView;
const claim = {
  seat: 0,
  word: 'mango',
  title: 'a fruit',
  late: '',
  times: [900, 1200],
  margin: 30,
};

function drawn(now: Partial<FaceOffView>, mine: number | null, lost = ''): string {
  const cast = new Cast(people as Person[], mine);
  const table = { elapsed: () => 0 } as unknown as Table<unknown>;
  const view = { heat: 1, words: 'en' } as AnomiaView;
  return render(FaceOff, { props: { table, view, fight: { ...fight, ...now }, cast, lost } }).body;
}
const stands = (late: string) => ({ claim: { ...claim, late } as unknown as ClaimView });

test.each([0, 2, null])('a ring shows how long a race lasts, to whoever looks on (%s)', (mine) => {
  expect(drawn({}, mine)).toMatch(/data-clock[^>]*>.*<svg/s);
  expect(drawn({ whole: 0 }, mine)).not.toContain('data-clock');
  expect(drawn(stands(''), mine)).not.toContain('data-clock');
});

test.each([0, 2, null])('each further face-off of a cascade has its moment (%s)', (mine) => {
  expect(drawn({}, mine)).not.toContain('data-cascade');
  const third = drawn({ cascade: 3 }, mine);
  expect(third).toMatch(/data-cascade="3"[^>]*>\s*×3/);
  expect(third).toContain('an-cascade 3');
});

test('the word that lost stands beside the one that won, for everybody', () => {
  expect(drawn(stands('Po'), 2)).toContain('an-late-word Ben Po');
  expect(drawn(stands('Po'), null)).toContain('an-late-word Ben Po');
  expect(drawn(stands('Po'), 1)).toContain('an-late-word-me Po');
  expect(drawn(stands(''), 2)).not.toContain('data-lost');
});

test('what was only begun is seen by whoever began it', () => {
  expect(drawn(stands(''), 1, 'Loi')).toContain('an-lost-word Loi');
  expect(drawn(stands('Po'), 1, 'Po')).not.toContain('an-lost-word');
});
