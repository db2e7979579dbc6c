/** Whether there is room for everything at once (the same width at which the shell folds). */

const media = matchMedia('(min-width: 1024px)');
let is = $state(media.matches);
media.addEventListener('change', () => (is = media.matches));

export const wide = {
  get now(): boolean {
    return is;
  },
};
