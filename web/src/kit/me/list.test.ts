import { expect, test } from 'vitest';
import type { Known, Played } from '@kit/device/local.svelte';
import type { MyTable } from '@wire';
import { deviceName, newKey } from './device';
import { ago, daysAgo, isNext, nextOf, playedOf, seatsOf, sorted, stems } from './list';

const table = (id: string, more: Partial<MyTable> = {}): MyTable => ({
  id,
  game: 'chess',
  options: {},
  tokens: { 0: `${id}.0.0.99.sign` },
  ...more,
});
const known = (id: string, more: Partial<Known> = {}): Known => ({
  id,
  game: 'chess',
  options: {},
  tokens: { 0: `${id}.0.0.99.sign` },
  seed: '',
  daily: '',
  forked: false,
  seen: 5,
  over: false,
  ...more,
});
const ids = (tables: MyTable[]) => tables.map(({ id }) => id);

test('my turn comes first, who waited longest at its head; then what was touched last', () => {
  const mine = [
    table('late', { mine: true, since: 20, at: 20 }),
    table('early', { mine: true, since: 10, at: 10 }),
    table('theirs', { at: 5 }),
    table('over', { at: 30, ended: { at: 30 } }),
  ];
  const { turn, others, done } = sorted(mine, [known('here', { seen: 9 }), known('theirs')]);
  expect(ids(turn)).toEqual(['early', 'late']);
  expect(ids(others)).toEqual(['here', 'theirs']);
  expect(ids(done)).toEqual(['over']);
});

test('what the others ask me waits for me as well', () => {
  const poll = { what: 'end' as const, by: 1, agreed: [], needed: [0] };
  const mine = [table('vote', { poll }), table('undo', { undo: 0 }), table('calm')];
  const { turn, others } = sorted(mine, []);
  expect(ids(turn)).toEqual(['vote', 'undo']);
  expect(ids(others)).toEqual(['calm']);
});

test('the next table of the same people is new until it is seen, and a way until it is over', () => {
  const old = table('old', { next: 'new', ended: { at: 1 } });
  const fresh = table('new');
  expect(isNext(fresh, [old, fresh])).toBe(true);
  expect(isNext(table('new', { seen: 3 }), [old])).toBe(false);
  expect(isNext(table('mine'), [old])).toBe(false);
  expect(nextOf(old, [old, fresh])).toBe('new');
  expect(nextOf(old, [old])).toBe('new');
  expect(nextOf(old, [old, table('new', { ended: { at: 2 } })])).toBe('');
  expect(nextOf(fresh, [old, fresh])).toBe('');
});

test('without the server there is what this device knows', () => {
  const { others, done } = sorted(
    [],
    [known('a'), known('b', { over: true }), known('c', { tokens: {} })],
  );
  expect(ids(others)).toEqual(['a']);
  expect(ids(done)).toEqual(['b']);
});

test('a table that is gone is not shown, but counts', () => {
  const gone = table('gone', { tokens: {}, ended: { at: 3, won: true, key: 'mate' } });
  expect(sorted([gone], []).done).toEqual([]);
  expect(playedOf([], [gone], () => '')).toMatchObject([{ id: 'gone', won: true, at: 3 }]);
});

test('a token that only lasts longer is the same seat; one of another generation is not', () => {
  const one = [known('a', { tokens: { 0: 'a.0.0.1.x' } })];
  expect(stems([known('a', { tokens: { 0: 'a.0.0.2.y' } })])).toBe(stems(one));
  expect(stems([known('a', { tokens: { 0: 'a.0.1.1.x' } })])).not.toBe(stems(one));
  expect(seatsOf([known('a', { told: 7, daily: 'today' })])).toEqual([
    { token: 'a.0.0.99.sign', seen: 7, daily: 'today' },
  ]);
});

test('games of all devices count once; forks, seeds played before and games broken off do not', () => {
  const here = { id: 'a', game: 'chess', level: 'hard', seed: 's', at: 1 } as Played;
  const ended = { at: 2, won: false, key: 'mated' };
  const mine = [
    table('a', { ended }),
    table('fork', { ended, forked: true }),
    table('same', { ended, seed: 's', options: { level: 'hard' } }),
    table('other', { ended: { ...ended, at: 0 }, seed: 's', options: { level: 'easy' } }),
    table('off', { ended: { at: 2 } }),
    table('running'),
  ];
  expect(playedOf([here], mine, () => 'level').map(({ id }) => id)).toEqual(['other', 'a']);
});

test('how long ago, in words', () => {
  const now = 100 * 86_400_000;
  expect(ago(now - 30_000, 'en', now)).toBe('now');
  expect(ago(now - 5 * 60_000, 'en', now)).toBe('5 minutes ago');
  expect(ago(now - 2 * 3_600_000, 'fr', now)).toBe('il y a 2 heures');
  expect(ago(now - 86_400_000, 'fr', now)).toBe('hier');
  expect(ago(now + 5000, 'en', now)).toBe('now');
  expect(daysAgo(now - 5000, 'fr', now)).toBe('aujourd’hui');
  expect(daysAgo(now - 3 * 86_400_000, 'en', now)).toBe('3 days ago');
});

test('a device has a name that its owner knows it by', () => {
  const android =
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36';
  const iphone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1';
  expect(deviceName(android)).toBe('Chrome · Android');
  expect(deviceName(iphone)).toBe('Safari · iPhone');
  expect(deviceName('curl/8')).toBe('');
});

test('a key is 32 random bytes in letters that an address can hold', () => {
  expect(newKey()).toMatch(/^[\w-]{43}$/);
  expect(newKey()).not.toBe(newKey());
});
