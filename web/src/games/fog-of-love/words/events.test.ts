import { expect, test, vi } from 'vitest';
import type { Prompt } from '@wire';
import { Cast } from '../model/cast';
import type { FogView } from '../model/types';
import { askInWords } from './events';

/** Messages as they are called: `key(argument=value)`. */
vi.mock('@kit/words/i18n.svelte', () => ({
  lang: { now: 'en' },
  says: () => true,
  t: (key: string, args: Record<string, unknown> = {}) =>
    'name' in args ? `${key}(${String(args.name)})` : key,
}));
vi.mock('@kit/words/names', async (load) => {
  const { t } = await import('@kit/words/i18n.svelte');
  return { ...(await load<object>()), said: t };
});
vi.mock('./lines', () => ({
  line: (scene: string, what: string, { seat }: { seat: number }) => `${scene} ${what} ${seat}`,
  quoted: String,
  titleOf: String,
}));

const persons = ['Ada', 'Ben'].map((name) => ({ name }));
const cast = new Cast([], persons as unknown as FogView['persons'], 0);

function asked(why: string, told: object, args: Record<string, unknown> = {}): string {
  const form = { form: 'options' as const, options: ['7'] };
  const prompt: Prompt = { ask: 1, why, rule: '', form, args };
  return askInWords(prompt, cast, { persons, past: [], ...told } as unknown as FogView);
}

test('a destiny is given up where every way to obey says so, however the answers are written', () => {
  const ways = (...hows: string[]) => ({ me: { ways: hows.map((how) => ({ how })) } });
  expect(asked('destiny', ways('drop', 'drop'))).toBe('fl-ask-destiny-drop');
  expect(asked('destiny', ways('drop', 'nothing'))).toBe('fl-ask-destiny');
});

test('a card asks in the words of its player, a reaction in those of who reacted', () => {
  const now = { scene: { id: 'walk' }, player: 1, reaction_roles: { player: 0 } };
  expect(asked('choose', { now }, { scene: 'walk' })).toBe('walk ask 1');
  expect(asked('answer', { now }, { scene: 'wait' })).toBe('wait ask 0');
  expect(asked('rechoose', { now }, { scene: 'walk' })).toBe('fl-ask-rechoose(Ada)');
});
