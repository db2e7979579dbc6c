import { expect, test, vi } from 'vitest';
import { wishes } from './Gather.svelte';

vi.mock('@kit/words/i18n.svelte', () => ({ t: String }));
vi.mock('./setup.svelte', () => ({ Setup: class {} }));

const names = (...plans: Parameters<typeof wishes>[0]) => wishes(plans).map(({ name }) => name);

test('who gave no name is called something that nobody else at the table is called', () => {
  const bot = { kind: 'bot', name: 'Robin' } as const;
  expect(names({ kind: 'me', name: ' ' }, bot)).toEqual(['Alex', 'Robin']);
  expect(names({ kind: 'me', name: '' }, { kind: 'me', name: 'Alex' })).toEqual(['Lou', 'Alex']);
  expect(names({ kind: 'me', name: 'Ada' }, bot)).toEqual(['Ada', 'Robin']);
});

test('friends who are invited are not invited by somebody they do not know', () => {
  expect(names({ kind: 'me', name: '' }, { kind: 'open', name: '' })).toEqual(['', undefined]);
});
