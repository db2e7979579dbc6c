/** How much room there is on the screen. */

/** Whether the screen is like that, now and when it changes. */
export function watch(query: string): { readonly now: boolean } {
  const media = matchMedia(query);
  let is = $state(media.matches);
  media.addEventListener('change', () => (is = media.matches));
  return {
    get now() {
      return is;
    },
  };
}

/** The shell of a table shows its column with the state of things. */
export const column = watch('(min-width: 1024px)');
