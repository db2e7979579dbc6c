import { beforeAll, expect, test, vi } from 'vitest';
import { speakWith } from '@kit/words/i18n.svelte';
import type { Person } from '@wire';
import { Cast } from '../model/cast';
import type { Run } from '../model/run.svelte';
import { absent, asked, judges } from './asked';

vi.mock('@kit/device/settings.svelte', () => ({ settings: { lang: 'en' } }));
vi.mock('@kit/device/local.svelte', () => ({ local: { known: () => null } }));

const people = [
  { seat: 0, kind: 'human', name: 'Ada', here: true },
  { seat: 1, kind: 'human', name: 'Ben', here: false },
  { seat: 2, kind: 'bot', name: 'Robin', here: false },
] as Person[];
const race = { rivals: [1, 2], handed: [false, false], passed: [false, false] };

function run(view: object, seat: number | null = 0): Run {
  const cast = new Cast(people, seat);
  const whole = { stage: 'table', drawer: null, unready: [], face_off: null, ...view };
  const side = (whole.face_off as { rivals: number[] } | null)?.rivals.indexOf(seat ?? -1) ?? -1;
  return {
    ...{ id: 'table', view: whole, stage: whole.stage, cast, seat, side, handed: '' },
    ...{ myTurn: seat !== null && whole.drawer === seat, can: () => false },
  } as unknown as Run;
}

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await speakWith('house', () =>
    Promise.resolve([
      'an-away = { $names } away: { $n }.\nan-turn-of = { $name } draws\nan-wait-ready = { $names }?',
      'an-others-race = { $one } or { $two }\nan-you-race = find one\nan-your-turn = yours',
      'an-wait-others = fine, { $names }?\nan-wait-votes = votes: { $names }\nan-wait-order = first? { $names }',
    ]),
  );
});

test.each([
  ['to be ready', { stage: 'ready', unready: [0, 1] }],
  ['to draw', { drawer: 1 }],
  ['to answer', { stage: 'race', face_off: race }],
])(
  'who is waited for %s and is not there, is said so: on each device and on the big screen',
  (_, view) => {
    expect(asked(run(view))).toBe('Ben away: 1.');
    expect(absent(run(view, null))).toBe('Ben away: 1.');
  },
);

test('of those who are there, and of bots, it is said what they do', () => {
  expect(asked(run({ drawer: 2 }))).toBe('Robin draws');
  expect(asked(run({ drawer: 0 }))).toBe('yours');
  expect(asked(run({ stage: 'ready', unready: [2] }))).toBe('Robin?');
  expect(absent(run({ drawer: 0 }, null))).toBe('');
});

test('whoever has answered is waited for no longer; and I race, whoever is away', () => {
  const answered = { ...race, handed: [true, false] };
  expect(asked(run({ stage: 'race', face_off: answered }))).toBe('Ben or Robin');
  expect(asked(run({ stage: 'race', face_off: { ...race, rivals: [0, 1] } }))).toBe('find one');
});

const judged = {
  ...race,
  rivals: [1, 2],
  claim: { seat: 1 },
  fine: [0],
  voters: [0, 2],
  voted: [0],
};

test.each([
  ['challenge', 'fine, Robin?'],
  ['vote', 'votes: Robin'],
  ['order', 'first? Robin'],
])('who has judged (%s) is told whose word is still missing', (stage, line) => {
  expect(asked(run({ stage, won: [0, 0, 0], gone: [], face_off: judged }))).toBe(line);
});

test('whoever has left is not waited for', () => {
  expect(judges(run({ stage: 'challenge', won: [0, 0, 0], gone: [2], face_off: judged }))).toEqual(
    [],
  );
});
