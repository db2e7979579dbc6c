/** What will be told of this game: the fastest answer, the longest cascade, the finest refusal. */

import type { Note } from '@wire';

export interface Answered {
  seat: number;
  word: string;
  title: string;
  time: number;
  /** How much later the other began; -1: had not answered. */
  later: number;
}

export interface Recap {
  fastest: Answered | null;
  closest: Answered | null;
  cascade: { length: number; seats: number[] } | null;
  refused: { seat: number; word: string } | null;
  answers: number;
}

type Told = Answered & { cascade: number; seats: number[]; reason: string };

export function recap(notes: Note[]): Recap {
  const found: Recap = { fastest: null, closest: null, cascade: null, refused: null, answers: 0 };
  const slips: { seat: number; word: string; weight: number }[] = [];
  let last: Answered | null = null;
  for (const note of notes) {
    const args = (note.args ?? {}) as unknown as Told;
    if (note.key === 'answered' || note.key === 'spoke') last = { ...args };
    else if (note.key === 'refused' || note.key === 'no-example') {
      if (args.word)
        slips.push({ seat: args.seat, word: args.word, weight: weight(note.key, args) });
      if (note.key === 'refused') last = null;
    } else if (note.key === 'noted' && last?.seat === args.seat) last.word = args.word;
    else if (note.key === 'noticed') {
      if (args.cascade > (found.cascade?.length ?? 1))
        found.cascade = { length: args.cascade, seats: args.seats };
    } else if (note.key === 'won' && last?.seat === args.seat) {
      found.answers += 1;
      if (last.time >= 0 && (!found.fastest || last.time < found.fastest.time))
        found.fastest = last;
      if (last.later >= 0 && (!found.closest || last.later < found.closest.later))
        found.closest = last;
      last = null;
    }
  }
  found.refused = slips.reduce<(typeof slips)[0] | null>(
    (best, one) => (best && best.weight >= one.weight ? best : one),
    null,
  );
  return found;
}

/** What the group threw out is funnier than what the table did, and long words than short ones. */
function weight(key: string, { word, reason }: Told): number {
  return (key === 'refused' ? 100 : reason === 'trivial' ? 40 : 0) + word.length;
}
