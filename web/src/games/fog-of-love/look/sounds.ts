/** The sounds of a romance, by event. */

import { sounds, type Sound } from '@kit/device/sound';

export const SOUNDS = {
  pick: sounds.pick,
  seal: [0.5, 0.02, 180, 0, 0.02, 0.12, 1, 1.6, -2],
  card: sounds.card,
  turn: [0.5, 0.02, 620, 0, 0.02, 0.08, 4, 1.8, 0, 0, 180, 0.04],
  up: [0.5, 0, 523, 0.02, 0.12, 0.4, 1, 1.6, 0, 0, 131, 0.09],
  down: [0.5, 0, 330, 0.02, 0.14, 0.4, 0, 1.2, -1.4],
  chapter: [0.6, 0, 392, 0.03, 0.25, 0.7, 1, 1.4, 0, 0, 196, 0.13],
  secret: [0.4, 0.02, 240, 0.03, 0.1, 0.3, 0, 1, 0.6],
} satisfies Record<string, Sound>;

export function soundOf(key: string, args: Record<string, unknown> = {}): Sound | undefined {
  if (key === 'heart') return Number(args.gain) > 0 ? SOUNDS.up : SOUNDS.down;
  if (key === 'chosen') return SOUNDS.turn;
  if (key === 'lay' || key === 'react') return SOUNDS.card;
  if (key === 'secret' || key === 'reveal-secret' || key === 'kept') return SOUNDS.secret;
  return key === 'chapter' ? SOUNDS.chapter : undefined;
}
