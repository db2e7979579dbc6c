/** The signs in the maze, each with where it is and what it says of itself. */

import { capital, t } from '@kit/words/i18n.svelte';
import type { FearView, RoomView } from '@wire/fear-of-the-dark';
import { doorPoint, roomAt, type Point } from '../model/geometry';
import { besideAll } from './stone';
import { squareInWords } from '../words/events';

export interface Sign extends Point {
  key: string;
  /** Its name. */
  label: string;
  text: string;
}

/** Of a square: which explanation is its own; of a free one, none. */
function kindOf(what: string): string {
  return what === 'empty' ? '' : what.replace(/\d$/, '');
}

export function signsOf(view: FearView): Sign[] {
  return [
    ...view.rooms.flatMap((room) => [...onSquares(view, room), ...ofRoom(room)]),
    ...beyond(view),
  ];
}

function onSquares(view: FearView, room: RoomView): Sign[] {
  return room.what.flatMap((what, n) => {
    const kind = kindOf(what);
    if (!kind) return [];
    const [x, y] = [room.col * 3 + (n % 3), room.row * 3 + Math.floor(n / 3)];
    return [sign(x + 0.5, y + 0.5, kind, squareInWords(view, x, y))];
  });
}

function ofRoom(room: RoomView): Sign[] {
  const corner = { x: room.col * 3, y: room.row * 3 };
  const claws = besideAll(room);
  const found = room.secret_doors.map((side) => {
    const at = doorPoint(room, side);
    return sign(at.x, at.y, 'secret-door');
  });
  if (room.danger) found.push(sign(corner.x + claws.x + 0.42, corner.y + claws.y + 0.6, 'danger'));
  if (room.leak) found.push(sign(corner.x + 0.75, corner.y + 0.8, 'leak'));
  return found;
}

/** Doors with nothing behind them: to an unknown room, or out. */
function beyond(view: FearView): Sign[] {
  return view.doors_open.flatMap(([x, y, side]) => {
    const room = roomAt(view.rooms, x, y);
    if (!room) return [];
    const at = doorPoint(room, side);
    return [sign(at.x, at.y, view.way_out ? 'exit' : 'unknown')];
  });
}

function sign(x: number, y: number, kind: string, name = ''): Sign {
  const text = t(`fd-sign-${kind}`);
  return { key: `${kind} ${x},${y}`, x, y, label: capital(name || text), text };
}
