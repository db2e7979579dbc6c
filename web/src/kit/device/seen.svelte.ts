/**
 * The visual viewport. An on-screen keyboard covers the lower part of the page, and the browser may
 * scroll the page up to show the field: a table then fits itself into what is left.
 */

const COVERED = 120;

let height = $state(0);
let top = $state(0);
let width = $state(0);
let covered = $state(false);

function look(): void {
  width = innerWidth;
  const view = window.visualViewport;
  if (!view) return;
  const zoomed = view.scale > 1.02;
  height = Math.round(view.height);
  top = Math.round(view.offsetTop);
  covered = !zoomed && innerHeight - view.height > COVERED;
}

look();
window.visualViewport?.addEventListener('resize', look);
window.visualViewport?.addEventListener('scroll', look);
addEventListener('resize', look);

export const seen = {
  get height(): number {
    return height;
  },
  get top(): number {
    return top;
  },
  /** Of the whole page, however it is zoomed. */
  get width(): number {
    return width;
  },
  /** An on-screen keyboard covers part of the page. */
  get covered(): boolean {
    return covered;
  },
};
