import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropNotes, keepNote, LONGEST_NOTE, noteOf } from './notes';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a note belongs to one seat of one table', () => {
  keepNote('abc', 0, 'Kim bluffs');
  keepNote('abc', 1, 'Ada does not know');
  expect([noteOf('abc', 0), noteOf('abc', 1)]).toEqual(['Kim bluffs', 'Ada does not know']);
  expect(noteOf('other', 0)).toBe('');
});

test('it can be changed, emptied, and goes with its table', () => {
  keepNote('abc', 0, 'one');
  keepNote('abc', 0, 'two');
  keepNote('abcd', 0, 'stays');
  expect(noteOf('abc', 0)).toBe('two');
  keepNote('abc', 0, '  ');
  expect(noteOf('abc', 0)).toBe('');
  keepNote('abc', 1, 'goes');
  dropNotes('abc');
  expect([noteOf('abc', 1), noteOf('abcd', 0)]).toEqual(['', 'stays']);
});

test('neither long ones nor many', () => {
  keepNote('first', 0, 'x'.repeat(LONGEST_NOTE + 1));
  expect(noteOf('first', 0)).toHaveLength(LONGEST_NOTE);
  for (let n = 0; n < 60; n++) keepNote(`t${n}`, 0, 'y');
  expect([noteOf('first', 0), noteOf('t0', 0)]).toEqual(['', 'y']);
});
