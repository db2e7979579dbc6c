/** The grain of a room: where its flagstones lie, how light each is, and where there is room for a sign. */

import type { RoomView } from '@wire/fear-of-the-dark';
import { grain, UNIT, type Point } from '../model/geometry';

export interface Slab {
  d: string;
  tone: number;
}

type Cut = [x: number, y: number, w: number, h: number][];

/** Ways to pave one square. */
const CUTS: Cut[] = [
  [[0, 0, 1, 1]],
  [
    [0, 0, 1, 0.5],
    [0, 0.5, 1, 0.5],
  ],
  [
    [0, 0, 0.45, 1],
    [0.45, 0, 0.55, 1],
  ],
  [
    [0, 0, 0.6, 0.5],
    [0.6, 0, 0.4, 0.5],
    [0, 0.5, 0.4, 0.5],
    [0.4, 0.5, 0.6, 0.5],
  ],
  [
    [0, 0, 0.55, 0.6],
    [0.55, 0, 0.45, 1],
    [0, 0.6, 0.55, 0.4],
  ],
];

/** The paving of a room, in pixels from its corner. */
export function paving(room: Pick<RoomView, 'tile' | 'turn'>): Slab[] {
  const slabs: Slab[] = [];
  for (let square = 0; square < 9; square++) {
    const left = (square % 3) * UNIT;
    const top = Math.floor(square / 3) * UNIT;
    const pick = Math.floor(grain(room.tile, square * 7 + room.turn) * CUTS.length);
    for (const [n, [x, y, w, h]] of CUTS[pick]!.entries()) {
      const wear = (k: number) => (grain(room.tile, square * 31 + n * 5 + k) - 0.5) * 3;
      const l = left + x * UNIT + 1.2;
      const t = top + y * UNIT + 1.2;
      const r = left + (x + w) * UNIT - 1.2;
      const b = top + (y + h) * UNIT - 1.2;
      slabs.push({
        d: `M${f(l + wear(1))} ${f(t)}L${f(r)} ${f(t + wear(2))}L${f(r + wear(3))} ${f(b)}L${f(l)} ${f(b + wear(4))}Z`,
        tone: grain(room.tile, square * 13 + n),
      });
    }
  }
  return slabs;
}

/** Squares of a room, the corners first. */
const ASIDE = [6, 8, 0, 2, 7, 3, 5, 1, 4];

/** Where the sign of a danger is drawn, from the corner of the room: never over what lies there. */
export function besideAll({ what }: Pick<RoomView, 'what'>): Point {
  const n = ASIDE.find((one) => what[one] === 'empty') ?? ASIDE[0]!;
  return { x: n % 3, y: Math.floor(n / 3) };
}

const f = (n: number): string => n.toFixed(1);
