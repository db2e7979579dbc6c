/** Which seats of a table belong to this device. */

import { local } from './local.svelte';

export const seatsHere = (id: string): number[] =>
  Object.keys(local.known(id)?.tokens ?? {}).map(Number);

/** Several people play with this one device. */
export const sharedHere = (id: string): boolean => seatsHere(id).length > 1;
