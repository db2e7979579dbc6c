/** Whom the table waits for, besides whoever looks at it. */

import { seatsHere } from '@kit/device/here';
import type { TableInfo, Waiting } from '@wire';
import type { Cast } from './cast';
import { t } from './i18n.svelte';
import { said, type Own } from './names';

interface Awaited {
  why: string;
  names: Own;
  n: number;
  /** A sentence that some of them are not there, used instead of "… is thinking"; another one over
      days, where nobody need be there. */
  gone: string;
}

/** A table, as far as it counts here. */
interface At {
  id: string;
  waiting: Waiting | null;
  info?: TableInfo | null;
}

/** The arguments for such a sentence; null, if nobody else is awaited. */
export function othersAwaited(
  { id, waiting, info }: At,
  cast: Cast,
  /** The message about somebody who is not there, at a live table. */
  away = 'waiting-away',
): Awaited | null {
  const others = (waiting?.seats ?? []).filter((seat) => seat !== cast.mine);
  if (!waiting || !others.length) return null;
  const beside = seatsHere(id);
  const absent = others.filter((seat) => cast.isAway(seat) && !beside.includes(seat));
  const how = (info?.tempo ?? 'live') === 'live' ? away : 'waiting-later';
  const gone = absent.length ? said(how, { names: cast.players(absent), n: absent.length }) : '';
  return { why: waiting.why, names: cast.players(others), n: others.length, gone };
}

/** Whom the table waits for, as a sentence. Message keys: `thinks`, of those awaited; `nobody`, if nobody else is. A viewer
    who has answered in a reaction window (`done`) is told so, and who may still answer. */
export function waitsInWords(
  table: At & { done: boolean },
  cast: Cast,
  thinks: (awaited: Awaited) => string,
  nobody: string,
): string {
  const awaited = othersAwaited(table, cast);
  if (!awaited) return t(table.done ? 'waiting-over' : nobody);
  return awaited.gone || (table.done ? said('waiting-done', { ...awaited }) : thinks(awaited));
}
