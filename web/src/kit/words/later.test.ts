/** Texts on demand: they come when something names them, once, and in the language of now. */

import { beforeEach, expect, test, vi } from 'vitest';

// What a browser has, as far as the words need it.
vi.stubGlobal('navigator', { language: 'en' });
vi.stubGlobal('document', {
  documentElement: { lang: '', dataset: {} },
  querySelector: () => null,
});
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));

const { bring, says, speak, speakWith, t } = await import('./i18n.svelte');

const asked: string[] = [];
let broken = false;
const part = (name: string) => (lang: string) => {
  asked.push(`${name}/${lang}`);
  return broken
    ? Promise.reject(new Error('no line'))
    : Promise.resolve([`${name}1 = ${name} ${lang}`]);
};
const later = { named: /"(?<a>a\d)"|"(?<b>b\d)"/g, parts: { a: part('a'), b: part('b') } };

beforeEach(async () => {
  asked.length = 0;
  broken = false;
  await speak('en');
  await speakWith('game', () => Promise.resolve(['title = T']), {}, later);
});

test('what is named is fetched once', async () => {
  expect(bring({ card: 'c1' })).toBeUndefined();
  expect(says('a1')).toBe(false);
  await bring({ card: ['a1', 'a2'] });
  expect(t('a1')).toBe('a en');
  expect(bring({ card: 'a3' })).toBeUndefined();
  expect(asked).toEqual(['a/en']);
  expect(says('b1')).toBe(false);
});

test('in another language what was named comes along', async () => {
  await bring('b1');
  await speak('fr');
  expect(t('b1')).toBe('b fr');
  expect(bring('b1')).toBeUndefined();
});

test('without a line all goes on, and it is tried again', async () => {
  broken = true;
  await bring('a1');
  expect(says('a1')).toBe(false);
  broken = false;
  await bring('a1');
  expect(t('a1')).toBe('a en');
});

test('another game has other texts', async () => {
  await bring('a1');
  await speakWith('game', () => Promise.resolve(['title = U']), {});
  expect(says('a1')).toBe(false);
  expect(bring('a1')).toBeUndefined();
});

test('texts that could not be had are asked for again, and hold up no others', async () => {
  const gone = vi.fn().mockRejectedValueOnce(new Error('no line')).mockResolvedValue(['me1 = me']);
  await expect(speakWith('me', gone)).rejects.toThrow('no line');
  await speak('fr');
  expect(document.documentElement.lang).toBe('fr');
  expect(gone).toHaveBeenCalledTimes(1);
  await speakWith('me', gone);
  expect(t('me1')).toBe('me');
});

test('whoever waits for a part has its words, also if another is asked for meanwhile', async () => {
  let send = (_: string[]): void => undefined;
  const slow = new Promise<string[]>((resolve) => (send = resolve));
  const found: boolean[] = [];
  const first = speakWith('opened', async () => ['change-sat = sat down']);
  void first.then(() => found.push(says('change-sat')));
  const second = speakWith('setup', () => slow);
  await first;
  expect(found).toEqual([true]);
  send(['option-x = X']);
  await second;
  expect([says('change-sat'), says('option-x')]).toEqual([true, true]);
});

test('of two games, the words of the later one are spoken, whichever come first', async () => {
  let send = (_: string[]): void => undefined;
  const slow = new Promise<string[]>((resolve) => (send = resolve));
  const first = speakWith('game', () => slow);
  const second = speakWith('game', async () => ['title = second']);
  await second;
  expect(t('title')).toBe('second');
  send(['title = first']);
  await first;
  expect(t('title')).toBe('second');
});

test('who asks for the same texts again waits for them, too', async () => {
  let done = (_: string[]): void => undefined;
  const slow = () => new Promise<string[]>((resolve) => (done = resolve));
  const both = [speakWith('game', slow), speakWith('game', slow)];
  done(['title = slow']);
  await both[1];
  expect(t('title')).toBe('slow');
});
