import { beforeAll, expect, test, vi } from 'vitest';
import { speakWith } from '@kit/words/i18n.svelte';
import { KINDS, type RoomView } from '@wire/fear-of-the-dark';
import { roomInWords } from './events';

vi.mock('@kit/device/settings.svelte', () => ({ settings: { lang: 'en' } }));

const TEXTS = `
side-N = north
side-S = south
what-hole = hole
what-secret2 = secret 2
place-nw = north-west
place-se = south-east
view-thing = { $what } { $place }
view-bare = nothing
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
