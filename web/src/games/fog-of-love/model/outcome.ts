/** The outcome of a card, from the events between its being laid and the next card. */

import type { Note } from '@wire';
import type { Entry, Goal } from './types';

export interface Sum {
  hearts: number;
  tokens: { aspect: string; n: number }[];
}

export interface Reacted {
  seat: number;
  id: string;
  /** The other player's answer, if the card asks for one. */
  letter: string;
}

export interface Outcome {
  id: string;
  /** -1 for a chapter. */
  player: number;
  choices: [string, string];
  /** Which additional effect held; -1 for none. */
  row: number;
  how: string;
  reactions: Reacted[];
  /** Per seat; empty if not known. */
  sums: Sum[];
  /** What else happened that is worth a sentence. */
  rest: Note[];
  /** The number of the newest event that tells something of it. */
  last: number;
}

export const BEGINS = new Set(['lay', 'chapter']);
const REST = new Set([
  'mark',
  'carry',
  'reveal-secret',
  'guess',
  'hint',
  'bury',
  'destiny-shown',
  'destiny-said',
  'trait-gone',
  'trait-new',
  'feature-gone',
  'feature',
  'occupation-gone',
  'occupation',
  'event-in',
  'trade',
  'found',
  'not-found',
]);

/** The events from the one with that number, which laid a card, to the next card. */
export function spanOf(notes: readonly Note[], n: number): Note[] {
  const from = notes.findIndex((note) => note.n === n);
  if (from < 0) return [];
  const to = notes.findIndex((note, at) => at > from && BEGINS.has(note.key));
  return notes.slice(from, to < 0 ? undefined : to);
}

export const idOf = ({ args = {} }: Note): string => String(args.scene ?? args.chapter);

/** The outcome so far; the first event is the one that laid the card. */
export function outcomeOf(span: readonly Note[]): Outcome {
  const { args: first = {} } = span[0]!;
  const found: Outcome = {
    id: idOf(span[0]!),
    player: Number(first.seat ?? -1),
    choices: ['', ''],
    row: -1,
    how: String(first.how ?? ''),
    reactions: [],
    sums: [
      { hearts: 0, tokens: [] },
      { hearts: 0, tokens: [] },
    ],
    rest: [],
    last: span[0]!.n,
  };
  for (const note of span) {
    if (take(found, note)) found.last = note.n;
  }
  return found;
}

/** Adds an event to the outcome; returns whether it is part of it. */
function take(found: Outcome, note: Note): boolean {
  const args = note.args ?? {};
  const seat = args.seat as 0 | 1;
  if (note.key === 'chosen') found.choices = [...(args.choices as [string, string])];
  else if (note.key === 'rechosen' || note.key === 'chose')
    found.choices[seat] = String(args.letter);
  else if (note.key === 'also') found.row = Number(args.row) - 1;
  else if (note.key === 'skipped') found.how = 'skipped';
  else if (note.key === 'react') found.reactions.push({ seat, id: String(args.scene), letter: '' });
  else if (note.key === 'answered') found.reactions.at(-1)!.letter = String(args.letter);
  else if (note.key === 'heart') found.sums[seat]!.hearts += Number(args.gain);
  else if (note.key === 'token') add(found.sums[seat]!, String(args.aspect), Number(args.n));
  else if (note.key === 'token-lost') add(found.sums[seat]!, String(args.aspect), -Number(args.n));
  else if (REST.has(note.key)) found.rest.push(note);
  else return BEGINS.has(note.key);
  return true;
}

function add(sum: Sum, aspect: string, n: number): void {
  const known = sum.tokens.find((one) => one.aspect === aspect);
  if (known) known.n += n;
  else sum.tokens.push({ aspect, n });
  sum.tokens = sum.tokens.filter((one) => one.n !== 0);
}

/** The same from the story in the view, if the events are not available: without gains and losses. */
export function entryOutcome(past: readonly Entry[], at: number): Outcome {
  const { scene: id, player, choices, row, how } = past[at]!;
  const reactions = past
    .slice(at + 1)
    .filter((entry) => entry.how === 'reaction')
    .map((entry) => ({ seat: entry.player, id: entry.scene, letter: '' }));
  return { id, player, choices: [...choices], row, how, reactions, sums: [], rest: [], last: 0 };
}

/** The goals of a seat that the tokens of a card are about, and by how much they moved it: less than 0 is farther from
 * it, and 0 where the tokens of the two cancel out. */
export const goalsMoved = (goals: readonly Goal[], sums: readonly Sum[]) =>
  goals.flatMap((goal) => {
    const moves = sums
      .flatMap((sum, seat) =>
        sum.tokens.map(({ aspect, n }) => n * (goal.moves[seat]![aspect] ?? 0)),
      )
      .filter(Boolean);
    return moves.length ? [{ goal, by: moves.reduce((a, b) => a + b) }] : [];
  });

const isSilent = ({ hearts, tokens }: Sum): boolean => hearts === 0 && !tokens.length;

/** A card of one's own that brought nothing needs no second look. */
export const isWorthALook = (found: Outcome, me: number): boolean =>
  found.player !== me ||
  found.choices.some(Boolean) ||
  found.reactions.length > 0 ||
  found.rest.length > 0 ||
  !found.sums.every(isSilent);
