/** Which places of the maze can be chosen now, and how each is called. */

import { capital, t } from '@kit/words/i18n.svelte';
import type { Prompt } from '@wire';
import type { FearView, Reach } from '@wire/fear-of-the-dark';
import { placesOf, type Place } from './choices';
import { roomAt, STEP, walk } from './geometry';
import type { Spot } from '../parts/Stage.svelte';
import { fromPawn, squareInWords } from '../words/events';

export const reachKey = ({ x, y, what }: Reach): string => `${x},${y},${what || 'square'}`;

export function reachSpots(view: FearView, reach: Reach[]): Spot[] {
  const [px, py] = view.pawn;
  return reach.map((one) => {
    const what = one.what ? t(`fd-reach-${one.what}`) : squareInWords(view, one.x, one.y);
    const cost = one.path.length;
    return {
      key: reachKey(one),
      x: one.x + 0.5,
      y: one.y + 0.5,
      label: capital(t('fd-reach', { where: fromPawn(view, one.x, one.y), n: cost, what })),
      kind: one.what || 'square',
      mark: String(cost),
      way: walk({ x: px, y: py }, one.path),
    };
  });
}

/** The places that a question names. */
export function placeSpots(view: FearView, prompt: Prompt): Spot[] {
  const beside = prompt.why === 'target';
  return (placesOf(prompt) ?? []).map((place, n) => {
    const mark = String(n + 1);
    return beside ? besideSpot(view, place, mark) : farSpot(view, place, mark, prompt.why);
  });
}

/** Beside the pawn, or where it stands. */
function besideSpot(view: FearView, { choice, x, y }: Place, mark: string): Spot {
  const key = String(choice);
  const where = key === 'here' ? t('opt-here') : t(`side-${key}`);
  const label = capital(t('labelled', { label: where, count: squareInWords(view, x, y) }));
  return { key, x: x + 0.5, y: y + 0.5, label, kind: 'target', mark };
}

/** Anywhere in the maze: a square, or a side of one. */
function farSpot(view: FearView, place: Place, mark: string, why: string): Spot {
  const { x, y, side } = place;
  const key = String(place.choice);
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
    label: capital(t(`fd-spot-${why}`, { tile, side })),
    kind: 'wall',
    mark,
    upright: side === 'E' || side === 'W',
  };
}
