/**
 * The games that have a screen of their own: every folder here with an `index.ts`, loaded when it
 * is needed.
 */

import type { Component } from 'svelte';
import { speakWith, type Kinds, type Later, type Source } from '@kit/words/i18n.svelte';
import type { Line } from '@kit/words/Log.svelte';
import type { Table } from '@kit/table/table.svelte';
import type { Choice, GameInfo, Note, Person } from '@wire';

/** What a game says, and how. */
export interface Spoken {
  texts: Source;
  /** Those of its texts that are fetched when something names them. */
  later?: Later;
  /** What the arguments of its messages are: `KINDS` of its wire types. */
  kinds: Kinds;
}

export interface GameModule extends Spoken {
  /** The game at a live table. */
  Play: Component<{ table: Table<never> }>;
  /** Its events in words; with who sits there and what is seen, where a game needs them for names. */
  tell: (notes: Note[], people?: Person[], view?: Record<string, unknown>) => Line[];
  /** On one device: what the curtain tells of what has happened meanwhile; else all that is told. */
  lately?: (notes: Note[], people: Person[], view: Record<string, unknown>) => Line[];
  /** On one device: an answer that its person has settled already, to be given without a look. */
  prepared?: (table: string, seat: number, why: string) => Choice | undefined;
  /** In the replay: whether what went before (who is who) is settled, and how somebody is called. */
  begun?: (view: Record<string, unknown>) => boolean;
  called?: (people: Person[], view: Record<string, unknown>, seat: number) => string;
}

const found = import.meta.glob<GameModule>('./*/index.ts', { import: 'default' });
/** A moment of a game, only to look at. */
export type Scene = Component<{
  view: Record<string, unknown>;
  people?: Person[];
  seat?: number | null;
}>;
const scenes = import.meta.glob<Scene>('./*/Scene.svelte', { import: 'default' });
type Setup = Component<{ game: GameInfo }>;
/** The page before a game, where it settles more than a level and a seed; and the words for it. */
const setups = import.meta.glob<Setup>('./*/Setup.svelte', { import: 'default' });
const spoken = import.meta.glob<Spoken>('./*/words/texts.ts', { import: 'default' });
const GAMES: Record<string, (() => Promise<GameModule>) | undefined> = Object.fromEntries(
  Object.entries(found).map(([path, load]) => [path.split('/')[1]!, load]),
);

export const shows = (id: string): boolean => id in GAMES;

export const sceneOf = (id: string): Promise<Scene> => scenes[`./${id}/Scene.svelte`]!();

/** The page before a game, with its words; undefined, if it has none of its own. */
export async function setupOf(id: string): Promise<Setup | undefined> {
  const [Page, words] = await Promise.all([
    setups[`./${id}/Setup.svelte`]?.(),
    spoken[`./${id}/words/texts.ts`]!(),
  ]);
  await speakWith('game', words.texts, words.kinds, words.later);
  return Page;
}

/** The game with its words in the language of the reader. */
export async function load(id: string): Promise<GameModule> {
  const open = GAMES[id];
  if (!open) throw new Error(`no such game: ${id}`);
  const game = await open();
  await speakWith('game', game.texts, game.kinds, game.later);
  return game;
}
