/** A moment of a game, only to look at. */

import type { Component } from 'svelte';
import type { Data } from '@kit/line/patch';
import type { Person } from '@wire';

export interface SceneProps<View> {
  view: View;
  people?: Person[];
  seat?: number | null;
}
export type Scene = Component<SceneProps<Data>>;
const scenes = import.meta.glob<Scene>('./*/Scene.svelte', { import: 'default' });

export const sceneOf = (id: string): Promise<Scene> => scenes[`./${id}/Scene.svelte`]!();
