/** How much room there is: for what I hide beside the scene, or only for the scene. */

const media = matchMedia('(min-width: 1200px), (min-width: 760px) and (max-width: 1023px)');
let is = $state(media.matches);
media.addEventListener('change', () => (is = media.matches));

export const roomy = {
  get now(): boolean {
    return is;
  },
};
const beside = matchMedia('(min-width: 1024px)');
let unfolded = $state(beside.matches);
beside.addEventListener('change', () => (unfolded = beside.matches));

/** The shell shows its column with the state of things. */
export const column = {
  get now(): boolean {
    return unfolded;
  },
};
