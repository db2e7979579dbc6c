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
  /** Those of its texts that are fetched when something names them. */
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
  /** On one device: what the curtain tells of what has happened meanwhile; else all that is told. */
  lately?: (notes: Note[], people: Person[], view: View) => Line[];
  /** On one device: an answer that its person has settled already, to be given without a look. */
  prepared?: (table: string, seat: number, why: string) => Choice | undefined;
  /** In the replay: whether what went before (who is who) is settled, and how somebody is called. */
  begun?: (view: View) => boolean;
  called?: (people: Person[], view: View, seat: number) => string;
}

const found = import.meta.glob<GameModule>('./*/index.ts', { import: 'default' });
const spoken = import.meta.glob<Spoken>('./*/words/texts.ts', { import: 'default' });
const GAMES: Record<string, (() => Promise<GameModule>) | undefined> = Object.fromEntries(
  Object.entries(found).map(([path, load]) => [path.split('/')[1]!, load]),
);

export const shows = (id: string): boolean => id in GAMES;

/** Its words in the language of the reader: those that it always needs, those that this names, and these. */
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
