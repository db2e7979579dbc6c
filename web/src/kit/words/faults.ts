/** The words for what goes wrong: fetched when the page is at rest, or once something does. */

import { files, speakWith } from './i18n.svelte';

const TEXTS = files(
  import.meta.glob('../../text/faults.*.ftl', { query: '?raw', import: 'default' }),
);
let here = false;

/** Undefined, if they are here. Without a line one has to do without them. */
export const bringFaults = (): Promise<void> | undefined =>
  here
    ? undefined
    : speakWith('faults', TEXTS).then(
        () => void (here = true),
        () => undefined,
      );
