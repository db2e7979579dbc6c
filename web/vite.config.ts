import { readdirSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { app } from './app.ts';
import { GROUPS } from './chunks.ts';
import { pages } from './pages.ts';
import { LANGUAGES } from './words.ts';
import { worker } from './worker.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// Where `./tablee serve` listens while the client is worked on with `npm run dev`.
const server = '127.0.0.1:8000';

const COMPRESSIBLE = /\.(html|js|css|svg|json|webmanifest|txt)$/;
const SMALLEST = 1024; // below it, compression saves no packet

/** A compressed copy beside each file of the build, as small as can be: the server only chooses. */
function compressed(): Plugin {
  let folder = '';

  async function compress(file: string): Promise<void> {
    const content = await readFile(file);
    if (content.length < SMALLEST) return;
    await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
    await writeFile(`${file}.br`, await promisify(brotliCompress)(content));
  }

  return {
    name: 'compressed',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    async closeBundle() {
      const names = await readdir(folder, { recursive: true });
      await Promise.all(
        names.filter((name) => COMPRESSIBLE.test(name)).map((name) => compress(join(folder, name))),
      );
    },
  };
}

const TEXTS = /^texts:([\w-]+)\/(en|fr)(?:\?(only|but)=([\w,-]+))?$/;

/** Files of texts; those of the rules as pictures come with their page (`games/pictures.ts`), faults when
    there is one (`kit/words/faults.ts`), and the position in words is told by the server alone. */
const ALWAYS = /^(?!(pictures|faults|tell)\.)(\w+\.)?\w\w\.ftl$/;

/** Where the texts of a game are, beside the Python code and beside its screen; or those of the house. */
const foldersOf = (name: string): string[] =>
  name === 'house'
    ? [here('../src/tablee/kernel/words/text'), here('src/text')]
    : [
        here(`../src/tablee/games/${name.replaceAll('-', '_')}/text`),
        here(`src/games/${name}/text`),
      ];

/** A file of texts without its comments, which are for those who write them. */
const uncommented = async (file: string): Promise<string> =>
  (await readFile(file, 'utf8')).replaceAll(/^#.*\n/gm, '');

/**
 * Texts: a file of them (`en.ftl?raw`), or all of a game in one language as one module
 * (`texts:fog-of-love/en`): a module more is a request more. Of these only the messages that begin
 * so (`?only=card-a`), or all others (`?but=card-a,card-b`).
 */
function texts(): Plugin {
  return {
    name: 'texts',
    enforce: 'pre',
    resolveId: (id) => (TEXTS.test(id) ? `\0${id}` : undefined),
    async load(id) {
      if (id.endsWith('.ftl?raw'))
        return `export default ${JSON.stringify(await uncommented(id.slice(0, -'?raw'.length)))}`;
      const [, name, lang, wish, list = ''] = TEXTS.exec(id.slice(1)) ?? [];
      if (!name) return undefined;
      const written = [];
      for (const folder of foldersOf(name)) {
        const names = (await readdir(folder)).filter((one) => ALWAYS.test(one));
        for (const one of names.filter((one) => one.endsWith(`${lang}.ftl`)).sort()) {
          this.addWatchFile(join(folder, one));
          written.push(await uncommented(join(folder, one)));
        }
      }
      const begins = list.split(',');
      const kept = written
        .join('\n')
        .split(/^(?=[a-z-])/m)
        .filter((message) => {
          const named = begins.some((start) => message.startsWith(start));
          return !wish || named === (wish === 'only');
        });
      return `export default ${JSON.stringify(kept.join(''))}`;
    },
  };
}

/** The games that have a screen of their own. */
const GAMES = readdirSync(here('src/games'), { withFileTypes: true })
  .filter((one) => one.isDirectory())
  .map((one) => one.name);

/** Those of the tab. */
const ICONS = ['icon.svg', 'icon-turn.svg'];

export default defineConfig({
  plugins: [
    svelte(),
    texts(),
    app(here('.'), foldersOf('house'), LANGUAGES),
    worker(here('.'), ICONS),
    pages(foldersOf, GAMES),
    compressed(),
  ],
  resolve: {
    alias: {
      '@kit': here('src/kit'),
      '@wire': here('src/wire'),
      // The texts live beside the Python that speaks them: import x from '@games/…/fr.ftl?raw'.
      '@games': here('../src/tablee/games'),
      '@kernel': here('../src/tablee/kernel'),
    },
  },
  server: {
    fs: { allow: [here('.'), here('../src/tablee')] },
    proxy: {
      '/api': { target: `http://${server}` },
      '/ws': { target: `ws://${server}`, ws: true },
    },
  },
  test: { include: ['src/**/*.test.ts'] },
  build: {
    outDir: here('../src/tablee/server/static'), // part of the Python package
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 4096,
    modulePreload: { polyfill: false }, // a browser that does not know it loads the same, a little later
    // Games and pages are loaded by dynamic import(), each of which becomes a chunk of its own;
    // the names carry a hash, so that the server may let browsers keep them for ever.
    chunkSizeWarningLimit: 400,
    rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
    reportCompressedSize: true,
  },
});
