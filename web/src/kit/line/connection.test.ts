import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Join, ServerMessage } from '@wire';
import { Connection, type Link } from './connection';

/** Every socket that was opened, the newest last. */
let sockets: FakeSocket[] = [];
let links: Link[] = [];
let line: Connection;
/** A stand-in for `window`, of which only the events are needed. */
let world: EventTarget;

class FakeSocket {
  static CONNECTING = 0;
  static OPEN = 1;
  readyState = 1;
  sent: string[] = [];
  onopen: () => void = () => undefined;
  onclose: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  constructor() {
    sockets.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.readyState = 3;
  }
  hears(message: Partial<ServerMessage>): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const page = new EventTarget() as EventTarget & { visibilityState: string };
page.visibilityState = 'visible';
const WELCOME = { t: 'welcome' } as const;
const FULL = { t: 'fault', code: 'full', fatal: true } as const;

/** The server sends this on the newest socket, and closes it. */
function turnedAway(message: Partial<ServerMessage>): void {
  const socket = sockets.at(-1)!;
  socket.onopen();
  socket.hears(message);
  socket.onclose();
}

/** How long it is until the next try, in seconds. */
function pause(): number {
  const [before, since] = [sockets.length, Date.now()];
  for (let n = 0; n < 3000 && sockets.length === before; n += 1) vi.advanceTimersByTime(100);
  return (Date.now() - since) / 1000;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('document', page);
  world = new EventTarget();
  vi.stubGlobal('addEventListener', world.addEventListener.bind(world));
  vi.stubGlobal('removeEventListener', world.removeEventListener.bind(world));
  [sockets, links] = [[], []];
  line = new Connection('ws://here', () => ({ t: 'join' }), {
    hear: () => undefined,
    link: (now) => links.push(now),
  });
});
afterEach(() => {
  line.close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('a full house is tried again, with pauses that grow, and it says so', () => {
  const pauses = Array.from({ length: 7 }, () => {
    turnedAway(FULL);
    expect(links.at(-1)).toBe('full');
    return pause();
  });
  expect(pauses).toEqual([5, 10, 20, 40, 80, 120, 120]);
  expect(links).not.toContain('closed');
});

test('a server that has not been renewed yet is tried again', () => {
  turnedAway({ t: 'fault', code: 'newer-rules', fatal: true });
  expect(links.at(-1)).toBe('lost');
  expect(links).not.toContain('closed');
});

test('those who wait do not all come at once', () => {
  vi.spyOn(Math, 'random').mockReturnValueOnce(0).mockReturnValueOnce(1);
  turnedAway(FULL);
  expect(pause()).toBeCloseTo(3.8);
  turnedAway(FULL);
  expect(pause()).toBeCloseTo(12.5);
});

test('looking at the tab again is no reason to knock at a full house', () => {
  turnedAway(FULL);
  page.dispatchEvent(new Event('visibilitychange'));
  expect(sockets.length).toBe(1);
});

test('a line that was only lost comes back at once when it is looked at', () => {
  sockets[0]!.onclose();
  expect(links.at(-1)).toBe('lost');
  page.dispatchEvent(new Event('visibilitychange'));
  expect(sockets.length).toBe(2);
});

test('a line that comes back says that nobody sees the page', () => {
  const hello = () => JSON.parse(sockets.at(-1)!.sent.find((one) => one.includes('join'))!) as Join;
  line.close();
  const ears = { hear: () => undefined, link: () => undefined };
  line = new Connection('ws://here', () => ({ t: 'join', token: 'mine' }), ears);
  sockets.at(-1)!.onopen();
  expect(hello().hidden).toBe(false);
  page.visibilityState = 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
  vi.advanceTimersByTime(120_000); // nobody answers a ping: it is cut, and opened again
  sockets.at(-1)!.onopen();
  expect(hello().hidden).toBe(true);
  page.visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  expect(sockets.at(-1)!.sent.at(-1)).toBe('{"t":"hidden","yes":false,"unseen":0}');
});

test('of a page that only watches nobody needs to know whether it is seen', () => {
  page.visibilityState = 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
  vi.advanceTimersByTime(120_000);
  page.visibilityState = 'visible';
  expect(sockets.flatMap(({ sent }) => sent).join()).not.toContain('"t":"hidden"');
});

test('once there is a place, all is as before', () => {
  turnedAway(FULL);
  pause();
  sockets.at(-1)!.onopen();
  sockets.at(-1)!.hears(WELCOME);
  expect(links.at(-1)).toBe('open');
  sockets.at(-1)!.onclose();
  expect(links.at(-1)).toBe('lost');
  expect(pause()).toBeCloseTo(0.4);
});

test('other ends are for good', () => {
  turnedAway({ t: 'fault', code: 'no-such-table', fatal: true });
  expect(links.at(-1)).toBe('closed');
  vi.advanceTimersByTime(600_000);
  expect(sockets.length).toBe(1);
});

test('a device that is offline says so at once, and tries again when it is online', () => {
  sockets[0]!.onopen();
  sockets[0]!.hears(WELCOME);
  world.dispatchEvent(new Event('offline'));
  expect(links.at(-1)).toBe('lost');
  expect(sockets[0]!.readyState).toBe(3);
  world.dispatchEvent(new Event('online'));
  expect(sockets.length).toBe(2);
});

test('a ping without an answer means that the line is cut; any message is an answer', () => {
  const socket = sockets[0]!;
  socket.onopen();
  socket.hears(WELCOME);
  const pings = () => socket.sent.filter((text) => text.includes('"ping"')).length;
  vi.advanceTimersByTime(8_000);
  expect(pings()).toBe(1);
  vi.advanceTimersByTime(3_999);
  socket.hears({ t: 'pong' });
  vi.advanceTimersByTime(4_001);
  expect([pings(), links.at(-1)]).toEqual([2, 'open']);
  vi.advanceTimersByTime(3_999);
  expect(links.at(-1)).toBe('open');
  vi.advanceTimersByTime(1);
  expect([pings(), links.at(-1), socket.readyState]).toEqual([2, 'lost', 3]);
  vi.advanceTimersByTime(400);
  expect(sockets.length).toBe(2);
});

test('against the clock, where others ping, silence alone is enough; a line that talks stays', () => {
  const socket = sockets[0]!;
  socket.onopen();
  socket.hears(WELCOME);
  vi.advanceTimersByTime(8_000);
  line.hasten(); // the answer to a ping under way is not waited for any more
  vi.advanceTimersByTime(3_000);
  socket.hears({ t: 'pong' });
  vi.advanceTimersByTime(9_000);
  expect(links.at(-1)).toBe('open');
  vi.advanceTimersByTime(3_000);
  expect(links.at(-1)).toBe('lost');
  expect(socket.sent.filter((text) => text.includes('"ping"'))).toHaveLength(1);
});

/** The line dies after so many seconds, and the browser says nothing: for how long is it called open? */
function believed(died: number, brisk: boolean): number {
  const socket = sockets.at(-1)!;
  socket.onopen();
  socket.hears(WELCOME);
  if (brisk) line.hasten();
  for (let second = 1; second <= died; second += 1) {
    vi.advanceTimersByTime(1000);
    const asked = brisk
      ? second % 5 === 0
      : socket.sent.splice(0).some((one) => one.includes('ping'));
    if (asked) socket.hears({ t: 'pong' });
  }
  expect(links.at(-1)).toBe('open');
  const since = Date.now();
  while (links.at(-1) === 'open') vi.advanceTimersByTime(100);
  const told = (Date.now() - since) / 1000;
  vi.advanceTimersByTime(1000); // the next one opens
  return told;
}

test.each([false, true])(
  'a line that dies without a word is told within twelve seconds (against the clock: %s)',
  (brisk) => {
    const waits = Array.from({ length: 24 }, (_, died) => believed(died, brisk));
    expect(Math.max(...waits)).toBeLessThanOrEqual(12);
    // Nor is a line that only stutters cut: an answer has four seconds.
    expect(Math.min(...waits)).toBeGreaterThan(4);
  },
);

test('a connection that is still being opened is closed as it opens, and says nothing', () => {
  const socket = sockets.at(-1)!;
  const close = vi.spyOn(socket, 'close');
  socket.readyState = 0;
  line.close();
  expect(links.at(-1)).toBe('closed');
  expect(close).not.toHaveBeenCalled();
  socket.readyState = 1;
  socket.onopen();
  expect(close).toHaveBeenCalledTimes(1);
  expect(socket.sent).toEqual([]);
});
