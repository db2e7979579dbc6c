/** Keys at the table: letters and digits answer, Enter goes on, and three open something. */

import { digitOf, forTable } from '@kit/page/keys';
import type { Held } from './held';
import type { Run, Tab } from './run.svelte';

interface Shown {
  held: Held | undefined;
  tabs: Tab[];
  tab: Tab;
}

const enabled = (selector: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(`.fog ${selector}`)].filter(
    (one) => !one.matches(':disabled') && one.offsetParent,
  );
const isOn = (event: Event, selector: string): boolean =>
  (event.target as Element).closest(selector) !== null;

export function onKey(event: KeyboardEvent, run: Run, shown: Shown): void {
  if (forTable(event) && act(event, run, shown)) event.preventDefault();
}

/** Does what that key means; false, if it means nothing. */
function act(event: KeyboardEvent, run: Run, { held, tabs, tab }: Shown): boolean {
  const key = event.key.toLowerCase();
  const letter = /^[a-d]$/.test(key) ? enabled(`[data-key='${key}']`)[0] : undefined;
  const answer = letter ?? enabled('[data-choice]')[digitOf(event) - 1];
  const flip = (to: Tab) => (run.tab = tab === to ? 'scene' : to);
  if (held && (key === 'enter' || key === ' ') && !isOn(event, 'button, a, summary')) run.next();
  else if (answer) answer.click();
  else if (key === 'enter' && run.ready && !held && !isOn(event, 'button, a, input, select'))
    run.confirm();
  else if (key === 'p' && tabs.includes('board')) flip('board');
  else if (key === 'g' && tabs.includes('mine')) flip('mine');
  else if (key === 'l') run.window = 'lessons';
  else return false;
  return true;
}
