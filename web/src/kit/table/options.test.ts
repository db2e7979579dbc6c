import { expect, test } from 'vitest';
import type { Prompt } from '@wire';
import { isForcedPass, onlyAnswer } from './options';

const asked = (why: string, form: object, more: object = {}): Prompt =>
  ({ ask: 1, why, rule: '', form, ...more }) as Prompt;

test('what has one answer is not asked', () => {
  expect(onlyAnswer(asked('open', { form: 'options', options: ['bid:1'] }))).toBe('bid:1');
  expect(onlyAnswer(asked('turn', { form: 'options', options: ['pass'] }))).toBe('pass');
});

test('a choice is asked for, however small; a window closes by itself', () => {
  expect(onlyAnswer(asked('turn', { form: 'options', options: ['pass', 'take:x'] }))).toBe(
    undefined,
  );
  expect(onlyAnswer(asked('exchange', { form: 'subset', items: ['love'], lo: 0, hi: 1 }))).toBe(
    undefined,
  );
  expect(
    onlyAnswer(asked('call', { form: 'options', options: ['stay'] }, { default: 'stay' })),
  ).toBe(undefined);
});

test('a window in which one can only pass is passed by the table', () => {
  const asks = (why: string, ...options: string[]) => asked(why, { form: 'options', options });
  expect(isForcedPass(asks('react', 'pass'), ['react'])).toBe(true);
  expect(isForcedPass(asks('react', 'pass', 'react:3'), ['react'])).toBe(false);
  expect(isForcedPass(asks('turn', 'pass'), ['react'])).toBe(false);
});
