/**
 * A request over HTTP that a press makes. What was pressed is marked (`data-sent`, as an answer at the table is)
 * until the server has replied, and takes no other press meanwhile; it keeps the focus. A refusal is told.
 * A box stays meanwhile as it was sent; refused, it is again as it was.
 */

import { Trouble } from '@kit/device/api';
import { notice } from '@kit/page/shell.svelte';
import { t } from '@kit/words/i18n.svelte';

const pressedBy = (event: Event): HTMLElement =>
  (('submitter' in event && event.submitter) || event.currentTarget) as HTMLElement;

function turnBack(pressed: HTMLElement | null): void {
  const box = pressed as HTMLInputElement | null;
  if (box?.type === 'checkbox') box.checked = !box.checked;
}

/** A page that shows by itself why something is refused hands this to its parts. */
export type Trying = (act: () => Promise<unknown>, event?: Event) => Promise<void>;

/** `event`: null where nobody has pressed anything. */
export async function request(
  event: Event | null,
  act: () => Promise<unknown>,
  refused: (why: string) => void = notice,
): Promise<void> {
  const pressed = event && pressedBy(event);
  const mark = pressed ? pressed.dataset : {};
  if (mark.sent !== undefined) {
    turnBack(pressed);
    return;
  }
  mark.sent = '';
  try {
    await act();
  } catch (trouble) {
    if (!(trouble instanceof Trouble)) throw trouble;
    turnBack(pressed);
    refused(t(trouble.key, trouble.args));
  } finally {
    delete mark.sent;
  }
}
