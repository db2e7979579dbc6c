/** A life as one picture to share: drawn on a canvas, with the faces and the best sentences. */

import { t } from '@kit/words/i18n.svelte';
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
import { faceSvg, factsOf, iconSvg, portrait } from '../words/keepsake';
import { Own, type Cast } from '../model/cast';
import type { Life } from '../words/story';

const LINE = 37;
const GAP = 11;
const CONFETTI = ['#ffd34d', '#ff7a59', '#7fd3c4', '#f7f1e3', '#c9559a'];

/** Every sentence with its weight: goals first, then what stands between people, then the cards. */
function weighed(life: Life): { text: string; at: number; weight: number }[] {
  const heavy = ['goal', 'super'];
  const close = ['married', 'child', 'love', 'happily-married', 'halo'];
  const weight = (icon: string) =>
    heavy.includes(icon) ? 3 : close.includes(icon) ? 2 : icon === 'card' ? 1 : 0;
  return life.chapters
    .flatMap((chapter) => chapter.beats)
    .map((beat, at) => ({ text: beat.text, at, weight: weight(beat.icon) }));
}

function ground(pen: Pen): void {
  const shade = pen.createLinearGradient(0, 0, WIDTH, HEIGHT);
  shade.addColorStop(0, '#4a2461');
  shade.addColorStop(1, '#7b2d5e');
  pen.fillStyle = shade;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  for (let n = 0; n < 70; n += 1) {
    pen.save();
    pen.translate((n * 197) % WIDTH, ((n * 131) % 420) - 10);
    pen.rotate(((n * 47) % 180) * (Math.PI / 180));
    pen.fillStyle = CONFETTI[n % CONFETTI.length]!;
    pen.globalAlpha = 0.85;
    pen.fillRect(0, 0, 20, 9);
    pen.restore();
  }
}

export const poster = (life: Life, cast: Cast): Promise<Blob> =>
  painted((pen) => draw(pen, life, cast));

async function draw(pen: Pen, life: Life, cast: Cast): Promise<void> {
  ground(pen);
  sheet(pen, 250, '#fff8f2');
  await drawSvg(
    pen,
    faceSvg(cast, life.seat, 300, portrait(life, cast)),
    WIDTH / 2 - 150,
    70,
    300,
    300,
  );
  pen.textAlign = 'center';
  pen.fillStyle = '#2a1420';
  pen.font = `600 68px ${DISPLAY}`;
  let y = write(pen, life.name, 450, 70, 2);
  pen.font = `italic 500 32px ${DISPLAY}`;
  pen.fillStyle = '#6a4257';
  pen.fillText(
    t('ff-poster-line', { name: new Own(life.name), n: life.chapters.length }),
    WIDTH / 2,
    y - 16,
  );
  y = await facts(pen, life, y + 30);
  y = await loves(pen, life, cast, y);
  sentences(pen, life, y + 24);
  pen.textAlign = 'center';
  pen.font = `500 26px ${BODY}`;
  pen.fillStyle = '#8a6a7c';
  pen.fillText(t('ff-poster-foot'), WIDTH / 2, HEIGHT - 80);
}

async function facts(pen: Pen, life: Life, y: number): Promise<number> {
  pen.font = `600 28px ${BODY}`;
  pen.fillStyle = '#2a1420';
  const shown = factsOf(life).slice(0, 4);
  const step = (WIDTH - 140) / shown.length;
  for (const [at, fact] of shown.entries()) {
    const x = 70 + step * (at + 0.5);
    await drawSvg(pen, iconSvg(fact.icon, 48), x - 24, y, 48, 48);
    pen.fillText(fact.text, x, y + 84, step - 10);
  }
  return y + 116;
}

async function loves(pen: Pen, life: Life, cast: Cast, y: number): Promise<number> {
  const shown = life.loves.slice(0, 7);
  if (!shown.length) return y;
  const left = WIDTH / 2 - (shown.length * 104) / 2;
  for (const [at, person] of shown.entries())
    await drawSvg(pen, faceSvg(cast, person, 90), left + at * 104 + 7, y, 90, 90);
  return y + 100;
}

/** As many as there is room for, the weightiest first; told in the order they were lived. */
function sentences(pen: Pen, life: Life, from: number): void {
  pen.textAlign = 'left';
  pen.font = `500 29px ${DISPLAY}`;
  let room = HEIGHT - 130 - from;
  const chosen: { at: number; lines: string[] }[] = [];
  for (const { text, at } of weighed(life).sort((a, b) => b.weight - a.weight || a.at - b.at)) {
    const lines = wrapped(pen, text, WIDTH - 210);
    if (lines.length * LINE + GAP > room) continue;
    room -= lines.length * LINE + GAP;
    chosen.push({ at, lines });
  }
  let y = from + 24;
  for (const { lines } of chosen.sort((a, b) => a.at - b.at)) {
    pen.fillStyle = '#c2457a';
    pen.beginPath();
    pen.arc(100, y - 9, 6, 0, 7);
    pen.fill();
    pen.fillStyle = '#2a1420';
    for (const line of lines) {
      pen.fillText(line, 122, y);
      y += LINE;
    }
    y += GAP;
  }
}
