import { afterEach, expect, test, vi } from 'vitest';
import { keepPage, version } from './version.svelte';

const worker = (state: string) => ({ state, addEventListener: () => undefined });

/** A browser whose service worker is in this state. */
function browser(kept: { waiting?: object; installing?: object; active?: object }): void {
  const serviceWorker = { register: async () => ({ ...kept, addEventListener: () => undefined }) };
  vi.stubEnv('PROD', true);
  vi.stubGlobal('navigator', { serviceWorker });
  vi.stubGlobal('document', { querySelector: () => null, addEventListener: () => undefined });
}

afterEach(() => {
  version.later();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

test('a worker that waits behind another is a newer version', async () => {
  browser({ waiting: worker('installed'), active: worker('activated') });
  await keepPage();
  expect(version.newer).toBe(true);
});

test('the first worker of a device is no newer version, though it waits for a moment', async () => {
  browser({ waiting: worker('installed') });
  await keepPage();
  expect(version.newer).toBe(false);
});
