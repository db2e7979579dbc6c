/** What a card is to me, and to others, in words; and what a first screen leaves out. */

import { render } from 'svelte/server';
import { expect, test, vi } from 'vitest';
import type { Table } from '@kit/table/table.svelte';
import type { Prompt } from '@wire';
import type { FieseView, GoalStep } from '@wire/fiese-freunde';
import type { Cast } from '../model/cast';
import type { Run } from '../model/run.svelte';
import PeoplePanel from '../panels/PeoplePanel.svelte';
import Moves from './cards/Moves.svelte';
import Stage from './Stage.svelte';

vi.mock('@kit/words/i18n.svelte', () => ({
  t: (key: string, args: Record<string, unknown> = {}) => [key, ...Object.values(args)].join(' '),
  capital: String,
}));
vi.mock('@kit/words/names', () => ({ Own: String }));
vi.mock('@kit/device/here', () => ({ seatsHere: () => [] }));
vi.mock('@kit/page/room.svelte', () => ({ column: { now: true }, watch: () => ({ now: true }) }));
vi.mock('../model/symbols', () => ({ waysInWords: () => 'wisdom 3' }));
const nothing = vi.hoisted(() => ({ default: () => undefined }));
vi.mock('../look/Face.svelte', () => nothing);
vi.mock('../look/Icon.svelte', () => nothing);
vi.mock('@kit/words/Why.svelte', () => nothing);
vi.mock('./Heads.svelte', () => nothing);
vi.mock('./life/LifeBoard.svelte', () => nothing);
vi.mock('./Moments.svelte', () => nothing);
vi.mock('./cards/Goals.svelte', () => nothing);
vi.mock('./cards/Offer.svelte', () => nothing);

const step = (more: Partial<GoalStep>): GoalStep =>
  ({
    ...{ goal: 'box', what: 'wisdom', key: 'trait-wisdom', to: 2, of: 3 },
    ...{ nearer: true, met: false, sure: true, ...more },
  }) as GoalStep;

test('a step to a goal says how far it is then, and which goal', () => {
  const { body } = render(Moves, { props: { moves: [step({}), step({ to: 5, met: true })] } });
  expect(body).toContain('ff-step trait-wisdom 2 3 · <b>card-box</b>');
  expect(body).toContain('ff-step trait-wisdom 3 3');
});

test('beside a rival stands what they get, too, and whether it serves a super goal', () => {
  const cast = { mine: 0, name: String, names: String, about: () => '' } as unknown as Cast;
  for (const key of ['colour', 'seed', 'sex', 'look']) Object.assign(cast, { [key]: () => '' });
  const people = (moves: GoalStep[]) =>
    render(PeoplePanel, {
      props: {
        view: {
          boards: [],
          event: {
            parts: [{ slots: [0], brings: [], need: '', meets: [], why_not: [], ends: null }],
            shared: [{ seat: 2, results: [], moves }],
            callers: [],
            by_phone: [],
          },
        } as unknown as FieseView,
        cast,
        prompt: { form: { form: 'options', options: [[1], [2]] } } as unknown as Prompt,
        run: {} as Run,
      },
    }).body.split('data-person=');
  const [, one, robin] = people([]);
  expect(one).not.toContain('ff-gets-too');
  expect(robin).toMatch(/ff-gets-too wisdom 3</);
  expect(people([step({ met: true })])[2]).toMatch(/ff-gets-too-goal wisdom 3</);
});

test('who somebody is stands below their face once they are chosen, not only in a title', () => {
  const cast = { mine: 0, name: String, names: String } as unknown as Cast;
  for (const key of ['colour', 'seed', 'sex', 'look']) Object.assign(cast, { [key]: () => '' });
  const about = (person: number) => (person === 4 ? 'Sells maps of places that are gone' : '');
  const panel = (options: number[][]) =>
    render(PeoplePanel, {
      props: {
        view: {
          boards: [],
          event: {
            parts: [{ slots: [0], brings: [], need: '', meets: [], why_not: [], ends: null }],
            ...{ shared: [], callers: [], by_phone: [] },
          },
        } as unknown as FieseView,
        cast: Object.assign(cast, { about }),
        prompt: { form: { form: 'options', options } } as unknown as Prompt,
        run: {} as Run,
      },
    }).body;
  expect(panel([[4]])).toMatch(/<p [^>]*data-about="4">Sells maps/);
  expect(panel([[1]])).not.toContain('data-about'); // a rival, whose life lies open
  expect(panel([[1], [4]])).not.toContain('data-about'); // nobody is chosen yet
});

test('on a desk a life that has only begun is folded, and the rest of the first screen is there', () => {
  const stage = (lived: string[]) =>
    render(Stage, {
      props: {
        table: { id: 'x', seat: 0, people: [], waiting: null } as unknown as Table<FieseView>,
        view: { slice: 1, offer: [], boards: [{ lived, circle: [] }] } as unknown as FieseView,
        cast: {} as Cast,
        run: { great: null, picked: '', moment: null } as unknown as Run,
        ...{ goals: [], realise: () => undefined, moves: [] },
      },
    }).body;
  expect(stage([])).toContain('data-unfold');
  expect(stage([])).not.toContain('class="mine');
  expect(stage(['p01'])).toContain('class="mine');
  expect(stage(['p01'])).not.toContain('data-unfold');
});
