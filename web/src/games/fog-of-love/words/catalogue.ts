/** The texts of the game, and what can be learned from them: lessons, and what lines remember. */

import type { Later, Source } from '@kit/words/i18n.svelte';
import { parts, texts as written } from 'texts:fog-of-love';
import { fetchStory } from '../model/drawn.svelte';

/** Variables like `me_sweet_3` that some line uses: what was chosen in that scene. Each of them must get a value. */
export const remembered = new Set<string>();
/** In the order in which they are learned. */
export const lessons: string[] = [];

const NOT_MEMORY = new Set(['me_is', 'you_are']);

function gather(text: string): void {
  for (const [, name] of text.matchAll(/\$((?:me|you)_[a-z0-9_]+)/g)) {
    if (!NOT_MEMORY.has(name!)) remembered.add(name!);
  }
  for (const [, id] of text.matchAll(/^lesson-([a-z-]+) *=/gm)) {
    if (!lessons.includes(id!)) lessons.push(id!);
  }
}

const gathered =
  (source: Source): Source =>
  async (lang) => {
    const found = await source(lang);
    found.forEach(gather);
    return found;
  };

export const texts = gathered(written);

/** What names a part of the texts, in a view, an event or a question: cards by their names, and the kinds of
    things that people are made of, where there are any; a story by the name of its part. */
const NAMED = [
  ...['sweet', 'serious', 'drama', 'bot'].map((deck) => `(?<${deck}>"${deck}-)`),
  ...['trait', 'occupation', 'feature'].map(
    (kind) => `(?<${kind}>\\b${kind}s?\\b(?!":(?:""|\\[\\]|\\d)))`,
  ),
  '"story":"(?<part>\\w+)"',
  '(?<story>"chapter":\\d)',
  '(?<effects>"(?:fx|when)-)',
  '(?<end>"together":[tf])',
  '(?<lesson>"lesson":"\\w)',
  '(?<lessons>"lessons":\\[\\{)',
];

/** Loads the components of the story together with the texts that may be needed from its beginning. */
const story: Source = async (lang) => (await Promise.all([parts.story!(lang), fetchStory()]))[0];

/** Texts that are loaded on demand: see `parts.json`. */
export const later: Later = {
  named: new RegExp(NAMED.join('|'), 'g'),
  parts: {
    ...Object.fromEntries(Object.entries(parts).map(([name, source]) => [name, gathered(source)])),
    story: gathered(story),
  },
};
