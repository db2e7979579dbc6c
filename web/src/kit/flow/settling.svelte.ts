/** Nothing that can be answered in one way only is asked: it is settled by itself. */

import { untrack } from 'svelte';
import { onlyAnswer } from '@kit/table/options';
import type { Table } from '@kit/table/table.svelte';

/** Made while a component starts: it answers as long as that one is there. */
export function settleAlone<View>(table: Table<View>): void {
  $effect(() => {
    const { prompt, rewound } = table;
    // Taken back, it is asked: else nobody could take back what led to it.
    const choice = rewound || !prompt ? undefined : onlyAnswer(prompt);
    if (choice !== undefined) untrack(() => table.answer(choice));
  });
}
