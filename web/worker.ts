/**
 * The service worker of a build: `src/worker` with the list of all files that it keeps in front. Every
 * page of the build is marked with its id.
 */

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin, Rolldown } from 'vite';
import type { Build } from './src/worker/kept.ts';

/** Letters that few devices need are fetched when they do. */
const SELDOM = /\.woff2?$/;
const ALWAYS = /-latin-wght-normal/;

const source = (file: Rolldown.OutputChunk | Rolldown.OutputAsset): string | Uint8Array =>
  file.type === 'chunk' ? file.code : file.source;

const digest = (content: string | Uint8Array): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** What is needed without a network: all code and styles, and the usual letters. */
const isKept = (name: string): boolean =>
  name.startsWith('assets/') && (!SELDOM.test(name) || ALWAYS.test(name));

export function worker(root: string, icons: string[]): Plugin {
  return {
    name: 'worker',
    apply: 'build',
    enforce: 'post',
    buildStart() {
      this.emitFile({ type: 'chunk', id: `${root}/src/worker/worker.ts`, fileName: 'worker.js' });
    },
    generateBundle(_, bundle) {
      const page = bundle['index.html'];
      const own = bundle['worker.js'];
      if (page?.type !== 'asset' || own?.type !== 'chunk') return;
      if (own.imports.length || own.exports.length) this.error('The worker must stand alone.');
      const names = Object.keys(bundle).filter(isKept).sort();
      const drawings = icons.map((name) => readFileSync(`${root}/public/${name}`));
      const all = [...names, source(page), source(own), ...drawings];
      const hash = all.reduce((hash, one) => hash.update(one), createHash('sha256'));
      const id = `tablee-${hash.digest('hex').slice(0, 12)}`;
      page.source = String(page.source).replace(
        '<meta name="description"',
        `<meta name="build" content="${id}" />\n    <meta name="description"`,
      );
      const build: Build = {
        id,
        files: [
          ['/index.html', digest(page.source)],
          ...icons.map((name, n): [string, string] => [`/${name}`, digest(drawings[n]!)]),
          ...names.map((name): [string, string] => [`/${name}`, '']),
        ],
      };
      own.code = `const BUILD=${JSON.stringify(build)};\n${own.code}`;
    },
  };
}
