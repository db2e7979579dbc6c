import { expect, test } from 'vitest';
import type { FearView, Use } from '@wire/fear-of-the-dark';
import { aimsOf } from './choices';

const use = (action: string) => ({ action }) as Use;
const at = (light: boolean): Pick<FearView, 'beside' | 'pawn' | 'light'> => ({
  beside: ['secret4', 'wall', 'object2', 'obstruction'],
  pawn: [4, 4],
  light,
});

test('a search is about the numbered squares beside me, those of secrets only in the light', () => {
  expect(aimsOf(use('search'), at(true))).toEqual([
    { x: 4, y: 3 },
    { x: 4, y: 5 },
  ]);
  expect(aimsOf(use('search'), at(false))).toEqual([{ x: 4, y: 5 }]);
});

test('clearing is about what is in the way, walking about nothing beside me', () => {
  expect(aimsOf(use('clear'), at(true))).toEqual([{ x: 3, y: 4 }]);
  expect(aimsOf(use('walk'), at(true))).toEqual([]);
});
