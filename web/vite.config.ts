import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

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

/** Texts without their comments, which are for those who write them. */
function uncommented(): Plugin {
  return {
    name: 'uncommented',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith('.ftl?raw')) return undefined;
      const text = await readFile(id.slice(0, -'?raw'.length), 'utf8');
      return `export default ${JSON.stringify(text.replaceAll(/^#.*\n/gm, ''))}`;
    },
  };
}

export default defineConfig({
  plugins: [svelte(), uncommented(), compressed()],
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
    // Games and pages are loaded by dynamic import(), each of which becomes a chunk of its own;
    // the names carry a hash, so that the server may let browsers keep them for ever.
    chunkSizeWarningLimit: 400,
    reportCompressedSize: true,
  },
});
