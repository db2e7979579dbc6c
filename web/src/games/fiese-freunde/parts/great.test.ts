/** The moments that everybody looks up for. */

import { render } from 'svelte/server';
import { expect, test, vi } from 'vitest';
import type { Note } from '@wire';
import type { Cast } from '../model/cast';
import { occasionOf } from '../model/occasions';
import Great from './Great.svelte';

vi.mock('@kit/device/settings.svelte', () => ({ settings: { lang: 'en' }, holds: { calm: true } }));
vi.mock('@kit/words/i18n.svelte', () => ({
  t: (key: string, args: Record<string, unknown> = {}) => [key, ...Object.values(args)].join(' '),
}));
vi.mock('../words/events', () => ({ noteInWords: ({ key }: Note) => `told: ${key}` }));
vi.mock('../look/Face.svelte', () => ({ default: () => undefined }));
vi.mock('../look/Icon.svelte', () => ({ default: () => undefined }));

const cast = { view: { goals_to_win: 5 } } as unknown as Cast;
for (const key of ['colour', 'seed', 'sex', 'look']) Object.assign(cast, { [key]: () => '' });

/** The moment of that event, as it stands over the table. */
function shown(key: string, args: Record<string, unknown>): string {
  const great = occasionOf({ n: 1, key, args } as Note, ['love', 'married'])!;
  return render(Great, { props: { great, cast, close: () => undefined } }).body;
}
const rain = (body: string) => body.match(/animation-delay/g)?.length ?? 0;
const faces = (body: string) => body.match(/class="ring/g)?.length ?? 0;

test('a goal turns up: its story is read, how many there are now, under paper rain', () => {
  const body = shown('goal', { seat: 2, card: 'box', count: 3 });
  expect(body).toContain('data-great="goal"');
  expect(body).toContain('told: goal');
  expect(body).toMatch(/class="card[^>]*>[^]*ff-of 3 5[^]*card-box\.story/);
  expect(rain(body)).toBeGreaterThan(20);
  expect(faces(body)).toBe(1);
});

test.each([
  ['love', 'tie', { was: '', now: 'love' }],
  ['parting', 'tie', { was: 'married', now: 'separated' }],
  ['child', 'child', {}],
])('a %s shows the two of them, without a card and without rain', (kind, key, more) => {
  const body = shown(key, { a: 0, b: 3, ...more });
  expect(body).toContain(`data-great="${kind}"`);
  expect(body).toContain(`told: ${key}`);
  expect(body).not.toContain('.story');
  expect([rain(body), faces(body)]).toEqual([0, 2]);
});
