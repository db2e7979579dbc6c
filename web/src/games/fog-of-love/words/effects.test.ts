import { expect, test, vi } from 'vitest';
import type { FogView } from '../model/types';
import { condition, orderInWords, phrase } from './effects';

/** Messages as they are called: `key(argument=value)`. */
vi.mock('@kit/words/i18n.svelte', () => ({
  says: () => true,
  t: (key: string, args: Record<string, unknown> = {}) => {
    if (key === 'when-or') return ' or ';
    const told = Object.entries(args).map(([name, value]) => `${name}=${String(value)}`);
    return told.length ? `${key}(${told.join(' ')})` : key;
  },
}));

test('an effect says what is done and, where it does not go without saying, to whom', () => {
  const heart = { verb: 'heart', key: 'fx-heart', args: { n: '+2' } };
  expect(phrase(heart)).toBe('fx-heart(n=+2)');
  expect(phrase({ ...heart, who: 'letter', letters: 'A/C' })).toBe(
    'fx-for(whom=who-letter(letters=A/C) deed=fx-heart(n=+2))',
  );
});

test('what is called for is known by its words; else they stand as they are', () => {
  const orders = { 'drop any': { verb: 'drop', key: 'fx-drop' } };
  const view = { orders } as unknown as FogView;
  expect(orderInWords('drop any', view)).toBe('fx-drop');
  expect(orderInWords('drop all', view)).toBe('drop all');
  expect(orderInWords('drop any', undefined)).toBe('drop any');
});

test('one of several conditions; letters without a message stand as they are', () => {
  expect(condition([{ key: 'when-match' }, { key: '', args: { letters: 'A/B+C' } }])).toBe(
    'when-match or A/B+C',
  );
});
