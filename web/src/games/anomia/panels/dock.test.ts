import { render } from 'svelte/server';
import { expect, test, vi } from 'vitest';
import type { Table } from '@kit/table/table.svelte';
import type { Person } from '@wire';
import type { AnomiaView } from '@wire/anomia';
import { Cast } from '../model/cast';
import type { Run } from '../model/run.svelte';
import Dock from './Dock.svelte';

vi.mock('@kit/words/i18n.svelte', () => ({ t: (key: string) => key, lang: { now: 'en' } }));

const cast = new Cast([{ seat: 0, kind: 'human', name: 'Ada', here: true } as Person], 0);
const view = {
  stage: 'table',
  spoken: true,
  face_off: null,
  drawer: 0,
  won: [0],
  piles: [3, 0],
} as unknown as AnomiaView;
const run = {
  view,
  cast,
  stage: 'table',
  seat: 0,
  side: -1,
  myTurn: true,
  handed: '',
  note: '',
  can: () => false,
} as unknown as Run;

test('a pad offers the piles on my turn, also while two cards match: else it would tell that they do', () => {
  const table = { elapsed: () => 0 } as unknown as Table<AnomiaView>;
  const { body } = render(Dock, { props: { table, run, alone: true } });
  const drawn = [...body.matchAll(/<button[^>]*data-draw="(\w+)"[^>]*>/g)];
  expect(drawn.map(([tag, side]) => [side, tag.includes('disabled')])).toEqual([
    ['left', false],
    ['right', true],
  ]);
});
