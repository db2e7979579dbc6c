/** Whom the table waits for, besides whoever looks at it. */

import type { Cast } from '@kit/words/cast';
import type { Own } from '@kit/words/names';
import type { Waiting } from '@wire';

/** What a sentence about it needs; null, if nobody else is awaited. */
export function othersAwaited(
  { waiting }: { waiting: Waiting | null },
  cast: Cast,
): { why: string; names: Own; n: number } | null {
  const others = (waiting?.seats ?? []).filter((seat) => seat !== cast.mine);
  if (!waiting || !others.length) return null;
  return { why: waiting.why, names: cast.names(others), n: others.length };
}
