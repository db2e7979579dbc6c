/** How long words stand where one goes on to the next by itself: long enough to read them, and not for ever. */

const PER_LETTER = 42;
const MOST = 11000;

/** `least`: to look at what they stand beside; all in ms. */
export const restFor = (words: string, least: number): number =>
  Math.min(MOST, least + PER_LETTER * words.length);
