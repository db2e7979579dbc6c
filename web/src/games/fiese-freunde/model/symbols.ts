/** What stands on a card, in words. */

import { t } from '@kit/words/i18n.svelte';
import { list } from '@kit/words/names';
import type { OwnCardView, SymbolView } from '@wire/fiese-freunde';

export type Kind = 'need' | 'give';

/** A condition or a consequence: "money at 2 or more", "a night with A". */
export function inWords({ key, what, n = 1, a = false }: SymbolView): string {
  return t(key, { trait: what, n, a: String(a) });
}

/** What characteristics become, in one way or another: "alcohol 1 and sadness 0, or nothing changes". */
export function waysInWords(results: readonly Record<string, number>[]): string {
  const ways = results.map((result) =>
    list(Object.entries(result).map(([trait, to]) => `${t(`trait-${trait}`)} ${to}`)),
  );
  return ways.map((way) => way || t('ff-nothing-changes')).join(` ${t('ff-or')} `);
}

/** The title of a card; the table's own card has the one they wrote. */
export function titleOf(id: string, own: OwnCardView | null = null): string {
  return own?.id === id ? own.title : t(`card-${id}`);
}
