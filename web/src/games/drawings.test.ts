/** What the client draws into a story, the server takes: it refuses any other drawing. */

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { curveSvg } from './fog-of-love/look/curve';
import { drawFace as fogFace, PORTRAITS } from './fog-of-love/look/face';
import { FEATURES } from './fog-of-love/look/faceparts';
import { drawFace as fieseFace, specOf } from './fiese-freunde/look/face';
import { ICONS } from './fiese-freunde/look/icons';

const RULES = readFileSync('../src/tablee/server/paper/drawings.py', 'utf8');
const most = (name: string): number =>
  Number(RULES.match(new RegExp(`^${name} = ([\\d_]+)$`, 'm'))![1]!.replace('_', ''));
const SHAPES = RULES.match(/^SHAPES = "(.*)"$/m)![1]!.split('|');
const ATTRIBUTES = [...RULES.matchAll(/^ {4}r"([\w|-]+)": /gm)].flatMap(([, names]) =>
  names!.split('|'),
);

const FOG = ['hurt', 'low', 'calm', 'glad', 'radiant'] as const;
const FIESE = ['calm', 'happy', 'love', 'sad', 'tipsy', 'ill', 'asleep'] as const;

function drawings(): string[] {
  const features = Object.keys(FEATURES);
  const fog = ['', ...Object.keys(PORTRAITS)].flatMap((portrait) =>
    FOG.map((mood) => fogFace({ portrait, colour: 'red', features, mood, gaze: 1 })),
  );
  const fiese = Array.from({ length: 200 }, (_, n) => specOf(`${n}`, n % 2 ? 'w' : 'm')).flatMap(
    (spec) => FIESE.map((mood) => `<g><g>${fieseFace(spec, { mood, halo: true })}</g></g>`),
  );
  const curve = Array.from({ length: 200 }, (_, n) => ({
    hearts: [n % 30, 20],
    chapter: n % 20 === 0,
  }));
  const evening = { curve } as unknown as Parameters<typeof curveSvg>[0];
  return [...fog, ...fiese, ...Object.values(ICONS), curveSvg(evening, ['red', 'blue'])];
}

/** How many elements stand inside each other. */
function depth(drawing: string): number {
  let [now, deepest] = [0, 0];
  for (const [tag] of drawing.matchAll(/<[^>]*>/g)) {
    now += tag.startsWith('</') ? -1 : tag.endsWith('/>') ? 0 : 1;
    deepest = Math.max(deepest, now + 1);
  }
  return deepest;
}

test('no drawing has more than the server takes', () => {
  const all = drawings();
  const paths = all.flatMap((one) => [...one.matchAll(/ d="([^"]*)"/g)].map(([, path]) => path!));
  expect(Math.max(...all.map((one) => one.match(/<\w/g)!.length))).toBeLessThan(most('ELEMENTS'));
  expect(Math.max(...all.map(depth))).toBeLessThan(most('DEPTH'));
  expect(Math.max(...paths.map((path) => path.length))).toBeLessThan(most('PATH'));
});

test('no drawing has what the server does not know', () => {
  const all = drawings().join('');
  const shapes = new Set([...all.matchAll(/<(\w+)/g)].map(([, name]) => name!));
  const attributes = new Set([...all.matchAll(/ ([\w-]+)="/g)].map(([, name]) => name!));
  expect([...shapes].filter((name) => !SHAPES.includes(name))).toEqual([]);
  expect([...attributes].filter((name) => !ATTRIBUTES.includes(name))).toEqual([]);
});
