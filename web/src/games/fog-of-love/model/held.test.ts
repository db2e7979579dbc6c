import { expect, test } from 'vitest';
import type { Note } from '@wire';
import {
  asOf,
  commonOf,
  endedOf,
  giftOf,
  hushOf,
  isFinale,
  isGift,
  isHush,
  laidNow,
  missedOf,
} from './held';
import type { FogView, Goal } from './types';

const note = (n: number, key: string, args: Record<string, unknown> = {}): Note => ({
  n,
  key,
  args,
});
const view = (more: Partial<FogView> = {}): FogView =>
  ({
    chapters: ['first', 'second'],
    chapter_count: 3,
    finale: '',
    chapter: 1,
    ready_made: false,
    now: null,
    ...more,
  }) as FogView;

const EVENING = [
  note(1, 'chapter', { chapter: 'second' }),
  note(2, 'chosen', { choices: ['a', 'b'] }),
  note(3, 'lay', { scene: 'walk', seat: 0 }),
  note(4, 'heart', { seat: 1, gain: 2 }),
  note(5, 'lay', { scene: 'quiet', seat: 0 }),
  note(6, 'secret', { scene: 'some', seat: 1 }),
];

test('the finale is the chapter that the view names', () => {
  expect(isFinale('second', view())).toBe(false);
  expect(isFinale('second', view({ finale: 'second' }))).toBe(true);
});

test('how a card went is held, unless it is the finale or was one’s own and brought nothing', () => {
  expect(endedOf(EVENING, 1, view(), 0)[0]?.ended?.choices).toEqual(['a', 'b']);
  expect(endedOf(EVENING, 3, view(), 0)[0]?.ended?.sums[1]?.hearts).toBe(2);
  expect(endedOf(EVENING, 5, view(), 0)).toEqual([]);
  expect(endedOf(EVENING, 5, view(), 1)).toHaveLength(1);
  expect(endedOf(EVENING, 1, view({ finale: 'second' }), 0)).toEqual([]);
});

test('beside what is held stands what there was then, not what came after it', () => {
  const moves = [{ 'sin-up': 1 }, { 'sin-up': 1 }];
  const goal = { card: 7, aspect: 'sin-up', shared: true, have: 5, needs: 10, met: false, moves };
  const earlier = { ...goal, have: 5, needs: 5, met: true };
  const table = view({
    persons: [{ hearts: 9 }, { hearts: 13 }],
    me: { seat: 0, traits: [goal] },
    length: 6,
  } as unknown as Partial<FogView>);
  const notes = [
    note(1, 'lay', { scene: 'walk', seat: 0 }),
    note(2, 'token', { seat: 0, aspect: 'sin-up', n: 1 }),
    note(3, 'lay', { scene: 'out', seat: 1 }),
    note(4, 'token', { seat: 1, aspect: 'sin-up', n: 2 }),
    note(5, 'heart', { seat: 0, gain: -2 }),
    note(6, 'heart', { seat: 1, gain: 2 }),
  ];
  const before = { ...table, me: { ...table.me!, traits: [earlier as unknown as Goal] } };
  const held = endedOf(notes.slice(0, 2), 1, before, 0)[0]!;
  const then = asOf(table, notes, held);
  expect(then.persons.map((person) => person.hearts)).toEqual([11, 11]);
  expect(then.me?.traits).toEqual([earlier]);
  expect(asOf({ ...table, me: null }, notes, held).me).toBeNull();
  expect(asOf(table, notes, { n: 1 }).me?.traits).toEqual([{ ...goal, have: 3 }]);
  expect([then.chapter, then.length]).toEqual([1, 6]);
  expect(asOf(table, notes, { n: 3 })).toBe(table);
  const last = { ...table, finale: 'second' };
  const on = asOf(last, [...notes, note(7, 'chapter', { chapter: 'second' })], { n: 3 });
  expect(on.persons[0].hearts).toBe(9);
  expect([on.chapter, on.chapters, on.finale]).toEqual([0, ['first'], '']);
});

test('a feature is a gift to whom it was given, while the characters are created', () => {
  const given = note(3, 'feature', { seat: 0, feature: 'worn' });
  const before = view({ chapter: -1 });
  expect(isGift(given, before, 0)).toBe(true);
  expect(isGift(given, before, 1)).toBe(false);
  expect(isGift(given, view(), 0)).toBe(false);
  expect(isGift(given, view({ chapter: -1, ready_made: true }), 0)).toBe(false);
  expect(giftOf(given)).toEqual({ n: 3, gift: 'worn' });
});

test('of a secret only that it was laid, and by whom; of one’s own, which', () => {
  expect(isHush(EVENING[5]!)).toBe(true);
  const mine = note(6, 'secret', { scene: 'mine', seat: 0 });
  expect(isHush(mine)).toBe(false);
  expect(hushOf(mine, view())).toEqual({ n: 6, hush: 0, secret: 'mine' });
  expect(hushOf(EVENING[5]!, view())).toEqual({ n: 6, hush: 1 });
  const traits: Goal[] = [];
  expect(hushOf(mine, view({ me: { traits } as unknown as FogView['me'] })).goals).toBe(traits);
});

test('the card being resolved is the newest that was laid under its name', () => {
  const now = { scene: { id: 'walk' } } as FogView['now'];
  expect(laidNow(EVENING, view({ now }))).toBe(3);
  expect(laidNow(EVENING, view())).toBe(0);
});

test('on a shared device: what came to its end since one last looked', () => {
  const told = missedOf(EVENING, view(), 1, 3);
  expect(told.map((one) => one.ended?.id ?? one.hush)).toEqual(['walk', 'quiet', 1]);
  const now = { scene: { id: 'quiet' } } as FogView['now'];
  expect(missedOf(EVENING, view({ now }), 1, 4)).toEqual([{ n: 6, hush: 1 }]);
});

test('on a shared device: neither again nor never, though one is told of more than the other', () => {
  const own = [note(0, 'destiny-moved', { seat: 0 }), note(0, 'destiny-stays', { seat: 0 })];
  const numbered = (notes: Note[]) => notes.map((one, at) => ({ ...one, n: at + 1 }));
  const told = [numbered([...own, ...EVENING]), numbered(EVENING)] as const;
  for (const [before, after] of [told, [told[1], told[0]]] as const) {
    expect(missedOf(after, view(), 1, commonOf(before))).toEqual([]);
    const some = before.slice(0, before.length - 3); // until the walk is laid
    const missed = missedOf(after, view(), 1, commonOf(some));
    expect(missed.map((one) => one.ended?.id ?? one.hush)).toEqual(['walk', 'quiet', 1]);
  }
  expect(missedOf(EVENING, view(), 1, 99)).toEqual([]); // counted in another way by an older page
});
