/** The sounds of the finale, by step. */

import type { Sound } from '@kit/device/sound';
import type { Step } from '../model/finale';
import { SOUNDS } from './sounds';

const { up, down, secret, turn, chapter } = SOUNDS;

export const END: Sound = [0.7, 0, 392, 0.05, 0.4, 1.2, 1, 1.3, 0, 0, 196, 0.14, 0, 0, 0, 0, 0.1];

export function soundOfStep(step: Step): Sound {
  switch (step.kind) {
    case 'secret':
      return secret;
    case 'goal':
      return step.goal.met ? up : down;
    case 'check':
      return step.check.ok ? up : down;
    case 'verdict':
      return step.destiny.ok ? up : down;
    case 'destiny':
      return turn;
    case 'open':
    case 'hearts':
      return chapter;
    case 'end':
      return END;
  }
}
