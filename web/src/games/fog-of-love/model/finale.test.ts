import { expect, test } from 'vitest';
import { drawnOf, heartsAt, restOf, stepsOf } from './finale';
import type { FogView } from './types';

const goal = (trait: string, met: boolean) => ({ trait, met });
const person = (seat: number, hearts: number) => ({
  seat,
  hearts,
  traits: [goal('one', true), goal('two', false)],
  gains: [3, -1],
  final: { destiny: 'team', ok: seat === 1, checks: [{ kind: 'own', ok: true }] },
});
const entry = (scene: string, how: string, player: number, hearts: [number, number]) => ({
  scene,
  how,
  player,
  hearts,
});
const view = {
  first: 1,
  chapters: ['begin', 'finale'],
  finale: 'finale',
  persons: [person(0, 9), person(1, 12)],
  past: [
    entry('begin', '', -1, [1, 1]),
    entry('walk', '', 0, [5, 6]),
    entry('no', 'reaction', 1, [0, 0]),
    entry('finale', '', -1, [9, 12]),
    entry('letter', 'kept', 1, [5, 8]),
    entry('debt', 'kept', 0, [4, 8]),
  ],
} as unknown as FogView;

test('secrets as they came out, goals and destinies from the first player, the end last', () => {
  const steps = stepsOf(view);
  expect(steps.map((step) => ('seat' in step ? `${step.kind} ${step.seat}` : step.kind))).toEqual([
    'open',
    'secret 1',
    'secret 0',
    'goal 1',
    'goal 1',
    'goal 0',
    'goal 0',
    'hearts',
    'destiny 1',
    'check 1',
    'verdict 1',
    'destiny 0',
    'check 0',
    'verdict 0',
    'end',
  ]);
  expect(steps.flatMap((step) => (step.kind === 'goal' ? [step.gain] : []))).toEqual([
    3, -1, 3, -1,
  ]);
});

test('hearts are those of the story before, then of each secret, then the sum', () => {
  const steps = stepsOf(view);
  const at = (n: number) => heartsAt(view, steps, n);
  expect([at(0), at(1), at(2), at(6), at(7)]).toEqual([
    [5, 6],
    [5, 8],
    [4, 8],
    [4, 8],
    [9, 12],
  ]);
});

test('the curve grows with each of them', () => {
  const steps = stepsOf(view);
  expect([0, 1, 2, 6, 7].map((n) => drawnOf(view, steps, n))).toEqual([3, 4, 5, 5, Infinity]);
});

test('a longer text stands longer, and nothing stands for ever', () => {
  const step = { kind: 'end' } as const;
  expect(restOf(step, 'short')).toBeLessThan(restOf(step, 'a much longer sentence than that'));
  expect(restOf(step, 'x'.repeat(9999))).toBeLessThan(12000);
});
