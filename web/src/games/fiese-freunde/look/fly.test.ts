import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fly } from './fly';

const holds = vi.hoisted(() => ({ calm: false }));
vi.mock('@kit/device/settings.svelte', () => ({ holds }));

interface Way {
  onfinish?: () => void;
  oncancel?: () => void;
}
let there: object[] = [];
let way: Way = {};
const look = { append: (one: object) => there.push(one) };
/** Where a thing is on the page, and the little of the page that a flight needs. */
const thing = (left: number) => ({
  getBoundingClientRect: () => ({ left, top: 0, width: 100, height: 80 }),
  closest: () => look,
  animate: vi.fn(() => (way = {})),
  removeAttribute: vi.fn(),
  setAttribute: vi.fn(),
  remove: () => (there = there.filter((one) => one !== ghost)),
  style: { cssText: '' },
  inert: false,
  dataset: {},
});
let ghost = thing(0);
let head = thing(400);

beforeEach(() => {
  [there, holds.calm, ghost, head] = [[], false, thing(0), thing(400)];
  const card = { ...thing(0), cloneNode: () => ghost };
  const found: Record<string, unknown> = { '.offer [data-card="p03"]': card };
  vi.stubGlobal('CSS', { escape: String });
  vi.stubGlobal('document', {
    querySelector: (what: string) => found[what] ?? (what === '[data-head="2"]' ? head : null),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a card flies to its taker, whose head nods when it has come', () => {
  fly('p03', 2);
  expect(there).toEqual([ghost]);
  expect(ghost.inert).toBe(true);
  expect(ghost.removeAttribute).toHaveBeenCalledWith('data-card'); // it is not found as a card
  expect(JSON.stringify(ghost.animate.mock.calls)).toContain('translate(400px, 0px)');
  expect(head.animate).not.toHaveBeenCalled();
  way.onfinish!();
  expect(there).toEqual([]);
  expect(head.animate).toHaveBeenCalledOnce();
});

test('nothing is left of a flight that is cut short, nor is there one for who wishes for calm', () => {
  fly('p03', 2);
  way.oncancel!();
  expect(there).toEqual([]);
  holds.calm = true;
  fly('p03', 2);
  fly('p04', 2); // gone from the offer already
  expect(there).toEqual([]);
});
