/**
 * The rules of a game as pictures: positions that the server prepares, drawn by the game's own
 * `Picture.svelte`, and the words for them, `text/pictures.*.ftl`. A game need have none.
 */

import type { Component } from 'svelte';
import { api } from '@kit/device/api';
import { files, lang, partsIn, speakWith, type Source } from '@kit/words/i18n.svelte';
import type { Picture, Pictures } from '@wire';
import type { Spoken } from './index';

export interface Sheet {
  /** Draws one of them. */
  Drawing: Component<{ picture: Picture }>;
  all: Pictures;
}

const drawings = import.meta.glob<Sheet['Drawing']>('./*/Picture.svelte', { import: 'default' });
const spoken = import.meta.glob<Spoken>('./*/words/texts.ts', { import: 'default' });
const HOUSE = files(
  import.meta.glob('../text/pictures.*.ftl', { query: '?raw', import: 'default' }),
);
const own = import.meta.glob('./*/text/pictures.*.ftl', { query: '?raw', import: 'default' });
const sources = new Map<string, Source>();

export const pictured = (id: string): boolean => `./${id}/Picture.svelte` in drawings;

/** The words of a game, with those of its pictures. */
function wordsOf(id: string, { texts }: Spoken): Source {
  const mine = files(
    Object.fromEntries(Object.entries(own).filter(([path]) => path.startsWith(`./${id}/`))),
  );
  const all: Source = async (lang) =>
    (await Promise.all([HOUSE, texts, mine].map((source) => source(lang)))).flat();
  return sources.get(id) ?? (sources.set(id, all), all);
}

/** Undefined, if it is no longer `wanted` once loaded: then the texts in use were not changed. */
export async function sheetOf(id: string, wanted = () => true): Promise<Sheet | undefined> {
  const [Drawing, words, all] = await Promise.all([
    drawings[`./${id}/Picture.svelte`]!(),
    spoken[`./${id}/words/texts.ts`]!(),
    api.pictures(id, lang.now),
  ]);
  if (!wanted()) return undefined;
  const parts = words.later ? partsIn(all, words.later) : [];
  await speakWith('game', wordsOf(id, words), words.kinds, words.later, parts);
  return wanted() ? { Drawing, all } : undefined;
}
