import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Beats } from '@kit/flow/beats';
import { local } from '@kit/device/local.svelte';
import type { ServerMessage } from '@wire';
import { HotSeat } from './hotseat.svelte';
import { Table } from './table.svelte';

vi.mock('@kit/device/settings.svelte', () => ({
  settings: { lang: 'en', speed: 'normal' },
  holds: { calm: false },
}));
vi.mock('@kit/words/fetched', () => ({ bringFaults: () => undefined }));

/** The server's end of the line. */
let server: FakeSocket;
let table: Table;

class FakeSocket {
  static OPEN = 1;
  readyState = 1;
  sent: { t: string; token?: string; curtain?: boolean }[] = [];
  onopen: () => void = () => undefined;
  onclose: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  constructor() {
    server = this as FakeSocket;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as { t: string });
  }
  close(): void {
    this.readyState = 3;
  }
  says(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const page = Object.assign(new EventTarget(), { visibilityState: 'visible', hidden: false });
const people = [0, 1].map((seat) => ({ seat, kind: 'human', name: '', here: true }));
const asked = (ask: number) => ({
  prompt: { ask, why: 'choose', rule: '', form: { form: 'options', options: ['a', 'b'] } },
  waiting: { seats: [0, 1], why: 'choose', rule: '' },
});
const update = (more: object): Partial<ServerMessage> => ({ t: 'update', last: 0, ...more });
const CHOSE = { n: 1, key: 'chose', args: { seat: 1 }, rule: '' };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  table = new Table('t', 'token');
  server.onopen();
  const info = { id: 't', game: 'any', options: {}, people };
  server.says({ t: 'welcome', table: info, seat: 0, view: {}, events: [], last: 0, ...asked(5) });
});

afterEach(() => {
  table.leave();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('what somebody else does leaves my answer on its way as it is', () => {
  expect(table.answer('a')).toBe(true);
  const others: object[] = [
    update({ ...asked(5), last: 1, events: [CHOSE] }),
    { t: 'said', line: { seat: 1, text: 'Well?', at: 0 } },
    { t: 'people', people },
    { t: 'door' },
  ];
  for (const message of others) {
    server.says(message);
    vi.runAllTimers();
    const marked = [table.pending?.choice, table.sent?.choice];
    expect(marked, JSON.stringify(message)).toEqual(['a', 'a']);
  }
  expect(table.answer('b')).toBe(false);
  server.says(update({ answered: 'a' }));
  expect([table.pending, table.sent]).toEqual([null, null]);
});

test.each([
  ['another question', update(asked(6))],
  ['the same one, taken back', update({ ...asked(5), rewinds: 1 })],
  ['a refusal', { t: 'refused', key: 'no' }],
  ['a fault', { t: 'fault', code: 'internal' }],
])('an answer is on its way until something is said to it: %s', (_, message) => {
  table.answer('a');
  server.says(message);
  expect([table.pending, table.sent]).toEqual([null, null]);
});

test.each([
  ['I am ready', () => table.company.ready(true), { t: 'people', people }],
  ['a vote', () => table.company.vote(true), { t: 'people', people }],
  ['getting up', () => table.company.leave(true), { t: 'people', people }],
  ['passing on', () => table.company.passOn(true), { t: 'offer', code: 'c' }],
  ['who may look on', () => table.company.letWatch('none', 0), { t: 'door' }],
])('what is told about seats is seen at once, until the table answers: %s', (_, press, answer) => {
  press();
  expect(table.sent?.what).toBe(server.sent.at(-1)?.t);
  server.says(update(asked(5)));
  expect(table.sent).not.toBe(null);
  server.says(answer);
  expect(table.sent).toBe(null);
});

test('without a line it is said that it was not told', () => {
  server.close();
  table.company.ready(true);
  table.company.order('sex', 'a');
  expect([table.unsent, table.sent]).toEqual([2, null]);
});

const window = (...options: string[]) => ({
  prompt: { ask: 6, why: 'react', rule: '', form: { form: 'options', options }, default: 'pass' },
  waiting: { seats: [0, 1], why: 'react', rule: '' },
});

test('where I can only pass there is no question, and nothing hurries to it', () => {
  server.says(update({ ...window('pass'), last: 1, events: [CHOSE] }));
  expect([table.prompt?.ask, table.question, table.done]).toEqual([6, null, false]);
  const hear = vi.spyOn(Beats.prototype, 'hear');
  server.says(update(window('pass')));
  server.says(update(window('pass', 'react:3')));
  expect(hear.mock.calls.map(([, , asks]) => asks)).toEqual([false, true]);
});

test('a press in a reaction window says that I am done, until the others are', () => {
  server.says(update(window('pass', 'react:3')));
  expect([table.question?.ask, table.done]).toEqual([6, false]);
  table.answer('pass');
  expect(table.done).toBe(true);
  server.says(update({ waiting: window().waiting, answered: 'pass' }));
  expect([table.question, table.done]).toEqual([null, true]);
  server.says(update(asked(7)));
  expect(table.done).toBe(false);
});

test('in a sealed choice a press says nothing of reactions', () => {
  table.answer('a');
  expect(table.done).toBe(false);
  server.says(update({ waiting: { seats: [1], why: 'choose', rule: '' }, answered: 'a' }));
  expect(table.done).toBe(false);
});

test('no seat is free once the game is over', () => {
  const free = [people[0], { seat: 1, kind: 'open', name: '', here: false }];
  server.says({ t: 'people', people: free });
  expect(table.free).toHaveLength(1);
  server.says({ t: 'people', people: free, ended: true });
  expect(table.free).toEqual([]);
});

/** On a device of several: the page opens the line, and the server calls back the token by which it came. */
function lose(hot: HotSeat): unknown[] {
  server.onopen();
  const { token, curtain } = server.sent[0]!;
  const fault = { t: 'fault', code: 'voted-out', args: {}, fatal: true };
  server.onmessage({ data: JSON.stringify(fault) });
  if (hot.table.broken) hot.lookOn();
  return [token, curtain];
}

test('a device of several looks on by any token that it has left', () => {
  const hot = new HotSeat('t', { 0: 'ana', 2: 'chloé' });
  expect(lose(hot)).toEqual(['ana', true]);
  expect(hot.table.broken, 'it goes on').toBeNull();
  expect(hot.seats, 'it may have that seat again').toEqual([0, 2]);
  expect(lose(hot)).toEqual(['chloé', true]);
  expect(hot.table.broken?.code).toBe('voted-out');
});

test('a seat that is lost asks for nobody, and hides nobody behind it, until the device has it again', () => {
  const hot = new HotSeat('t', { 0: 'ana', 2: 'chloé' });
  const ask = () => (hot.table.waiting = { seats: [0, 2], why: 'choose', rule: '' });
  ask();
  expect(hot.next).toBe(0);
  lose(hot);
  ask();
  expect([hot.awaited, hot.next]).toEqual([[2], 2]);
  const newer = { id: 't', tokens: { 0: 'ana, newer' } } as unknown as ReturnType<
    typeof local.known
  >;
  vi.spyOn(local, 'known').mockReturnValue(newer);
  ask();
  expect(hot.awaited).toEqual([0, 2]);
  hot.take(0);
  server.onopen();
  expect(server.sent[0]!.token).toBe('ana, newer');
});

test('who holds it is told of a loss', () => {
  const hot = new HotSeat('t', { 0: 'ana', 2: 'chloé' });
  hot.take(2);
  expect(lose(hot)).toEqual(['chloé', false]);
  expect(hot.table.broken?.code).toBe('voted-out');
});
