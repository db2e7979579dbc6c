import { expect, test } from 'vitest';
import { leftOut, MOST, passages } from './since';

const line = (n: number, text: string, strong = false) => ({ n, text, rule: '', strong });
const note = (n: number, seat?: number) => ({
  n,
  key: 'x',
  args: seat === undefined ? {} : { seat },
});

test('what one person did stands together, with what came of it', () => {
  const notes = [note(1, 0), note(2, 0), note(3), note(4, 1), note(5, 0)];
  const lines = [line(1, 'a'), line(2, 'b'), line(3, 'c'), line(4, 'd'), line(5, 'e')];
  expect(passages(lines, notes, 1)).toEqual([
    { n: 2, seat: 0, strong: false, lines: ['b', 'c'] },
    { n: 4, seat: 1, strong: false, lines: ['d'] },
    { n: 5, seat: 0, strong: false, lines: ['e'] },
  ]);
});

test('a chapter stands by itself', () => {
  const lines = [line(1, 'a'), line(2, 'Two', true), line(3, 'b')];
  const told = passages(lines, [note(1, 0), note(2), note(3)], 0);
  expect(told.map(({ lines: [first], strong }) => [first, strong])).toEqual([
    ['a', false],
    ['Two', true],
    ['b', false],
  ]);
});

test('a line may say whose it is: several of one event, or nobody’s', () => {
  const lines = [
    { ...line(1, 'says a'), seat: 0 },
    { ...line(1, 'says b'), seat: 1 },
    { ...line(2, 'and so'), seat: null },
  ];
  expect(passages(lines, [note(1), note(2, 1)], 0)).toEqual([
    { n: 1, seat: 0, strong: false, lines: ['says a'] },
    { n: 1, seat: 1, strong: false, lines: ['says b'] },
    { n: 2, seat: null, strong: false, lines: ['and so'] },
  ]);
});

test('nothing new is no story, and a long one is cut at its beginning', () => {
  const lines = Array.from({ length: MOST + 3 }, (_, n) => line(n + 1, String(n)));
  expect(passages(lines, [], MOST + 3)).toEqual([]);
  expect(leftOut(lines, MOST + 3)).toBe(0);
  expect(passages(lines, [], 0)[0]!.lines[0]).toBe('3');
  expect(leftOut(lines, 0)).toBe(3);
});
