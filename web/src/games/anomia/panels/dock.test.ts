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

test('a pad that waits shows who sits there and who is ready', () => {
  const people = ['Ada', 'Ben', ''].map((name, seat) => ({
    ...{ seat, name, kind: name ? 'human' : 'open', here: true },
  })) as Person[];
  const waiting = {
    ...run,
    ...{ stage: 'ready', myTurn: false, cast: new Cast(people, 0) },
    view: { ...view, stage: 'ready', won: [0, 0, 0], unready: [0, 2] },
  } as unknown as Run;
  const table = { elapsed: () => 0 } as unknown as Table<AnomiaView>;
  const { body } = render(Dock, { props: { table, run: waiting, alone: true } });
  expect(body).toContain('an-pad-waits');
  expect([...body.matchAll(/data-ready="(\d)"/g)].map(([, seat]) => seat)).toEqual(['1']);
});

test('with two, whoever judges their own face-off is not asked to say a bare no', () => {
  const offered = (...options: string[]) => {
    const judging = {
      ...run,
      ...{ stage: 'judge', myTurn: false, side: 1 },
      view: {
        ...view,
        stage: 'judge',
        drawer: null,
        face_off: { rivals: [1, 0], claim: { seat: 1 } },
      },
      can: (option: string) => options.includes(option),
    } as unknown as Run;
    const { body } = render(Dock, {
      props: { table: { elapsed: () => 0 } as unknown as Table<AnomiaView>, run: judging },
    });
    return ['an-wrong', 'opt-no', 'an-ask-both'].filter((key) => body.includes(key));
  };
  expect(offered('no', 'first', 'concede')).toEqual(['an-wrong', 'an-ask-both']);
  expect(offered('no', 'yes')).toEqual(['opt-no']);
});
