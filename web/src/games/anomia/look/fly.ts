/** A won card flies from the loser's place to the winner's pile. */

import { flight, type Way } from '@kit/flow/flight';

const WAY: Way = {
  frames: (x, y) => [
    { transform: 'none' },
    { transform: `translate(${x * 0.5}px, ${y * 0.5 - 60}px) rotate(200deg) scale(0.7)` },
    { transform: `translate(${x}px, ${y}px) rotate(360deg) scale(0.14)` },
  ],
  easing: 'cubic-bezier(0.3, 0.1, 0.3, 1)',
  lasts: 620,
  nod: { to: 1.7, lasts: 260 },
};

export function fly(board: HTMLElement, place: number, seat: number): void {
  const from = board.querySelector(`[data-place='${place}'] .pile`)?.getBoundingClientRect();
  const goal = board.querySelector<HTMLElement>(`[data-won='${seat}']`);
  if (!from || !goal) return;
  const card = document.createElement('i');
  card.style.cssText = 'border:3px solid #10292b;border-radius:0.8rem;background:#b1320f';
  flight(card, from, goal, document.body, WAY);
}
