/** Whom the table waits for, besides whoever looks at it. */

import { local } from '@kit/device/local.svelte';
import type { Waiting } from '@wire';
import type { Cast } from './cast';
import { said, type Own } from './names';

interface Awaited {
  why: string;
  names: Own;
  n: number;
  /** That somebody of them is not there, as a sentence: of them it is not said that they think. */
  gone: string;
}

/** What a sentence about it needs; null, if nobody else is awaited. */
export function othersAwaited(
  { id, waiting }: { id: string; waiting: Waiting | null },
  cast: Cast,
): Awaited | null {
  const others = (waiting?.seats ?? []).filter((seat) => seat !== cast.mine);
  if (!waiting || !others.length) return null;
  const beside = local.known(id)?.tokens ?? {};
  const away = others.filter((seat) => cast.isAway(seat) && !(String(seat) in beside));
  const gone = away.length
    ? said('waiting-away', { names: cast.players(away), n: away.length })
    : '';
  return { why: waiting.why, names: cast.players(others), n: others.length, gone };
}
