/** A theme as large as its card allows: by the widths of its letters, in up to four lines. */

/** In ems of the display face, each rather too wide than too narrow. */
const WIDTHS: readonly [RegExp, number][] = [
  [/[\s.,:;!'’|]/u, 0.3],
  [/[ijl]/u, 0.34],
  [/[ft()-]/u, 0.43],
  [/[mwMWœæŒÆ]/u, 1],
  [/\p{Lu}/u, 0.83],
];
const USUAL = 0.63;
const MOST_LINES = 4;
/** The height of a line, and what is left free around the words, in ems. */
const [LEADING, ROUND_HEIGHT, ROUND_WIDTH] = [1.06, 0.3, 0.62];
/** Words up to this length stay with the one after them, unless the two would be too long for a card. */
const [SHORT, SHORT_END, LONGEST_UNIT] = [3, 2, 12];
const NO_BREAK = '\u00a0';
const BREAKS = / |(?<=\p{L}-)(?=\p{L})/u;

/** An article stays with its noun, and a single letter with the word before it. */
export function glued(title: string): string {
  const words = title.split(' ');
  let text = words[0]!;
  for (let n = 1; n < words.length; n += 1) {
    const word = words[n]!;
    const small =
      words[n - 1]!.length <= SHORT || (n === words.length - 1 && word.length <= SHORT_END);
    const unit = text.length - text.lastIndexOf(' ') + word.length;
    text += (small && unit <= LONGEST_UNIT ? NO_BREAK : ' ') + word;
  }
  return text;
}

const widthOf = (text: string): number =>
  [...text].reduce(
    (sum, letter) => sum + (WIDTHS.find(([kind]) => kind.test(letter))?.[1] ?? USUAL),
    0,
  );

/** How wide the widest of so many lines must be, at best. */
function widest(units: string[], lines: number): number {
  if (lines === 1 || units.length === 1) return widthOf(units.join(' '));
  let best = Infinity;
  for (let n = 1; n < units.length; n += 1) {
    best = Math.min(
      best,
      Math.max(widthOf(units.slice(0, n).join(' ')), widest(units.slice(n), lines - 1)),
    );
  }
  return best;
}

/** The size of the letters, for CSS, in a place so wide and so high. */
export function fitting(title: string, wide: string, high: string): string {
  const units = glued(title).split(BREAKS);
  const sizes = Array.from({ length: Math.min(MOST_LINES, units.length) }, (_, n) => {
    const lines = n + 1;
    const [tall, long] = [LEADING * lines + ROUND_HEIGHT, widest(units, lines) + ROUND_WIDTH];
    return `min(${high} / ${tall.toFixed(2)}, ${wide} / ${long.toFixed(2)})`;
  });
  return `max(${sizes.join(', ')})`;
}
