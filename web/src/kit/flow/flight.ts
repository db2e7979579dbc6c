/** A card on its way over the page, to whoever gets it; what it comes to nods once it is there. */

export interface Way {
  /** What is seen of it on the way; a distance in pixels from where it sets out. */
  frames: (x: number, y: number) => Keyframe[];
  easing: string;
  /** In ms. */
  lasts: number;
  /** How much its goal grows as it comes, and for how many ms. */
  nod: { to: number; lasts: number };
}

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** `ghost` is seen only on its way from there, `within` an element that has its style. */
export function flight(
  ghost: HTMLElement,
  from: Box,
  goal: HTMLElement,
  within: Element,
  by: Way,
): void {
  const to = goal.getBoundingClientRect();
  ghost.setAttribute('aria-hidden', 'true');
  ghost.inert = true;
  ghost.dataset.flies = '';
  ghost.style.cssText += `;position:fixed;z-index:30;margin:0;left:${from.left}px;top:${from.top}px;width:${from.width}px;height:${from.height}px;pointer-events:none;transition:none`;
  within.append(ghost);
  const way = ghost.animate(
    by.frames(
      to.left + to.width / 2 - from.left - from.width / 2,
      to.top + to.height / 2 - from.top - from.height / 2,
    ),
    { duration: by.lasts, easing: by.easing },
  );
  way.onfinish = () => {
    ghost.remove();
    goal.animate([{ transform: `scale(${by.nod.to})` }, { transform: 'none' }], {
      duration: by.nod.lasts,
    });
  };
  way.oncancel = () => ghost.remove();
}
