import { mount } from 'svelte';
import './styles/fonts.css';
import './styles/base.css';
import App from './App.svelte';
import { watchParts } from '@kit/page/parts.svelte';
import { keepPage } from '@kit/device/version.svelte';
import { house } from '@kit/device/house.svelte';
import { bringFaults, bringOpened } from '@kit/words/fetched';
import { speakWith } from '@kit/words/i18n.svelte';
import { texts } from 'texts:house';

watchParts();
void house.refresh().catch(() => undefined); // offline: the cached list is used
// No top-level `await`: while the entry module waits, WebKit resolves dynamic imports before the
// imported modules have run.
void speakWith('house', texts).then(
  () => mount(App, { target: document.getElementById('app')! }),
  // Without texts there is no page: a notice in the document says so, in both languages.
  () => (document.getElementById('unloaded')!.hidden = false),
);
// What this page needs itself comes first.
if (document.readyState === 'complete') void keepPage();
else addEventListener('load', () => void keepPage());
/** Work that can wait until the page is shown and idle. */
function later(): void {
  void bringFaults();
  void bringOpened().catch(() => undefined);
  // Tells the server which seats this device has, so that my other devices have them, too.
  void import('@kit/me/me.svelte').then(
    ({ watch }) => watch(),
    () => undefined, // without a line now; the next page tells it
  );
}
// WebKit has no requestIdleCallback.
setTimeout(() => (window.requestIdleCallback ?? setTimeout)(later), 1500);
