/**
 * What a device shows while the page is closed: the number on the app's icon (the tables that wait for me, as
 * far as this device has heard), and notices.
 */

import { recall, remember } from '@kit/device/store';

/** A browser that knows no badges has no such function. */
interface Badges {
  setAppBadge?: (n: number) => Promise<void>;
}

/** The table that is open here: its screen knows sooner than any list whether it waits for me. */
let open: { id: string; mine: boolean } | null = null;

/** What the server tells of all my tables. */
export function countTurns(waiting: string[]): void {
  const turns = waiting.filter((one) => one !== open?.id);
  if (open?.mine) turns.unshift(open.id);
  remember('turns', turns);
  (navigator as Badges).setAppBadge?.(turns.length).catch(() => undefined);
}

/** Counts the open table as waiting for me, or not; `known` are the tables that this device still has. Returns
    a function to call when the page is left. */
export function countTurn(id: string, mine: boolean, known: string[]): () => void {
  open = { id, mine };
  countTurns(recall<string[]>('turns', []).filter((one) => known.includes(one)));
  return () => (open = null);
}

/** Removes the notice of a table that is now open. */
export async function takeNotice(id: string): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  const kept = await workers?.getRegistration();
  for (const one of (await kept?.getNotifications?.({ tag: id })) ?? []) one.close();
}
