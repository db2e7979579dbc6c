import { beforeEach, expect, test, vi } from 'vitest';
import { pressed } from './keys';
import type { Run } from './run.svelte';

const field = { closest: () => null } as unknown as HTMLElement;
let votes: string[] = [];

/** Somebody who may vote, with the cursor in the field. */
const voter = (more: Partial<Run> = {}): Run =>
  ({
    text: '',
    canSay: false,
    settled: true,
    isField: (target: unknown) => target === field,
    can: (option: string) => option === 'fine' || option === 'challenge',
    vote: (option: string) => votes.push(option),
    view: { spoken: false },
    ...more,
  }) as unknown as Run;
const key = (letter: string, more: object = {}): KeyboardEvent =>
  ({ key: letter, target: field, ...more }) as unknown as KeyboardEvent;

beforeEach(() => {
  votes = [];
  vi.stubGlobal('document', { querySelector: () => null });
});

test('F and C vote', () => {
  expect(pressed(key('f'), voter())).toBe(true);
  expect(pressed(key('C'), voter())).toBe(true);
  expect(votes).toEqual(['fine', 'challenge']);
});

test('too soon they count for nothing, and do not land in the field', () => {
  expect(pressed(key('f'), voter({ settled: false }))).toBe(true);
  expect(votes).toEqual([]);
});

test('a word that has lost and stands in the field does not block them', () => {
  expect(pressed(key('f'), voter({ text: 'elep' }))).toBe(true);
  expect(votes).toEqual(['fine']);
});

test('they are letters of a word that is being said', () => {
  expect(pressed(key('f'), voter({ text: 'gira', canSay: true }))).toBe(false);
  expect(votes).toEqual([]);
});

test('Enter is fine, except on a button, which it presses', () => {
  expect(pressed(key('Enter'), voter())).toBe(true);
  expect(votes).toEqual(['fine']);
  const button = { closest: (what: string) => (what.startsWith('button') ? {} : null) };
  expect(pressed(key('Enter', { target: button }), voter())).toBe(false);
  expect(votes).toEqual(['fine']);
});
