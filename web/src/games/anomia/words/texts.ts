/** The texts of the game, apart from its screens: the page before a game needs only these. */

import { KINDS } from '@wire/anomia';
import { parts, texts } from 'texts:anomia';
import type { Spoken } from '../../index';

export default {
  texts,
  // Lessons; what belongs to buzzers; the end.
  later: {
    named: /(?<lessons>"lessons":\[\{)|(?<spoken>"spoken":true)|(?<end>"outcome":\[)/g,
    parts,
  },
  kinds: KINDS,
} satisfies Spoken;
