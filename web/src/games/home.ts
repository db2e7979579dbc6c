/** The pictures of the games on the home page: `look/Cover.svelte` of each game that has one. */

import type { Component } from 'svelte';

const found = import.meta.glob<Component>('./*/look/Cover.svelte', {
  eager: true,
  import: 'default',
});

export const COVERS: Record<string, Component | undefined> = Object.fromEntries(
  Object.entries(found).map(([path, cover]) => [path.split('/')[1]!, cover]),
);
