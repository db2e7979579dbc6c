import { expect, test } from 'vitest';
import type { Note } from '@wire';
import { changesIn, occasionOf, weigh } from './occasions';

const LOVES = ['love', 'engaged', 'married', 'happy'];
const note = (key: string, args: Record<string, unknown> = {}): Note =>
  ({ n: 1, key, args }) as Note;
const kindOf = (key: string, args: Record<string, unknown> = {}) =>
  occasionOf(note(key, args), LOVES)?.kind;

test('a tie is a love as it grows, a parting as it breaks, and else nothing great', () => {
  expect(kindOf('tie', { a: 0, b: 3, was: 'friend', now: 'love' })).toBe('love');
  expect(kindOf('tie', { a: 0, b: 3, was: 'love', now: 'married' })).toBe('love');
  expect(kindOf('tie', { a: 0, b: 3, was: 'married', now: 'separated' })).toBe('parting');
  expect(kindOf('tie', { a: 0, b: 3, was: '', now: 'friend' })).toBeUndefined();
  expect(kindOf('tie', { a: 0, b: 3, was: 'separated', now: 'friend' })).toBeUndefined();
});

test('goals and children are great, whoever has them', () => {
  expect(occasionOf(note('goal', { seat: 2, card: 'g1', count: 3 }), LOVES)).toMatchObject({
    kind: 'goal',
    persons: [2],
    card: 'g1',
    count: 3,
  });
  expect(occasionOf(note('bed-child', { a: 1 }), LOVES)?.persons).toEqual([1]);
});

test('what is great is looked at for longest', () => {
  const pass = weigh([note('pass'), note('receive')], LOVES);
  const live = weigh([note('live'), note('traits')], LOVES);
  const goal = weigh([note('goal', { seat: 0 }), note('live')], LOVES);
  expect(pass).toBeLessThan(live);
  expect(live).toBeLessThan(goal);
  expect(weigh([note('bid')], LOVES)).toBeLessThan(pass);
});

test('what changes in each life is told for all at once', () => {
  const traits = (seat: number, traits: object) => note('traits', { seat, traits });
  expect(changesIn([note('live', { seat: 0 })])).toBeNull();
  expect(
    changesIn([traits(0, { humour: 2 }), traits(2, { money: 0 }), traits(0, { wisdom: 1 })]),
  ).toEqual({ 0: { humour: 2, wisdom: 1 }, 2: { money: 0 } });
});
