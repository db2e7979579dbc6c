import { expect, test } from 'vitest';
import { takenBy } from './taken';

const won = { n: 7, key: 'won', args: { seat: 1, loser: 0, place: 2 } };

test('a card that was won flies from where it lay to who won it', () => {
  expect(takenBy(won, 'table')).toEqual({ n: 7, place: 2, seat: 1 });
  expect(takenBy({ ...won, key: 'refused' }, 'table')).toBeNull();
});

test('the last one does not fly over the end', () => {
  expect(takenBy(won, 'over')).toBeNull();
});
