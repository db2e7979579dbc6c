import { expect, test, vi } from 'vitest';
import type { FogView } from '../model/types';
import { condition, deedInWords, orderInWords, phrase } from './effects';

/** Messages as they are called: `key(argument=value)`; "destiny-…" and "when-or" have words. */
vi.mock('@kit/words/i18n.svelte', () => ({
  says: (key: string) => key.startsWith('destiny-'),
  t: (key: string, args: Record<string, unknown> = {}) => {
    if (key === 'when-or') return ' or ';
    const told = Object.entries(args).map(([name, value]) => `${name}=${String(value)}`);
    return told.length ? `${key}(${told.join(' ')})` : key;
  },
}));
vi.mock('@kit/words/names', () => ({ Own: String }));

test('an effect says what is done and, where it does not go without saying, to whom', () => {
  const heart = { verb: 'heart', key: 'fx-heart', args: { n: '+2' } };
  expect(phrase(heart)).toBe('fx-heart(n=+2)');
  expect(phrase({ ...heart, who: 'letter', letters: 'A/C' })).toBe(
    'fx-for(whom=who-letter(letters=A/C) deed=fx-heart(n=+2))',
  );
});

test('a destiny that is excepted is called by its name', () => {
  const args = { may: 'yes', destinies: ['any'], but: 'x' };
  expect(deedInWords({ verb: 'drop', key: 'fx-drop-but', args })).toBe(
    'fx-drop-but(may=yes destinies=any but=destiny-x)',
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
