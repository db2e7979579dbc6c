/** What a face-off sounds like. */

import { sounds, type Sound } from '@kit/device/sound';

export const SOUNDS: Record<string, Sound> = {
  drawn: sounds.card,
  duel: [0.5, 0.05, 180, 0.01, 0.08, 0.2, 2, 1.6, 6, 0, 0, 0, 0.04, 2],
  rolled: [0.4, 0.2, 420, 0, 0.02, 0.05, 4, 1, 0, 0, 0, 0, 0.04, 4],
  noticed: [1, 0.01, 220, 0, 0.08, 0.32, 2, 1.9, 12, 0, 330, 0.06, 0, 0.1],
  'tie-card': [0.9, 0, 300, 0, 0.1, 0.3, 2, 1.5, 8, 0, 200, 0.05],
  handed: [0.5, 0.02, 640, 0, 0.02, 0.06, 1, 1.6],
  answered: [0.7, 0, 440, 0.01, 0.05, 0.2, 1, 1.5, 0, 0, 220, 0.05],
  spoke: [0.7, 0, 440, 0.01, 0.05, 0.2, 1, 1.5, 0, 0, 220, 0.05],
  'no-example': sounds.refuse,
  challenged: [0.7, 0.02, 160, 0.01, 0.08, 0.2, 3, 0.7, -2],
  disputed: [0.7, 0.02, 160, 0.01, 0.08, 0.2, 3, 0.7, -2],
  refused: sounds.refuse,
  won: [0.8, 0, 523, 0.02, 0.12, 0.4, 1, 1.7, 0, 0, 262, 0.06, 0.05],
  uncovered: [0.4, 0.2, 700, 0, 0.02, 0.09, 4, 2, -9, 0, 0, 0, 0, 3],
  tie: [0.7, 0, 392, 0, 0.2, 0.3, 1, 1, 0, 0, 8, 0.05, 0.1],
  'set-aside': [0.5, 0.02, 240, 0.02, 0.1, 0.3, 0, 1, -1],
  over: [0.9, 0, 392, 0.05, 0.3, 1, 1, 1.4, 0, 0, 262, 0.1, 0.08],
  point: sounds.pick,
};

/** The order of importance: of several at once, one is heard. */
const LOUD = [
  'tie-card',
  'noticed',
  'won',
  'refused',
  'challenged',
  'disputed',
  'answered',
  'spoke',
];

export function soundOf(keys: string[]): Sound | undefined {
  const key = LOUD.find((loud) => keys.includes(loud)) ?? keys.findLast((one) => SOUNDS[one]);
  return key ? SOUNDS[key] : undefined;
}
