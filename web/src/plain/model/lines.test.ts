import { expect, it } from 'vitest';
import { grouped } from './groups';
import { pieces } from './lines';

it('tells lines, lines below them and pictures apart', () => {
  const found = pieces([
    'You stand here.',
    '  ##+##',
    '  #.@ #',
    '  #oXo#',
    '',
    'Ada: 3',
    '    a hat',
  ]);
  expect(found).toEqual([
    { kind: 'line', text: 'You stand here.', depth: 0 },
    { kind: 'drawing', rows: ['##+##', '#.@ #', '#oXo#'] },
    { kind: 'line', text: 'Ada: 3', depth: 0 },
    { kind: 'line', text: 'a hat', depth: 2 },
  ]);
});

it('takes a few short lines for no picture', () => {
  expect(pieces(['A: 1', 'B: 2']).map((piece) => piece.kind)).toEqual(['line', 'line']);
});

it('puts neighbours of one group under its name', () => {
  const option = (n: number, group: string) => ({ n, group });
  const found = grouped([option(1, ''), option(2, 'Burn'), option(3, 'Burn'), option(4, '')]);
  expect(found.map((group) => group.head)).toEqual(['', 'Burn', '']);
  expect(found[1]!.options.map((one) => one.n)).toEqual([2, 3]);
});
