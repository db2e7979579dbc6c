/** The signs in the maze, each with where it is and what it says of itself. */

import { capital, t } from '@kit/words/i18n.svelte';
import type { FearView, RoomView } from '@wire/fear-of-the-dark';
import { doorPoint, roomAt, STEP, type Point } from '../model/geometry';
import { emptied } from '../model/slots';
import { besideAll } from './stone';
import { fromPawn, squareInWords } from '../words/events';

export interface Sign extends Point {
  key: string;
  /** Its name. */
  label: string;
  text: string;
}

type Square = [number, number];

/** Which explanation a square has; a free square has none. */
function kindOf(what: string): string {
  return what === 'empty' ? '' : what.replace(/\d$/, '');
}

export function signsOf(view: FearView): Sign[] {
  return [
    ...view.rooms.flatMap((room) => [...onSquares(view, room), ...ofRoom(view, room)]),
    ...beyond(view),
  ];
}

function onSquares(view: FearView, room: RoomView): Sign[] {
  const bare = emptied(view);
  return room.what.flatMap((what, n) => {
    const kind = bare.has(what) ? 'bare' : kindOf(what);
    if (!kind) return [];
    const [x, y] = [room.col * 3 + (n % 3), room.row * 3 + Math.floor(n / 3)];
    return [sign(view, [x, y], { x: x + 0.5, y: y + 0.5 }, kind, squareInWords(view, x, y))];
  });
}

function ofRoom(view: FearView, room: RoomView): Sign[] {
  const corner = { x: room.col * 3, y: room.row * 3 };
  const centre: Square = [corner.x + 1, corner.y + 1];
  const claws = besideAll(room);
  const found = room.secret_doors.map((side) => {
    const [x, y] = centre;
    const square: Square = [x + STEP[side].x, y + STEP[side].y];
    return sign(view, square, doorPoint(room, side), 'secret-door');
  });
  const danger = { x: corner.x + claws.x + 0.42, y: corner.y + claws.y + 0.6 };
  if (room.danger) found.push(sign(view, centre, danger, 'danger'));
  const leak = { x: corner.x + 0.75, y: corner.y + 0.8 };
  if (room.leak) found.push(sign(view, centre, leak, 'leak'));
  return found;
}

/** Doors with nothing behind them: to an unknown room, or out. */
function beyond(view: FearView): Sign[] {
  return view.doors_open.flatMap(([x, y, side]) => {
    const room = roomAt(view.rooms, x, y);
    if (!room) return [];
    return [sign(view, [x, y], doorPoint(room, side), view.way_out ? 'exit' : 'unknown')];
  });
}

/** `square`: its place, for screen readers. */
function sign(view: FearView, square: Square, at: Point, kind: string, name = ''): Sign {
  const text = kind === 'bare' ? t('fd-bare') : t(`fd-sign-${kind}`);
  const label = t('labelled', {
    label: capital(fromPawn(view, ...square)),
    count: name || text,
  });
  return { key: `${kind} ${at.x},${at.y}`, ...at, label, text };
}
