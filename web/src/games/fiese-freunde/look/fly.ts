/** A card flies from the offer to whoever takes it, and their head nods when it has come. */

import { holds } from '@kit/device/settings.svelte';

const LASTS = 720;

export function fly(card: string, seat: number): void {
  const from = document.querySelector<HTMLElement>(`.offer [data-card="${CSS.escape(card)}"]`);
  const head = document.querySelector<HTMLElement>(`[data-head="${seat}"]`);
  if (!from || !head || holds.calm) return;
  const [start, goal] = [from.getBoundingClientRect(), head.getBoundingClientRect()];
  if (!start.width || !goal.width) return;
  const ghost = from.cloneNode(true) as HTMLElement;
  ghost.removeAttribute('data-card');
  ghost.setAttribute('aria-hidden', 'true');
  ghost.inert = true;
  ghost.style.cssText = `position:fixed;z-index:30;margin:0;left:${start.left}px;top:${start.top}px;width:${start.width}px;height:${start.height}px;pointer-events:none;transition:none`;
  (from.closest('.game-look') ?? document.body).append(ghost);
  const [x, y] = [
    goal.left + goal.width / 2 - start.left - start.width / 2,
    goal.top + goal.height / 2 - start.top - start.height / 2,
  ];
  const way = ghost.animate(
    [
      { transform: 'none' },
      { transform: `translate(${x * 0.5}px, ${y * 0.5 - 30}px) rotate(-4deg) scale(0.9)` },
      { transform: `translate(${x}px, ${y}px) scale(0.22)`, opacity: 0.4 },
    ],
    { duration: LASTS, easing: 'cubic-bezier(0.4, 0.1, 0.3, 1)' },
  );
  way.onfinish = () => {
    ghost.remove();
    head.animate([{ transform: 'scale(1.06)' }, { transform: 'none' }], { duration: 320 });
  };
  way.oncancel = () => ghost.remove();
}
