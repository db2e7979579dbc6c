import { expect, test, vi } from 'vitest';
import type { Section } from '@wire';
import { found } from './rules';

vi.mock('@kit/words/fetched', () => ({ bringFaults: () => undefined }));

const RULES = [
  {
    id: 'FD-4',
    title: 'Lumière',
    text: '',
    clauses: [
      { id: 'FD-4.2', title: 'L’allumette', text: 'Dépense une allumette.' },
      { id: 'FD-4.3', title: 'La main', text: 'Choisis tes cartes.' },
    ],
  },
  {
    id: 'FD-9',
    title: 'Dangers',
    text: '',
    clauses: [{ id: 'FD-9.1', title: 'Terreur', text: '' }],
  },
] as unknown as Section[];
const ids = (wish: string) => found(RULES, wish).flatMap((one) => one.clauses.map(({ id }) => id));

test('nothing asked for: all clauses', () => {
  expect(ids(' ')).toEqual(['FD-4.2', 'FD-4.3', 'FD-9.1']);
});

test('all words must stand there, however they are typed', () => {
  expect(ids("depense l'ALLUMETTE")).toEqual(['FD-4.2']);
  expect(ids('allumette cartes')).toEqual([]);
  expect(ids('fd-9.1')).toEqual(['FD-9.1']);
});

test('a section that is meant comes with all its clauses', () => {
  expect(ids('lumiere')).toEqual(['FD-4.2', 'FD-4.3']);
});
