import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Ping } from '@wire';
import { Clock } from './clock';

/** The server's clock is so far ahead of this device's. */
const AHEAD = 50_000;

let sent: Ping[] = [];
let clock: Clock;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  sent = [];
  clock = new Clock((ping) => Boolean(sent.push(ping)));
});
afterEach(() => {
  clock.stop();
  vi.useRealTimers();
});

/** The reply to a ping sent now, with so many ms each way. */
function pong(there: number, back: number): void {
  const at = performance.now();
  vi.advanceTimersByTime(there + back);
  clock.hear({ t: 'pong', at, now: at + there + AHEAD });
}

test('the same way there and back gives the time of the server exactly', () => {
  clock.start();
  pong(20, 20);
  expect(clock.local(AHEAD + 1000)).toBe(1000);
});

test('of several answers the quickest is believed', () => {
  clock.start();
  pong(10, 70);
  expect(clock.local(AHEAD)).toBe(30);
  vi.advanceTimersByTime(40);
  pong(5, 5);
  expect(clock.local(AHEAD)).toBe(0);
  vi.advanceTimersByTime(110);
  pong(10, 70);
  expect(clock.local(AHEAD)).toBe(0);
});

test('a slow answer counts again when the quick ones are old', () => {
  clock.start();
  pong(5, 5);
  for (let n = 0; n < 16; n++) pong(10, 70);
  expect(clock.local(AHEAD)).toBe(30);
});

test('until the first answer, what a message says in passing', () => {
  vi.advanceTimersByTime(100);
  expect(clock.local(AHEAD)).toBe(AHEAD);
  clock.guess(AHEAD + 60);
  expect(clock.local(AHEAD + 60)).toBe(100);
  clock.guess(AHEAD + 9000);
  expect(clock.local(AHEAD + 60)).toBe(100);
});

test('many pings at first, then few', () => {
  clock.start();
  vi.advanceTimersByTime(7 * 120);
  expect(sent).toHaveLength(8);
  vi.advanceTimersByTime(1900);
  expect(sent).toHaveLength(8);
  vi.advanceTimersByTime(100);
  expect(sent).toHaveLength(9);
});

test('a ping tells when the last answer came, so that the server can measure, too', () => {
  clock.start();
  expect(sent[0]).toMatchObject({ got: 0, held: 0 });
  pong(20, 20);
  vi.advanceTimersByTime(80);
  expect(sent[1]).toMatchObject({ got: sent[0]!.at + 20 + AHEAD, held: 80 });
});

test('it stops, and begins from nothing', () => {
  clock.start();
  pong(20, 20);
  clock.stop();
  expect(clock.running).toBe(false);
  vi.advanceTimersByTime(60_000);
  expect(sent).toHaveLength(1);
  clock.start();
  expect(clock.running).toBe(true);
  expect(sent.at(-1)).toMatchObject({ got: 0, held: 0 });
});

test.each([
  [100, 100],
  [1000 / 60, 1000 / 60],
  [7.3, 1],
])('a device that rounds its clock to %f ms says so', (step, quantum) => {
  expect(clock.quantum).toBe(2);
  const now = vi.spyOn(performance, 'now');
  for (let n = 1; n < 6; n++) {
    now.mockReturnValue(step * n);
    clock.hear({ t: 'pong', at: 0, now: AHEAD });
  }
  expect(clock.quantum).toBe(quantum);
});
