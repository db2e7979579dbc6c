import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Beats, paceOf } from './beats';

let shown: string[] = [];
let behind = 0;
const made = (speed: 'relaxed' | 'normal' | 'quick' = 'normal', calm = false): Beats<string> =>
  new Beats(
    (one) => shown.push(one),
    () => paceOf(speed, calm),
    (n) => (behind = n),
  );

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  behind = 0;
});
afterEach(() => vi.useRealTimers());

test('one thing after the other, each for its beat', () => {
  const beats = made();
  for (const name of ['a', 'b', 'c']) beats.hear(name, 1, false);
  expect(shown).toEqual(['a']);
  expect(behind).toBe(2);
  vi.advanceTimersByTime(1299);
  expect(shown).toEqual(['a']);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual(['a', 'b']);
  vi.advanceTimersByTime(1300);
  expect(shown).toEqual(['a', 'b', 'c']);
  expect(behind).toBe(0);
});

test('a great thing is looked at for longer, one without events not at all', () => {
  const beats = made();
  beats.hear('goal', 3, false);
  beats.hear('small', 0, false);
  beats.hear('next', 1, false);
  vi.advanceTimersByTime(3899);
  expect(shown).toEqual(['goal']);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual(['goal', 'small', 'next']);
});

test('a question of my own waits no longer than it must', () => {
  const beats = made();
  for (let n = 0; n < 20; n++) beats.hear(`bot ${n}`, 2, false);
  beats.hear('my turn', 1, true);
  vi.advanceTimersByTime(5000);
  expect(shown).toHaveLength(21);
  expect(shown.at(-1)).toBe('my turn');
});

test('in a hurry a great thing is still looked at the longest', () => {
  const beats = made();
  beats.hear('my goal', 3, false);
  for (let n = 0; n < 7; n++) beats.hear(`bot ${n}`, 1, false);
  beats.hear('my turn', 1, true);
  vi.advanceTimersByTime(1400);
  expect(shown).toEqual(['my goal']);
  vi.advanceTimersByTime(3600);
  expect(shown.at(-1)).toBe('my turn');
});

test('what I did is shown now, and looked at before the others go on', () => {
  const beats = made();
  beats.hear('bot', 1, false);
  beats.now('my goal', 3);
  beats.hear('next bot', 1, false);
  expect(shown).toEqual(['bot', 'my goal']);
  vi.advanceTimersByTime(3900);
  expect(shown).toEqual(['bot', 'my goal', 'next bot']);
});

test('alone it is asked at once', () => {
  const beats = made('relaxed');
  beats.hear('my turn', 1, true);
  expect(shown).toEqual(['my turn']);
});

test('a press shows all of it, in order', () => {
  const beats = made('relaxed');
  for (const name of ['a', 'b', 'c']) beats.hear(name, 2, false);
  beats.skip();
  expect(shown).toEqual(['a', 'b', 'c']);
  expect(behind).toBe(0);
  beats.hear('d', 1, false);
  expect(shown.at(-1)).toBe('d');
});

test('what something newer tells is not shown', () => {
  const beats = made();
  beats.hear('a', 1, false);
  beats.hear('old', 1, false);
  beats.drop();
  vi.runAllTimers();
  expect(shown).toEqual(['a']);
});

test('stillness makes a beat shorter; quick and still, there is none', () => {
  expect(paceOf('normal', true).beat).toBeLessThan(paceOf('normal', false).beat);
  expect(paceOf('relaxed', false).beat).toBeGreaterThan(paceOf('normal', false).beat);
  const beats = made('quick', true);
  for (const name of ['a', 'b', 'c']) beats.hear(name, 3, false);
  expect(shown).toEqual(['a', 'b', 'c']);
});
