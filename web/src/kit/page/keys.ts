/** Keys: when a key press is for the game, and not for a field, a list or an open window. */

export interface KeyHelp {
  keys: string[];
  text: string;
}

/** Whether the page as a whole may act on this key. */
export function forTable(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (document.querySelector('dialog[open]')) return false;
  const target = event.target as HTMLElement;
  return !target.closest(
    'input:not([type=checkbox], [type=radio], [type=range]), textarea, select, [contenteditable]',
  );
}

const SIDES: Record<string, 'N' | 'E' | 'S' | 'W'> = {
  ArrowUp: 'N',
  ArrowRight: 'E',
  ArrowDown: 'S',
  ArrowLeft: 'W',
  KeyW: 'N',
  KeyD: 'E',
  KeyS: 'S',
  KeyA: 'W',
};

/** Arrows, and the keys where W A S D lie on any layout. */
export function sideOf(event: KeyboardEvent): 'N' | 'E' | 'S' | 'W' | undefined {
  return SIDES[event.code];
}

/** 1 to 9, from either block of digits; 0 if it is none. */
export function digitOf(event: KeyboardEvent): number {
  const found = /^(?:Digit|Numpad)([1-9])$/.exec(event.code);
  return found ? Number(found[1]) : 0;
}
