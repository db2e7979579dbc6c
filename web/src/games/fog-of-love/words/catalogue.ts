/** The texts of the game, and what can be learned from them: lessons, and what lines remember. */

import { textsOf, type Source } from '@kit/words/i18n.svelte';

const written = textsOf(
  import.meta.glob('@games/fog_of_love/text/*.ftl', { query: '?raw', import: 'default' }),
  import.meta.glob('../text/*.ftl', { query: '?raw', import: 'default' }),
);

/** Variables like `me_sweet_3`: what was chosen in that scene. A line that asks gets an answer. */
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

export const texts: Source = async (lang) => {
  const found = await written(lang);
  found.forEach(gather);
  return found;
};
