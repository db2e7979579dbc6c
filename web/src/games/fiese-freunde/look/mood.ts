/** What mood a life gives a face. It is a matter of drawing: no rule speaks of moods. */

import type { Board } from '@wire/fiese-freunde';
import type { Mood } from './face';

/** `full`: the most that a characteristic can be. */
export function moodOf({ traits, partner, realised }: Board, full = Infinity): Mood {
  const isFull = (trait: string) => (traits[trait] ?? 0) >= full;
  if (isFull('illness')) return 'ill';
  if ((traits.sadness ?? 0) >= 2) return 'sad';
  if (isFull('alcohol') || isFull('drugs')) return 'tipsy';
  if (partner !== null) return 'love';
  return realised.length >= 2 ? 'happy' : 'calm';
}
