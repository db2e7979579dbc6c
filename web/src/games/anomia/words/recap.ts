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
  /** How long each took on average to begin an answer that won, in ms. */
  averages: { seat: number; time: number; n: number }[];
  /** The longest word that won a card. */
  best: Answered | null;
  /** Who took most cards from whom: from me, where I have played. */
  nemesis: { seat: number; of: number; n: number } | null;
}

type Told = Answered & { loser: number; cascade: number; seats: number[]; reason: string };

export function recap(notes: Note[], me: number | null = null): Recap {
  const found: Recap = {
    fastest: null,
    closest: null,
    cascade: null,
    refused: null,
    answers: 0,
    averages: [],
    best: null,
    nemesis: null,
  };
  const times = new Map<number, number[]>();
  const losses = new Map<string, { seat: number; of: number; n: number }>();
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
    } else if (note.key === 'won') {
      if (args.loser >= 0) {
        const key = `${args.seat}/${args.loser}`;
        const count = losses.get(key) ?? { seat: args.seat, of: args.loser, n: 0 };
        losses.set(key, { ...count, n: count.n + 1 });
      }
      if (last?.seat !== args.seat) continue;
      if (last.time >= 0) times.set(last.seat, [...(times.get(last.seat) ?? []), last.time]);
      if (last.word && last.word.length > (found.best?.word.length ?? 0)) found.best = last;
      found.answers += 1;
      if (last.time >= 0 && (!found.fastest || last.time < found.fastest.time))
        found.fastest = last;
      if (last.later >= 0 && (!found.closest || last.later < found.closest.later))
        found.closest = last;
      last = null;
    }
  }
  found.averages = [...times].map(([seat, all]) => ({
    seat,
    time: all.reduce((sum, one) => sum + one, 0) / all.length,
    n: all.length,
  }));
  found.nemesis = [...losses.values()]
    .filter((one) => me === null || one.of === me)
    .reduce<Recap['nemesis']>((worst, one) => (worst && worst.n >= one.n ? worst : one), null);
  found.refused = slips.reduce<(typeof slips)[0] | null>(
    (best, one) => (best && best.weight >= one.weight ? best : one),
    null,
  );
  return found;
}

/** How funny a refused word is: those that the group voted down before those that the table refused, long before short. */
function weight(key: string, { word, reason }: Told): number {
  return (key === 'refused' ? 100 : reason === 'trivial' ? 40 : 0) + word.length;
}
