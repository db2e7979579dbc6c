import { beforeEach, expect, test, vi } from 'vitest';
import type { LessonDue } from '@wire';
import { choose, Lessons, readingTime, type Kept } from './lessons.svelte';

beforeEach(() => {
  vi.useFakeTimers();
  const memory = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, value: string) => memory.set(key, value),
  });
});

const due = (turn: string, ...ids: string[]): LessonDue[] =>
  ids.map((id) => ({ id, at: 'hand', turn }));
const kept = (news: Partial<Kept>): Kept => ({ read: {}, away: [], off: false, ...news });

test('the weightiest that was not read comes, and stays as long as its turn', () => {
  expect(choose(due('1', 'light', 'hand'), kept({}))?.id).toBe('light');
  expect(choose(due('1', 'light', 'hand'), kept({ read: { light: '1' } }))?.id).toBe('light');
  expect(choose(due('2', 'light', 'hand'), kept({ read: { light: '1' } }))?.id).toBe('hand');
});

test('there is one lesson in a turn, and none that was read', () => {
  expect(choose(due('1', 'hand'), kept({ read: { light: '1' } }))).toBeNull();
  expect(choose(due('3', 'light'), kept({ read: { light: '1' } }))).toBeNull();
  expect(choose([], kept({}))).toBeNull();
});

test('what was put away is gone, and all of them if that is wished', () => {
  expect(choose(due('1', 'light'), kept({ read: { light: '1' }, away: ['light'] }))).toBeNull();
  expect(choose(due('1', 'light'), kept({ off: true }))).toBeNull();
});

test('a page that is opened again goes on where it was; another table begins anew', () => {
  const [light] = due('1', 'light');
  const before = new Lessons('one');
  before.note(light!);
  before.putAway(light!);
  const again = new Lessons('one');
  expect(again.shown(due('1', 'light', 'hand'))).toBeNull();
  expect(again.shown(due('2', 'light', 'hand'))?.id).toBe('hand');
  expect(new Lessons('two').shown([light!])).toEqual(light);
  again.stop(true);
  expect(new Lessons('one').shown(due('2', 'hand'))).toBeNull();
  again.stop(false);
  expect(new Lessons('one').shown(due('2', 'hand'))?.id).toBe('hand');
});

test('where nothing waits, a lesson stays until it can have been read', () => {
  const [tie, judge] = [due('1', 'tie')[0]!, due('2', 'judge')];
  const lessons = new Lessons('quick');
  const ms = readingTime('Both began at the same moment: a tie.');
  expect(ms).toBe(3500);
  lessons.note(tie);
  lessons.hold(tie, ms);
  expect(lessons.shown([])?.id).toBe('tie');
  vi.advanceTimersByTime(ms - 1);
  expect(lessons.shown(judge)?.id).toBe('tie');
  vi.advanceTimersByTime(1);
  expect(lessons.shown(judge)?.id).toBe('judge');
});

test('it goes with what the person does: an answer, a press that puts it away, no more of them', () => {
  for (const act of [
    (lessons: Lessons) => lessons.release(),
    (lessons: Lessons, one: LessonDue) => lessons.putAway(one),
    (lessons: Lessons) => lessons.stop(true),
  ]) {
    const [tie] = due('1', 'tie');
    const lessons = new Lessons('quick');
    lessons.hold(tie!, 9000);
    act(lessons, tie!);
    expect(lessons.shown([])).toBeNull();
    lessons.hold(tie!, 9000);
    expect(lessons.shown([])).toBeNull();
  }
});
