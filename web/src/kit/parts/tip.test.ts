import { expect, test, vi } from 'vitest';
import { tip } from './tip';

/** What an attachment uses of an element. */
function element() {
  const removed: string[] = [];
  const sign = {
    dataset: {} as DOMStringMap,
    tabIndex: -1,
    closest: () => null,
    removeAttribute: (name: string) => void removed.push(name),
  };
  return { sign: sign as unknown as HTMLElement, removed };
}

test('a sign whose words change keeps its tab stop, and so the focus', async () => {
  vi.stubGlobal('addEventListener', () => undefined);
  const { sign, removed } = element();
  const before = tip('Bank: 12')(sign) as () => void;
  before();
  const after = tip('Bank: 9')(sign) as () => void;
  await Promise.resolve();
  expect([sign.dataset.tip, sign.tabIndex, removed]).toEqual(['Bank: 9', 0, []]);
  after();
  await Promise.resolve();
  expect(removed).toEqual(['tabindex']);
});
