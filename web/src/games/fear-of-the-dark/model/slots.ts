/** Squares of the maze whose slot has nothing left: "object2", "secret4". */

import type { FearView, SlotView } from '@wire/fear-of-the-dark';

export function emptied(view: FearView): ReadonlySet<string> {
  const of = (what: string, slots: SlotView[]) =>
    slots.flatMap((slot, n) => (slot.left ? [] : [`${what}${n + 1}`]));
  return new Set([...of('object', view.object_slots), ...of('secret', view.secret_slots)]);
}
