/** Squares, rooms and walls in the plane. Lengths are in squares; the drawing multiplies them. */

import type { FearView, RoomView, Side } from '@wire/fear-of-the-dark';

/** Pixels of a square at zoom 1. */
export const UNIT = 60;
/** Thickness of a wall, in squares, inside its room. */
export const WALL = 0.13;
/** Half the width of a door, in squares. */
export const DOOR = 0.3;

export interface Point {
  x: number;
  y: number;
}
/** A door by the room it belongs to. */
export interface Door {
  col: number;
  row: number;
  side: Side;
}
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
export interface Segment {
  a: Point;
  b: Point;
}

export const STEP: Record<Side, Point> = {
  N: { x: 0, y: -1 },
  E: { x: 1, y: 0 },
  S: { x: 0, y: 1 },
  W: { x: -1, y: 0 },
};
export const SIDES: readonly Side[] = ['N', 'E', 'S', 'W'];
export const OPPOSITE: Record<Side, Side> = { N: 'S', E: 'W', S: 'N', W: 'E' };

export const roomAt = (rooms: RoomView[], x: number, y: number): RoomView | undefined =>
  rooms.find((room) => room.col === Math.floor(x / 3) && room.row === Math.floor(y / 3));

/** The nine squares of a room, row by row: the messages `place-…`. */
export const PLACES = ['nw', 'n', 'ne', 'w', 'c', 'e', 'sw', 's', 'se'] as const;

/** Place of a square in its room's lists of nine. */
export const indexIn = (room: RoomView, x: number, y: number): number =>
  (y - room.row * 3) * 3 + (x - room.col * 3);

export const squareAt = (rooms: RoomView[], x: number, y: number) => {
  const room = roomAt(rooms, x, y);
  if (!room) return undefined;
  const index = indexIn(room, x, y);
  return { room, what: room.what[index] ?? '' };
};

export function walk(from: Point, path: string): Point[] {
  const points = [from];
  for (const side of path) {
    const last = points.at(-1)!;
    const step = STEP[side as Side];
    points.push({ x: last.x + step.x, y: last.y + step.y });
  }
  return points;
}

export function bounds(view: FearView, margin = 1.5): Box {
  const box: Box = { left: 0, top: 0, right: 3, bottom: 3 };
  const places = [...view.rooms, ...(view.placing ? [view.placing] : [])];
  for (const { col, row } of places) {
    box.left = Math.min(box.left, col * 3);
    box.top = Math.min(box.top, row * 3);
    box.right = Math.max(box.right, col * 3 + 3);
    box.bottom = Math.max(box.bottom, row * 3 + 3);
  }
  return {
    left: box.left - margin,
    top: box.top - margin,
    right: box.right + margin,
    bottom: box.bottom + margin,
  };
}

/** The middle of the door on a side of a room, on the line of the wall. */
export function doorPoint(room: { col: number; row: number }, side: Side): Point {
  const middle = { x: room.col * 3 + 1.5, y: room.row * 3 + 1.5 };
  return { x: middle.x + STEP[side].x * 1.5, y: middle.y + STEP[side].y * 1.5 };
}

/** The walls of a room as straight pieces, with a gap where a door is. */
export function walls(room: RoomView): { side: Side; parts: Segment[] }[] {
  const x = room.col * 3;
  const y = room.row * 3;
  const corners: Record<Side, Segment> = {
    N: { a: { x, y }, b: { x: x + 3, y } },
    E: { a: { x: x + 3, y }, b: { x: x + 3, y: y + 3 } },
    S: { a: { x: x + 3, y: y + 3 }, b: { x, y: y + 3 } },
    W: { a: { x, y: y + 3 }, b: { x, y } },
  };
  return SIDES.map((side) => {
    const whole = corners[side];
    if (!room.doors.includes(side)) return { side, parts: [whole] };
    const along = (k: number): Point => ({
      x: whole.a.x + (whole.b.x - whole.a.x) * k,
      y: whole.a.y + (whole.b.y - whole.a.y) * k,
    });
    const gap = DOOR / 3;
    return {
      side,
      parts: [
        { a: whole.a, b: along(0.5 - gap) },
        { a: along(0.5 + gap), b: whole.b },
      ],
    };
  });
}

/** A number from 0 to 1 that a place always gets: for the grain of the stone. */
export function grain(text: string, n: number): number {
  let hash = 2166136261 ^ n;
  for (const char of text) hash = Math.imul(hash ^ char.charCodeAt(0), 16777619);
  hash = Math.imul(hash ^ (hash >>> 15), 2246822507);
  hash ^= hash >>> 13;
  return (hash >>> 0) / 4294967296;
}
