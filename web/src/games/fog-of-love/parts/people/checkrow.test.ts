import { readFileSync } from 'node:fs';
import { render } from 'svelte/server';
import { expect, test, vi } from 'vitest';
import { speak, speakWith } from '@kit/words/i18n.svelte';
import type { Lang } from '@kit/device/settings.svelte';
import { KINDS } from '@wire/fog-of-love';
import { Cast } from '../../model/cast';
import type { Character, Check } from '../../model/types';
import CheckRow from './CheckRow.svelte';

vi.mock('@kit/device/settings.svelte', () => ({ settings: { lang: 'en' } }));
vi.stubGlobal('document', { documentElement: {} });

const FOLDERS = [
  '../src/tablee/games/fog_of_love/text/ui',
  '../src/tablee/games/fog_of_love/text/tell',
  'src/games/fog-of-love/text/',
];
const texts = async (lang: Lang) =>
  FOLDERS.map((at) =>
    readFileSync(at.endsWith('/') ? `${at}${lang}.ftl` : `${at}.${lang}.ftl`, 'utf8'),
  );
const check = { kind: 'own', aspect: 'sincerity-up', n: 4, have: 0, ok: false, short: 4 };
const row = (soFar: boolean): string =>
  render(CheckRow, {
    props: {
      check: check as unknown as Check,
      cast: new Cast([], [{ name: 'Noor' }] as Character[]),
      seat: 0,
      soFar,
    },
  })
    .body.replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');

test.each([
  ['en', 'balance 4 or more . so far 0', 'balance 4 or more . 0 in the end'],
  ['fr', 'équilibre de 4 ou plus . pour l’instant 0', 'équilibre de 4 ou plus . 0 à la fin'],
] as const)(
  'what a condition asks and what there is are told apart (%s)',
  async (lang, now, end) => {
    await speakWith('game', texts, KINDS);
    await speak(lang);
    expect(row(true)).toContain(now);
    expect(row(false)).toContain(end);
  },
);
