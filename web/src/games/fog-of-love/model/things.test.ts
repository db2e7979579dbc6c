import { expect, test } from 'vitest';
import { thingOf } from './things';
import type { Character, Mine } from './types';

const mine = {
  traits: [
    { card: 1, trait: 'own', shared: false, aspect: 'sin-up', needs: 4, have: 0, met: false },
  ],
  dealt: [
    { card: 2, kind: 'trait', id: 'new', aspect: 'gen-up', shared: true, needs: 5 },
    { card: 3, kind: 'feature', id: 'given', aspect: 'ext-up', shared: false, needs: 0 },
  ],
} as unknown as Mine;
const me = {
  things: [{ card: 4, kind: 'feature', id: 'worn', aspect: 'dis-down' }],
} as unknown as Character;

test('a trait comes with its goal, whether it is dealt or already one’s own', () => {
  const dealt = thingOf(2, mine, me)!;
  expect([dealt.id, dealt.goal?.shared, dealt.goal?.needs]).toEqual(['new', true, 5]);
  const own = thingOf(1, mine, me)!;
  expect([own.kind, own.id, own.goal?.needs]).toEqual(['trait', 'own', 4]);
});

test('anything else comes with the aspect of its token', () => {
  expect(thingOf(3, mine, me)).toEqual({
    choice: 3,
    kind: 'feature',
    id: 'given',
    aspect: 'ext-up',
  });
  expect(thingOf(4, mine, me)).toEqual({
    choice: 4,
    kind: 'feature',
    id: 'worn',
    aspect: 'dis-down',
  });
});

test('what is nowhere is not shown', () => {
  expect(thingOf(9, mine, me)).toBeUndefined();
});
