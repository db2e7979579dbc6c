/** Which places of the maze can be chosen now, and how each is called. */

import { capital, t } from '@kit/words/i18n.svelte';
import type { Prompt } from '@wire';
import type { FearView, Reach, Side } from '@wire/fear-of-the-dark';
import { optionsOf } from './choices';
import { roomAt, STEP, walk } from './geometry';
import type { Spot } from '../parts/Stage.svelte';
import { fromPawn, squareInWords } from '../words/events';

export function reachSpots(view: FearView, reach: Reach[]): Spot[] {
  const [px, py] = view.pawn;
  return reach.map((one) => {
    const what =
      one.what === 'square' ? squareInWords(view, one.x, one.y) : t(`fd-reach-${one.what}`);
    return {
      key: `${one.x},${one.y},${one.what}`,
      x: one.x + 0.5,
      y: one.y + 0.5,
      label: capital(t('fd-reach', { where: fromPawn(view, one.x, one.y), n: one.cost, what })),
      kind: one.what,
      mark: String(one.cost),
      way: walk({ x: px, y: py }, one.path),
    };
  });
}

/** "3,-1" is a square, "3,-1,N" a side of it; a target is a square beside the pawn. */
const PLACE = /^-?\d+,-?\d+(,[NESW])?$/;

/** Whether the answer is a place of the maze. */
export const asksPlace = (prompt: Prompt): boolean =>
  prompt.why === 'target' || optionsOf(prompt).every((choice) => PLACE.test(String(choice)));

/** The options of asks that name a place. */
export function placeSpots(view: FearView, prompt: Prompt): Spot[] {
  return optionsOf(prompt).map((choice, n) => {
    const key = String(choice);
    const mark = String(n + 1);
    if (prompt.why === 'target') return targetSpot(view, key, mark);
    const [x = 0, y = 0] = key.split(',').map(Number);
    const side = key.split(',')[2] as Side | undefined;
    const tile = roomAt(view.rooms, x, y)?.tile ?? '';
    if (!side) {
      const label = capital(t('fd-spot-lock', { tile, where: fromPawn(view, x, y) }));
      return { key, x: x + 0.5, y: y + 0.5, label, kind: 'target', mark };
    }
    const step = STEP[side];
    return {
      key,
      x: x + 0.5 + step.x / 2,
      y: y + 0.5 + step.y / 2,
      label: capital(t(`fd-spot-${prompt.why}`, { tile, side })),
      kind: 'wall',
      mark,
      upright: side === 'E' || side === 'W',
    };
  });
}

function targetSpot(view: FearView, key: string, mark: string): Spot {
  const step = key === 'here' ? { x: 0, y: 0 } : STEP[key as Side];
  const x = view.pawn[0] + step.x;
  const y = view.pawn[1] + step.y;
  const where = key === 'here' ? t('opt-here') : t(`side-${key}`);
  return {
    key,
    x: x + 0.5,
    y: y + 0.5,
    label: capital(t('labelled', { label: where, count: squareInWords(view, x, y) })),
    kind: 'target',
    mark,
  };
}
