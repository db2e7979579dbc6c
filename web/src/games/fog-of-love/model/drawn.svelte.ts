/** What draws the story: fetched with its words (`later` in `words/catalogue.ts`), before its first card is shown. */

import type ChapterCurtain from '../parts/ChapterCurtain.svelte';
import type Middle from '../parts/Middle.svelte';

interface Drawn {
  Middle?: typeof Middle;
  Curtain?: typeof ChapterCurtain;
}

let found = $state.raw<Drawn>({});
export const drawn = {
  get now(): Drawn {
    return found;
  },
};

export async function fetchStory(): Promise<void> {
  const [middle, curtain] = await Promise.all([
    import('../parts/Middle.svelte'),
    import('../parts/ChapterCurtain.svelte'),
  ]);
  found = { Middle: middle.default, Curtain: curtain.default };
}
