import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// Where `./tablee serve` listens while the client is worked on with `npm run dev`.
const server = '127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte()],
  resolve: {
    alias: {
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
  build: {
    outDir: here('../src/tablee/server/client'), // part of the Python package
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 4096,
    // Games and pages are loaded by dynamic import(), each of which becomes a chunk of its own;
    // the names carry a hash, so that the server may let browsers keep them for ever.
    chunkSizeWarningLimit: 400,
    reportCompressedSize: true,
  },
});
