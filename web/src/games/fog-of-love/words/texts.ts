/** The texts of the game, apart from its screens: the page before a game needs only these. */

import { KINDS } from '@wire/fog-of-love';
import type { Spoken } from '../../index';
import { later, texts } from './catalogue';

export default { texts, later, kinds: KINDS } satisfies Spoken;
