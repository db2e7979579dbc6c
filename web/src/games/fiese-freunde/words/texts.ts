/** The texts of the game, apart from its screens: the page before a game needs only these. */

import { textsOf } from '@kit/words/i18n.svelte';
import { KINDS } from '@wire/fiese-freunde';
import type { Spoken } from '../../index';

export default {
  texts: textsOf({
    en: () =>
      import('texts:fiese-freunde/en?but=card-a,card-b,first-,past-,ff-bio,ff-fact,ff-poster'),
    fr: () =>
      import('texts:fiese-freunde/fr?but=card-a,card-b,first-,past-,ff-bio,ff-fact,ff-poster'),
  }),
  // The two decks of a life, which nobody sees before the first party is over; lessons; and what
  // only a life that is read aloud says.
  later: {
    named: /\b(a|b)\d\d\b|"(lessons)":\[\{/g,
    parts: {
      a: textsOf({
        en: () => import('texts:fiese-freunde/en?only=card-a'),
        fr: () => import('texts:fiese-freunde/fr?only=card-a'),
      }),
      b: textsOf({
        en: () => import('texts:fiese-freunde/en?only=card-b'),
        fr: () => import('texts:fiese-freunde/fr?only=card-b'),
      }),
      lessons: textsOf({
        en: () => import('texts:fiese-freunde/en?only=first-'),
        fr: () => import('texts:fiese-freunde/fr?only=first-'),
      }),
      life: textsOf({
        en: () => import('texts:fiese-freunde/en?only=past-,ff-bio,ff-fact,ff-poster'),
        fr: () => import('texts:fiese-freunde/fr?only=past-,ff-bio,ff-fact,ff-poster'),
      }),
    },
  },
  kinds: KINDS,
} satisfies Spoken;
