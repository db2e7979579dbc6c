/** A story as one picture to share: the two, their curve, the best lines, how it ended. */

import { t } from '@kit/words/i18n.svelte';
import { Own, said } from '@kit/words/names';
import { quoted } from '../words/lines';
import {
  BODY,
  DISPLAY,
  drawSvg,
  HEIGHT,
  painted,
  sheet,
  WIDTH,
  wrapped,
  write,
  type Pen,
} from '@kit/keep/poster';
import type { Cast } from '../model/cast';
import { curveSvg } from './curve';
import { faceSvg, labelled, met } from '../words/keepsake';
import { tint } from './palette';
import { coupleOf, type Story } from '../words/story';

/** Where the last words end. */
const FOOT = HEIGHT - 110;

/** How it ended, whole; before it, if there is room, the best line. */
function words(pen: Pen, story: Story, y: number): void {
  const best = heightOf(story);
  pen.font = `italic 500 30px ${DISPLAY}`;
  const ending = wrapped(pen, story.ending, WIDTH - 200).length * 38;
  const room = FOOT - y - ending;
  pen.font = `500 28px ${DISPLAY}`;
  if (best && wrapped(pen, best, WIDTH - 200).length * 36 + 14 <= room)
    y = write(pen, best, y, 36, 9) + 14;
  pen.font = `italic 500 30px ${DISPLAY}`;
  write(pen, story.ending, y, 38, Math.max(1, Math.floor((FOOT - y) / 38)));
}

/** The scene that moved the two most. */
function heightOf(story: Story): string {
  const beats = story.chapters
    .flatMap((chapter) => chapter.beats)
    .filter((beat) => beat.title && beat.said.length);
  const moved = beats.sort(
    (a, b) =>
      Math.abs(b.change[0]) + Math.abs(b.change[1]) - Math.abs(a.change[0]) - Math.abs(a.change[1]),
  )[0];
  const first = moved?.said[0];
  return first
    ? said('fl-says', {
        name: new Own(story.names[first.seat as 0 | 1]),
        words: quoted(first.text),
      })
    : '';
}

function ground(pen: Pen, together: boolean): void {
  const sky = pen.createLinearGradient(0, 0, 0, HEIGHT);
  sky.addColorStop(0, together ? '#f0c4a8' : '#5b5480');
  sky.addColorStop(0.5, together ? '#fbe6d2' : '#c58aa0');
  sky.addColorStop(1, '#fbf1e6');
  pen.fillStyle = sky;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  for (let n = 0; n < 14; n += 1) {
    const [x, y, r] = [(n * 311) % WIDTH, 120 + ((n * 173) % 420), 130 + ((n * 61) % 120)];
    const fog = pen.createRadialGradient(x, y, 0, x, y, r);
    fog.addColorStop(0, 'rgb(255 250 244 / 0.5)');
    fog.addColorStop(1, 'rgb(255 250 244 / 0)');
    pen.fillStyle = fog;
    pen.fillRect(x - r, y - r, 2 * r, 2 * r);
  }
}

export const poster = (story: Story, cast: Cast): Promise<Blob> =>
  painted((pen) => draw(pen, story, cast));

async function draw(pen: Pen, story: Story, cast: Cast): Promise<void> {
  ground(pen, story.together);
  const [left, right] = cast.sides;
  await drawSvg(pen, faceSvg(cast, left, 380), 130, 110, 380, 418);
  await drawSvg(pen, faceSvg(cast, right, 380), WIDTH - 510, 110, 380, 418);
  sheet(pen, 528, '#fffaf2');
  pen.textAlign = 'center';
  pen.fillStyle = '#2a1420';
  pen.font = `600 66px ${DISPLAY}`;
  let y = write(pen, coupleOf(story), 616, 70, 2);
  pen.font = `italic 500 34px ${DISPLAY}`;
  pen.fillStyle = '#7a4257';
  y = write(pen, story.title, y - 6, 44, 1);
  await drawSvg(pen, curveSvg(story, [cast.colour(0), cast.colour(1)]), 120, y - 30, 840, 262);
  y += 252;
  pen.font = `600 30px ${BODY}`;
  for (const one of story.hidden) {
    pen.fillStyle = tint(cast.colour(one.seat)).deep;
    y = write(pen, labelled(one.name, `${one.destiny}, ${met(one.met)}`), y, 42, 1);
  }
  pen.fillStyle = '#2a1420';
  words(pen, story, y + 14);
  pen.font = `500 25px ${BODY}`;
  pen.fillStyle = '#8a6a7c';
  pen.fillText(t('fl-poster-foot'), WIDTH / 2, HEIGHT - 74);
}
