/** Words of the house that are not there at once: fetched when the page is at rest, or once they are needed. */

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

/** For what goes wrong. Undefined, if they are here; without a line one has to do without them. */
export const bringFaults = (): Promise<void> | undefined =>
  here
    ? undefined
    : speakWith('faults', FAULTS).then(
        () => void (here = true),
        () => undefined,
      );

/** For what one opens, and for what seldom happens at a table. */
export const bringOpened = (): Promise<void> => speakWith('opened', OPENED);

/** A page or a panel, once it has its words. */
export const opened = async <Part>(part: Promise<Part>): Promise<Part> =>
  (await Promise.all([part, bringOpened()]))[0];

/** A page before a game, once it has its words. */
export const setUp = async <Part>(part: Promise<Part>): Promise<Part> =>
  (await Promise.all([part, speakWith('setup', SETUP)]))[0];
