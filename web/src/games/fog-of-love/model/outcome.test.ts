import { expect, test } from 'vitest';
import type { Note } from '@wire';
import { entryOutcome, goalsMoved, isWorthALook, outcomeOf, spanOf, type Sum } from './outcome';
import type { Entry, Goal } from './types';

const note = (n: number, key: string, args: Record<string, unknown> = {}): Note => ({
  n,
  key,
  args,
});

const NOTES = [
  note(1, 'draw'),
  note(2, 'lay', { scene: 'walk', seat: 1 }),
  note(3, 'react', { seat: 0, scene: 'really' }),
  note(4, 'answered', { seat: 1, letter: 'b' }),
  note(5, 'chosen', { choices: ['a', 'b'] }),
  note(6, 'rechosen', { seat: 0, letter: 'c' }),
  note(7, 'token', { seat: 0, aspect: 'gen-up', n: 2 }),
  note(8, 'token-lost', { seat: 0, aspect: 'gen-up', n: 2 }),
  note(9, 'token', { seat: 1, aspect: 'sin-up', n: 1 }),
  note(10, 'heart', { seat: 0, gain: 3 }),
  note(11, 'heart', { seat: 0, gain: -1 }),
  note(12, 'also', { row: 2 }),
  note(13, 'mark', { kind: 'married' }),
  note(14, 'draw'),
  note(15, 'lay', { scene: 'next', seat: 0 }),
];

test('a card lasts until the next is laid', () => {
  expect(spanOf(NOTES, 2).map(({ n }) => n)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
  expect(spanOf(NOTES, 15).map(({ n }) => n)).toEqual([15]);
  expect(spanOf(NOTES, 99)).toEqual([]);
});

test('what a card came to is the sum of its events', () => {
  const found = outcomeOf(spanOf(NOTES, 2));
  expect(found).toMatchObject({
    id: 'walk',
    player: 1,
    choices: ['c', 'b'],
    row: 1,
    reactions: [{ seat: 0, id: 'really', letter: 'b' }],
    sums: [
      { hearts: 2, tokens: [] },
      { hearts: 0, tokens: [{ aspect: 'sin-up', n: 1 }] },
    ],
    last: 13,
  });
  expect(found.rest.map(({ key }) => key)).toEqual(['mark']);
});

test('a card of one’s own that brought nothing needs no second look', () => {
  const found = outcomeOf(spanOf(NOTES, 15));
  expect(isWorthALook(found, 0)).toBe(false);
  expect(isWorthALook(found, 1)).toBe(true);
});

test('from the story so far, without its events', () => {
  const entry = (scene: string, more: Partial<Entry>): Entry => ({
    scene,
    player: 0,
    choices: ['', ''],
    hearts: [0, 0],
    chapter: 0,
    how: '',
    row: -1,
    deck: '',
    counted: ['', ''],
    ...more,
  });
  const past = [
    entry('walk', { choices: ['a', 'b'] }),
    entry('really', { how: 'reaction', player: 1 }),
  ];
  expect(entryOutcome(past, 0)).toMatchObject({
    id: 'walk',
    choices: ['a', 'b'],
    reactions: [{ seat: 1, id: 'really', letter: '' }],
    sums: [],
  });
});

test('a goal is moved by the tokens of which the table says so', () => {
  const goal = (card: number, ...moves: Goal['moves']) => ({ card, moves }) as unknown as Goal;
  const ways = { 'sin-up': 1, 'sin-down': -1 };
  const goals = [goal(1, {}, ways), goal(2, { 'sin-up': -1 }, { 'sin-up': -1 }), goal(3, {}, {})];
  const moved = (one: Sum['tokens'], other: Sum['tokens']) =>
    goalsMoved(goals, [
      { hearts: 0, tokens: one },
      { hearts: 0, tokens: other },
    ]).map(({ goal, by }) => [goal.card, by]);
  expect(moved([], [{ aspect: 'sin-up', n: 2 }])).toEqual([
    [1, 2],
    [2, -2],
  ]);
  expect(moved([{ aspect: 'sin-up', n: 1 }], [{ aspect: 'sin-up', n: -1 }])).toEqual([
    [1, -1],
    [2, 0],
  ]);
  expect(moved([], [{ aspect: 'gen-up', n: 1 }])).toEqual([]);
});
