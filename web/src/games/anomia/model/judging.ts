/** Among bots nobody is kept waiting: what they say to each other passes by itself. */

import type { Person } from '@wire';
import type { AnomiaView } from '@wire/anomia';

/** So long, in ms, whoever trains may object to what one bot has answered to another. */
export const GLANCE = 900;

/** Somebody who plays against bots alone, and looks on while two of them face each other. */
export function looksOn(view: AnomiaView, people: readonly Person[], seat: number | null): boolean {
  const fight = view.face_off;
  if (seat === null || !fight?.claim || view.stage !== 'challenge') return false;
  const others = people.filter((person) => person.seat !== seat);
  return others.every((person) => person.kind === 'bot') && !fight.rivals.includes(seat);
}
