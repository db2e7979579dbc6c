/** How a replayed game ended: for the seat whose view is shown; in a spectator's view, for each seat. */

import { t, type Kinds } from '@kit/words/i18n.svelte';
import { list, Own } from '@kit/words/names';
import { worded } from '@kit/words/wording';
import type { Moment } from '@wire';

export function endsOf(
  { outcome, words, seat }: Moment,
  kinds: Kinds,
  nameOf: (seat: number) => string,
): string[] {
  const cast = {
    own: (one: number) => new Own(nameOf(one)),
    names: (all: readonly number[]) => new Own(list(all.map(nameOf))),
  };
  const all = (outcome ?? []).map((result, n) => ({
    seat: result.seat,
    text: words?.outcome?.[n] ?? t(result.key, worded(result.args ?? {}, kinds, cast)),
  }));
  if (all.length === 1) return [all[0]!.text];
  if (seat !== null) return all.filter((one) => one.seat === seat).map((one) => one.text);
  return all.map((one) =>
    t('labelled', { label: new Own(nameOf(one.seat)), count: new Own(one.text) }),
  );
}
