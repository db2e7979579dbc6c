/**
 * The games that have a screen of their own: every folder here with an `index.ts`, loaded when it
 * is needed.
 */

import type { Component } from 'svelte';
import { partsIn, speakWith, type Kinds, type Later, type Source } from '@kit/words/i18n.svelte';
import type { Line } from '@kit/words/Log.svelte';
import type { Data } from '@kit/line/patch';
import type { Table } from '@kit/table/table.svelte';
import type { Choice, Note, Person } from '@wire';

/** What a game says, and how. */
export interface Spoken {
  texts: Source;
  /** Those of its texts that are loaded on demand. */
  later?: Later;
  /** What the arguments of its messages are: `KINDS` of its wire types. */
  kinds: Kinds;
}

/** `View` is what a seat sees of it: a game knows its own; of any game it is only data. */
export interface GameModule<View = Data> extends Spoken {
  /** The game at a live table. */
  Play: Component<{ table: Table<View> }>;
  /** Its events in words; with who sits there and what is seen, where a game needs them for names. */
  tell: (notes: Note[], people?: Person[], view?: View) => Line[];
  /** On a shared device: the lines that the curtain shows of recent events; by default those of `tell`. */
  lately?: (notes: Note[], people: Person[], view: View) => Line[];
  /** On a shared device: an answer that the person gave in advance, sent without lifting the curtain. */
  prepared?: (table: string, seat: number, why: string) => Choice | undefined;
  /** In the replay: whether the preparations (who is who) are over, and the name of a character. */
  begun?: (view: View) => boolean;
  called?: (people: Person[], view: View, seat: number) => string;
}

const found = import.meta.glob<GameModule>('./*/index.ts', { import: 'default' });
const spoken = import.meta.glob<Spoken>('./*/words/texts.ts', { import: 'default' });
const GAMES: Record<string, (() => Promise<GameModule>) | undefined> = Object.fromEntries(
  Object.entries(found).map(([path, load]) => [path.split('/')[1]!, load]),
);

export const shows = (id: string): boolean => id in GAMES;

/** Loads its texts in the reader's language: those that it always needs, those that `told` needs, and these parts. */
export async function speak(id: string, told: unknown, ...parts: string[]): Promise<void> {
  const { texts, kinds, later } = await spoken[`./${id}/words/texts.ts`]!();
  const named = later ? partsIn(told, later) : [];
  await speakWith('game', texts, kinds, later, [...named, ...parts]);
}

/** The game, with its words for what the server has told. */
export async function load(id: string, told?: unknown): Promise<GameModule> {
  const open = GAMES[id];
  if (!open) throw new Error(`no such game: ${id}`);
  const [game] = await Promise.all([open(), speak(id, told)]);
  return game;
}
