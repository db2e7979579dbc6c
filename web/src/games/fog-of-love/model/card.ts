/** A card to read: its figures, and whom its words mean. */

import type { Effect, Figures, FogView, HandCard, Now, Roles } from './types';

export interface Card {
  figures: Figures;
  /** Who plays it; -1 for a chapter. */
  player: number;
  roles: Roles;
  /** Those of single options, by letter, where they differ. */
  options?: Record<string, Roles>;
  /** The choices as they count. */
  counted?: readonly string[];
  how?: string;
}

export const nowCard = ({ scene, player, roles, options, counted, how }: Now): Card => ({
  figures: scene,
  player,
  roles,
  options,
  counted,
  how,
});

export const handCard = ({ scene, roles }: HandCard): Card => ({
  figures: scene,
  player: roles.player,
  roles,
});

/** The reaction to the card being resolved. */
export const reactionCard = ({ reaction, reaction_roles: roles }: Now): Card | undefined =>
  reaction && roles ? { figures: reaction, player: roles.player, roles } : undefined;

/** All that can be read now. */
export function cardsOf({ now, me }: FogView): Card[] {
  const reaction = now && reactionCard(now);
  return [
    ...(me?.hand ?? []).map(handCard),
    ...(now ? [nowCard(now)] : []),
    ...(reaction ? [reaction] : []),
  ];
}

/** The seat that an effect means; -1 where it is both, or not known yet. */
export const seatOf = ({ who }: Effect, roles: Roles): number =>
  who && who in roles ? roles[who as keyof Roles] : -1;

export interface Counted {
  aspect: string;
  n: number;
}

/** Each aspect once, with the number of its tokens. */
export const counted = (tokens: readonly string[] = []): Counted[] =>
  [...new Set(tokens)].map((aspect) => ({
    aspect,
    n: tokens.filter((one) => one === aspect).length,
  }));
