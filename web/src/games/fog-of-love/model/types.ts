/** The parts of what a seat may know of the couple, by the words the client uses for them. */

import type { FogView as Sent } from '@wire/fog-of-love';

export type { EffectView as Effect, Roles, RowView as Row, When } from '@wire/fog-of-love';

/** A card of the story so far; the server always sends it whole. */
export type Entry = Required<Sent['past'][number]>;
export type FogView = Omit<Sent, 'past'> & { past: Entry[] };
export type Character = FogView['persons'][number];
export type Now = NonNullable<FogView['now']>;
export type Figures = Now['scene'];
export type OptionFigures = NonNullable<Figures['options']>[number];
export type Mine = NonNullable<FogView['me']>;
export type HandCard = Mine['hand'][number];
export type Goal = Mine['traits'][number];
export type Destiny = Mine['destinies'][number];
export type Check = Destiny['checks'][number];
