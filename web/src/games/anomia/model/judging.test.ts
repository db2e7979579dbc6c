import { expect, test } from 'vitest';
import { SPEEDS } from '@kit/flow/beats';
import type { Person } from '@wire';
import type { AnomiaView } from '@wire/anomia';
import { glanceAt, looksOn } from './judging';

const people = (...kinds: string[]) => kinds.map((kind, seat) => ({ seat, kind }) as Person);
const view = (rivals: number[], stage = 'challenge') =>
  ({ stage, face_off: { rivals, claim: { seat: rivals[0] } } }) as unknown as AnomiaView;
const TRAINING = people('human', 'bot', 'bot', 'bot');

test('what bots say to each other passes by itself, after a second at most', () => {
  for (const speed of SPEEDS) expect(glanceAt(speed)).toBeLessThanOrEqual(1000);
  expect(looksOn(view([1, 2]), TRAINING, 0)).toBe(true);
});

test('who wants it slower or quicker has more or less time to object', () => {
  expect(glanceAt('relaxed')).toBeGreaterThan(glanceAt('normal'));
  expect(glanceAt('quick')).toBeLessThan(glanceAt('normal'));
});

test('what concerns me, I judge myself', () => {
  expect(looksOn(view([1, 0]), TRAINING, 0)).toBe(false);
});

test('a vote, another person or a spectator: nothing passes by itself', () => {
  expect(looksOn(view([1, 2], 'vote'), TRAINING, 0)).toBe(false);
  expect(looksOn(view([1, 2]), people('human', 'bot', 'bot', 'human'), 0)).toBe(false);
  expect(looksOn(view([1, 2]), TRAINING, null)).toBe(false);
});
