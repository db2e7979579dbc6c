import type { Points } from '@kit/learn/lessons.svelte';

/** What lessons point at. */
export const POINTS: Points = {
  ready: ['[data-choice="ready"]'],
  name: ['.layer.mine .goal', '.layer .goal'],
  judge: ['.dock .deeds .row', '.dock'],
  duel: ['.piles .between .pair', '.piles'],
};
