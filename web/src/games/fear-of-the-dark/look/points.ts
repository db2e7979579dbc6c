import type { Points } from '@kit/learn/lessons.svelte';

/** What lessons point at. */
export const POINTS: Points = {
  matches: ['[data-choice="strike"]'],
  plan: ['.dock .plan'],
  'new-room': ['[data-ghost]'],
  maze: ['[data-door="out"]', '.stage'],
  search: ['[data-card="hand:search"]'],
  walk: ['[data-card="hand:walk"]'],
  hand: ['.dock .hand'],
};
