import { expect, test } from 'vitest';
import { patched } from './patch';

const view = {
  time: 1,
  boards: [
    { time: 3, lived: ['a', 'b'] },
    { time: 4, lived: [] },
  ],
  event: { seat: 1 },
};

test('a change is put in at its depth, and all else stays the same object', () => {
  const fresh = patched(view, { 'boards.0.time': 5, event: null });
  expect(fresh).toEqual({
    time: 1,
    boards: [
      { time: 5, lived: ['a', 'b'] },
      { time: 4, lived: [] },
    ],
    event: null,
  });
  expect((fresh.boards as unknown[])[1]).toBe(view.boards[1]);
  expect(view.boards[0]?.time).toBe(3);
});

test('of a list, items are taken out and put in', () => {
  const fresh = patched(view, { 'boards.0.lived.1:1': ['c', 'd'], 'boards.1:1': [] });
  expect(fresh.boards).toEqual([{ time: 3, lived: ['a', 'c', 'd'] }]);
  expect(view.boards[0]?.lived).toEqual(['a', 'b']);
});

test('one place after the other: what comes behind counts the items as they lie by then', () => {
  const fresh = patched(view, { 'boards.0:1': [], 'boards.0.time': 9 });
  expect(fresh.boards).toEqual([{ time: 9, lived: [] }]);
});
