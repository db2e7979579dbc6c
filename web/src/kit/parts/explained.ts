/** The page's only tooltip, beside the element it explains: opened by hover, tap or focus. */

import './explained.css';

/** Distance in pixels from the edge of the viewport, and from the explained element. */
const EDGE = 8;
const WIDEST = 288;

export interface Place {
  left: number;
  top: number;
  /** Below the explained element; else above. */
  below: boolean;
  width: number;
}

/** Where a bubble fits: never over the explained element, never beyond the viewport. */
export function placeFor(
  box: { left: number; top: number; width: number; height: number },
  screen: { width: number; height: number },
): Place {
  const width = Math.min(WIDEST, screen.width - 2 * EDGE);
  const middle = box.left + box.width / 2 - width / 2;
  const left = Math.min(Math.max(EDGE, middle), screen.width - EDGE - width);
  const below = box.top + box.height / 2 < screen.height / 2;
  const top = below ? box.top + box.height + EDGE : box.top - EDGE;
  return { left, top, below, width };
}

let bubble: HTMLElement;
/** The explained element, and whether it is explained only because the mouse hovers over it. */
let open: HTMLElement | null = null;
let hovered = false;
/** The next call of `follow`. */
let frame = 0;

function hide(): void {
  if (open?.getAttribute('aria-describedby') === bubble.id)
    open.removeAttribute('aria-describedby');
  open = null;
  cancelAnimationFrame(frame);
  bubble.remove();
}

function show(sign: HTMLElement, words: string, mouse = false): void {
  if (open !== sign || bubble.textContent !== words) {
    hide();
    open = sign;
    bubble.textContent = words;
    (sign.closest('dialog, main') ?? sign.closest('header') ?? document.body).append(bubble);
    bubble.showPopover?.();
    const heard = sign.ariaLabel ?? sign.textContent;
    if (sign.dataset.tip && !heard.includes(words))
      sign.setAttribute('aria-describedby', bubble.id);
    follow(sign);
  }
  hovered = mouse;
  bubble.classList.toggle('hovered', mouse);
}

/** Keeps the bubble beside its element; closes it if the element goes, or a dialog covers it. */
function follow(sign: HTMLElement): void {
  if (open !== sign) return;
  const box = sign.getBoundingClientRect();
  const over = [...document.querySelectorAll('dialog:modal')].at(-1);
  if (!box.width || (over && !over.contains(sign))) return hide();
  const { tip } = sign.dataset;
  if (tip && bubble.textContent !== tip) bubble.textContent = tip; // what it counts has changed
  const { left, top, below, width } = placeFor(box, { width: innerWidth, height: innerHeight });
  bubble.classList.toggle('below', below);
  bubble.style.cssText = `left:${left}px;top:${top}px;max-width:${width}px`;
  frame = requestAnimationFrame(() => follow(sign));
}

const signAt = (event: Event) => (event.target as Element).closest?.<HTMLElement>('[data-tip]');

/** Focus by keyboard: explains a sign, or an element with signs or a title in it, which otherwise only a mouse could read. */
function focused(on: HTMLElement): void {
  const { tip } = on.dataset;
  const within = [...on.querySelectorAll<HTMLElement>('[data-tip]')].map((one) => one.dataset.tip);
  const words = tip ?? [...new Set([on.title, ...within])].filter(Boolean).join('\n');
  if (words && (tip || on.matches(':is(button, a, summary):focus-visible'))) show(on, words);
}

/** Hover, but not if the mouse rests and an element moves below it. */
function moved(event: PointerEvent, sign: HTMLElement | null | undefined): void {
  if (event.pointerType !== 'mouse') return;
  if (!sign) {
    if (hovered) hide();
  } else if (sign !== open && (event.movementX || event.movementY))
    show(sign, sign.dataset.tip!, true);
}

function explain(event: Event): void {
  const sign = signAt(event);
  switch (event.type) {
    case 'focusin':
      return focused(event.target as HTMLElement);
    case 'pointermove':
      return moved(event as PointerEvent, sign);
    case 'pointerup':
      return sign ? show(sign, sign.dataset.tip!) : undefined;
    case 'keydown':
      return (event as KeyboardEvent).key === 'Escape' ? hide() : undefined;
    case 'pointerdown':
      return sign !== open ? hide() : undefined;
    case 'focusout':
      return event.target === open ? hide() : undefined;
  }
}

const HEARD = ['focusin', 'focusout', 'pointermove', 'pointerdown', 'pointerup', 'keydown'];

/** Starts the listeners, and handles the events that came while this module was loaded. */
export function begin(first: readonly Event[]): void {
  bubble = Object.assign(document.createElement('div'), { id: 'bubble', role: 'tooltip' });
  bubble.popover = 'manual'; // over dialogs, too
  for (const type of HEARD) addEventListener(type, explain, true);
  document.documentElement.addEventListener('pointerleave', () => hovered && hide());
  first.forEach(explain);
}
