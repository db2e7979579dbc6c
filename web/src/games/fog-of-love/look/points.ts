import type { Points } from '@kit/learn/lessons.svelte';

/** What lessons point at; on small screens, what leads there. */
export const POINTS: Points = {
  middle: ['.middle .inner'],
  answers: ['.middle .options:has([data-choice])', '.middle .inner'],
  hearts: ['.pair .hearts', '.stage .pair'],
  hand: ['.dock .hand'],
  secrets: ['.parts .side', '[data-tab="mine"]'],
  destinies: ['.side .destinies', '[data-tab="mine"]'],
};
