/**
 * What makes an app of the page on a phone: its icons as pictures, made from our drawings, and a manifest
 * in each language, with the words of the house.
 */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import type { Plugin } from 'vite';
import { wordsOf } from './words.ts';

/** Pictures of a drawing: their size, and what part of it may be cut off. */
const ICONS = [
  { name: 'icon-192.png', from: 'icon.svg', size: 192, purpose: 'any' },
  { name: 'icon-512.png', from: 'icon.svg', size: 512, purpose: 'any' },
  { name: 'icon-round.png', from: 'icon-round.svg', size: 512, purpose: 'maskable' },
  /** For phones that read no manifest. */
  { name: 'icon-touch.png', from: 'icon-round.svg', size: 180, purpose: '' },
];

/** Made from real screens: `python -m tests.browser.players.screens`. */
const SCREENS = [
  { name: 'wide', sizes: '1280x800', form: 'wide' },
  { name: 'table', sizes: '540x1110', form: 'narrow' },
  { name: 'home', sizes: '540x1110', form: 'narrow' },
];

function manifest(lang: string, say: (key: string) => string): string {
  return JSON.stringify({
    id: '/',
    lang,
    name: 'Tablée',
    short_name: 'Tablée',
    description: say('app-about'),
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#14110e',
    theme_color: '#14110e',
    categories: ['games'],
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      ...ICONS.filter(({ purpose }) => purpose).map(({ name, size, purpose }) => ({
        src: `/${name}`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
    ],
    screenshots: SCREENS.map(({ name, sizes, form }) => ({
      src: `/screens/${name}.${lang}.jpg`,
      sizes,
      type: 'image/jpeg',
      form_factor: form,
      label: say(`app-screen-${name}`),
    })),
    // A link that is shared with the app: pages/Open.svelte.
    share_target: {
      action: '/open',
      method: 'GET',
      params: { title: 'title', text: 'text', url: 'url' },
    },
  });
}

export function app(root: string, folders: string[], languages: string[]): Plugin {
  return {
    name: 'app',
    apply: 'build',
    async buildStart() {
      const wasm = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');
      await initWasm(readFileSync(wasm)).catch(() => undefined); // once in a process
      for (const { name, from, size } of ICONS) {
        const drawing = readFileSync(`${root}/public/${from}`, 'utf8');
        const picture = new Resvg(drawing, { fitTo: { mode: 'width', value: size } }).render();
        this.emitFile({ type: 'asset', fileName: name, source: picture.asPng() });
      }
      for (const lang of languages)
        this.emitFile({
          type: 'asset',
          fileName: `app.${lang}.webmanifest`,
          source: manifest(lang, wordsOf(folders, lang)),
        });
    },
  };
}
