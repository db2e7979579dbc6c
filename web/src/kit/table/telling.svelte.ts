/** The story of a table: all of its lines, and those of the newest events, to be read aloud. */

import type { Note } from '@wire';
import type { Teller } from '@kit/words/Log.svelte';
import type { Table } from './table.svelte';

export class Telling {
  #fresh = $state.raw<Note[]>([]);
  readonly lines = $derived.by(() => this.tell(this.table.notes));
  readonly news = $derived.by(() =>
    this.tell(this.#fresh)
      .map((line) => line.text)
      .join(' '),
  );

  /** Made while a component starts: it listens as long as that one is there. */
  constructor(
    private readonly table: Table<unknown>,
    private readonly tell: Teller,
  ) {
    $effect(() => table.listen((notes) => (this.#fresh = notes)));
  }
}
