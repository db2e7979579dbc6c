import { render } from 'svelte/server';
import { expect, test, vi } from 'vitest';
import type { Board, CardView, FieseView, GoalView } from '@wire/fiese-freunde';
import type { Cast } from '../model/cast';
import AuctionGlance from './AuctionGlance.svelte';
import GoalRow from './cards/GoalRow.svelte';
import LifeCard from './cards/LifeCard.svelte';
import Heads from './Heads.svelte';

vi.mock('@kit/words/i18n.svelte', () => ({
  t: (key: string, args: Record<string, unknown> = {}) =>
    key === 'labelled'
      ? `${String(args.label)} : ${String(args.count)}`
      : [key, ...Object.values(args)].join(' '),
  capital: String,
}));
vi.mock('../model/symbols', () => ({
  inWords: ({ what }: { what: string }) => what,
  titleOf: String,
}));
vi.mock('../look/Face.svelte', () => ({ default: () => undefined }));
vi.mock('../look/Icon.svelte', () => ({ default: () => undefined }));
vi.mock('@kit/words/Why.svelte', () => ({ default: () => undefined }));
const column = vi.hoisted(() => ({ now: true }));
vi.mock('@kit/page/room.svelte', () => ({ column }));

/** What is left of a part of the page for the ear. */
const heard = (page: string): string =>
  page
    .replaceAll(/<(\w+)[^>]*aria-hidden="true"[^>]*>[^<]*<\/\1>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[.,])/g, '')
    .trim();

const card = {
  id: 'a1',
  deck: 'a',
  star: [],
  conditions: [],
  consequences: [{ what: 'money' }, { what: 'friend' }],
} as unknown as CardView;

test('the parts of a card are told apart', () => {
  const { body } = render(LifeCard, { props: { card, can: false } });
  expect(heard(body)).toBe('a1. ff-needs-nothing. ff-gives money, friend. ff-cannot.');
});

test('time and goals of somebody are not one number', () => {
  const board = {
    traits: { money: 1 },
    circle: [],
    children: 0,
    time: 4,
    realised: [],
    phones: [],
  };
  const view = { boards: [board as unknown as Board], seats: 1, player: 0, slice: 1, full: 3 };
  const cast = { view: { goals_to_win: 5 }, name: () => 'Ada', own: () => 'Ada' };
  for (const key of ['colour', 'seed', 'sex', 'look']) Object.assign(cast, { [key]: () => '' });
  const shown = (mine: number | null): string =>
    render(Heads, {
      props: {
        view: view as unknown as FieseView,
        cast: { ...cast, mine } as unknown as Cast,
        waiting: null,
        open: () => undefined,
      },
    }).body;
  expect(heard(shown(null))).toBe(
    'Ada. ff-time 4. ff-goals-of 0 5. ff-on-turn. trait-money 1, ff-circle-of 0.',
  );
  expect(heard(shown(0))).toContain('. mine-turn.');
});

test('what a goal asks for stands before what there is, as the language sets it', () => {
  const goal = {
    card: { ...card, conditions: [{ what: 'alcohol' }] },
    checks: [{ ok: false, have: 0 }],
    why_not: [],
  } as unknown as GoalView;
  const { body } = render(GoalRow, { props: { goal } });
  expect(heard(body)).toContain('card-a1. alcohol : ff-have 0.');
  expect(body).toMatch(/<span class="word[^>]*>alcohol</); // and for the eye, beside its symbol
});

/** The glance of an auction of that card, on a desk or a phone. */
function lot(wide: boolean, own = ''): string {
  column.now = wide;
  const cast = { mine: null, own: (seat: number) => ['Ada', 'Robin'][seat] };
  for (const key of ['colour', 'seed', 'sex', 'look']) Object.assign(cast, { [key]: () => '' });
  const lots = { ...card, conditions: [{ what: 'wisdom' }] };
  const view = {
    auction: { card: 'a1', price: 3, leader: 1, bidders: [1] },
    boards: [0, 1].map((seat) => ({ seat, time: 7 })),
    offer: [{ card: lots, checks: [{ ok: true, have: 2 }], moves: [], reaches: [] }],
    own_card: own ? { id: own } : null,
  };
  const { body } = render(AuctionGlance, {
    props: {
      ...{ view: view as unknown as FieseView, cast: cast as unknown as Cast },
      ...{ asked: 'ask-bid', waiting: [0] },
    },
  });
  column.now = true;
  return body;
}

test('in an auction, what the card asks for, what it gives and its story can be read all the time', () => {
  expect(heard(lot(true))).toMatch(/^a1 ff-needs wisdom\. ff-gives money, friend\. card-a1\.story/);
  expect(lot(true)).not.toContain('<details');
});

test('on a phone the story is folded, but there; of a card of one’s own nobody has written one', () => {
  expect(lot(false)).toMatch(/<details[^]*ff-read-card[^]*card-a1\.story[^]*<\/details>/);
  for (const wide of [true, false]) expect(lot(wide, 'a1')).not.toContain('.story');
});
