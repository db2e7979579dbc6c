/**
 * Another game of the same people: the next pack, the next first player. The new table's link goes
 * into the talk, where the other screens find it.
 */

import { api } from '@kit/device/api';
import { local } from '@kit/device/local.svelte';
import type { Table } from '@kit/table/table.svelte';
import type { ChatLine, SeatWish } from '@wire';
import type { AnomiaView } from '@wire/anomia';

export async function rematch(
  table: Table<AnomiaView>,
  sentence: (link: string) => string,
): Promise<string> {
  const view = table.view!;
  const info = table.info!;
  const options = { ...info.options, ...view.again };
  const seats = table.people.map((person): SeatWish => {
    if (person.kind === 'bot')
      return { kind: 'bot', name: person.name, bot: person.bot ?? 'house' };
    return person.seat === table.seat ? { kind: 'me', name: person.name } : { kind: 'open' };
  });
  const seated = await api.create({ game: info.game, options, seats, name: local.name });
  local.keep(seated);
  const id = seated.table.id;
  if (seats.some((seat) => seat.kind === 'open')) table.say(sentence(`${location.origin}/t/${id}`));
  return id;
}

/** The newest table that somebody here has invited to. */
export function invited(lines: ChatLine[], here: string): string {
  const found = lines
    .map((line) => /\/t\/([\w-]+)/.exec(line.text)?.[1])
    .filter((id) => id && id !== here);
  return found.at(-1) ?? '';
}

/** Sits down in the same seat there; whoever finds it taken watches. */
export async function follow(id: string, seat: number | null, name: string): Promise<void> {
  if (seat === null) return;
  try {
    local.keep(await api.take(id, seat, name));
  } catch {
    // The seat is taken, or mine already: the table itself will say what is free.
  }
}
