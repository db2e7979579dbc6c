/**
 * A page for each kind of address and each language, made with the build: with the right title,
 * description and language before any script runs, and with all that it needs named in its head, so
 * that nothing is found out one request after the other. The server chooses (server/client.py).
 */

import type { Plugin, Rolldown } from 'vite';
import { moduleOf } from './texts.ts';
import { LANGUAGES, wordsOf } from './words.ts';

/** First seen on every page; what else is needed comes by itself. */
const FONTS = [/atkinson.*-latin-wght-normal/, /fraunces-latin-wght-normal/];

/** Words of the house that only some pages need, by the names of these pages (`kit/words/fetched.ts`). */
const WORDS: Record<string, RegExp> = { opened: /^(rules|replay|stats|me)\b/, setup: /^new\b/ };

/** What every table needs. */
const TABLE = ['pages/TablePage.svelte', 'pages/AtTable.svelte'];

interface Page {
  /** `pages/<name>.<lang>.html` is for the address `/<name>`, or all below it; of a table that the
      server has at hand, `t/<game>`. */
  name: string;
  /** The key of its title, and the game it is of. */
  title: string;
  game: string;
  /** Which modules it needs at once, by the ends of their names. */
  modules: string[];
  /** And which parts of the game's texts. */
  parts: string[];
}

type Chunks = Map<string, Rolldown.OutputChunk>;

/** Every page there is, for these games. */
function pagesOf(games: string[]): Page[] {
  const page = (name: string, file: string, title = ''): Page => ({
    name,
    title,
    game: '',
    modules: [`pages/${file}.svelte`],
    parts: [],
  });
  const own = (game: string): Page[] => [
    {
      name: `new/${game}`,
      title: 'title',
      game,
      modules: ['pages/New.svelte', `${game}/Setup.svelte`, `${game}/words/texts.ts`],
      parts: ['setup'],
    },
    {
      name: `rules/${game}`,
      title: 'rules-of',
      game,
      modules: ['pages/Rules.svelte', `${game}/Picture.svelte`, `${game}/words/texts.ts`],
      parts: [],
    },
    {
      name: `t/${game}`,
      title: 'title',
      game,
      modules: [...TABLE, `${game}/index.ts`, `${game}/words/texts.ts`],
      parts: [],
    },
    {
      name: `replay/${game}`,
      title: 'replay',
      game,
      modules: ['pages/Replay.svelte', `${game}/index.ts`, `${game}/words/texts.ts`],
      parts: [],
    },
  ];
  return [
    page('home', 'Home'),
    page('new', 'New'),
    page('rules', 'Rules', 'rules'),
    { ...page('t', ''), modules: TABLE },
    page('replay', 'Replay', 'replay'),
    page('stats', 'Stats', 'stats'),
    page('me', 'Me', 'me'),
    page('join', 'Join', 'join'),
    ...games.flatMap(own),
  ];
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The chunk that holds the module with that end of a name. */
const holding = (chunks: Chunks, end: string): string[] =>
  [...chunks].flatMap(([file, { moduleIds }]) =>
    moduleIds.some((id) => id.endsWith(end)) ? [file] : [],
  );

/** The same, and all that it imports at once. */
function reached(chunks: Chunks, end: string): Set<string> {
  const found = new Set<string>();
  const visit = (file: string): void => {
    if (found.has(file) || !chunks.has(file)) return;
    found.add(file);
    chunks.get(file)!.imports.forEach(visit);
  };
  holding(chunks, end).forEach(visit);
  return found;
}

const stylesOf = (chunk: Rolldown.OutputChunk): string[] => [
  ...((chunk as { viteMetadata?: { importedCss?: Set<string> } }).viteMetadata?.importedCss ?? []),
];

export function pages(folders: (name: string) => string[], games: string[]): Plugin {
  return {
    name: 'pages',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const index = bundle['index.html'];
      if (index?.type !== 'asset') return;
      const html = String(index.source);
      const files = Object.entries(bundle);
      const chunks: Chunks = new Map(
        files.flatMap(([name, one]) => (one.type === 'chunk' ? [[name, one]] : [])),
      );
      const fonts = files.map(([name]) => name).filter((name) => FONTS.some((f) => f.test(name)));
      for (const lang of LANGUAGES)
        for (const { name, title, game, modules, parts } of pagesOf(games)) {
          const say = wordsOf([...folders('house'), ...(game ? folders(game) : [])], lang);
          const part = Object.keys(WORDS).find((one) => WORDS[one]!.test(name));
          const [first, ...rest] = modules;
          // In the order in which they are waited for: a browser asks for few at a time.
          const needed = new Set([
            ...holding(chunks, moduleOf('house', lang)),
            ...reached(chunks, first!),
            ...(part ? holding(chunks, `text/${part}.${lang}.ftl?raw`) : []),
            ...rest.flatMap((end) => [...reached(chunks, end)]),
            ...(game ? ['', ...parts] : []).flatMap((one) =>
              holding(chunks, moduleOf(game, lang, one)),
            ),
          ]);
          const styles = new Set([...needed].flatMap((file) => stylesOf(chunks.get(file)!)));
          // Letters last: there is nothing to read until the scripts have run.
          const links = [
            ...[...needed].map((f) => `<link rel="modulepreload" crossorigin href="/${f}">`),
            ...[...styles].map((f) => `<link rel="stylesheet" crossorigin href="/${f}">`),
            ...fonts.map(
              (f) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${f}">`,
            ),
          ].filter((link) => !html.includes(/href="([^"]+)"/.exec(link)![1]!));
          const head = title && say(title, say('title'));
          this.emitFile({
            type: 'asset',
            fileName: `pages/${name}.${lang}.html`,
            source: html
              .replace('<html lang="en">', `<html lang="${lang}">`)
              .replace('app.en.webmanifest', `app.${lang}.webmanifest`)
              .replace(
                /<title>.*<\/title>/,
                `<title>${escaped(head ? `${head} · Tablée` : 'Tablée')}</title>`,
              )
              .replace(
                /(<meta name="description" content=")[^"]*/,
                `$1${escaped(say(game ? 'about' : 'home-title') || say('home-title'))}`,
              )
              .replace('</head>', `  ${links.join('\n    ')}\n  </head>`),
          });
        }
    },
  };
}
