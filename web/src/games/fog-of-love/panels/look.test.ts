import { render } from 'svelte/server';
import { expect, test, vi } from 'vitest';
import type { Prompt } from '@wire';
import type { Run } from '../model/run.svelte';
import LookPanel from './LookPanel.svelte';

vi.mock('@kit/words/i18n.svelte', () => ({
  t: (key: string, args: object = {}) => key + Object.values(args).join(),
}));
vi.mock('@kit/device/settings.svelte', () => ({ settings: {}, holds: {} }));
vi.mock('../look/Face.svelte', () => ({ default: () => undefined }));

const portraits = Array.from({ length: 16 }, (_, n) => `p${n + 1}`);
const colours = ['rose', 'azure', 'amber', 'fern', 'violet', 'slate'];
const prompt = {
  why: 'gender',
  form: { form: 'options', options: ['f', 'm', 'n'] },
  args: { portraits, colours },
} as unknown as Prompt;

/** The faces and colours that stand chosen before anybody has chosen. */
function offered(seat: number, chance: number): string[] {
  vi.spyOn(Math, 'random').mockReturnValue(chance);
  const { body } = render(LookPanel, {
    props: { prompt, run: { picked: [] } as unknown as Run, seat },
  });
  return [...body.matchAll(/<button[^>]*aria-pressed="true"[^>]*>/g)].map(([tag]) => tag);
}

test('two who do not look twice are offered two faces and two colours', () => {
  const chances = [0, 0.2, 0.4, 0.6, 0.8, 0.999];
  const [one, other] = [0, 1].map((seat) => new Set(chances.flatMap((at) => offered(seat, at))));
  expect(one!.size).toBeGreaterThan(chances.length);
  expect([...one!].filter((tag) => other!.has(tag))).toEqual([]);
});
