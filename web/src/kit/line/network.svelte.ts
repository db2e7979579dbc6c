/** What the browser says about the network; a line that is cut elsewhere is noticed by its pings. */

let there = $state(navigator.onLine);

const look = (): void => void (there = navigator.onLine);
addEventListener('online', look);
addEventListener('offline', look);

export const network = {
  get there(): boolean {
    return there;
  },
};
