/** Conditions of destinies and goals of traits in words. */

import { t } from '@kit/words/i18n.svelte';
import { said } from '@kit/words/names';
import type { Cast } from '../model/cast';
import type { Check, Goal } from '../model/types';

export const AT_MOST = new Set(['apart-heart', 'partner-heart-at-most']);

/** The number a condition has to reach. */
export const wanted = ({ kind, n }: Check): number =>
  kind === 'partner-stays' ? 1 : kind === 'goals-opposed' ? 2 : n;

/** By how much it was missed; 0 if it was not. */
export function missing(check: Check): number {
  if (check.ok || check.kind === 'partner-stays') return 0;
  return AT_MOST.has(check.kind) ? check.have - check.n : wanted(check) - check.have;
}

export function needOf(check: Check, cast: Cast, seat: number): string {
  return said(`fl-need-${check.kind}`, {
    me: cast.own(seat),
    you: cast.own(1 - seat),
    n: check.n,
    aspect: check.aspect,
  });
}

/** "Sincerity up 3, on your own" */
export const goalInWords = ({
  aspect,
  needs,
  shared,
}: Pick<Goal, 'aspect' | 'needs' | 'shared'>): string =>
  t(shared ? 'fl-goal-shared' : 'fl-goal-own', { aspect, n: needs });
