import { render } from 'svelte/server';
import { expect, test, vi } from 'vitest';
import type { Cast } from '../../model/cast';
import type { Check } from '../../model/types';
import CheckRow from './CheckRow.svelte';

vi.mock('@kit/device/settings.svelte', () => ({ settings: { lang: 'en' } }));
vi.mock('@kit/words/i18n.svelte', async (load) => ({
  ...(await load<object>()),
  t: (key: string, { n = '' }: { n?: string } = {}) => `${key} ${n}`.trim(),
}));
vi.mock('../../words/needs', () => ({ needOf: () => 'Hugo: sincerity up, balance 4 or more' }));

test('whether a condition is met, the condition, and how far it is: one after the other', () => {
  const check = { kind: 'own', ok: false, have: -1 } as unknown as Check;
  const { body } = render(CheckRow, {
    props: { check, cast: {} as Cast, seat: 0, soFar: true },
  });
  const heard = body
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(' .', '.');
  expect(heard.trim()).toBe('fl-missed-now. Hugo: sincerity up, balance 4 or more. fl-have-now −1');
});
