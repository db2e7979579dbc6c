/** Texts of the client that are not loaded with the page: fetched when it is idle, or once they are needed. */

import { files, speakWith } from './i18n.svelte';

const FAULTS = files(
  import.meta.glob('../../text/faults.*.ftl', { query: '?raw', import: 'default' }),
);
const OPENED = files(
  import.meta.glob('../../text/opened.*.ftl', { query: '?raw', import: 'default' }),
);
const SETUP = files(
  import.meta.glob('../../text/setup.*.ftl', { query: '?raw', import: 'default' }),
);
let here = false;

/** Texts of faults. Undefined, if they are loaded; offline, the page has to do without them. */
export const bringFaults = (): Promise<void> | undefined =>
  here
    ? undefined
    : speakWith('faults', FAULTS).then(
        () => void (here = true),
        () => undefined,
      );

/** Texts of panels that are opened on request, and of what seldom happens at a table. */
export const bringOpened = (): Promise<void> => speakWith('opened', OPENED);

/** A page or a panel, once its texts are loaded. */
export const opened = async <Part>(part: Promise<Part>): Promise<Part> =>
  (await Promise.all([part, bringOpened()]))[0];

/** The page before a game, once its texts are loaded. */
export const setUp = async <Part>(part: Promise<Part>): Promise<Part> =>
  (await Promise.all([part, speakWith('setup', SETUP)]))[0];
