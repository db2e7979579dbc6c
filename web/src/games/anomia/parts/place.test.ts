import { readFileSync } from 'node:fs';
import { render } from 'svelte/server';
import { beforeAll, expect, test, vi } from 'vitest';
import { speakWith } from '@kit/words/i18n.svelte';
import type { Person } from '@wire';
import { KINDS, type AnomiaView } from '@wire/anomia';
import { Cast } from '../model/cast';
import Place from './Place.svelte';

vi.mock('@kit/device/settings.svelte', () => ({ settings: { lang: 'en' }, holds: {} }));

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  const texts = ['../src/tablee/games/anomia/text/en.ftl', 'src/games/anomia/text/en.ftl'];
  await speakWith('game', async () => texts.map((file) => readFileSync(file, 'utf8')), KINDS);
});

test('a place speaks to whom it belongs, and of everybody else', () => {
  const view = {
    stage: 'ready',
    unready: [0, 1],
    places: [0, 1].map((seat) => ({ seat, top: null, below: 0 })),
    won: [0, 0],
    gone: [],
  } as unknown as AnomiaView;
  const people = ['You', 'Ben'].map((name, seat) => ({ seat, name, kind: 'human' }) as Person);
  const label = (place: number): string | undefined =>
    /aria-label="([^"]*card[^"]*)"/.exec(
      render(Place, { props: { view, place, cast: new Cast(people, 0) } }).body,
    )?.[1];
  expect([label(0), label(1)]).toEqual(['You show no card.', 'Ben shows no card.']);
});
