/** Which parts of the position are unfolded, by their names. */

import type { Part } from '@wire';
import { find } from './typed';

export type Folds = Record<string, boolean>;

/** As this person left it; by default only a part without a short line is unfolded. */
export function isOpen(folds: Folds, part: Part): boolean {
  return folds[part.name] ?? !part.brief;
}

/** The places of the parts that are meant by a name or some of its letters. */
export function meant(name: string, parts: readonly Part[]): number[] {
  const found = find(
    name,
    parts.map((part) => part.name),
  );
  if (!found) return [];
  return 'place' in found ? [found.place] : found.several;
}
