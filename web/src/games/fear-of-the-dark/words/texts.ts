/** The texts of the game, apart from its screens: the page before a game needs only these. */

import { textsOf } from '@kit/words/i18n.svelte';
import { KINDS } from '@wire/fear-of-the-dark';
import type { Spoken } from '../../index';

export default {
  texts: textsOf({
    en: () => import('texts:fear-of-the-dark/en'),
    fr: () => import('texts:fear-of-the-dark/fr'),
  }),
  kinds: KINDS,
} satisfies Spoken;
