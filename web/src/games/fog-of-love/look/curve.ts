/** The curve of both hearts, as a drawing that stands alone. */

import { tint } from './palette';
import type { Story } from '../words/story';

const WIDTH = 640;
const HEIGHT = 200;
const PAD = 26;

const scaleOf = ({ curve }: Story) => {
  const top = Math.max(20, ...curve.flatMap((point) => point.hearts));
  return {
    top,
    x: (n: number) => PAD + (n * (WIDTH - 2 * PAD)) / Math.max(1, curve.length - 1),
    y: (hearts: number) => HEIGHT - PAD - (hearts * (HEIGHT - 2 * PAD)) / top,
  };
};

/** Where a point of somebody's line is, in parts of the drawing. */
export function spotOf(story: Story, n: number, seat: 0 | 1): { x: number; y: number } {
  const { x, y } = scaleOf(story);
  const at = Math.max(0, Math.min(n, story.curve.length - 1));
  return { x: x(at) / WIDTH, y: y(story.curve[at]!.hearts[seat]) / HEIGHT };
}

/** Markup of numbers and our own colours only. */
export function curveSvg(
  story: Story,
  colours: readonly [string, string],
  ink = '#5f5144',
): string {
  const { top, x, y } = scaleOf(story);
  const marks = story.curve
    .map((point, n) =>
      point.chapter
        ? `<path d="M${x(n).toFixed(1)} ${PAD - 8}V${HEIGHT - PAD}" stroke="${ink}" stroke-opacity=".35" stroke-dasharray="3 5"/>`
        : '',
    )
    .join('');
  const line = (seat: 0 | 1) => {
    const path = story.curve
      .map((point, n) => `${n ? 'L' : 'M'}${x(n).toFixed(1)} ${y(point.hearts[seat]).toFixed(1)}`)
      .join('');
    const end = story.curve.at(-1)!.hearts[seat];
    const last = `${x(story.curve.length - 1).toFixed(1)}" cy="${y(end).toFixed(1)}`;
    return `<path d="${path}" fill="none" stroke="${tint(colours[seat]).base}" stroke-width="3.500" stroke-linejoin="round" stroke-linecap="round"${seat ? ' stroke-dasharray="9 5"' : ''}/><circle cx="${last}" r="5.500" fill="${tint(colours[seat]).base}"/>`;
  };
  const scale = [0, Math.round(top / 2), top]
    .map(
      (n) =>
        `<text x="4" y="${(y(n) + 4).toFixed(1)}" font-size="11" fill="${ink}" font-family="sans-serif">${n}</text>`,
    )
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><path d="M${PAD} ${HEIGHT - PAD}H${WIDTH - PAD}" stroke="${ink}" stroke-opacity=".5"/>${marks}${scale}${line(0)}${line(1)}</svg>`;
}
