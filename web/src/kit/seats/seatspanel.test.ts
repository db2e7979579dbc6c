import { readFileSync } from 'node:fs';
import { render } from 'svelte/server';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { speakWith } from '@kit/words/i18n.svelte';
import type { Table } from '@kit/table/table.svelte';
import TempoBar from '@kit/slow/TempoBar.svelte';
import type { Person, Tempo, Waiting } from '@wire';
import SeatsPanel from './SeatsPanel.svelte';

vi.mock('@kit/device/settings.svelte', () => ({ settings: { lang: 'en' }, holds: {} }));
vi.mock('@kit/device/house.svelte', () => ({ house: { game: () => ({ seats: [2, 3] }) } }));
vi.mock('@kit/page/shell.svelte', () => ({ notice: () => undefined }));
vi.mock('@kit/page/Dialog.svelte', () => ({ default: () => undefined }));
vi.mock('./again', () => ({ reseat: () => undefined }));

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  vi.useFakeTimers();
  const texts = ['src/text/en.ftl', 'src/text/opened.en.ftl', 'src/kit/slow/text/en.ftl'];
  await speakWith('house', async () => texts.map((file) => readFileSync(file, 'utf8')));
});
afterEach(() => vi.setSystemTime(0));

const DAY = 86_400_000;
const ADA = { seat: 0, kind: 'human', name: 'Ada', here: true } as Person;
const BEN = { seat: 1, kind: 'human', name: 'Ben', here: false } as Person;
const CHLOE = { seat: 2, kind: 'human', name: 'Chloé', here: true } as Person;
const OPEN = { seat: 2, kind: 'open', name: '', here: false } as Person;

/** As Ada sees it. */
const at = (people: Person[], tempo: Tempo, waiting: Partial<Waiting>, begun = true) =>
  ({
    people,
    seat: 0,
    info: { game: 'x', tempo },
    question: null,
    outcome: null,
    waiting: { seats: [1], why: 'x', ...waiting },
    company: { ended: false, poll: null, begun },
  }) as unknown as Table<unknown>;

const panel = (table: Table<unknown>) => render(SeatsPanel, { props: { table } }).body;
/** What can be done about Ben's seat. */
const offered = (table: Table<unknown>) =>
  [
    ...panel(table)
      .split('data-sits="1"')[1]!
      .split('</li>')[0]!
      .matchAll(/data-call="(\w+)"/g),
  ].map(([, what]) => what);

test('three people may vote about any of them, and two only about who is away', () => {
  const ben = { ...BEN, here: true };
  expect(offered(at([ADA, ben, CHLOE], 'live', {}))).toEqual(['bot', 'open']);
  expect(offered(at([ADA, ben], 'live', {}))).toEqual([]);
  expect(offered(at([ADA, BEN], 'live', {}))).toEqual(['bot', 'open']);
});

test.each([
  ['without a time limit', 'free', { gone_at: 7 * DAY }],
  ['with one', 'week', { until: 7 * DAY, gone_at: 7 * DAY, bot_at: 9 * DAY }],
] as const)(
  'of two, the other is replaced as soon as the table allows it (%s)',
  (_, tempo, told) => {
    const table = at([ADA, BEN], tempo, told);
    const bar = () => render(TempoBar, { props: { table } }).body;
    vi.setSystemTime(7 * DAY - 1);
    expect(offered(table)).toEqual([]);
    expect(panel(table)).toMatch(/data-gone-at.*Can be replaced from \w+day/);
    expect(bar()).not.toContain('data-late');
    expect(bar()).toMatch(/until \w+day|From \w+day/);
    vi.setSystemTime(7 * DAY);
    expect(offered(table)).toEqual(['bot', 'open']);
    expect(panel(table)).not.toContain('data-gone-at');
    expect(bar()).toContain('data-late="theirs"');
    const calls = [...bar().matchAll(/data-call="(\w+)"/g)].map(([, what]) => what);
    expect(calls).toEqual(tempo === 'free' ? ['bot', 'end'] : ['wait', 'bot', 'end']);
  },
);

test('without a time limit, whoever is awaited for a week is told so', () => {
  const table = { ...at([ADA, BEN], 'free', { seats: [0], gone_at: 7 * DAY }), question: {} };
  const bar = () => render(TempoBar, { props: { table: table as Table<unknown> } }).body;
  expect(bar()).toContain('No time limit');
  vi.setSystemTime(7 * DAY);
  expect(bar()).toContain('data-late="mine"');
  expect(bar()).toContain('Nobody has heard from you for a week');
  expect(bar()).not.toContain('data-call');
});

test('nobody who is not awaited is replaced', () => {
  vi.setSystemTime(9 * DAY);
  expect(offered(at([ADA, BEN], 'free', { seats: [0], gone_at: 7 * DAY }))).toEqual([]);
});

test('an empty seat is removed before the first answer, and afterwards it says why not', () => {
  const early = panel(at([ADA, BEN, OPEN], 'live', {}, false));
  expect(early).toContain('data-drop');
  expect(early).not.toContain('data-no-drop');
  const begun = panel(at([ADA, BEN, OPEN], 'live', {}));
  expect(begun).not.toContain('data-drop');
  expect(begun).toContain('data-no-drop');
});
