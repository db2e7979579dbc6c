/** How much room there is: for what I hide beside the scene, or only for the scene. */

import { watch } from '@kit/page/room.svelte';

export const roomy = watch('(min-width: 1200px), (min-width: 760px) and (max-width: 1023px)');
/** Room for the scene between the two of them. */
export const between = watch('(min-width: 1200px) and (min-height: 701px)');
