import { readFileSync } from 'node:fs';
import { beforeAll, expect, test, vi } from 'vitest';
import { speakWith } from '@kit/words/i18n.svelte';
import type { Person } from '@wire';
import { hintInWords, inWords, nameless, tell } from './events';
import { KINDS } from '@wire/anomia';
import { Cast } from '../model/cast';

vi.mock('@kit/device/settings.svelte', () => ({ settings: { lang: 'en' } }));

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await speakWith(
    'game',
    async () => [
      'seat-you = You\nseat-number = Player { $n }',
      'hint = { $letter }, { $letters } letters',
      readFileSync('../src/tablee/games/anomia/text/en.ftl', 'utf8'),
      readFileSync('src/games/anomia/text/en.ftl', 'utf8'),
    ],
    KINDS,
  );
});

test('a hint is a letter and a number for the ear', () => {
  expect(hintInWords('P···')).toBe('P, 4 letters');
});

test('of several words, each is counted', () => {
  expect(hintInWords('N·· Y···')).toBe('N, 3 + 4 letters');
});

test('an event tells the hints of both', () => {
  const told = inWords({ hints: ['P···', 'T····'] }, new Cast([]));
  expect(String(told.hints)).toBe('P, 4 letters; T, 5 letters');
});

test('a free seat does not draw first', () => {
  const begin = [{ n: 1, key: 'begin', args: { seat: 1, pack: 2 } }];
  const first = (person: Partial<Person>) =>
    tell(begin, new Cast([{}, person] as Person[], 0))[0]!.text;
  expect(first({ kind: 'open' })).toBe(
    'Pack 2 is shuffled and cut. Whoever draws first has yet to sit down.',
  );
  expect(first({ kind: 'human', name: 'Ben' })).toBe(
    'Pack 2 is shuffled and cut. Ben draws first.',
  );
});

test('a replay speaks to whoever gave no name, too', () => {
  const begin = [{ n: 1, key: 'begin', args: { seat: 0, pack: 1 } }];
  const story = (name: string) => {
    const people = [{ kind: 'human', name }] as Person[];
    return tell(begin, new Cast(people, nameless(people)))[0]!.text;
  };
  expect(story('You')).toBe('Pack 1 is shuffled and cut. You draw first.');
  expect(story('Ada')).toBe('Pack 1 is shuffled and cut. Ada draws first.');
});

test('whoever gave no name is "you" to themselves alone', () => {
  const people = [{ kind: 'human', name: 'You' }] as Person[];
  expect([new Cast(people, 0).name(0), new Cast(people).name(0)]).toEqual(['You', 'Player 1']);
});
