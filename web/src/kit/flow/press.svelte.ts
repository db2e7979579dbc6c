/**
 * Marks the pressed element at once, however slow the server is: `data-sent` from the moment a message
 * is sent to the table until the table has answered it; `data-refused` for a moment if the answer is a
 * refusal.
 */

import type { Choice } from '@wire';
import type { Table } from '@kit/table/table.svelte';

/** How long a refused press stays marked, in ms. */
const SHOWN = 900;
/** Elements that can be pressed. */
const THINGS = 'button, summary, label, a, input, [role=button], [data-spot]';

/** The element that offers this choice, to mark it if the choice was made by a key. */
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

  /** To be called while a component is initialised: its effects end with that component. */
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

  /** Pointer handler: remembers which element was pressed. */
  touch = (event: Event): void => {
    this.#last = thing(event);
  };

  /** Key handler: Enter and space press the focused element; for a shortcut, its option is searched later. */
  key = (event: KeyboardEvent): void => {
    const here = event.key === 'Enter' || event.key === ' ';
    this.#last = here ? thing(event) : null;
  };

  /** The element to mark: the one pressed, if it is still there; else the one that offers the choice; else the dock. */
  #seenOn(choice: Choice | undefined): HTMLElement | null {
    const root = this.root();
    if (this.#last?.isConnected) return this.#last;
    return root ? (offered(root, choice) ?? root.querySelector<HTMLElement>('.dock')) : null;
  }
}
