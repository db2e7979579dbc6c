/** Fear of the Dark for the browser: loaded only when a table of it is opened. */

import type { FearView } from '@wire/fear-of-the-dark';
import type { GameModule } from '../index';
import Play from './Play.svelte';
import { tell } from './words/events';
import words from './words/texts';

export default {
  Play,
  tell,
  ...words,
} satisfies GameModule<FearView>;
