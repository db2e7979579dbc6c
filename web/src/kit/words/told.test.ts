import { expect, test, vi } from 'vitest';
import type { Note } from '@wire';
import { anew, inOneBreath, News } from './told';

vi.mock('./i18n.svelte', () => ({ says: () => true }));

const notes = (...keys: string[]): Note[] => keys.map((key, n) => ({ n, key }) as Note);

test('all that is shown in one go is read aloud', async () => {
  const news = new News();
  news.add(notes('pass'));
  expect(news.add(notes('slice', 'offer')).notes.map(({ key }) => key)).toEqual([
    'pass',
    'slice',
    'offer',
  ]);
  await Promise.resolve();
  expect(news.add(notes('bid')).notes).toHaveLength(1);
});

test('the same words are read again when they come again', async () => {
  const news = new News();
  const once = anew('A step west.', news.add(notes('step')).n);
  await Promise.resolve();
  news.add(notes('enter'));
  expect(anew('A step west.', news.add(notes('step')).n)).not.toBe(once);
});

test('one line ends before the next begins', () => {
  const lines = ['Three traits. Head down · Soup for everyone', 'Ben: “No.”', 'Over (at last)'];
  expect(inOneBreath(lines)).toBe(
    'Three traits. Head down · Soup for everyone. Ben: “No.” Over (at last).',
  );
});
