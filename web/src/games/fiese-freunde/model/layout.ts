/** How much room there is: for my life below the offer, or only for one of them. */

import { watch } from '@kit/page/room.svelte';

export const tall = watch('(min-width: 680px) and (min-height: 800px)');
