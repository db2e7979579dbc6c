import { expect, test, vi } from 'vitest';
import type { Person } from '@wire';
import { Cast } from './cast';
import type { Character } from './types';

vi.mock('@kit/words/i18n.svelte', () => ({ t: (key: string) => key }));

const cast = (...names: string[]) =>
  new Cast(
    [{ name: '' }, { name: 'Robin' }] as Person[],
    names.map((name) => ({ name }) as Character),
    0,
  );

test('on a plate one is "You" until one has an invented name, then that', () => {
  expect([cast('', '').label(0), cast('', '').label(1)]).toEqual(['seat-you', 'Robin']);
  expect([cast('Noor', 'Octave').label(0), cast('Noor', 'Octave').label(1)]).toEqual([
    'Noor',
    'Octave',
  ]);
});
