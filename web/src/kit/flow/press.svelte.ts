/**
 * Every press is seen at once, whatever the server does. What was pressed looks so (`data-sent`) from
 * the moment something is told to the table until the table has said something to it; what was
 * refused shows that for a moment (`data-refused`), and is as it was before.
 */

import type { Choice } from '@wire';
import type { Table } from '@kit/table/table.svelte';

/** How long a refused press shows that it was. */
const SHOWN = 900;
/** What can be pressed. */
const THINGS = 'button, summary, label, a, input, [role=button], [data-spot]';

/** Where a choice made by a key is seen: on what offers it, if something does. */
export function offered(root: ParentNode, choice: Choice | undefined): HTMLElement | null {
  if (choice === undefined) return null;
  const names = [String(choice), JSON.stringify(choice)].map((name) => CSS.escape(name));
  const wanted = names.flatMap((name) =>
    ['choice', 'spot', 'draw', 'card'].map((kind) => `[data-${kind}="${name}"]`),
  );
  return root.querySelector<HTMLElement>(wanted.join());
}

const thing = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(THINGS) : null;

export class Press {
  #last: HTMLElement | null = null;

  /** Made while a component starts: it watches the table as long as that one is there. */
  constructor(
    table: Table<unknown>,
    private readonly root: () => HTMLElement | undefined,
  ) {
    let marked: HTMLElement | null = null;
    $effect(() => {
      const { sent } = table;
      if (!sent) return;
      const one = (marked = this.#seenOn(sent.choice));
      if (one) one.dataset.sent = '';
      return () => delete one?.dataset.sent;
    });
    $effect(() => {
      const one = marked;
      if (!table.objection || !one) return;
      one.dataset.refused = '';
      const timer = setTimeout(() => delete one.dataset.refused, SHOWN);
      return () => {
        clearTimeout(timer);
        delete one.dataset.refused;
      };
    });
  }

  /** A finger, a mouse: on what? */
  touch = (event: Event): void => {
    this.#last = thing(event);
  };

  /** A key presses what has the focus; or else what it stands for is looked for. */
  key = (event: KeyboardEvent): void => {
    const here = event.key === 'Enter' || event.key === ' ';
    this.#last = here ? thing(event) : null;
  };

  /** What was pressed, if it is still there; else what offers the choice; else all that is asked. */
  #seenOn(choice: Choice | undefined): HTMLElement | null {
    const root = this.root();
    if (this.#last?.isConnected) return this.#last;
    return root ? (offered(root, choice) ?? root.querySelector<HTMLElement>('.dock')) : null;
  }
}
