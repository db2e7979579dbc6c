/** Conditions of destinies and goals of traits in words. */

import { t } from '@kit/words/i18n.svelte';
import { said } from '@kit/words/names';
import type { Cast } from '../model/cast';
import type { Check, Goal } from '../model/types';

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
