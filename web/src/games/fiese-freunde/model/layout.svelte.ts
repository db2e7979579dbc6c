/** How much room there is: for everything at once (where the shell unfolds too), or for some. */

function watch(query: string): { readonly now: boolean } {
  const media = matchMedia(query);
  let is = $state(media.matches);
  media.addEventListener('change', () => (is = media.matches));
  return {
    get now() {
      return is;
    },
  };
}

export const wide = watch('(min-width: 1024px)');
export const tall = watch('(min-width: 680px) and (min-height: 800px)');
