import { expect, test, vi } from 'vitest';
import type { Note } from '@wire';
import type { FieseView } from '@wire/fiese-freunde';
import type { Cast } from '../model/cast';
import { lifeOf } from './story';

vi.mock('@kit/words/i18n.svelte', () => ({ t: (key: string) => key }));
vi.mock('../model/symbols', () => ({ titleOf: (id: string) => id }));
vi.mock('../model/cast', () => ({
  ageOf: Number,
  Own: String,
  /** Messages as they are called: `key(argument=value)`. */
  said: (key: string, args: Record<string, unknown> = {}) => {
    const told = Object.entries(args).map(([name, value]) => `${name}=${String(value)}`);
    return `${key}(${told.join(' ')})`;
  },
}));

const NAMES = ['Ana', 'Ben', 'Renske', 'Cleo', 'Wilma'];
const cast = {
  name: (one: number) => NAMES[one],
  own: (one: number) => NAMES[one],
  names: (all: number[]) => all.map((one) => NAMES[one]).join(', '),
} as unknown as Cast;
const board = { realised: [], children: 0, circle: [], lived: [] };
const view = {
  boards: [board, board, board, board],
  winner: -1,
  aimless: false,
} as unknown as FieseView;

/** Ana named Wilma; Renske called, and came. */
const notes = [
  ['slice', { slice: 1 }],
  ['live', { seat: 0, card: 'a23' }],
  ['named', { seat: 0, persons: [4] }],
  ['call', { seat: 2, active: 0 }],
  ['company', { seat: 0, card: 'a23', persons: [2] }],
].map(([key, args], n) => ({ n, key, args }) as unknown as Note);

const beats = (seat: number) => lifeOf(notes, cast, view, seat).chapters[0]!.beats;

test('a biography names who was there in the end, not who was named first', () => {
  const [told] = beats(0);
  expect(told!.persons).toEqual([2]);
  expect(told!.text).toContain('names=Renske');
  expect(told!.text).not.toContain('Wilma');
});

test('it stands in the life of whoever was there, and in nobody else’s', () => {
  expect(beats(2)[0]!.text).toContain('ff-bio-along(name=Renske who=Ana)');
  expect(beats(1)).toEqual([]);
});
