/** Whom the table waits for, besides whoever looks at it. */

import { seatsHere } from '@kit/device/here';
import type { TableInfo, Waiting } from '@wire';
import type { Cast } from './cast';
import { said, type Own } from './names';

interface Awaited {
  why: string;
  names: Own;
  n: number;
  /** That somebody of them is not there, as a sentence: of them it is not said that they think. Over
      days nobody need be there. */
  gone: string;
}

/** What a sentence about it needs; null, if nobody else is awaited. */
export function othersAwaited(
  { id, waiting, info }: { id: string; waiting: Waiting | null; info?: TableInfo | null },
  cast: Cast,
): Awaited | null {
  const others = (waiting?.seats ?? []).filter((seat) => seat !== cast.mine);
  if (!waiting || !others.length) return null;
  const beside = seatsHere(id);
  const away = others.filter((seat) => cast.isAway(seat) && !beside.includes(seat));
  const how = (info?.tempo ?? 'live') === 'live' ? 'waiting-away' : 'waiting-later';
  const gone = away.length ? said(how, { names: cast.players(away), n: away.length }) : '';
  return { why: waiting.why, names: cast.players(others), n: others.length, gone };
}
