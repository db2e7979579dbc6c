import { beforeAll, expect, test, vi } from 'vitest';
import { Cast } from './cast';
import { speakWith } from './i18n.svelte';
import type { Person } from '@wire';
import { othersAwaited, waitsInWords } from './waiting';

vi.mock('@kit/device/settings.svelte', () => ({ settings: { lang: 'en' } }));
vi.mock('@kit/device/local.svelte', () => ({
  local: { known: (id: string) => (id === 'shared' ? { tokens: { 0: 'mine', 1: 'mine' } } : null) },
}));

const people = [
  { seat: 0, kind: 'human', name: 'Ada', here: true },
  { seat: 1, kind: 'human', name: 'Otto', here: false },
  { seat: 2, kind: 'bot', name: 'Robin', here: false },
] as Person[];
const cast = new Cast(people, 0);
const awaited = (seats: number[], id = 'apart') =>
  othersAwaited({ id, waiting: { seats, why: 'bid' } as never }, cast);

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await speakWith('house', () =>
    Promise.resolve([
      'waiting-over = Done.\nwaiting-done = Done; { $names }: { $n }.\nwaiting-away = { $names } away: { $n }.\nwaiting-later = { $names } later.\nplayer-as = { $player } ({ $role })',
    ]),
  );
});

test('whoever is away is not said to be thinking', () => {
  expect(awaited([1])?.gone).toBe('Otto away: 1.');
  expect(awaited([0, 1, 2])?.gone).toBe('Otto away: 1.');
});
test('over days nobody need be there', () => {
  const table = { id: 'apart', waiting: { seats: [1], why: 'bid' }, info: { tempo: 'day' } };
  expect(othersAwaited(table as never, cast)?.gone).toBe('Otto later.');
});
test('bots, and those who share this device, are there', () => {
  expect(awaited([2])?.gone).toBe('');
  expect(awaited([1], 'shared')?.gone).toBe('');
});
test('the others are named, and nobody if only I am awaited', () => {
  expect(String(awaited([0, 2])?.names)).toBe('Robin');
  expect(awaited([0])).toBe(null);
});
test('who has had their say is told who may still have theirs', () => {
  const told = (done: boolean, seats: number[]) =>
    waitsInWords(
      { id: 'apart', waiting: { seats, why: 'react' } as never, done },
      cast,
      () => 'thinks',
      'nobody',
    );
  expect(told(true, [0, 2])).toBe('Done; Robin: 1.');
  expect(told(true, [0])).toBe('Done.');
  expect(told(false, [0, 2])).toBe('thinks');
  expect(told(true, [0, 1])).toBe('Otto away: 1.');
});
test('who plays somebody is called by both names', () => {
  const named = new Cast(people, 0, (seat) => (seat === 1 ? 'Violette' : ''));
  const both = othersAwaited(
    { id: 'apart', waiting: { seats: [1, 2], why: 'bid' } as never },
    named,
  );
  expect(String(both?.names)).toBe('Otto (Violette) and Robin');
  expect(both?.gone).toBe('Otto (Violette) away: 1.');
  expect(new Cast(people, 0, () => 'Ada').player(0)).toBe('Ada');
  expect(new Cast([{ ...people[0]!, name: '', left: 'Ada' }], 0).player(0)).toBe('Ada');
});
