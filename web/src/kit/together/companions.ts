/** People I have played with, and inviting them. */

import type { Companions } from '@wire';
import { me } from '@kit/me/me.svelte';

const took = (found: Companions): Companions => {
  me.invitations = found.invitations ?? [];
  return found;
};

/** `table`: the answer says whom I have invited to it. */
export const companions = async (table = ''): Promise<Companions> =>
  took(await me.ask<Companions>(`companions${table && `?table=${encodeURIComponent(table)}`}`));

/** `token`: of my seat at the table. */
export const invite = async (id: string, token: string): Promise<Companions> =>
  took(await me.ask<Companions>('companions/invite', { id, token }));

export const decline = async (table: string): Promise<Companions> =>
  took(await me.ask<Companions>('companions/decline', { table }));

/** Mutes invitations of that person, or allows them again; "": of everybody. */
export const mute = async (id: string, on: boolean): Promise<Companions> =>
  took(await me.ask<Companions>('companions/mute', { id, on }));
