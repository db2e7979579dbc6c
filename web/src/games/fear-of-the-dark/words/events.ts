/** Events as lines of the log, and the position in words for those who listen. */

import { capital, says, t } from '@kit/words/i18n.svelte';
import type { Line } from '@kit/words/Log.svelte';
import { Own } from '@kit/words/names';
import { isTold } from '@kit/words/told';
import type { Note, Prompt } from '@wire';
import type { FearView, RoomView, Side } from '@wire/fear-of-the-dark';
import { indexIn, OPPOSITE, PLACES, roomAt, SIDES, squareAt, STEP } from '../model/geometry';

/** Events without a line: another event tells it. */
const SILENT = new Set(['place', 'enter', 'light', 'end']);
const STRONG = new Set(['begin', 'strike', 'danger', 'echo', 'escape', 'dark', 'way-out']);

export function tell(notes: Note[]): Line[] {
  const lines: Line[] = [];
  let steps: Note[] = [];
  const flush = () => {
    const last = steps.at(-1);
    if (last) lines.push({ n: last.n, text: stepsInWords(steps), rule: last.rule ?? '' });
    steps = [];
  };
  for (const note of notes) {
    if (note.key === 'step') {
      steps.push(note);
      continue;
    }
    flush();
    if (SILENT.has(note.key) || !isTold(note)) continue;
    lines.push({
      n: note.n,
      text: t(keyOf(note), note.args),
      rule: note.rule ?? '',
      strong: STRONG.has(note.key),
    });
  }
  flush();
  return lines;
}

/** The message key: without the cards, if only another seat has seen them. */
function keyOf({ key, args }: Note): string {
  const hidden = `fd-${key}-hidden`;
  return !args?.cards && says(hidden) ? hidden : `ev-${key}`;
}

function stepsInWords(steps: Note[]): string {
  if (steps.length === 1) return t('ev-step', steps[0]!.args);
  const sides = steps.map((step) => String(step.args?.side));
  return t('fd-steps', {
    n: steps.length,
    sides: sides.map((side) => t(`side-${side}`)).join(', '),
  });
}

export function askInWords(prompt: Prompt, view: FearView): string {
  const args = { ...prompt.form, left: view.moving, ...prompt.args };
  return t(`ask-${prompt.why}`, args);
}

/** The whole position, as the kernel tells it in the terminal, with the way on each side. */
export function describe(view: FearView): string[] {
  const [x, y] = view.pawn;
  const room = squareAt(view.rooms, x, y)?.room;
  const lines = [
    t(`view-${lightOf(view)}`, { matches: view.matches }),
    view.lit ? t('view-lit') : '',
    t('view-maze', {
      left: view.maze_left,
      out: view.way_out,
      aside: view.aside,
      terrors: view.terrors,
      kills: view.terror_kills,
    }),
    view.hand.length ? t('view-hand', { cards: view.hand }) : '',
    view.mind.length ? t('view-mind', { cards: view.mind, count: view.mind.length }) : '',
    view.lost.length ? t('view-lost', { cards: view.lost, count: view.lost.length }) : '',
    view.objects.length ? t('view-objects', { cards: view.objects }) : '',
    view.moving ? t('view-moving', { steps: view.moving, creeping: view.stealth }) : '',
    room ? t('view-here', { tile: room.tile, place: PLACES[indexIn(room, x, y)] }) : '',
    room?.leak ? t('view-flooded') : '',
    ...SIDES.map(
      (side) =>
        `${t('labelled', { label: capital(t(`side-${side}`)), count: beside(view, side) })}.`,
    ),
    t('view-rooms', { count: view.rooms.length }),
    ...view.rooms.map(lyingRoom),
  ];
  return lines.filter(Boolean);
}

/** A room of the map: where it lies, its doors, what is in it. */
function lyingRoom(room: RoomView): string {
  const { tile, col, row, doors, secret_doors: sides } = room;
  const where = { col: axis(col, 'W', 'E'), row: axis(row, 'N', 'S') };
  const told = [
    t('view-room', { tile, ...where, sides: doors, things: new Own(inside(room.what)) }),
    sides.length ? t('view-secret-doors', { sides }) : '',
    room.danger ? t('view-danger') : '',
    room.leak ? t('view-flooded') : '',
  ];
  return told.filter(Boolean).join(' ');
}

/** A column or a row, counted from the start tile. */
const axis = (n: number, before: Side, behind: Side): string =>
  n ? `${t(`axis-${n < 0 ? before : behind}`)}${Math.abs(n)}` : '0';

function lightOf({ light, flares, lit }: FearView): string {
  if (flares) return 'flares';
  return light ? 'light' : lit ? 'out' : 'dark';
}

/** What is next to the pawn on that side; through a door, also into which room it leads. */
export function beside(view: FearView, side: Side): string {
  const what = view.beside[SIDES.indexOf(side)] ?? '';
  const [x, y] = view.pawn;
  const next = roomAt(view.rooms, x + STEP[side].x, y + STEP[side].y);
  const there = placeInWords(what);
  if (!next || what === 'wall' || next === roomAt(view.rooms, x, y)) return there;
  return t('view-through', { tile: next.tile, water: next.leak, there });
}

export function squareInWords(view: FearView, x: number, y: number): string {
  const square = squareAt(view.rooms, x, y);
  return square ? placeInWords(square.what) : t('fd-unknown-room');
}

/** A room as it would lie: its doors, and what is where in it. */
export function roomInWords({ doors, squares }: RoomView): string {
  return t('fd-lies', {
    sides: doors.map((side) => t(`side-${side}`)).join(', '),
    inside: inside(squares),
  });
}

/** What is where in a room. */
function inside(squares: readonly string[]): string {
  const things = squares.flatMap((what, n) =>
    what === 'empty'
      ? []
      : [t('view-thing', { what: t(`what-${what}`), place: t(`place-${PLACES[n]}`) })],
  );
  return things.join(', ') || t('view-bare');
}

/** A wall, a door, a token, or a square as printed. */
function placeInWords(what: string): string {
  const slot = /^(object|secret)(\d)$/.exec(what);
  if (slot) return t('fd-slot', { what: slot[1]!, slot: Number(slot[2]) });
  return t(says(`fd-beside-${what}`) ? `fd-beside-${what}` : `what-${what}`);
}

/** Where a square lies, as seen from the pawn: "two north, one east". */
export function fromPawn(view: FearView, x: number, y: number): string {
  const dx = x - view.pawn[0];
  const dy = y - view.pawn[1];
  const part = (n: number, side: Side) =>
    n ? [t('fd-toward', { n: Math.abs(n), side: n > 0 ? side : OPPOSITE[side] })] : [];
  return [...part(dy, 'S'), ...part(dx, 'E')].join(', ') || t('fd-here');
}
