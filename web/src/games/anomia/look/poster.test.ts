import { expect, test, vi } from 'vitest';
import type { Fact } from '../words/told';
import { forCard } from './poster';

vi.mock('@kit/words/i18n.svelte', () => ({ t: (key: string) => key }));
vi.mock('@kit/keep/poster', () => ({}));

test('the card to share tells average, best word, nemesis and finest failure; others if there is room', () => {
  const cardOf = (...ids: string[]) =>
    forCard(ids.map((id) => ({ id }) as Fact)).map(({ id }) => id);
  const all = ['average', 'fastest', 'best', 'nemesis', 'closest', 'cascade', 'refused'];
  expect(cardOf(...all)).toEqual(['average', 'fastest', 'best', 'nemesis', 'refused']);
  expect(cardOf('fastest', 'closest', 'cascade', 'refused')).toEqual([
    'fastest',
    'closest',
    'cascade',
    'refused',
  ]);
});
