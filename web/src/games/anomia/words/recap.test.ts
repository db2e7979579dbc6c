import { expect, test } from 'vitest';
import type { Note } from '@wire';
import { recap } from './recap';

let n = 0;
const note = (key: string, args: Record<string, unknown>): Note => ({ n: (n += 1), key, args });
const won = (seat: number, loser: number, word: string, time: number): Note[] => [
  note('answered', { seat, word, title: 'Fruit', time, later: -1 }),
  note('won', { seat, loser, title: 'Fruit', place: loser }),
];
const GAME = [
  ...won(0, 1, 'kiwi', 1000),
  ...won(1, 0, 'pomegranate', 3000),
  ...won(0, 2, 'fig', 2000),
  ...won(2, 0, 'pear', 900),
  ...won(2, 0, 'plum', 1100),
  note('refused', { seat: 1, word: 'spaghetti tree', reason: '' }),
];

test('each one’s average, the longest word, the funniest refusal', () => {
  const told = recap(GAME, 0);
  expect(told.averages).toEqual([
    { seat: 0, time: 1500, n: 2 },
    { seat: 1, time: 3000, n: 1 },
    { seat: 2, time: 1000, n: 2 },
  ]);
  expect(told.best?.word).toBe('pomegranate');
  expect(told.refused?.word).toBe('spaghetti tree');
  expect(told.fastest?.word).toBe('pear');
});

test('my nemesis is who took most from me; for a spectator, the worst of all', () => {
  expect(recap(GAME, 0).nemesis).toEqual({ seat: 2, of: 0, n: 2 });
  expect(recap(GAME, 1).nemesis).toEqual({ seat: 0, of: 1, n: 1 });
  expect(recap(GAME).nemesis).toEqual({ seat: 2, of: 0, n: 2 });
  expect(recap([], 0).nemesis).toBeNull();
});
