/**
 * Texts for the client. `texts:fog-of-love` is where those of a game come from, in every language:
 * `texts`, which are there from the beginning, and `parts`, which are fetched when they are wanted
 * (`words/parts.json` beside the screens: the beginnings of their messages, or whole files). Each is
 * one module per language, `texts:fog-of-love/en/sweet`: a module more is a request more.
 */

import { existsSync, readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { LANGUAGES } from './words.ts';

const TEXTS = /^texts:([\w-]+)(?:\/(en|fr)(?:\/([\w-]+))?)?$/;

/** Files of texts; those of the rules as pictures come with their page (`games/pictures.ts`), of faults, of
    what one opens and of the pages before a game when they are needed (`kit/words/fetched.ts`), and the position in words is told by the
    server alone. */
const ALWAYS = /^(?!(pictures|faults|opened|setup|tell)\.)(\w+\.)?\w\w\.ftl$/;

/** What only the server tells: of a game on the home page, and its rules in short. */
const TOLD = /^(about|lasts|mood|short) =/;

/** The module of texts that a page needs at once, and that of a part of them. */
export const moduleOf = (name: string, lang: string, part = ''): string =>
  `\0texts:${name}/${lang}${part && `/${part}`}`;

/** A file of texts without its comments, which are for those who write them. */
const uncommented = async (file: string): Promise<string> =>
  (await readFile(file, 'utf8')).replaceAll(/^#.*\n/gm, '');

/** The files of these folders that are for that language. */
async function filesOf(folders: string[], lang: string): Promise<string[]> {
  const all = folders.map(async (folder) =>
    (await readdir(folder))
      .filter((name) => ALWAYS.test(name) && name.endsWith(`${lang}.ftl`))
      .sort()
      .map((name) => join(folder, name)),
  );
  return (await Promise.all(all)).flat();
}

/** Each message by itself; how far it is set in does not matter. */
const messages = (text: string): string[] =>
  text
    .replaceAll(/^ +/gm, ' ')
    .split(/^(?=[a-z-])/m)
    .map((one) => one.trimEnd())
    .filter(Boolean);

type Parts = Record<string, string[]>;

/** The part that a message comes with: the first one that names its beginning, or its file (`sweet.ftl`). */
const partOf = (parts: Parts, file: string, text: string): string =>
  Object.entries(parts).find(([, all]) =>
    all.some((one) =>
      one.endsWith('.ftl') ? file.startsWith(one.slice(0, -3)) : text.startsWith(one),
    ),
  )?.[0] ?? '';

/** Where texts come from: a module for each language, of all that is in no part, and of each part. */
function sources(name: string, parts: string[]): string {
  const source = (part = ''): string => {
    const modules = LANGUAGES.map((lang) => {
      const id = moduleOf(name, lang, part).slice(1);
      return `${lang}: () => import(${JSON.stringify(id)})`;
    });
    return `textsOf({ ${modules.join(', ')} })`;
  };
  return [
    "import { textsOf } from '@kit/words/i18n.svelte';",
    `export const texts = ${source()};`,
    `export const parts = { ${parts.map((part) => `${JSON.stringify(part)}: ${source(part)}`).join(', ')} };`,
  ].join('\n');
}

/** `folders` says where the texts of a name are, `partsOf` where its parts are listed. */
export function texts(
  folders: (name: string) => string[],
  partsOf: (name: string) => string,
): Plugin {
  const read = (name: string): Parts =>
    existsSync(partsOf(name)) ? (JSON.parse(readFileSync(partsOf(name), 'utf8')) as Parts) : {};
  return {
    name: 'texts',
    enforce: 'pre',
    resolveId: (id) => (TEXTS.test(id) ? `\0${id}` : undefined),
    async load(id) {
      if (id.endsWith('.ftl?raw'))
        return `export default ${JSON.stringify(await uncommented(id.slice(0, -'?raw'.length)))}`;
      const [, name, lang, part = ''] = TEXTS.exec(id.slice(1)) ?? [];
      if (!name) return undefined;
      const parts = read(name);
      if (!lang) return sources(name, Object.keys(parts));
      const kept: string[] = [];
      for (const file of await filesOf(folders(name), lang)) {
        this.addWatchFile(file);
        for (const text of messages(await uncommented(file)))
          if (!TOLD.test(text) && partOf(parts, basename(file), text) === part) kept.push(text);
      }
      return `export default ${JSON.stringify(kept.join('\n'))}`;
    },
  };
}
