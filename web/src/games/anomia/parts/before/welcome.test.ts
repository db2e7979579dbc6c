import { readFileSync } from 'node:fs';
import { render } from 'svelte/server';
import { beforeAll, expect, test, vi } from 'vitest';
import { speakWith } from '@kit/words/i18n.svelte';
import type { Table } from '@kit/table/table.svelte';
import type { Person } from '@wire';
import { KINDS, type AnomiaView } from '@wire/anomia';
import { Cast } from '../../model/cast';
import Board from '../Board.svelte';
import Short from './Short.svelte';
import Welcome from './Welcome.svelte';

vi.mock('@kit/device/settings.svelte', () => ({ settings: { lang: 'en' }, holds: {} }));
vi.mock('@kit/seats/TakeSeat.svelte', () => ({ default: () => undefined }));

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  const texts = ['../src/tablee/games/anomia/text/en.ftl', 'src/games/anomia/text/en.ftl'];
  await speakWith('game', async () => texts.map((file) => readFileSync(file, 'utf8')), KINDS);
});

const person = (seat: number, kind: string, name = '') => ({ seat, kind, name }) as Person;
const people = [person(0, 'human', 'Ada'), person(1, 'human', 'Ben'), person(2, 'bot', 'Otto')];
const worded = (body: string) => body.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');

test('the welcome lies over the places, so it names who sits there', () => {
  const cast = new Cast([...people, person(3, 'open')]);
  const { body } = render(Welcome, {
    props: { table: {} as Table<unknown>, cast, spoken: false, words: 'fr' },
  });
  expect(worded(body)).toContain('Ada invites you to Anomia');
  expect(worded(body)).toContain('At the table: Ada, Ben, and Otto.');
  expect(worded(body)).toContain('The words here are in French.');
});

test('what is said in short lies over them, too, so it names them, and who is ready', () => {
  const { body } = render(Short, {
    props: { spoken: false, cast: new Cast(people, 0), ready: [1] },
  });
  for (const { name } of people) expect(worded(body)).toContain(name);
  expect(body.match(/data-ready="\d"/g)).toEqual(['data-ready="1"']);
});

const board = (stage: string, unready: number[], seats: number[]) => {
  const places = seats.map((seat) => ({ seat, top: null, below: 0 }));
  const view = {
    stage,
    unready,
    places,
    won: [...new Set(seats)].map(() => 0),
    gone: [],
    piles: [9, 9],
    turn: -1,
    roll: [],
    not_now: ['', ''],
  };
  const { body } = render(Board, {
    props: { table: null, view: view as unknown as AnomiaView, cast: new Cast(people, 0) },
  });
  return [...body.matchAll(/data-ready="(\d)"/g)].map(([, seat]) => Number(seat));
};

test.each([
  ['three', [0, 1, 2]],
  ['two, with two piles each', [0, 0, 1, 1]],
])('who is ready is seen at their place (%s)', (_, seats) => {
  expect(board('ready', [1], seats).sort()).toEqual(seats.includes(2) ? [0, 2] : [0]);
  expect(board('table', [], seats)).toEqual([]);
});
