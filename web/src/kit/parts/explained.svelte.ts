/** The one explanation that is open on the page, and where: beside what it explains. */

/** So far from the edge of the screen, and from what is explained. */
const EDGE = 8;
const WIDEST = 288;

export interface Place {
  left: number;
  top: number;
  /** It stands below what it explains; else above. */
  below: boolean;
  width: number;
}

/** Where a bubble fits: never over what it explains, never beyond the screen. */
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

class Bubble {
  id = $state('');
  text = $state('');
  place = $state.raw<Place>({ left: 0, top: 0, below: true, width: WIDEST });

  show(id: string, text: string, beside: Element): void {
    this.id = id;
    this.text = text;
    this.place = placeFor(beside.getBoundingClientRect(), {
      width: innerWidth,
      height: innerHeight,
    });
  }

  hide(id: string): void {
    if (this.id === id) this.id = '';
  }

  /** The mouse has gone. It also goes, at once, where a tap has stood for it: what has the focus stays. */
  leave(id: string, from: Element): void {
    if (document.activeElement !== from) this.hide(id);
  }
}

export const bubble = new Bubble();
