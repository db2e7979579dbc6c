import type { Points } from '@kit/learn/lessons.svelte';

/** What lessons point at; on small screens, what leads there. */
export const POINTS: Points = {
  choice: ['.dock'],
  offer: ['.offer'],
  overflow: ['.offer [data-card]:has(.fall)', '.offer'],
  goals: ['section.goals', '[data-tab="goals"]'],
  tracks: ['.traits', '[data-tab="me"]'],
  people: ['.dock fieldset'],
  call: ['.dock .call'],
  goal: ['.dock [data-choice^="goal:"]'],
  bid: ['.dock .bid'],
  pass: ['[data-choice="pass"]'],
};
