import { readdirSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { CompileOptions } from 'svelte/compiler';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { app } from './app.ts';
import { GROUPS } from './chunks.ts';
import { icons } from './icons.ts';
import { pages } from './pages.ts';
import { texts } from './texts.ts';
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

/** Where the texts of a game are, beside the Python code and beside its screen; or those of the house. */
const foldersOf = (name: string): string[] =>
  name === 'house'
    ? [here('../src/tablee/kernel/words/text'), here('src/text')]
    : [
        here(`../src/tablee/games/${name.replaceAll('-', '_')}/text`),
        here(`src/games/${name}/text`),
      ];

/** Where those are listed that are fetched when they are wanted. */
const partsOf = (name: string): string => here(`src/games/${name}/words/parts.json`);

/** The games that have a screen of their own. */
const GAMES = readdirSync(here('src/games'), { withFileTypes: true })
  .filter((one) => one.isDirectory())
  .map((one) => one.name);

/** Parts for which a table waits before it is drawn (`kit/table/seldom.ts`). */
const AWAITED = ['CompanyBar', 'TableBars', 'KnownDeal', 'Knocks', 'Lesson'];

/**
 * What is fetched together with a part that is fetched on demand. Every name makes the page that asks heavier:
 * styles are named, as they must be there before the part is; scripts only of parts that a table waits for: the
 * game, which has most of them, and what stands above it. What every page has, or every table, is there already.
 */
function isNamed(file: string, needed: string): boolean {
  const [, name = ''] = /([\w-]+)-[\w-]{8}\.js$/.exec(file) ?? [];
  const common = /\/(index|core|home-table|setup-table|table|rolldown-runtime)-[\w-]{8}\.\w+$/;
  return needed.endsWith('.css')
    ? !/\/index-/.test(needed)
    : [...GAMES, ...AWAITED].includes(name) && !common.test(needed);
}

/** By the names that their styles have in the build, the components. */
const components = new Map<string, string>();

/** As short as tells a component apart from the others: it stands at every element that has a style. */
const cssHash: NonNullable<CompileOptions['cssHash']> = ({ hash, filename }) => {
  const name = `s-${hash(filename)}`;
  for (let letters = 5; letters < name.length; letters++) {
    const short = name.slice(0, letters);
    if ((components.get(short) ?? filename) !== filename) continue;
    components.set(short, filename);
    return short;
  }
  return name;
};

/** Those of the tab. */
const ICONS = ['icon.svg', 'icon-turn.svg'];

export default defineConfig({
  plugins: [
    svelte({ compilerOptions: { cssHash } }),
    texts(foldersOf, partsOf),
    icons(),
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
    modulePreload: {
      polyfill: false, // a browser that does not know it loads the same, a little later
      resolveDependencies: (file, needed, { hostType }) =>
        hostType === 'js' ? needed.filter((one) => isNamed(file, one)) : needed,
    },
    // Games and pages are loaded by dynamic import(), each of which becomes a chunk of its own;
    // the names carry a hash, so that the server may let browsers keep them for ever.
    chunkSizeWarningLimit: 400,
    rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
    reportCompressedSize: true,
  },
});
