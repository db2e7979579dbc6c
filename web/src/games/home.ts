/**
 * What the games show of themselves on the home page: a picture, `look/Cover.svelte`, and below
 * all games something for today, `Today.svelte`. A game need have neither.
 */

import type { Component } from 'svelte';
import { files } from '@kit/words/i18n.svelte';

const byGame = (found: Record<string, Component>): Record<string, Component | undefined> =>
  Object.fromEntries(Object.entries(found).map(([path, part]) => [path.split('/')[1]!, part]));

export const COVERS = byGame(
  import.meta.glob<Component>('./*/look/Cover.svelte', { eager: true, import: 'default' }),
);
export const TODAY = byGame(
  import.meta.glob<Component>('./*/Today.svelte', { eager: true, import: 'default' }),
);
/** The words of the latter: `text/home.*.ftl`. */
export const TEXTS = files(
  import.meta.glob('./*/text/home.*.ftl', { query: '?raw', import: 'default' }),
);
