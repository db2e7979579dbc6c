/**
 * A request over HTTP that a press makes. What was pressed is marked (`data-sent`, as an answer at the table is)
 * until the server has replied, and takes no other press meanwhile; it keeps the focus. A refusal is told.
 */

import { Trouble } from '@kit/device/api';
import { notice } from '@kit/page/shell.svelte';
import { t } from '@kit/words/i18n.svelte';

const pressedBy = (event: Event): HTMLElement =>
  (('submitter' in event && event.submitter) || event.currentTarget) as HTMLElement;

/** A page that shows by itself why something is refused hands this to its parts. */
export type Trying = (act: () => Promise<unknown>, event?: Event) => Promise<void>;

/** `event`: null where nobody has pressed anything. */
export async function request(
  event: Event | null,
  act: () => Promise<unknown>,
  refused: (why: string) => void = notice,
): Promise<void> {
  const mark = event ? pressedBy(event).dataset : {};
  if (mark.sent !== undefined) return;
  mark.sent = '';
  try {
    await act();
  } catch (trouble) {
    if (!(trouble instanceof Trouble)) throw trouble;
    refused(t(trouble.key, trouble.args));
  } finally {
    delete mark.sent;
  }
}
