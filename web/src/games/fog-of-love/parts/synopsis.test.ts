import { render } from 'svelte/server';
import { expect, test, vi } from 'vitest';
import type { Cast } from '../model/cast';
import type { FogView } from '../model/types';
import ChapterCurtain from './ChapterCurtain.svelte';
import Synopsis from './Synopsis.svelte';

vi.mock('@kit/words/i18n.svelte', () => ({
  t: (key: string, args: { n?: number } = {}) => [key, args.n ?? ''].join(' ').trim(),
}));
vi.mock('../words/lines', () => ({ spoken: (key: string) => key, titleOf: String, line: String }));
vi.mock('../words/events', () => ({ inWords: () => ({}) }));
vi.mock('../words/effects', () => ({ named: String }));

const cast = { sides: [] } as unknown as Cast;
const view = {
  story: 'year',
  chapters: ['year-1', 'year-2'],
  finale: '',
  past: [],
  synopsis: ['wedding-day'],
  coming: {},
} as unknown as FogView;

const curtain = (id: string, tutorial = false, taught = false) =>
  render(ChapterCurtain, {
    props: { view: { ...view, tutorial }, cast, id, taught, raise: () => undefined, rising: false },
  }).body;

test('the first curtain tells the rules of the story, at once unless they are taught', () => {
  expect(curtain('year-1')).toMatch(/<details[^>]* open[^]*story-year\.rules/);
  expect(curtain('year-1', true)).toMatch(/<details(?![^>]* open)[^]*story-year\.rules/);
  expect(curtain('year-1', false, true)).toMatch(/<details(?![^>]* open)[^]*story-year\.rules/);
  expect(curtain('year-2')).not.toContain('story-year.rules');
});

test('they stay within reach for the whole game, with the events that wait', () => {
  const { body } = render(Synopsis, { props: { view, cast } });
  expect(body).toContain('story-year.rules');
  expect(body).toContain('view-synopsis');
});

test('each curtain says what begins, and its button is heard with the first words', () => {
  const button = (id: string) => /<button[^>]*>[^<]*/.exec(curtain(id))?.[0] ?? '';
  expect(button('year-1')).toContain('>fl-raise 1');
  expect(button('year-2')).toContain('>fl-raise 2');
  expect(button('year-2')).toContain('aria-describedby="fl-opening"');
  const chapters = ['year-1', 'year-2', 'year-3', 'year-4'];
  const { body } = render(ChapterCurtain, {
    props: {
      view: { ...view, chapters, finale: 'year-4' },
      cast,
      id: 'year-4',
      raise: () => undefined,
      rising: false,
    },
  });
  expect(body).toContain('>fl-raise 0');
});
