import { render } from 'svelte/server';
import { expect, test, vi } from 'vitest';
import type { Table } from '@kit/table/table.svelte';
import type { FearView } from '@wire/fear-of-the-dark';
import Told from '../parts/Told.svelte';
import LosePanel from './LosePanel.svelte';

vi.mock('@kit/words/i18n.svelte', () => ({ t: (key: string) => key }));
vi.mock('@kit/device/settings.svelte', () => ({ settings: {}, holds: {} }));

test('where a card goes for ever, a line is there for what it does, before any is touched', () => {
  const cards = [{ choice: 'hand:light', card: 'light', source: 'hand' }];
  const { body } = render(LosePanel, {
    props: { table: {} as Table<FearView>, cards },
  });
  expect(body).toContain('data-card="hand:light"');
  expect(body).toContain('fd-lose-hint');
});

test('a card that is looked at or touched is told in words', () => {
  const told = (card: string) => render(Told, { props: { card, hint: 'a hint' } }).body;
  expect(told('')).toContain('a hint');
  expect(told('light')).toMatch(/data-told="light"[^]*card-light[^]*card-light\.about/);
  expect(told('light')).not.toContain('a hint');
});
