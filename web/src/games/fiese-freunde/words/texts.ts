/** The texts of the game, apart from its screens: the page before a game needs only these. */

import { textsOf } from '@kit/words/i18n.svelte';
import { KINDS } from '@wire/fiese-freunde';
import type { Spoken } from '../../index';

export default {
  texts: textsOf({
    en: () => import('texts:fiese-freunde/en?but=card-a,card-b'),
    fr: () => import('texts:fiese-freunde/fr?but=card-a,card-b'),
  }),
  // The two decks of a life, which nobody sees before the first party is over.
  later: {
    named: /\b(a|b)\d\d\b/g,
    parts: {
      a: textsOf({
        en: () => import('texts:fiese-freunde/en?only=card-a'),
        fr: () => import('texts:fiese-freunde/fr?only=card-a'),
      }),
      b: textsOf({
        en: () => import('texts:fiese-freunde/en?only=card-b'),
        fr: () => import('texts:fiese-freunde/fr?only=card-b'),
      }),
    },
  },
  kinds: KINDS,
} satisfies Spoken;
