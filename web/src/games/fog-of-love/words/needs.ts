/** Conditions of destinies and goals of traits in words. */

import { t } from '@kit/words/i18n.svelte';
import { said, type Own } from '@kit/words/names';
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

/** "High sincerity: 3 tokens of yours"; of a goal that is told to both, whose. */
export function goalInWords(
  { aspect, needs, shared }: Pick<Goal, 'aspect' | 'needs' | 'shared'>,
  whose?: Own,
): string {
  if (shared) return t(whose ? 'fl-goal-theirs' : 'fl-goal-shared', { aspect, n: needs });
  return whose
    ? said('fl-goal-of', { aspect, n: needs, name: whose })
    : t('fl-goal-own', { aspect, n: needs });
}
