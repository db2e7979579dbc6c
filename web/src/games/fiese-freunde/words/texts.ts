/** The texts of the game, apart from its screens: the page before a game needs only these. */

import { KINDS } from '@wire/fiese-freunde';
import { parts, texts } from 'texts:fiese-freunde';
import type { Spoken } from '../../index';

export default {
  texts,
  // The two decks of a life, which nobody sees before the first party is over; lessons; and texts
  // that only the biographies use.
  later: { named: /(?<a>\ba\d\d\b)|(?<b>\bb\d\d\b)|(?<lessons>"lessons":\[\{)/g, parts },
  kinds: KINDS,
} satisfies Spoken;
