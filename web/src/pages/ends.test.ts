import { beforeAll, expect, test, vi } from 'vitest';
import { speakWith, type Kinds } from '@kit/words/i18n.svelte';
import type { Moment } from '@wire';
import { endsOf } from './ends';

vi.mock('@kit/device/settings.svelte', () => ({ settings: { lang: 'en' } }));

const TEXT = `
labelled = { $label }: { $count }
win = You win.
lose = { $winner } was first; you have { $goals }.
`;
const KINDS: Kinds = { winner: { what: 'seat' } };
const NAMES = ['Ada', 'Kim'];
const nameOf = (seat: number): string => NAMES[seat]!;

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await speakWith('game', async () => [TEXT], KINDS);
});

function moment(seat: number | null, more: Partial<Moment> = {}): Moment {
  const lost = { seat: 0, won: false, key: 'lose', rule: '', args: { winner: 1, goals: 2 } };
  const won = { seat: 1, won: true, key: 'win', rule: '', args: {} };
  return { at: 9, total: 9, seat, view: {}, events: [], outcome: [lost, won], ...more } as Moment;
}

test('whoever looks reads their own end, with names', () => {
  expect(endsOf(moment(0), KINDS, nameOf)).toEqual(['Kim was first; you have 2.']);
  expect(endsOf(moment(1), KINDS, nameOf)).toEqual(['You win.']);
});

test('a spectator reads the end of each', () => {
  expect(endsOf(moment(null), KINDS, nameOf)).toEqual([
    'Ada: Kim was first; you have 2.',
    'Kim: You win.',
  ]);
});

test('nothing, as long as it goes on', () => {
  expect(endsOf(moment(0, { outcome: null }), KINDS, nameOf)).toEqual([]);
});
