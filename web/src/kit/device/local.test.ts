import { beforeEach, expect, test } from 'vitest';
import type { MyTable, Result, Seated } from '@wire';
import { local, tally } from './local.svelte';

const seated = (id: string, seats: number[], more: object = {}): Seated =>
  ({
    table: { id, game: 'chess', options: {}, people: [], ...more },
    tokens: Object.fromEntries(seats.map((seat) => [seat, `token ${seat}`])),
  }) as unknown as Seated;
const ends = (...won: boolean[]): Result[] =>
  won.map((one, seat) => ({ seat, won: one, key: one ? 'mate' : 'mated' }) as Result);

beforeEach(() => {
  local.clear();
  for (const { id } of local.tables) local.forget(id);
});

test('an end is written down once, for the seat of this device, in a game without levels too', () => {
  local.keep(seated('a', [1]));
  local.record('a', '', ends(true, false), 0);
  local.record('a', '', ends(true, false), 0);
  expect(local.played.map(({ game, won, key }) => [game, won, key])).toEqual([
    ['chess', false, 'mated'],
  ]);
  expect(tally(local.played, 'chess', '')).toMatchObject({ games: 1, decided: 1, won: 0 });
});

test('where several played on one device it is counted, but neither won nor lost', () => {
  local.keep(seated('a', [0, 1]));
  local.record('a', '', ends(true, false), 0);
  expect(local.played[0]!.won).toBe(null);
  expect(tally(local.played, 'chess', '')).toMatchObject({ games: 1, decided: 0, won: 0 });
});

test('a game that was only watched, a fork and a seed played before do not count', () => {
  local.record('never seen', '', ends(true), 0);
  local.keep(seated('fork', [0], { forked_from: 'a' }));
  local.record('fork', '', ends(true), 0);
  local.keep(seated('a', [0], { seed: 'same' }));
  local.record('a', '', ends(true), 0);
  local.keep(seated('b', [0], { seed: 'same' }));
  local.record('b', '', ends(true), 0);
  expect(local.played.map(({ id }) => id)).toEqual(['a']);
});

test('a finished game stays in the list of this device', () => {
  const { table } = seated('a', [0]);
  local.keep(seated('a', [0]));
  expect(local.finished).toEqual([]);
  local.visit(table, true);
  expect(local.unfinished).toEqual([]);
  expect(local.finished.map(({ id }) => id)).toEqual(['a']);
});

test('whoever has ended no game of it is taught at each table, unless they said no', () => {
  local.keep(seated('a', [0]));
  expect(local.known('a')?.taught).toBe(true);
  local.teach('chess', false);
  local.keep(seated('b', [0]));
  expect(local.known('b')?.taught).toBe(false);
  local.teach('chess', true);
  local.keep(seated('b', [0])); // a new token: the wish at this table stays as it was
  expect(local.known('b')?.taught).toBe(false);
  local.keep(seated('c', [0]));
  expect(local.known('c')?.taught).toBe(true);
  local.visit(seated('a', [0]).table, true);
  expect(local.isNew('chess')).toBe(false);
  local.keep(seated('d', [0]));
  expect(local.known('d')?.taught).toBe(false);
  expect(local.isNew('go')).toBe(true);
});

test('tables of my other devices are brought, with their tokens; those that are lost go', () => {
  local.keep(seated('mine', [0]));
  local.keep(seated('lost', [0]));
  const told = (id: string, more: object = {}) =>
    ({ id, game: 'chess', options: {}, tokens: { 0: `new ${id}` }, at: 5, ...more }) as MyTable;
  local.bring(
    [told('mine'), told('other', { seen: 3, ended: { at: 5 } }), told('gone', { tokens: {} })],
    ['lost'],
  );
  expect(local.tables.map(({ id }) => id)).toEqual(['mine', 'other']);
  expect(local.known('mine')?.tokens).toEqual({ 0: 'new mine' });
  expect(local.known('other')).toMatchObject({ over: true, told: 3, seen: 5 });
  local.forgetAll();
  expect([local.tables, local.played, local.name]).toEqual([[], [], '']);
});
