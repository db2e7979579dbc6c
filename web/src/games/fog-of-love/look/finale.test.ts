import { expect, test, vi } from 'vitest';
import type { Step } from '../model/finale';
import { END, soundOfStep } from './finale';
import { soundOf, SOUNDS } from './sounds';

vi.mock('@kit/device/sound', () => ({ sounds: {} }));

const sound = (kind: Step['kind'], more: object = {}) => soundOfStep({ kind, ...more } as Step);

test('what is reached sounds up, what is missed down, and only the last step like the end', () => {
  expect(sound('secret')).toBe(SOUNDS.secret);
  expect(sound('goal', { goal: { met: true } })).toBe(SOUNDS.up);
  expect(sound('goal', { goal: { met: false } })).toBe(SOUNDS.down);
  expect(sound('check', { check: { ok: true } })).toBe(SOUNDS.up);
  expect(sound('verdict', { destiny: { ok: false } })).toBe(SOUNDS.down);
  expect(sound('destiny')).toBe(SOUNDS.turn);
  expect(sound('hearts')).toBe(sound('open'));
  expect(sound('end')).toBe(END);
  expect(sound('open')).not.toBe(END);
});

test('that the story is over is not heard before the finale has told it', () => {
  expect(soundOf('ending')).toBeUndefined();
});
