import { beforeAll, expect, test, vi } from 'vitest';
import { speakWith } from '@kit/words/i18n.svelte';
import { hintInWords, inWords } from './events';
import { KINDS } from '@wire/anomia';
import { Cast } from '../model/cast';

vi.mock('@kit/device/settings.svelte', () => ({ settings: { lang: 'en' } }));

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await speakWith('game', async () => ['hint = { $letter }, { $letters } letters'], KINDS);
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
