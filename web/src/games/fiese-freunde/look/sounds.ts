/** The sounds of a life, by event. */

import { sounds, type Sound } from '@kit/device/sound';

export const SOUNDS: Record<string, Sound | undefined> = {
  pick: sounds.pick,
  slice: [0.5, 0, 392, 0.02, 0.18, 0.5, 1, 1.5, 0, 0, 196, 0.12],
  auction: sounds.card,
  bid: [0.5, 0.02, 440, 0, 0.02, 0.08, 1, 1.5, 0, 0, 60, 0.03],
  drop: [0.3, 0.02, 200, 0.01, 0.03, 0.12, 1, 1.2, -1],
  sold: [0.9, 0.03, 110, 0, 0.02, 0.2, 3, 1.8, -2, 0, 0, 0, 0.09, 1.5],
  live: sounds.card,
  call: [0.6, 0, 880, 0.01, 0.32, 0.1, 1, 1, 0, 0, 110, 0.04, 0, 0, 22],
  'phone-lost': [0.3, 0.02, 300, 0, 0.03, 0.1, 2, 1.4, -3],
  love: [0.6, 0, 523, 0.03, 0.16, 0.5, 1, 1.6, 0, 0, 262, 0.11],
  over: [0.8, 0, 392, 0.05, 0.4, 1.2, 1, 1.3, 0, 0, 196, 0.14, 0, 0, 0, 0, 0.1],
  ended: [0.5, 0, 330, 0.03, 0.2, 0.5, 0, 1.2, -1.2, 0, -80, 0.16],
  child: [0.5, 0, 659, 0.03, 0.14, 0.4, 1, 1.6, 0, 0, 130, 0.1, 0.14],
  'bed-child': [0.5, 0, 659, 0.03, 0.14, 0.4, 1, 1.6, 0, 0, 130, 0.1, 0.14],
  goal: [0.8, 0, 440, 0.03, 0.24, 0.7, 1, 1.4, 0, 0, 220, 0.09, 0.12],
  pass: [0.4, 0.02, 260, 0.02, 0.06, 0.22, 0, 1, -0.6],
  steal: sounds.refuse,
  refuse: sounds.refuse,
  aimless: [0.6, 0, 220, 0.1, 0.4, 1, 0, 1, -0.8],
};

export function soundOf(key: string, args: Record<string, unknown> = {}): Sound | undefined {
  if (key !== 'tie') return SOUNDS[key];
  return ['ex', 'separated'].includes(String(args.now))
    ? SOUNDS.ended
    : args.now === 'friend'
      ? SOUNDS.pick
      : SOUNDS.love;
}
