/** The finale, step by step: all of it stands in the view once the story is over. */

import { restFor } from '@kit/flow/reading';
import { isFinale } from './held';
import type { Check, Destiny, Entry, FogView, Goal } from './types';

export type Step =
  | { kind: 'open' }
  | { kind: 'secret'; seat: number; entry: Entry; at: number }
  | { kind: 'goal'; seat: number; goal: Goal; gain: number }
  | { kind: 'hearts'; hearts: readonly [number, number] }
  | { kind: 'destiny'; seat: number; destiny: Destiny }
  | { kind: 'check'; seat: number; check: Check }
  | { kind: 'verdict'; seat: number; destiny: Destiny }
  | { kind: 'end' };

/** Secrets in the order in which they came out, goals, what they come to, destinies, the end. */
export function stepsOf(view: FogView): Step[] {
  const turns = [view.first, 1 - view.first];
  const secrets = view.past.flatMap<Step>((entry, at) =>
    entry.how === 'kept' ? [{ kind: 'secret', seat: entry.player, entry, at }] : [],
  );
  const goals = turns.flatMap((seat) => goalsOf(seat, view));
  const hearts: Step = {
    kind: 'hearts',
    hearts: [view.persons[0].hearts, view.persons[1].hearts],
  };
  const fates = turns.flatMap((seat) => fateOf(seat, view));
  return [{ kind: 'open' }, ...secrets, ...goals, hearts, ...fates, { kind: 'end' }];
}

function goalsOf(seat: number, view: FogView): Step[] {
  const { traits, gains } = view.persons[seat]!;
  return traits.map((goal, n) => ({ kind: 'goal', seat, goal, gain: gains[n] ?? 0 }));
}

function fateOf(seat: number, view: FogView): Step[] {
  const destiny = view.persons[seat]!.final;
  if (!destiny) return [];
  const checks = destiny.checks.map<Step>((check) => ({ kind: 'check', seat, check }));
  return [{ kind: 'destiny', seat, destiny }, ...checks, { kind: 'verdict', seat, destiny }];
}

/** How many points of the curve are drawn: the story before, a secret each, and at last the sum. */
export function drawnOf(view: FogView, steps: readonly Step[], at: number): number {
  const seen = steps.slice(0, at + 1);
  if (seen.some((step) => step.kind === 'hearts')) return Infinity;
  const before = view.past.filter(
    (entry) => entry.how !== 'kept' && entry.how !== 'reaction' && !isFinale(entry.scene, view),
  );
  return 1 + before.length + seen.filter((step) => step.kind === 'secret').length;
}

/** Satisfaction as it stands at that step. */
export function heartsAt(
  view: FogView,
  steps: readonly Step[],
  at: number,
): readonly [number, number] {
  const seen = steps.slice(0, at + 1);
  const sum = seen.find((step) => step.kind === 'hearts');
  if (sum) return sum.hearts;
  const secret = seen.findLast((step) => step.kind === 'secret');
  if (secret) return secret.entry.hearts;
  const before = view.past.findLast(
    (entry) => entry.how !== 'kept' && entry.how !== 'reaction' && !isFinale(entry.scene, view),
  );
  return before?.hearts ?? [0, 0];
}

const LEAST = 1500;
/** What is turned over may be looked at a little longer. */
const TURNED = 900;

/** How long a step stands when it goes on by itself: time to read it. */
export function restOf(step: Step, words: string): number {
  const turned = step.kind === 'destiny' || step.kind === 'open' ? TURNED : 0;
  return restFor(words, LEAST + turned);
}
