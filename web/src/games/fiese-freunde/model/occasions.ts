/** What in a life is great enough for everybody to look up: a goal, a love, a child, a parting. */

import type { Note } from '@wire';
import { BEATS, GREAT, IN_PASSING } from '../look/beats';

export interface Occasion {
  n: number;
  kind: 'goal' | 'love' | 'child' | 'parting';
  persons: number[];
  note: Note;
  /** Of a goal. */
  card: string;
  count: number;
}

/** `loves`: the places of whom one loves, one step after the other. */
export function occasionOf(note: Note, loves: readonly string[]): Occasion | null {
  const args = (note.args ?? {}) as Record<string, number> & { now?: string; was?: string };
  const at = (kind: Occasion['kind'], ...persons: number[]): Occasion => {
    const { card = '', count = 0 } = (note.args ?? {}) as { card?: string; count?: number };
    return { n: note.n, kind, persons, note, card, count };
  };
  switch (note.key) {
    case 'goal':
      return at('goal', args.seat!);
    case 'child':
      return at('child', args.a!, args.b!);
    case 'bed-child':
      return at('child', args.a!);
    case 'tie': {
      const [now, was] = [loves.indexOf(args.now ?? ''), loves.indexOf(args.was ?? '')];
      if (now > was) return at('love', args.a!, args.b!);
      return was >= 0 && now < 0 ? at('parting', args.a!, args.b!) : null;
    }
    default:
      return null;
  }
}

/** By seat, the characteristics that a batch of events changes, with their new values; null: none. */
export function changesIn(notes: readonly Note[]): Record<number, Record<string, number>> | null {
  const changes: Record<number, Record<string, number>> = {};
  for (const { key, args = {} } of notes)
    if (key === 'traits')
      changes[Number(args.seat)] = {
        ...changes[Number(args.seat)],
        ...(args.traits as Record<string, number>),
      };
  return Object.keys(changes).length ? changes : null;
}

/** How many beats a batch of events is looked at. */
export function weigh(notes: readonly Note[], loves: readonly string[]): number {
  return Math.max(
    0,
    ...notes.map((note) => {
      const great = occasionOf(note, loves);
      return great ? GREAT[great.kind] : (BEATS[note.key] ?? IN_PASSING);
    }),
  );
}
