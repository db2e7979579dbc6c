/** Fog of Love for the browser: loaded only when a table of it is opened. */

import type { GameModule } from '../index';
import Play from './Play.svelte';
import { Cast } from './model/cast';
import words from './words/texts';
import { prepared } from './model/prepared';
import type { FogView } from './model/types';
import { tell, tellLately } from './words/events';

export default {
  Play,
  tell: (notes, people = [], view) => tell(notes, Cast.of(people, view), view),
  lately: (notes, people, view) => tellLately(notes, Cast.of(people, view), view),
  begun: (view) => view.chapter >= 0,
  called: (people, view, seat) => Cast.of(people, view).name(seat),
  prepared: (table, seat, why) => prepared.take(table, seat, why),
  ...words,
} satisfies GameModule<FogView>;
