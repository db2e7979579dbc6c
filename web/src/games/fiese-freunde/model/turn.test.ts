import { readFileSync } from 'node:fs';
import { beforeAll, expect, test, vi } from 'vitest';
import { speakWith, t } from '@kit/words/i18n.svelte';
import type { Prompt } from '@wire';
import type { FieseView } from '@wire/fiese-freunde';
import { hintOf, turnOf } from './turn';

vi.mock('@kit/device/settings.svelte', () => ({ settings: { lang: 'fr' } }));

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await speakWith('game', async () => [
    readFileSync('src/games/fiese-freunde/text/fr.ftl', 'utf8'),
  ]);
});

test('an option is a card with what can be done with it, a goal, or a way out', () => {
  const options = ['take:p03', 'auction:a05', 'goal:g1', 'pass'];
  const turn = turnOf({ why: 'turn', form: { form: 'options', options } } as unknown as Prompt);
  expect([...turn.cards]).toEqual([
    ['p03', 'take:p03'],
    ['a05', 'auction:a05'],
  ]);
  expect(turn).toMatchObject({ goals: ['g1'], exchange: false, pass: true });
});

test('that no card fits is said only where there are cards', () => {
  const offer = [{}] as FieseView['offer'];
  expect(t(hintOf(0, { home: false, offer }))).toContain('ne va avec ta vie');
  expect(t(hintOf(0, { home: false, offer: [] }))).not.toContain('ne va avec ta vie');
});

test('one goal is no plural in French', () => {
  const goals = [0, 1, 2].map((n) => t('ff-goals-of', { n, of: 5 }));
  expect(goals).toEqual(['0 but sur 5', '1 but sur 5', '2 buts sur 5']);
});
