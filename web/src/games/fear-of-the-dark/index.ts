/** Fear of the Dark for the browser: loaded only when a table of it is opened. */

import { textsOf } from '@kit/words/i18n.svelte';
import { KINDS } from '@wire/fear-of-the-dark';
import type { GameModule } from '../index';
import Play from './Play.svelte';
import Scene from './Scene.svelte';
import { tell } from './words/events';

export default {
  Play,
  Scene,
  setup: () => import('./Setup.svelte'),
  tell,
  texts: textsOf(
    import.meta.glob('@games/fear_of_the_dark/text/*.ftl', { query: '?raw', import: 'default' }),
    import.meta.glob('./text/*.ftl', { query: '?raw', import: 'default' }),
  ),
  kinds: KINDS,
} satisfies GameModule;
