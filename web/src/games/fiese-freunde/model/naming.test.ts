import { describe, expect, test } from 'vitest';
import { candidates, certain, open, pressed } from './naming';

/** Two friends of four (0, 4, 5, 6), and one of 4 and 7 to fall in love with; never one twice. */
const PARTS = [{ slots: [0, 1] }, { slots: [2] }];
const FRIENDS = [0, 4, 5, 6];
const OPTIONS = FRIENDS.flatMap((one) =>
  FRIENDS.filter((other) => other > one).flatMap((other) =>
    [4, 7].filter((love) => love !== one && love !== other).map((love) => [one, other, love]),
  ),
);
const NOBODY: number[][] = [[], []];

describe('the options that are still open', () => {
  test('all of them before anything is chosen', () => {
    expect(open(OPTIONS, PARTS, NOBODY)).toEqual(OPTIONS);
  });
  test('in a part, the order does not matter', () => {
    expect(open(OPTIONS, PARTS, [[6, 5], [7]])).toEqual([[5, 6, 7]]);
  });
  test('none, where two choices exclude each other', () => {
    expect(open(OPTIONS, PARTS, [[4], [4]])).toEqual([]);
  });
});

describe('who can be chosen', () => {
  test('everybody who stands there in some option', () => {
    expect(candidates(OPTIONS, PARTS, NOBODY, 0)).toEqual(FRIENDS);
    expect(candidates(OPTIONS, PARTS, NOBODY, 1)).toEqual([4, 7]);
  });
  test('whoever is in the other part is left out, those in this one are not', () => {
    expect(candidates(OPTIONS, PARTS, [[0], [4]], 0)).toEqual([0, 5, 6]);
    expect(candidates(OPTIONS, PARTS, [[4, 5], []], 1)).toEqual([7]);
  });
});

describe('who is in it anyway', () => {
  test('a caller who comes first, beside somebody of our choice', () => {
    const calls = [
      [3, 5],
      [3, 6],
    ];
    expect(certain(calls, { slots: [0, 1] })).toEqual([3]);
  });
  test('nobody, where nobody is in all options', () => {
    expect(certain(OPTIONS, PARTS[0]!)).toEqual([]);
  });
});

describe('a press', () => {
  test('chooses, and takes back', () => {
    expect(pressed(OPTIONS, PARTS, NOBODY, 0, 5)).toEqual([[5], []]);
    expect(pressed(OPTIONS, PARTS, [[5], []], 0, 5)).toEqual([[], []]);
  });
  test('in a full part, replaces whoever was chosen first', () => {
    expect(pressed(OPTIONS, PARTS, [[0, 5], [7]], 0, 6)).toEqual([[5, 6], [7]]);
  });
  test('never replaces somebody who is in it anyway, nor takes them back', () => {
    const calls = [
      [3, 5],
      [3, 6],
    ];
    const parts = [{ slots: [0, 1] }];
    expect(pressed(calls, parts, [[3, 5]], 0, 6)).toEqual([[3, 6]]);
    expect(pressed(calls, parts, [[3, 5]], 0, 3)).toBeNull();
  });
  test('moves somebody from one part to the other', () => {
    expect(pressed(OPTIONS, PARTS, [[4, 5], []], 1, 4)).toEqual([[5], [4]]);
  });
  test('leads nowhere, if no option has it', () => {
    expect(pressed(OPTIONS, PARTS, [[0], []], 0, 7)).toBeNull();
  });
});

test('somebody without a name can stand in two places', () => {
  const nights = [
    [-1, -1],
    [-1, 5],
  ];
  const parts = [{ slots: [0] }, { slots: [1] }];
  expect(pressed(nights, parts, [[-1], []], 1, -1)).toEqual([[-1], [-1]]);
});
