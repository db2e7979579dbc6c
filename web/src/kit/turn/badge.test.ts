import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countTurn, countTurns, takeNotice } from './badge';

const shown = vi.fn(async (_: number) => undefined);

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('navigator', { setAppBadge: shown });
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
  });
  countTurn('', false, [])(); // no table is open
  shown.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

test('counts the tables that wait, each once', () => {
  countTurn('a', true, ['a', 'b']);
  countTurn('a', true, ['a', 'b']);
  countTurn('b', true, ['a', 'b']);
  countTurn('a', false, ['a', 'b']);
  expect(shown.mock.calls.map(([n]) => n)).toEqual([1, 1, 2, 1]);
});

test('a table that this device has forgotten does not wait', () => {
  countTurn('a', true, ['a']);
  countTurn('b', false, ['b']);
  expect(shown).toHaveBeenLastCalledWith(0);
});

test('what the server tells counts, but for the table that is open', () => {
  countTurns(['a', 'b', 'c']);
  expect(shown).toHaveBeenLastCalledWith(3);
  const leave = countTurn('a', false, ['a', 'b', 'c']);
  expect(shown).toHaveBeenLastCalledWith(2);
  countTurns(['a', 'b']); // asked before the answer, told after it; 'c' was answered elsewhere
  expect(shown).toHaveBeenLastCalledWith(1);
  leave();
  countTurns(['a']);
  expect(shown).toHaveBeenLastCalledWith(1);
});

test('a browser without badges is none the worse', () => {
  vi.stubGlobal('navigator', {});
  expect(() => countTurn('a', true, ['a'])).not.toThrow();
});

test('who looks at a table takes its notice away', async () => {
  const close = vi.fn();
  const getNotifications = vi.fn(async () => [{ close }]);
  const serviceWorker = { getRegistration: async () => ({ getNotifications }) };
  vi.stubGlobal('navigator', { serviceWorker });
  await takeNotice('a');
  expect(getNotifications).toHaveBeenCalledWith({ tag: 'a' });
  expect(close).toHaveBeenCalledOnce();
  vi.stubGlobal('navigator', {});
  await takeNotice('a');
});
