import { expect, test, vi } from 'vitest';
import { hiddenLines } from './keepsake';
import type { Hidden } from './story';

vi.mock('@kit/device/settings.svelte', () => ({ settings: { lang: 'en' } }));
vi.mock('@kit/words/i18n.svelte', async (load) => ({
  ...(await load<object>()),
  t: (key: string, args: { label?: unknown; count?: unknown } = {}) =>
    args.label ? `${String(args.label)}: ${String(args.count)}` : key,
}));

test('what fell below nothing has a minus sign, as on the table', () => {
  const traits = [{ title: 'Clear as water', met: false, have: -3, needs: 5 }];
  const hidden = { seat: 0, name: 'Ada', destiny: 'Devotion', met: true, ending: '', traits };
  const lines = hiddenLines({ ...hidden, secrets: [] } as unknown as Hidden);
  expect(lines.at(-1)).toMatchObject({ text: 'Clear as water: −3/5, fl-missed' });
});
