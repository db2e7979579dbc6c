import { beforeEach, expect, test, vi } from 'vitest';

const synth = {
  volume: 0.3,
  audioContext: { state: 'running', suspend: vi.fn(), resume: vi.fn() },
  buildSamples: vi.fn(() => [0, 1, 0]),
  playSamples: vi.fn(),
};
const settings = { sound: true, volume: 0.5 };
vi.mock('zzfx', () => ({ ZZFX: synth }));
vi.mock('./settings.svelte', () => ({ settings }));

beforeEach(() => {
  vi.resetModules();
  vi.clearAllMocks();
  settings.sound = true;
});

/** The module, in a page where somebody has pressed something, or not yet. */
async function opened(press = true, before = false) {
  const heard: (() => void)[] = [];
  vi.stubGlobal('addEventListener', (_: string, act: () => void) => heard.push(act));
  vi.stubGlobal('removeEventListener', () => undefined);
  vi.stubGlobal('document', { visibilityState: 'visible' });
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: before } });
  const sound = await import('./sound');
  if (press) heard[0]?.();
  return sound;
}

test('a sound is worked out once, and played each time a little higher or lower', async () => {
  const { play, sounds } = await opened();
  for (let n = 0; n < 3; n++) await play(sounds.card);
  expect(synth.buildSamples).toHaveBeenCalledTimes(1);
  expect(synth.buildSamples).toHaveBeenCalledWith(0.35, 0, 900, ...sounds.card.slice(3));
  expect(synth.playSamples).toHaveBeenCalledTimes(3);
  const rates = synth.playSamples.mock.calls.map(([, , rate]) => rate as number);
  expect(new Set(rates).size).toBeGreaterThan(1);
  for (const rate of rates) expect(Math.abs(rate - 1)).toBeLessThanOrEqual(0.1);
});

test('is silent until somebody has pressed something, and where they wish silence', async () => {
  const early = await opened(false);
  await early.play(early.sounds.pick);
  expect(synth.playSamples).not.toHaveBeenCalled();
  vi.resetModules();
  const { play, sounds } = await opened();
  await play(sounds.pick);
  expect(synth.playSamples).toHaveBeenCalledTimes(1);
  settings.sound = false;
  await play(sounds.pick);
  expect(synth.playSamples).toHaveBeenCalledTimes(1);
});

test('a press on the page before is enough; and a page knows whether there was one', async () => {
  const { asleep } = await opened(false);
  expect(asleep()).toBe(true);
  vi.resetModules();
  const later = await opened(false, true);
  expect(later.asleep()).toBe(false);
  await later.play(later.sounds.pick);
  expect(synth.playSamples).toHaveBeenCalledTimes(1);
});

test('lets the device rest a while after the last sound, and wakes it for the next', async () => {
  vi.useFakeTimers();
  const { play, sounds } = await opened();
  await play(sounds.pick);
  vi.advanceTimersByTime(2000);
  await play(sounds.card);
  vi.advanceTimersByTime(2000);
  expect(synth.audioContext.suspend).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2000);
  expect(synth.audioContext.suspend).toHaveBeenCalledTimes(1);
  synth.audioContext.state = 'suspended';
  await play(sounds.pick);
  expect(synth.audioContext.resume).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});
