/** Among bots nobody is kept waiting: what they say to each other passes by itself. */

import { inPassing, type Speed } from '@kit/flow/beats';
import type { Person } from '@wire';
import type { AnomiaView } from '@wire/anomia';

const GLANCE = 900;
/** However slow the game is wished for. */
const MOST = 1000;
/** How long a person who plays against bots may object to one bot's answer to another, in ms. */
export const glanceAt = (speed: Speed): number => Math.min(MOST, inPassing(GLANCE, speed));

/** Whether this person plays against bots alone, and watches a face-off between two of them. */
export function looksOn(view: AnomiaView, people: readonly Person[], seat: number | null): boolean {
  const fight = view.face_off;
  if (seat === null || !fight?.claim || view.stage !== 'challenge') return false;
  const others = people.filter((person) => person.seat !== seat);
  return others.every((person) => person.kind === 'bot') && !fight.rivals.includes(seat);
}
