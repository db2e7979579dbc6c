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
  const window = (...options: string[]) =>
    asked('react', { form: 'options', options }, { default: 'pass' });
  expect(isForcedPass(window('pass'))).toBe(true);
  expect(isForcedPass(window('pass', 'react:3'))).toBe(false);
  expect(isForcedPass(asked('turn', { form: 'options', options: ['pass'] }))).toBe(false);
});
