import { beforeAll, expect, test, vi } from 'vitest';
import { speakWith } from '@kit/words/i18n.svelte';
import { KINDS, type FearView, type RoomView } from '@wire/fear-of-the-dark';
import { signsOf } from '../look/signs';
import { describe, roomInWords } from './events';

vi.mock('@kit/device/settings.svelte', () => ({ settings: { lang: 'en' } }));

const TEXTS = `
side-N = north
side-S = south
what-hole = hole
what-secret2 = secret 2
place-nw = north-west
place-se = south-east
place-n = north
view-thing = { $what } { $place }
view-bare = nothing
labelled = { $label }: { $count }
axis-N = N
axis-W = W
tile-r03 = the well room
fd-toward = { $n } { $side }
fd-sign-hole = Hole: only Stealth crosses it.
fd-slot = { $what } { $slot }
fd-sign-object = Object: search for it.
fd-bare = Empty.
fd-sign-unknown = Open door: nobody knows yet what is behind it.
view-secret-doors = Secret door: { $sides }.
view-flooded = Water.
view-room = Column { $col }, row { $row }: { $tile }. Doors: { $sides }. Inside: { $things }.
fd-lies = Doors: { $sides }. Inside: { $inside }
`;

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await speakWith('game', async () => [TEXTS], KINDS);
});

const room = (squares: string[]): RoomView => ({ doors: ['N', 'S'], squares }) as RoomView;

test('two turns with the same doors do not sound alike', () => {
  const empty = Array<string>(7).fill('empty');
  expect(roomInWords(room(['hole', ...empty, 'secret2']))).toBe(
    'Doors: north, south. Inside: hole north-west, secret 2 south-east',
  );
  expect(roomInWords(room(['secret2', ...empty, 'hole']))).toBe(
    'Doors: north, south. Inside: secret 2 north-west, hole south-east',
  );
  expect(roomInWords(room([...empty, 'empty', 'empty']))).toContain('Inside: nothing');
});

const well = {
  ...room(['empty', 'hole', ...Array<string>(7).fill('empty')]),
  tile: 'r03',
  col: -1,
  row: -2,
  secret_doors: ['S'],
  leak: true,
};
const view = {
  rooms: [{ ...well, what: well.squares }],
  pawn: [-2, -6],
  beside: [],
  hand: [],
  mind: [],
  lost: [],
  objects: [],
  doors_open: [[-2, -6, 'N']],
  object_slots: [{ left: 1 }, { left: 0 }],
  secret_slots: [],
} as unknown as FearView;

test('every room of the map is told, where it lies and what is in it', () => {
  expect(describe(view)).toContain(
    'Column W1, row N2: the well room. Doors: north, south. Inside: hole north.' +
      ' Secret door: south. Water.',
  );
});

test('a sign says where it is: there are many alike', () => {
  const labels = signsOf({ ...view, pawn: [-2, -4] }).map(({ label }) => label);
  expect(labels).toContain('2 north: hole');
  expect(labels).toContain('2 north: Open door: nobody knows yet what is behind it.');
});

test('a sign says when nothing is left there', () => {
  const what = ['object1', 'object2', ...Array<string>(7).fill('empty')];
  const told = signsOf({ ...view, rooms: [{ ...view.rooms[0]!, what }] }).map(({ text }) => text);
  expect(told).toContain('Object: search for it.');
  expect(told).toContain('Empty.');
});
