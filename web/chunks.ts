/**
 * Which file of the build a module comes into. A file more is a request more, and what a page does not
 * need is for nothing: so what every page needs at once is in one file, what every table needs in
 * another. The rest comes with the part that needs it.
 */

import type { Rolldown } from 'vite';

type Context = Parameters<Rolldown.CodeSplittingNameFunction>[1];

/** What is opened first, by the modules that are fetched for it; all others are fetched later. (A deal that
    may be known is said at the table, in words of the page before.) */
const FIRST: [what: string, root: RegExp][] = [
  ['page', /src\/main\.ts$|index\.html$/],
  ['home', /src\/pages\/home\/Home\.svelte$/],
  ['setup', /src\/pages\/New\.svelte$|src\/games\/[\w-]+\/(Setup\.svelte|words\/texts\.ts)$/],
  [
    'table',
    /src\/(pages\/AtTable\.svelte|games\/[\w-]+\/index\.ts|kit\/table\/KnownDeal\.svelte)$/,
  ],
];

/** The modules from which one is reached at once, by what they are opened for. */
function rootsOf(id: string, context: Context): Map<string, number> {
  const seen = new Set<string>();
  const found = new Map<string, number>();
  const visit = (one: string): void => {
    if (seen.has(one)) return;
    seen.add(one);
    const what = FIRST.find(([, root]) => root.test(one))?.[0];
    if (what) found.set(what, (found.get(what) ?? 0) + 1);
    context.getModuleInfo(one)?.importers.forEach(visit);
  };
  visit(id);
  return found;
}

/** What only one game has. */
const OWN = /\/src\/(?:games\/([\w-]+)|wire)\//;

/** The file for a module that several of these need. */
function fileOf(id: string, context: Context): string | null {
  if (OWN.test(id)) return null;
  const roots = rootsOf(id, context);
  if (roots.has('page') || (roots.has('home') && roots.has('setup'))) return 'core';
  if (roots.size > 1) return [...roots.keys()].sort().join('-');
  const [[what, n] = ['', 0]] = roots;
  return n > 1 ? what : null;
}

/** By how many need them: what a file of fewer imports is not drawn into it from one of more. */
const FILES = ['core', 'home-table', 'setup-table', 'setup', 'table'];

/** Of what only one game has: the game's name, for all that its table needs and the page before does not. */
function gameOf(id: string, context: Context): string | null {
  const [, game = null] = OWN.exec(id) ?? [];
  const roots = game && rootsOf(id, context);
  return roots && roots.size === 1 && roots.has('table') ? game : null;
}

export const GROUPS: Rolldown.CodeSplittingGroup[] = [
  ...FILES.map((file, n) => ({
    name: (id: string, context: Context) => (fileOf(id, context) === file ? file : null),
    debugName: file,
    priority: FILES.length - n,
  })),
  // What these import may be another part's as well: it stays where it is.
  { name: gameOf, debugName: 'games', includeDependenciesRecursively: false },
];
