/** What a key does: draws, votes, hits the pad; any other letter goes into the field. */

import type { Run } from './run.svelte';

const VOTES: Record<string, string> = {
  f: 'fine',
  enter: 'fine',
  c: 'challenge',
  y: 'yes',
  o: 'yes',
  n: 'no',
};

/** Handles a key; returns whether it was used. */
export function pressed(event: KeyboardEvent, run: Run): boolean {
  if (
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    event.isComposing ||
    document.querySelector('dialog[open]')
  )
    return false;
  const target = event.target as HTMLElement;
  const field = run.isField(target);
  if (!field && target.closest('input, textarea, select, [contenteditable]')) return false;
  /** I am not typing an answer: text that is still in the field belongs to a lost race. */
  const free = !field || !run.text || !run.canSay;
  if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
    if (!free || run.stage !== 'table') return false;
    run.draw(event.key === 'ArrowLeft' ? 'left' : 'right', event);
    return true;
  }
  if (event.key === 'Escape' && run.text) {
    run.drop();
    return true;
  }
  const vote = VOTES[event.key.toLowerCase()];
  /** On a focused button or link, Enter presses that. */
  const presses = event.key === 'Enter' && target.closest('button, a, summary') !== null;
  if (vote && !presses && free && run.can(vote)) {
    // A key that comes too soon to be meant is swallowed: it must not end up in the field either.
    if (run.settled && !event.repeat) run.vote(vote, event);
    return true;
  }
  if (field || event.repeat) return false;
  const button = target.closest('button, a, summary');
  if (run.view.spoken) {
    if (event.key !== ' ' || button || (run.stage !== 'race' && run.stage !== 'table'))
      return false;
    run.speak(event);
    return true;
  }
  if (event.key.length === 1 && event.key !== '?' && !(button && event.key === ' ')) run.focus();
  return false;
}
