/** A card flies from the offer to whoever takes it, and their head nods when it has come. */

import { holds } from '@kit/device/settings.svelte';
import { flight, type Way } from '@kit/flow/flight';

const WAY: Way = {
  frames: (x, y) => [
    { transform: 'none' },
    { transform: `translate(${x * 0.5}px, ${y * 0.5 - 30}px) rotate(-4deg) scale(0.9)` },
    { transform: `translate(${x}px, ${y}px) scale(0.22)`, opacity: 0.4 },
  ],
  easing: 'cubic-bezier(0.4, 0.1, 0.3, 1)',
  lasts: 720,
  nod: { to: 1.06, lasts: 320 },
};

export function fly(card: string, seat: number): void {
  const lying = document.querySelector<HTMLElement>(`.offer [data-card="${CSS.escape(card)}"]`);
  const head = document.querySelector<HTMLElement>(`[data-head="${seat}"]`);
  if (!lying || !head || holds.calm) return;
  const from = lying.getBoundingClientRect();
  if (!from.width || !head.getBoundingClientRect().width) return;
  const ghost = lying.cloneNode(true) as HTMLElement;
  ghost.removeAttribute('data-card');
  flight(ghost, from, head, lying.closest('.game-look') ?? document.body, WAY);
}
