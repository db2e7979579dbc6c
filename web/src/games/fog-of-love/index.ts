/** Fog of Love for the browser: loaded only when a table of it is opened. */

import type { Note, Person } from '@wire';
import type { GameModule } from '../index';
import Play from './Play.svelte';
import { Cast } from './model/cast';
import words from './words/texts';
import { prepared } from './model/prepared';
import type { FogView } from './model/types';
import { tell, tellLately } from './words/events';

export default {
  Play,
  tell: (notes: Note[], people: Person[] = [], view?: Record<string, unknown>) => {
    const seen = view as unknown as FogView | undefined;
    return tell(notes, Cast.of(people, seen), seen);
  },
  lately: (notes: Note[], people: Person[], view: Record<string, unknown>) => {
    const seen = view as unknown as FogView;
    return tellLately(notes, Cast.of(people, seen), seen);
  },
  begun: (view: Record<string, unknown>) => (view as unknown as FogView).chapter >= 0,
  called: (people: Person[], view: Record<string, unknown>, seat: number) =>
    Cast.of(people, view as unknown as FogView).name(seat),
  prepared: (table: string, seat: number, why: string) => prepared.take(table, seat, why),
  ...words,
} satisfies GameModule;
