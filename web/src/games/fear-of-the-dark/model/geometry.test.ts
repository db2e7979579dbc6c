import { expect, test } from 'vitest';
import type { FearView, RoomView } from '@wire/fear-of-the-dark';
import { bounds, doorPoint, grain, indexIn, squareAt, walk, walls } from './geometry';

const room = (col: number, row: number, more: Partial<RoomView> = {}): RoomView => ({
  tile: 'start',
  col,
  row,
  turn: 0,
  doors: [],
  secret_doors: [],
  squares: Array<string>(9).fill('empty'),
  tokens: Array<string>(9).fill(''),
  what: Array<string>(9).fill('empty'),
  danger: false,
  leak: false,
  ...more,
});
const seen = (rooms: RoomView[], placing: FearView['placing'] = null) =>
  ({ rooms, placing }) as FearView;

test('a square has its place in the room, west and north of the start too', () => {
  expect(indexIn(room(0, 0), 2, 1)).toBe(5);
  expect(indexIn(room(-1, -1), -3, -3)).toBe(0);
  expect(indexIn(room(-1, -1), -1, -1)).toBe(8);
});

test('a square is found with what there is', () => {
  const what = Array<string>(9).fill('empty').with(8, 'hole').with(7, 'lock');
  const rooms = [room(0, 0), room(-1, 0, { what })];
  expect(squareAt(rooms, -1, 2)).toMatchObject({ what: 'hole' });
  expect(squareAt(rooms, -2, 2)).toMatchObject({ what: 'lock' });
  expect(squareAt(rooms, 3, 0)).toBeUndefined();
});

test('a way is the squares that it leads over', () => {
  expect(walk({ x: 1, y: 1 }, 'WWN')).toEqual([
    { x: 1, y: 1 },
    { x: 0, y: 1 },
    { x: -1, y: 1 },
    { x: -1, y: 0 },
  ]);
});

test('the bounds hold all rooms, and the one that is being laid', () => {
  const rooms = [room(0, 0), room(-2, 1)];
  expect(bounds(seen(rooms), 1)).toEqual({ left: -7, top: -1, right: 4, bottom: 7 });
  const placing = { tile: 'r01', col: 1, row: -1, side: 'S', danger: false, choices: [] } as const;
  const wide = bounds(seen(rooms, { ...placing, choices: [] }), 0);
  expect(wide).toEqual({ left: -6, top: -3, right: 6, bottom: 6 });
});

test('a door is in the middle of its wall', () => {
  expect(doorPoint({ col: -1, row: 0 }, 'W')).toEqual({ x: -3, y: 1.5 });
  expect(doorPoint({ col: 0, row: 0 }, 'S')).toEqual({ x: 1.5, y: 3 });
});

test('a wall is whole, or has a gap as wide as a door', () => {
  const [north, east] = walls(room(0, 0, { doors: ['N'] }));
  expect(east!.parts).toEqual([{ a: { x: 3, y: 0 }, b: { x: 3, y: 3 } }]);
  const [left, right] = north!.parts;
  expect(left!.a).toEqual({ x: 0, y: 0 });
  expect(right!.b).toEqual({ x: 3, y: 0 });
  expect(left!.b.x).toBeCloseTo(1.2);
  expect(right!.a.x).toBeCloseTo(1.8);
});

test('the grain of a place is always the same', () => {
  const grains = [0, 1, 2, 3].map((n) => grain('r05', n));
  expect(grains).toEqual([0, 1, 2, 3].map((n) => grain('r05', n)));
  expect(new Set(grains).size).toBe(4);
  expect(grains.every((one) => one >= 0 && one < 1)).toBe(true);
});
