import { expect, test } from 'vitest';
import { inTurn } from './turns';

const task = () => new Promise<void>((go) => setTimeout(go));

test('each has a task of its own, in order', async () => {
  const drawn: string[] = [];
  const seen: string[] = [];
  const all = new Promise<void>((done) => {
    inTurn(() => void drawn.push('one'));
    inTurn(() => {
      seen.push(drawn.join());
      drawn.push('two');
    });
    inTurn(() => {
      drawn.push('three');
      done();
    });
  });
  expect(drawn).toEqual([]);
  await all;
  expect([drawn, seen]).toEqual([['one', 'two', 'three'], ['one']]);
  await task();
  inTurn(() => void drawn.push('later'));
  await task();
  await task();
  expect(drawn.at(-1)).toBe('later');
});
