/** Anomia for the browser: loaded only when a table of it is opened. */

import { textsOf } from '@kit/words/i18n.svelte';
import type { Note, Person } from '@wire';
import { KINDS } from '@wire/anomia';
import type { GameModule } from '../index';
import Play from './Play.svelte';
import Scene from './Scene.svelte';
import { Cast } from './model/cast';
import { tell } from './words/events';

export default {
  Play,
  Scene,
  setup: () => import('./Setup.svelte'),
  tell: (notes: Note[], people: Person[] = []) => tell(notes, new Cast(people)),
  texts: textsOf(
    import.meta.glob('@games/anomia/text/*.ftl', { query: '?raw', import: 'default' }),
    import.meta.glob('./text/*.ftl', { query: '?raw', import: 'default' }),
  ),
  kinds: KINDS,
} satisfies GameModule;
