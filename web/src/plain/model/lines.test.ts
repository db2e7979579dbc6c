import { expect, it } from 'vitest';
import { below, grouped } from './groups';
import { pieces } from './lines';

it('tells lines, lines below them and pictures apart', () => {
  const found = pieces([
    'You stand here.',
    '  ##+##',
    '  #.@ #',
    '  ## ##',
    '',
    'Ada: 3',
    '    a hat',
  ]);
  expect(found).toEqual([
    { kind: 'line', text: 'You stand here.', depth: 0 },
    { kind: 'drawing', rows: ['##+##', '#.@ #', '## ##'] },
    { kind: 'line', text: 'Ada: 3', depth: 0 },
    { kind: 'line', text: 'a hat', depth: 2 },
  ]);
});

it('takes a few short lines for no picture', () => {
  expect(pieces(['A: 1', 'B: 2']).map((piece) => piece.kind)).toEqual(['line', 'line']);
});

const options = (...labels: string[]) => labels.map((label, at) => ({ n: at + 1, label }));

it('puts options under what they begin with, in a long list', () => {
  const long = options('Wait', 'Burn Walk: a', 'Burn Walk: b', 'Burn Walk: c', 'Go : x', 'Rest');
  expect(grouped(long, 3).map((group) => group.head)).toEqual(['']);
  const [first, second, third] = grouped(long, 20);
  expect([first!.head, second!.head, third!.head]).toEqual(['', 'Burn Walk', '']);
  expect(third!.options.map((option) => option.n)).toEqual([5, 6]);
  expect(below(second!, second!.options[1]!)).toBe('b');
  expect(below(third!, third!.options[0]!)).toBe('Go : x');
});

it('knows the French colon', () => {
  const french = options('Brûler : a', 'Brûler : b', 'Brûler : c');
  const [group] = grouped(french, 9);
  expect(group!.head).toBe('Brûler');
  expect(below(group!, group!.options[2]!)).toBe('c');
});
