/** The texts of the game, and what can be learned from them: lessons, and what lines remember. */

import { textsOf, type Later, type Source } from '@kit/words/i18n.svelte';

const written = textsOf({
  en: () => import('texts:fog-of-love/en?but=scene-serious,scene-drama,bot-,lesson-,first-'),
  fr: () => import('texts:fog-of-love/fr?but=scene-serious,scene-drama,bot-,lesson-,first-'),
});

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

const gathered =
  (source: Source): Source =>
  async (lang) => {
    const found = await source(lang);
    found.forEach(gather);
    return found;
  };

export const texts = gathered(written);

/** The decks of later chapters, what bots remark, the tutorial, and the lessons of a first play. */
export const later: Later = {
  named: /"(serious|drama|bot)-|"(lesson)":"\w|"(lessons)":\[\{/g,
  parts: {
    serious: gathered(
      textsOf({
        en: () => import('texts:fog-of-love/en?only=scene-serious'),
        fr: () => import('texts:fog-of-love/fr?only=scene-serious'),
      }),
    ),
    drama: gathered(
      textsOf({
        en: () => import('texts:fog-of-love/en?only=scene-drama'),
        fr: () => import('texts:fog-of-love/fr?only=scene-drama'),
      }),
    ),
    bot: textsOf({
      en: () => import('texts:fog-of-love/en?only=bot-'),
      fr: () => import('texts:fog-of-love/fr?only=bot-'),
    }),
    lesson: gathered(
      textsOf({
        en: () => import('texts:fog-of-love/en?only=lesson-'),
        fr: () => import('texts:fog-of-love/fr?only=lesson-'),
      }),
    ),
    lessons: textsOf({
      en: () => import('texts:fog-of-love/en?only=first-'),
      fr: () => import('texts:fog-of-love/fr?only=first-'),
    }),
  },
};
