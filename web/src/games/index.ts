/** The games that the client can show, each loaded when it is needed. */

import type { Component } from 'svelte';
import { speakWith, type Source } from '../kit/i18n.svelte';
import type { Line } from '../kit/Log.svelte';
import type { Table } from '../kit/table.svelte';
import type { Note } from '../wire';

export interface GameModule {
  /** The game at a live table. */
  Play: Component<{ table: Table<never> }>;
  /** A moment of it, only to look at. */
  Scene: Component<{ view: Record<string, unknown> }>;
  /** Its events in words. */
  tell: (notes: Note[]) => Line[];
  texts: Source;
}

const GAMES: Record<string, () => Promise<{ default: GameModule }>> = {
  'fear-of-the-dark': () => import('./fear-of-the-dark') as unknown as Promise<{ default: GameModule }>,
};

export const shows = (id: string): boolean => id in GAMES;

/** The game with its words in the language of the reader. */
export async function load(id: string): Promise<GameModule> {
  const found = GAMES[id];
  if (!found) throw new Error(`no such game: ${id}`);
  const { default: game } = await found();
  await speakWith('game', game.texts);
  return game;
}
