import { render } from 'svelte/server';
import { expect, test, vi } from 'vitest';
import type { Cast } from '../model/cast';
import type { Run } from '../model/run.svelte';
import type { FogView } from '../model/types';
import ListPanel from './ListPanel.svelte';

vi.mock('@kit/words/i18n.svelte', () => ({ t: String }));
vi.mock('../words/events', () => ({ inWords: () => ({}) }));
vi.mock('../look/Icon.svelte', () => ({ default: () => undefined }));
vi.mock('../parts/cards/Aspect.svelte', () => ({
  default: (out: { push(text: string): void }, { aspect, n }: { aspect: string; n: number }) =>
    out.push(`${aspect} ×${n}`),
}));

const shown = (seat: number): string =>
  render(ListPanel, {
    props: {
      view: {
        persons: [{ tokens: { 'sen-up': 3 } }, { tokens: { 'sen-up': 5 } }],
      } as unknown as FogView,
      prompt: {
        ask: 1,
        why: 'wipe',
        rule: '',
        form: { form: 'options', options: ['sen-up'] },
        args: { seat },
      },
      run: { picked: [] } as unknown as Run,
      cast: { me: 0, other: 1 } as unknown as Cast,
    },
  }).body;

test('of whose tokens are removed, as many are named as lie there: mine or those of the other', () => {
  expect(shown(0)).toContain('sen-up ×3');
  expect(shown(1)).toContain('sen-up ×5');
});
