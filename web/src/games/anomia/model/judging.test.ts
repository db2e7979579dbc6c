import { expect, test } from 'vitest';
import type { Person } from '@wire';
import type { AnomiaView } from '@wire/anomia';
import { GLANCE, looksOn } from './judging';

const people = (...kinds: string[]) => kinds.map((kind, seat) => ({ seat, kind }) as Person);
const view = (rivals: number[], stage = 'challenge') =>
  ({ stage, face_off: { rivals, claim: { seat: rivals[0] } } }) as unknown as AnomiaView;
const TRAINING = people('human', 'bot', 'bot', 'bot');

test('what bots say to each other passes by itself, after a second at most', () => {
  expect(GLANCE).toBeLessThanOrEqual(1000);
  expect(looksOn(view([1, 2]), TRAINING, 0)).toBe(true);
});

test('what concerns me, I judge myself', () => {
  expect(looksOn(view([1, 0]), TRAINING, 0)).toBe(false);
});

test('a vote, another person or a spectator: nothing passes by itself', () => {
  expect(looksOn(view([1, 2], 'vote'), TRAINING, 0)).toBe(false);
  expect(looksOn(view([1, 2]), people('human', 'bot', 'bot', 'human'), 0)).toBe(false);
  expect(looksOn(view([1, 2]), TRAINING, null)).toBe(false);
});
