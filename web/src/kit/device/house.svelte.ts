/**
 * The games of this server, as it last listed them. They are cached on this device, so that a page can
 * show them at once, and fetched again each time the client is opened.
 */

import type { GameInfo, Headline } from '@wire';
import { lang } from '@kit/words/i18n.svelte';
import { api } from './api';
import { recall, remember } from './store';

let games = $state.raw(recall<GameInfo[]>('games', []));
/** Games that are not on the home page, as far as they were fetched. */
let hidden = $state.raw<GameInfo[]>([]);

export const house = {
  /** In the order of the home page; empty only on a device that has never heard of any. */
  get games(): GameInfo[] {
    return games;
  },

  /** What is known of a game now. */
  game(id: string): GameInfo | undefined {
    return [...games, ...hidden].find((game) => game.id === id);
  },

  async refresh(): Promise<void> {
    games = await api.games();
    remember('games', games);
  },

  /** What the server says of a game; undefined, if it has none of that name. */
  async find(id: string): Promise<GameInfo | undefined> {
    try {
      await this.refresh();
      if (!this.game(id)) hidden = [...hidden, await api.game(id)];
    } catch {
      // Offline: the cached list is used.
    }
    return this.game(id);
  },
};

/** A game in the reader's language, or in another that it has. */
export function headlineOf(game: GameInfo): Headline {
  const told = game.headlines ?? {};
  return told[lang.now] ?? Object.values(told)[0] ?? { title: game.id };
}

/** The title of a game; its id, as long as nothing is known of it. */
export function titleOf(id: string): string {
  const game = house.game(id);
  return game ? headlineOf(game).title : id;
}

/** What a level of a game is called. */
export function levelIn(id: string, level: string): string {
  const game = house.game(id);
  return (game && headlineOf(game).levels?.[level]) ?? level;
}

/** The level that was chosen for a table, in words; empty, if its game has none. */
export function levelOf(table: { game: string; options: Record<string, unknown> }): string {
  const level = table.options[house.game(table.game)?.level ?? ''];
  return typeof level === 'string' ? levelIn(table.game, level) : '';
}
