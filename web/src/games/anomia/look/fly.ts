/** A won card flies from the loser's place to the winner's pile. */

export function fly(board: HTMLElement, place: number, seat: number): void {
  const from = board.querySelector(`[data-place='${place}'] .pile`)?.getBoundingClientRect();
  const goal = board.querySelector<HTMLElement>(`[data-won='${seat}']`);
  const to = goal?.getBoundingClientRect();
  if (!from || !to || !goal) return;
  const card = document.createElement('i');
  card.setAttribute('aria-hidden', 'true');
  card.style.cssText = `position:fixed;z-index:30;left:${from.left}px;top:${from.top}px;width:${from.width}px;height:${from.height}px;border:3px solid #10292b;border-radius:0.8rem;background:#b1320f;pointer-events:none`;
  document.body.append(card);
  const [x, y] = [
    to.left + to.width / 2 - from.left - from.width / 2,
    to.top + to.height / 2 - from.top - from.height / 2,
  ];
  const way = card.animate(
    [
      { transform: 'none' },
      { transform: `translate(${x * 0.5}px, ${y * 0.5 - 60}px) rotate(200deg) scale(0.7)` },
      { transform: `translate(${x}px, ${y}px) rotate(360deg) scale(0.14)` },
    ],
    { duration: 620, easing: 'cubic-bezier(0.3, 0.1, 0.3, 1)' },
  );
  way.onfinish = () => {
    card.remove();
    goal.animate([{ transform: 'scale(1.7)' }, { transform: 'none' }], { duration: 260 });
  };
  way.oncancel = () => card.remove();
}
