import { render } from 'svelte/server';
import { expect, test, vi } from 'vitest';
import type { Person } from '@wire';
import { Cast } from '../model/cast';
import Name from './Name.svelte';

vi.mock('@kit/words/i18n.svelte', () => ({ t: (key: string) => key }));

const gone = (seat: number, kind: string) =>
  ({ seat, kind, name: 'Ada', here: false, lag: 0 }) as Person;
const shown = (seat: number) =>
  render(Name, {
    props: {
      cast: new Cast([gone(0, 'human'), gone(1, 'human'), gone(2, 'bot')], 0),
      seat,
      won: 0,
    },
  }).body;

test('who looks at it is there: no mark beside oneself, nor beside a bot', () => {
  expect(shown(0)).not.toContain('seat-away');
  expect(shown(1)).toContain('seat-away');
  expect(shown(2)).not.toContain('seat-away');
  expect(shown(2)).toContain('data-is="bot"');
});
