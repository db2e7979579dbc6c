import { render } from 'svelte/server';
import { expect, test, vi } from 'vitest';
import type { Table } from '@kit/table/table.svelte';
import type { Cast } from '../model/cast';
import type { Run } from '../model/run.svelte';
import type { FogView } from '../model/types';
import Dock from './Dock.svelte';

vi.mock('@kit/words/i18n.svelte', () => ({ t: String, says: () => false, either: String }));
vi.mock('@kit/words/waiting', () => ({ waitsInWords: () => 'waiting' }));
vi.mock('../words/events', () => ({ askInWords: () => '' }));
vi.mock('../words/lines', () => ({ titleOf: String }));
const nothing = vi.hoisted(() => ({ default: () => undefined }));
vi.mock('@kit/words/Why.svelte', () => nothing);
vi.mock('./ListPanel.svelte', () => nothing);
vi.mock('../look/Icon.svelte', () => nothing);
vi.mock('../parts/cards/Hand.svelte', () => ({
  default: (out: { push(text: string): void }) => out.push('whole hand'),
}));

const shown = (more: object): string =>
  render(Dock, {
    props: {
      table: { prompt: null, waiting: { why: 'play', seats: [1] } } as unknown as Table<FogView>,
      view: {
        chapter: 1,
        now: null,
        me: { hand: [{ card: 4, scene: { id: 'walk', deck: 'sweet' } }] },
        ...more,
      } as unknown as FogView,
      cast: {} as Cast,
      run: { picked: [], peek: null, held: [] } as unknown as Run,
      tab: 'scene',
    },
  }).body;

test('while the other one plays, my hand is there: whole, or one line below their scene', () => {
  expect(shown({})).toContain('whole hand');
  expect(shown({})).not.toContain('data-strip');
  const below = shown({ now: { scene: { id: 'out', kind: 'both' } } });
  expect(below).toContain('data-peek="walk"');
  expect(below).not.toContain('whole hand');
});
