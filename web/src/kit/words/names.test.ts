import { beforeAll, expect, test, vi } from 'vitest';
import { speak, speakWith } from './i18n.svelte';
import { elided, Own, said } from './names';

vi.mock('@kit/device/settings.svelte', () => ({ settings: { lang: 'fr' } }));

const TEXT = `
life = la vie de { $name }, et ce que { $name } dit de onze heures
took = Elle prend { $title }. Voilà.
`;

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await speakWith('house', async () => [TEXT]);
});

test('before a name with a vowel French drops the e', () => {
  const words = 'la vie d’Ada, et ce qu’Ada dit de onze heures';
  expect(said('life', { name: new Own('Ada') })).toBe(words);
  expect(said('life', { name: new Own('Élodie') })).toContain('d’Élodie');
});

test('not before another name, nor before what is none', () => {
  expect(said('life', { name: new Own('Hugo') })).toContain('de Hugo');
  expect(said('life', { name: new Own('Yann') })).toContain('de Yann');
  expect(elided('Je crois que oui, monde Ada', ['Ada'])).toBe('Je crois que oui, monde Ada');
});

test('a name is no pattern', () => {
  expect(elided('de A.B de AxB', ['A.B'])).toBe('d’A.B de AxB');
});

test('a title that ends with its own mark gets no second one', () => {
  expect(said('took', { title: new Own('T’as du feu ?') })).toBe('Elle prend T’as du feu ? Voilà.');
  expect(said('took', { title: new Own('un chat') })).toBe('Elle prend un chat. Voilà.');
});

test('in English nothing is dropped', async () => {
  await speak('en');
  expect(elided('de Ada', ['Ada'])).toBe('de Ada');
});
