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
  /** That somebody of them is not there, as a sentence: of them it is not said that they think. Over
      days nobody need be there. */
  gone: string;
}

/** A table, as far as it counts here. */
interface At {
  id: string;
  waiting: Waiting | null;
  info?: TableInfo | null;
}

/** What a sentence about it needs; null, if nobody else is awaited. */
export function othersAwaited(
  { id, waiting, info }: At,
  cast: Cast,
  /** What is said of who is not there, where all play at the same time. */
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

/** What one waits for, as a sentence. `thinks` says it of those who think; `nobody`, of nobody else. Whoever
    has had their say in a reaction window (`done`) is told so, and who may still have theirs. */
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
