import { expect, test, vi } from 'vitest';
import { quoted } from './lines';

const lang = vi.hoisted(() => ({ now: 'en' }));
vi.mock('@kit/words/i18n.svelte', () => ({ lang, says: () => true, t: String }));
vi.mock('./catalogue', () => ({ remembered: () => [] }));

test('quotation marks within others are the smaller ones', () => {
  expect(String(quoted('“No trouble.” Ideal.'))).toBe('‘No trouble.’ Ideal.');
  lang.now = 'fr';
  expect(String(quoted('«\u00a0Discret.\u00a0» L’idéal.'))).toBe('“Discret.” L’idéal.');
});
