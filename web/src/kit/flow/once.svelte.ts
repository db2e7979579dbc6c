/**
 * True from the first moment that something is wished for: what is then fetched (dialogs over a table) stays,
 * and is quick the next time.
 */
export function once(wished: () => boolean): { readonly yes: boolean } {
  let yes = $state(false);
  $effect(() => {
    if (wished()) yes = true;
  });
  return {
    get yes() {
      return yes;
    },
  };
}
