/** A question with only one possible answer is not shown: it is answered automatically. */

import { untrack } from 'svelte';
import { onlyAnswer } from '@kit/table/options';
import type { Table } from '@kit/table/table.svelte';

/** To be called while a component is initialised: it answers as long as that component lives. */
export function settleAlone<View>(table: Table<View>): void {
  $effect(() => {
    const { prompt, rewound } = table;
    // After an undo it is asked all the same: else nobody could undo what led to it.
    const choice = rewound || !prompt ? undefined : onlyAnswer(prompt);
    if (choice !== undefined) untrack(() => table.answer(choice));
  });
}
