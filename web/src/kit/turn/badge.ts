/**
 * What a device shows while the page is closed: the number on the app's icon (the tables at which it was my
 * turn when I last looked), and notices.
 */

import { recall, remember } from '@kit/device/store';

/** A browser that knows no badges has no such function. */
interface Badges {
  setAppBadge?: (n: number) => Promise<void>;
}

/** It is my turn there now, or no longer; `known` are the tables that this device still has. */
export function countTurn(id: string, mine: boolean, known: string[]): void {
  const others = recall<string[]>('turns', []).filter((one) => one !== id && known.includes(one));
  const turns = mine ? [id, ...others] : others;
  remember('turns', turns);
  (navigator as Badges).setAppBadge?.(turns.length).catch(() => undefined);
}

/** Whoever looks at a table needs no notice of it any more. */
export async function takeNotice(id: string): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  const kept = await workers?.getRegistration();
  for (const one of (await kept?.getNotifications?.({ tag: id })) ?? []) one.close();
}
