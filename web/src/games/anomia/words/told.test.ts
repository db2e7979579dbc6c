import { readFileSync } from 'node:fs';
import { beforeAll, expect, test, vi } from 'vitest';
import { speakWith } from '@kit/words/i18n.svelte';
import type { Note, Person } from '@wire';
import { KINDS } from '@wire/anomia';
import { Cast } from '../model/cast';
import { factsOf } from './told';

vi.mock('@kit/device/settings.svelte', () => ({ settings: { lang: 'en' } }));

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await speakWith(
    'game',
    async () => [
      readFileSync('../src/tablee/games/anomia/text/en.ftl', 'utf8'),
      readFileSync('src/games/anomia/text/en.ftl', 'utf8'),
    ],
    KINDS,
  );
});

const PEOPLE = ['Ada', 'Ben'].map((name, seat) => ({ seat, name, kind: 'human' }) as Person);

/** The fastest answer, which was that word. */
function fastest(word: string): { value: string; word: boolean; about: string } {
  const notes = [
    { n: 1, key: 'spoke', args: { seat: 0, word, title: 'a fruit', time: 590, later: -1 } },
    { n: 2, key: 'won', args: { seat: 0, loser: 1 } },
  ] as unknown as Note[];
  const {
    value,
    word: known,
    about,
  } = factsOf(notes, new Cast(PEOPLE, null)).find(({ id }) => id === 'fastest')!;
  return { value, word: known, about };
}

test('a fast answer is told by its word, and by its time if it was only spoken', () => {
  expect(fastest('kiwi')).toEqual({
    value: 'kiwi',
    word: true,
    about: 'Ada, after 0.59 s, for “a fruit”',
  });
  expect(fastest('')).toEqual({ value: '0.59 s', word: false, about: 'Ada, for “a fruit”' });
});

/** What is told of the longest cascade and the finest failure, to seat 0 or to a spectator. */
function aboutMe(mine: number | null): (string | undefined)[] {
  const notes = [
    { n: 1, key: 'noticed', args: { cascade: 2, seats: [1, 0] } },
    { n: 2, key: 'no-example', args: { seat: 0, word: 'moon', reason: 'said' } },
  ] as unknown as Note[];
  const people = ['You', 'Ben'].map((name, seat) => ({ seat, name, kind: 'human' }) as Person);
  const facts = factsOf(notes, new Cast(people, mine));
  return ['cascade', 'refused'].map((wish) => facts.find(({ id }) => id === wish)?.about);
}

test('within a sentence, one is not called by name', () => {
  expect(aboutMe(0)).toEqual(['the last between you and Ben', 'You tried it']);
  expect(aboutMe(null)).toEqual(['the last between Ben and You', 'You tried it']);
});
