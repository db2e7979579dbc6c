/** The page before a game, where it settles more than a level and a seed. */

import type { Component } from 'svelte';
import type { GameInfo } from '@wire';
import { speak } from './index';

type Setup = Component<{ game: GameInfo }>;
const setups = import.meta.glob<Setup>('./*/Setup.svelte', { import: 'default' });

/** With its words; undefined, if it has none of its own. */
export async function setupOf(id: string): Promise<Setup | undefined> {
  const [setup] = await Promise.all([setups[`./${id}/Setup.svelte`]?.(), speak(id, null, 'setup')]);
  return setup;
}
