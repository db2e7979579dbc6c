/** Who sits at the table in the pictures of the rules: you, and some of the house. */

import { HOUSE } from '@kit/setup/house';
import { t } from '@kit/words/i18n.svelte';
import type { Person } from '@wire';

export const inPictures = (seats: number): Person[] =>
  [t('pictures-you'), ...HOUSE]
    .slice(0, seats)
    .map((name, seat) => ({ seat, name, kind: 'human', here: true }));
