import { readFileSync } from 'node:fs';
import { render } from 'svelte/server';
import { beforeAll, expect, test, vi } from 'vitest';
import { speakWith } from '@kit/words/i18n.svelte';
import { KINDS } from '@wire/fog-of-love';
import { Cast } from '../../model/cast';
import type { Outcome } from '../../model/outcome';
import type { FogView } from '../../model/types';
import Ended from './Ended.svelte';

vi.mock('@kit/device/settings.svelte', () => ({ settings: { lang: 'en' }, holds: {} }));

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  const texts = [
    '../src/tablee/games/fog_of_love/text/ui.en.ftl',
    'src/games/fog-of-love/text/en.ftl',
  ];
  await speakWith('game', async () => texts.map((file) => readFileSync(file, 'utf8')), KINDS);
});

const ended = { id: 'sweet-9', player: 0, choices: ['', ''], row: -1, how: '', reactions: [] };
const how = (acting: string): string =>
  render(Ended, {
    props: {
      view: { past: [], persons: [], acted: { 'sweet-9': acting } } as unknown as FogView,
      cast: new Cast([], []),
      ended: { ...ended, sums: [], rest: [], last: 1 } as unknown as Outcome,
    },
  }).body.replaceAll(/<[^>]*>|\s+/g, ' ');

test('a carry-over that acted on a scene is named in how it went', () => {
  expect(how('exchanged')).toMatch(
    /Acting on this scene: +every choice counts as made by the other/,
  );
  expect(how('')).not.toContain('Acting on this scene');
});
