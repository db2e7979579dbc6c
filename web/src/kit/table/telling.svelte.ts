/** The story of a table: all of its lines, and those of the newest events, to be read aloud. */

import type { Note } from '@wire';
import type { Teller } from '@kit/words/Log.svelte';
import { anew, inOneBreath, News } from '@kit/words/told';
import type { Table } from './table.svelte';

export class Telling {
  #fresh = $state.raw({ n: 0, notes: [] as Note[] });
  readonly lines = $derived.by(() => this.tell(this.table.notes));
  readonly news = $derived.by(() => {
    const { n, notes } = this.#fresh;
    const lines = this.tell(notes.filter((note) => !this.elsewhere(note)));
    return anew(inOneBreath(lines.map((line) => line.text)), n);
  });

  /**
   * To be called while a component is initialised: it listens as long as that lives. `elsewhere`: events
   * that another part of the screen reads aloud.
   */
  constructor(
    private readonly table: Table<unknown>,
    private readonly tell: Teller,
    private readonly elsewhere: (note: Note) => boolean = () => false,
  ) {
    const news = new News();
    $effect(() => table.listen((notes) => (this.#fresh = news.add(notes))));
  }
}
