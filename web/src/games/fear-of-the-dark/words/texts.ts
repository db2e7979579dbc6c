/** The texts of the game, apart from its screens: the page before a game needs only these. */

import { KINDS } from '@wire/fear-of-the-dark';
import { parts, texts } from 'texts:fear-of-the-dark';
import type { Spoken } from '../../index';

export default {
  texts,
  later: { named: /(?<lessons>"lessons":\[\{)/g, parts },
  kinds: KINDS,
} satisfies Spoken;
