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

test('what can be done is what is offered now of what the view knows an answer for', () => {
  const one = (id: string, choice = '') => ({ card: { id }, choice });
  const view = {
    offer: [one('p03', 'take:p03'), one('p04'), one('p05', 'take:p05')],
    goals: [one('g1', 'goal:g1'), one('g2')],
    super_goal: one('m4', 'goal:m4'),
  } as unknown as FieseView;
  const options = ['take:p03', 'goal:g1', 'goal:m4', 'pass'];
  const turn = turnOf(
    { why: 'turn', form: { form: 'options', options } } as unknown as Prompt,
    view,
  );
  expect([...turn.cards]).toEqual([['p03', 'take:p03']]);
  expect([...turn.goals.keys()]).toEqual(['g1', 'm4']);
  expect(turn).toMatchObject({ exchange: false, pass: true });
  expect(turnOf(null, view).cards.size).toBe(0);
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
