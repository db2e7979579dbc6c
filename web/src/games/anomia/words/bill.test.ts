import { beforeEach, expect, test, vi } from 'vitest';
import type { Speed } from '@kit/flow/beats';
import type { Note } from '@wire';
import type { AnomiaView } from '@wire/anomia';
import { Cast } from '../model/cast';
import { billOf, drawnFor } from './bill';

const settings = vi.hoisted(() => ({ lang: 'en', speed: 'normal' as Speed }));
vi.mock('@kit/device/settings.svelte', () => ({ settings }));
vi.mock('@kit/words/i18n.svelte', () => ({ t: (key: string) => key, lang: { now: 'en' } }));

beforeEach(() => {
  settings.speed = 'normal';
});

const refusal = { n: 1, key: 'refused', args: { seat: 1, word: 'moon' } } as unknown as Note;
/** How long bills stay up, in ms: of a word refused, and of a draw that came by itself. */
function last(speed: Speed): number[] {
  settings.speed = speed;
  const refused = billOf([refusal], {} as AnomiaView, new Cast([], 0), null)!;
  return [refused.lasts, drawnFor(0).lasts];
}

test('bills stay up longer for who wants it slower, and less long for who wants it quicker', () => {
  const [relaxed, normal, quick] = (['relaxed', 'normal', 'quick'] as const).map(last);
  for (const n of [0, 1]) {
    expect(relaxed![n]).toBeGreaterThan(normal![n]!);
    expect(quick![n]).toBeLessThan(normal![n]!);
    expect(quick![n]).toBeGreaterThan(800); // it can still be read
  }
});
