/** Effects and conditions of the cards in words: the view says by which messages. */

import { says, signed, t } from '@kit/words/i18n.svelte';
import type { Effect, FogView, When } from '../model/types';

/** The name of a thing; its id as long as nobody has written it. */
export const named = (kind: string, id: string): string =>
  says(`${kind}-${id}`) ? t(`${kind}-${id}`) : id;

/** What it does, without whom it is for. */
export const deedInWords = ({ key, args, n }: Effect): string =>
  t(key, n ? { ...args, n: signed(n) } : args);

/** Whom it is for, as the card says it; empty where that goes without saying. */
export const whomInWords = ({ who, letters = '' }: Effect): string =>
  who ? t(`who-${who}`, { letters }) : '';

/** Who, and what. */
export function phrase(effect: Effect): string {
  const deed = deedInWords(effect);
  return effect.who ? t('fx-for', { whom: whomInWords(effect), deed }) : deed;
}

/** What was called for with destinies, by the word that questions and events use for it. */
export function orderInWords(order: string, view: FogView | undefined): string {
  const effect = view?.orders[order];
  return effect ? phrase(effect) : order;
}

/** A condition of an additional effect in words: one of its parts must hold. */
export const condition = (parts: readonly When[]): string =>
  parts.map(({ key, args = {} }) => (key ? t(key, args) : args.letters)).join(t('when-or'));
