import { expect, test } from 'vitest';
import type { FormView, WordView } from '@wire/fiese-freunde';
import { asCard, isBegun, wordOf, written } from './owncard';

const form = (phrase: string, what = phrase): FormView => ({
  phrase,
  symbol: { what, key: `need-${what}` },
});
const FRIEND: WordView = {
  word: 'friend',
  forms: [form('friend'), form('friend A', 'friend')],
  most: 1,
};
const MONEY: WordView = { word: 'money', forms: [form('+money 1', 'money')], most: 1 };
const EMPTY = { title: '', needs: [], gives: [] };

test('a card is begun with its title or any symbol', () => {
  expect(isBegun({ ...EMPTY, title: '  ' })).toBe(false);
  expect(isBegun({ ...EMPTY, title: 'Karaoke' })).toBe(true);
  expect(isBegun({ ...EMPTY, gives: MONEY.forms })).toBe(true);
});

test('it is written in one line, and not at all if it is not begun', () => {
  expect(written({ title: 'Karaoke', needs: FRIEND.forms, gives: MONEY.forms })).toBe(
    'Karaoke | friend, friend A | +money 1',
  );
  expect(written(EMPTY)).toBe('');
});

test('a title is no place for the signs that part a card', () => {
  expect(written({ ...EMPTY, title: ' One | two \n three ' })).toBe('One two three |  | ');
});

test('a form is found under its word', () => {
  expect(wordOf([FRIEND, MONEY], form('friend A'))).toBe(FRIEND);
  expect(wordOf([FRIEND], form('child'))).toBeUndefined();
});

test('it looks like every card', () => {
  const card = asCard({ title: 'Karaoke', needs: FRIEND.forms, gives: MONEY.forms });
  expect(card.conditions.map(({ what }) => what)).toEqual(['friend', 'friend']);
  expect(card.consequences.map(({ what }) => what)).toEqual(['money']);
});
