import { expect, test } from 'vitest';
import { sharedTable } from './shared';

const HERE = 'https://tablee.example';
const shared = (told: Record<string, string>) => sharedTable(new URLSearchParams(told), HERE);

test('a link among other words, in whichever field an app puts it', () => {
  expect(shared({ url: `${HERE}/t/abc` })).toBe('/t/abc');
  expect(shared({ text: `Come and play!\n${HERE}/t/abc?tv#k3v9 tonight` })).toBe('/t/abc?tv#k3v9');
  expect(shared({ title: `${HERE}/replay/abc` })).toBe('/replay/abc');
  expect(shared({ url: '', text: `${HERE}/t/abc#seat-1-k3v9` })).toBe('/t/abc#seat-1-k3v9');
});

test('nothing else is opened', () => {
  for (const text of [
    '',
    'abc',
    'https://other.example/t/abc',
    `${HERE}/`,
    `${HERE}/api/tables/abc`,
    `${HERE}/t/abc/more`,
    'javascript:alert(1)',
    '//other.example/t/abc',
  ])
    expect(shared({ text })).toBe('');
});
