/** What the server tells a device that is not looking: shown, opened, or answered “seen, later”. */

/** As `table/notices/sending.py` makes it. */
export interface Told {
  title: string;
  body: string;
  /** The table: a newer notice of it takes the place of the older one. */
  tag: string;
  url: string;
  lang: string;
  later?: string;
  laterText?: string;
}

/** What a worker has around it; in tests, something smaller. */
export interface Around {
  registration: Pick<ServiceWorkerRegistration, 'showNotification'>;
  clients: Pick<Clients, 'matchAll' | 'openWindow'>;
  fetch: typeof fetch;
}

export async function show({ registration }: Around, told: Told): Promise<void> {
  const { title, body, tag, url, lang, later, laterText = '' } = told;
  await registration.showNotification(title, {
    body,
    tag,
    lang,
    icon: '/icon-192.png',
    data: { url, later },
    ...(later ? { actions: [{ action: 'later', title: laterText }] } : {}),
  } as NotificationOptions);
}

/** A press on it: “later” is told to the others at the table; all else opens the table. */
export async function press(
  { clients, fetch }: Around,
  action: string,
  { url, later }: { url: string; later?: string },
): Promise<void> {
  if (action === 'later' && later) {
    const body = JSON.stringify({ code: later });
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch('/api/notices/later', { method: 'POST', headers, body }).catch(
      () => undefined,
    );
    if (answer) return;
  }
  const open = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = open.find((one) => new URL(one.url).pathname === url);
  await (there ? there.focus() : clients.openWindow(url));
}
