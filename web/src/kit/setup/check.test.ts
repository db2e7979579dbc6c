import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api } from '@kit/device/api';
import type { OptionsAnswer } from '@wire';
import { OptionsCheck, PAUSE } from './check.svelte';

vi.mock('@kit/words/fetched', () => ({ bringFaults: () => undefined }));

const NO: OptionsAnswer = { refused: { blank: { t: 'refused', key: 'no-blank-empty' } } };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function answering(...answers: (OptionsAnswer | Error)[]) {
  const asked = vi.spyOn(api, 'check');
  for (const answer of answers) {
    if (answer instanceof Error) asked.mockRejectedValueOnce(answer);
    else asked.mockResolvedValueOnce(answer);
  }
  return asked;
}

test('the server is asked once, when somebody pauses', async () => {
  const asked = answering(NO);
  const check = new OptionsCheck(() => 'toy');
  check.ask({ blank: 'a' });
  await vi.advanceTimersByTimeAsync(PAUSE - 1);
  check.ask({ blank: 'ab' });
  await vi.advanceTimersByTimeAsync(PAUSE);
  expect(asked.mock.calls).toEqual([['toy', { blank: 'ab' }]]);
  expect(check.refusal('blank')).toEqual(NO.refused.blank);
  expect(check.refusal('other')).toBeNull();
});

test('what the game says of the options is kept, and forgotten with them', async () => {
  answering({ refused: {}, note: { home: 12 } }, { refused: {} });
  const check = new OptionsCheck(() => 'toy');
  check.ask({ sex: 'out' });
  await vi.advanceTimersByTimeAsync(PAUSE);
  expect(check.note).toEqual({ home: 12 });
  check.ask({ sex: 'in' });
  await vi.advanceTimersByTimeAsync(PAUSE);
  expect(check.note).toBeNull();
});

test('nothing is known before the first answer, nor when the server is not there', async () => {
  answering(NO, new Error('away'));
  const check = new OptionsCheck(() => 'toy');
  expect(check.refusal('blank')).toBeUndefined();
  check.ask({});
  await vi.advanceTimersByTimeAsync(PAUSE);
  check.ask({});
  expect(check.refusal('blank')).toEqual(NO.refused.blank);
  await vi.advanceTimersByTimeAsync(PAUSE);
  expect(check.refusal('blank')).toBeUndefined();
});

test('an answer that comes late does not count', async () => {
  let late: (answer: OptionsAnswer) => void = () => {};
  vi.spyOn(api, 'check')
    .mockReturnValueOnce(new Promise((resolve) => (late = resolve)))
    .mockResolvedValueOnce({ refused: {} });
  const check = new OptionsCheck(() => 'toy');
  check.ask({ blank: 'a' });
  await vi.advanceTimersByTimeAsync(PAUSE);
  check.ask({ blank: 'ab' });
  await vi.advanceTimersByTimeAsync(PAUSE);
  late(NO);
  await vi.advanceTimersByTimeAsync(0);
  expect(check.refusal('blank')).toBeNull();
});
