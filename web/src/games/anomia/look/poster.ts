/** A game as one picture to share: who won, by how many cards, and what will be told of it. */

import { t } from '@kit/words/i18n.svelte';
import { BODY, DISPLAY, HEIGHT, painted, sheet, WIDTH, write, type Pen } from '@kit/keep/poster';
import type { Fact } from '../words/told';

export interface Shown {
  title: string;
  /** The best first. */
  scores: { name: string; tint: string; cards: number }[];
  facts: Fact[];
}

const [INK, PAPER, RED, YELLOW] = ['#10292b', '#fffaf0', '#b1320f', '#ffd84d'];
const MOST_NAMES = 6;
/** What a card to share always tells, if there was one; then comes the rest, as far as there is room. */
const FIRST = ['average', 'best', 'nemesis', 'refused'];
const MOST_FACTS = 5;

/** Of all facts, those of the card to share, in their own order. */
export function forCard(facts: readonly Fact[]): Fact[] {
  const [first, rest] = [true, false].map((asked) =>
    facts.filter(({ id }) => FIRST.includes(id) === asked),
  ) as [Fact[], Fact[]];
  const chosen = [...first, ...rest].slice(0, MOST_FACTS);
  return facts.filter((fact) => chosen.includes(fact));
}

export const poster = (shown: Shown): Promise<Blob> => painted((pen) => draw(pen, shown));

function ground(pen: Pen): void {
  pen.fillStyle = RED;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = 'rgb(255 216 77 / 0.16)';
  for (let n = 0; n < 18; n += 1) {
    pen.beginPath();
    pen.moveTo(WIDTH / 2, 300);
    pen.arc(WIDTH / 2, 300, 1500, (n * Math.PI) / 9, ((n + 0.5) * Math.PI) / 9);
    pen.fill();
  }
}

function bars(pen: Pen, scores: Shown['scores'], top: number): number {
  const best = Math.max(1, ...scores.map(({ cards }) => cards));
  let y = top;
  for (const { name, tint, cards } of scores.slice(0, MOST_NAMES)) {
    pen.fillStyle = tint;
    pen.beginPath();
    pen.roundRect(400, y - 30, Math.max(16, (470 * cards) / best), 40, 12);
    pen.fill();
    pen.fillStyle = INK;
    pen.font = `600 32px ${BODY}`;
    pen.textAlign = 'right';
    pen.fillText(name, 380, y, 270);
    pen.textAlign = 'left';
    pen.fillText(String(cards), 900, y);
    y += 54;
  }
  return y;
}

async function draw(pen: Pen, { title, scores, facts }: Shown): Promise<void> {
  ground(pen);
  pen.textAlign = 'center';
  pen.fillStyle = YELLOW;
  pen.font = `800 46px ${DISPLAY}`;
  pen.fillText(t('title'), WIDTH / 2, 110);
  pen.fillStyle = PAPER;
  pen.font = `800 70px ${DISPLAY}`;
  const below = write(pen, title, 200, 76, 2);
  sheet(pen, below - 20, PAPER);
  let y = bars(pen, scores, below + 60) + 24;
  pen.textAlign = 'center';
  const told = forCard(facts);
  const step = Math.min(172, (HEIGHT - 130 - y) / Math.max(1, told.length));
  for (const { label, value, about } of told) {
    pen.fillStyle = '#45585a';
    pen.font = `600 26px ${BODY}`;
    pen.fillText(label, WIDTH / 2, y, WIDTH - 200);
    pen.fillStyle = RED;
    pen.font = `800 ${Math.min(50, step / 3)}px ${DISPLAY}`;
    pen.fillText(value, WIDTH / 2, y + step * 0.33, WIDTH - 200);
    pen.fillStyle = INK;
    pen.font = `500 26px ${BODY}`;
    pen.fillText(about, WIDTH / 2, y + step * 0.56, WIDTH - 180);
    y += step;
  }
  pen.fillStyle = '#45585a';
  pen.font = `500 25px ${BODY}`;
  pen.fillText(t('an-poster-foot'), WIDTH / 2, HEIGHT - 78);
}
