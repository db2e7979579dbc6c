/** The texts of the game, apart from its screens: the page before a game needs only these. */

import { KINDS } from '@wire/anomia';
import { parts, texts } from 'texts:anomia';
import type { Spoken } from '../../index';

export default {
  texts,
  later: { named: /(?<lessons>"lessons":\[\{)|(?<end>"outcome":\[)/g, parts },
  kinds: KINDS,
} satisfies Spoken;
