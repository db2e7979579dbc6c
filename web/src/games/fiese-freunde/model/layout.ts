/** Media queries: whether my life fits below the offer, or only one of the two is shown. */

import { watch } from '@kit/page/room.svelte';

export const tall = watch('(min-width: 680px) and (min-height: 800px)');
