/** Anomia for the browser: loaded only when a table of it is opened. */

import type { AnomiaView } from '@wire/anomia';
import type { GameModule } from '../index';
import Play from './Play.svelte';
import { Cast } from './model/cast';
import { nameless, tell } from './words/events';
import words from './words/texts';

export default {
  Play,
  tell: (notes, people = []) => tell(notes, new Cast(people, nameless(people))),
  ...words,
} satisfies GameModule<AnomiaView>;
