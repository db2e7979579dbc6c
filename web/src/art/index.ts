/** The pictures of the four games on the home page. */

import type { Component } from 'svelte';
import Anomia from './Anomia.svelte';
import Fear from './Fear.svelte';
import Fiese from './Fiese.svelte';
import Fog from './Fog.svelte';

export const ART: Record<string, Component> = {
  'fear-of-the-dark': Fear,
  'fog-of-love': Fog,
  anomia: Anomia,
  'fiese-freunde': Fiese,
};
