import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { codeOf, keepCode, linkTo, readCode } from './codes';

const location = { origin: 'https://tablee.example', hash: '' };

beforeEach(() => {
  const kept = new Map<string, string>();
  location.hash = '';
  vi.stubGlobal('location', location);
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a table without a code has a plain link', () => {
  expect(codeOf('abc')).toBe('');
  expect(linkTo('abc', '?pad')).toBe(`${location.origin}/t/abc?pad`);
});

test('the code at the end of an address is kept for its table', () => {
  location.hash = '#k3v9';
  readCode('abc');
  expect(codeOf('abc')).toBe('k3v9');
  expect(codeOf('other')).toBe('');
  expect(linkTo('abc')).toBe(`${location.origin}/t/abc#k3v9`);
});

test('what is no code is left alone', () => {
  keepCode('abc', 'k3v9');
  for (const hash of ['', '#main content', '#"><b>', '#' + 'x'.repeat(41)]) {
    location.hash = hash;
    readCode('abc');
    expect(codeOf('abc')).toBe('k3v9');
  }
});

test('a new code takes the place of the old one, and no more than sixty are kept', () => {
  keepCode('first', 'a');
  keepCode('first', 'b');
  expect(codeOf('first')).toBe('b');
  for (let n = 0; n < 60; n++) keepCode(`t${n}`, 'c');
  expect(codeOf('first')).toBe('');
  expect(codeOf('t59')).toBe('c');
});
