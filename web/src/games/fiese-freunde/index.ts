/** Fiese Freunde Fette Feten for the browser: loaded only when a table of it is opened. */

import type { FieseView } from '@wire/fiese-freunde';
import type { GameModule } from '../index';
import Play from './Play.svelte';
import { Cast } from './model/cast';
import { tell } from './words/events';
import words from './words/texts';

export default {
  Play,
  tell: (notes, people = [], view) => {
    const known = { persons: [], boards: [], seats: people.length, ...view };
    return tell(notes, new Cast(people, known));
  },
  ...words,
} satisfies GameModule<FieseView>;
