/** The texts of the game, apart from its screens: the page before a game needs only these. */

import { textsOf } from '@kit/words/i18n.svelte';
import { KINDS } from '@wire/anomia';
import type { Spoken } from '../../index';

export default {
  texts: textsOf({
    en: () => import('texts:anomia/en'),
    fr: () => import('texts:anomia/fr'),
  }),
  kinds: KINDS,
} satisfies Spoken;
