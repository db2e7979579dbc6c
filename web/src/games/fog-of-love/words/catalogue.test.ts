/** Whatever the server may name of the later texts, the client finds in what it sends. */

import { expect, test, vi } from 'vitest';
import parts from './parts.json';

const none = Object.fromEntries(Object.keys(parts).map((part) => [part, () => []]));
vi.mock('@kit/words/i18n.svelte', () => ({}));
vi.mock('texts:fog-of-love', () => ({ texts: () => [], parts: none }));

const { later } = await import('./catalogue');
const files = import.meta.glob<string>('@games/fog_of_love/text/*.en.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const written = Object.entries(files).map(([path, text]) => ({
  file: `${path.split('/').at(-1)!.split('.')[0]}.ftl`,
  keys: [...text.matchAll(/^([a-z][\w-]*) =/gm)].map(([, key]) => key!),
}));
const keysOf = (part: keyof typeof parts): string[] =>
  written.flatMap(({ file, keys }) =>
    keys.filter((key) => parts[part].some((one) => one === file || `${key} =`.startsWith(one))),
  );
const named = (data: unknown): string[] =>
  [...JSON.stringify(data).matchAll(later.named)].flatMap(({ groups: { part, ...groups } = {} }) =>
    part ? [part] : Object.keys(groups).filter((name) => groups[name] !== undefined),
  );

test.each(['sweet', 'serious', 'drama'] as const)('every scene of %s names its texts', (part) => {
  const scenes = keysOf(part).map((key) => key.replace('scene-', ''));
  expect(scenes.length).toBeGreaterThan(9);
  for (const scene of scenes) expect(named({ scene }), scene).toEqual([part]);
});

test.each(['sunday', 'school', 'year', 'want'] as const)(
  'a story names its chapters: %s',
  (part) => {
    expect(keysOf(part).length).toBeGreaterThan(4);
    expect(named({ story: part })).toEqual([part]);
  },
);

test('with the first chapter come the scenes that no deck names', () => {
  const scenes = keysOf('story').flatMap((key) => /^scene-(.*)/.exec(key)?.[1] ?? []);
  expect(scenes.length).toBeGreaterThan(20);
  expect(named({ chapter: 0, scenes })).toEqual(['story']);
});

test.each(['trait', 'occupation', 'feature'])(
  'a %s names its texts, however it is told',
  (kind) => {
    const all = [
      { [`${kind}s`]: ['x'] },
      { [kind]: 'x' },
      { kind, id: 'x' },
      { [`persons.1.${kind}s.2:0`]: ['x'] },
      { [`me.${kind}s.0.${kind}`]: 'x' },
      { why: `${kind}s` },
    ];
    for (const one of all) expect(named(one), JSON.stringify(one)).toContain(kind);
  },
);

test('before anybody is made up, nothing is named', () => {
  const nobody = { occupation: '', features: [], traits: [], things: [] };
  const decks = { traits: 38, occupations: 36, features: 60 };
  expect(
    named({ chapter: -1, persons: [nobody], decks, portraits: ['p1'], together: null }),
  ).toEqual([]);
  expect(named({ together: true })).toEqual(['end']);
});
