import { render } from 'svelte/server';
import { expect, test, vi } from 'vitest';
import type { Table } from '@kit/table/table.svelte';
import type { Cast } from '../model/cast';
import type { Run } from '../model/run.svelte';
import type { FogView } from '../model/types';
import Middle from './Middle.svelte';

vi.mock('@kit/words/i18n.svelte', () => ({
  t: (key: string, args: object = {}) => `${key} ${JSON.stringify(args)}`,
}));
vi.mock('../words/lines', () => ({ spoken: String, titleOf: String, line: String }));
vi.mock('../words/events', () => ({ inWords: () => ({}) }));
vi.mock('../words/effects', () => ({ named: String }));
vi.mock('../model/run.svelte', () => ({ isFromHand: () => false }));
vi.mock('@kit/device/settings.svelte', () => ({ settings: {}, holds: {} }));
vi.mock('./Profiles.svelte', () => ({ default: () => undefined }));

const middle = (behalf: number): string =>
  render(Middle, {
    props: {
      table: { prompt: null, notes: [], waiting: null, seat: 0 } as unknown as Table<FogView>,
      view: { behalf, past: [], now: null, stage: 'play' } as unknown as FogView,
      cast: { sides: [] } as unknown as Cast,
      run: { peek: null, picked: [], skipped: [] } as unknown as Run,
    },
  }).body;

test('while Masquerade lasts, the table says how many scenes are played for the other', () => {
  expect(middle(2)).toContain('view-behalf {"n":2}');
  expect(middle(0)).not.toContain('view-behalf');
});
