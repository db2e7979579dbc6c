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
void house.refresh().catch(() => undefined); // what is remembered has to do
// Without `await` out here: while the first script waits, WebKit hands out parts that are fetched
// on demand before they have run.
void speakWith('house', texts).then(
  () => mount(App, { target: document.getElementById('app')! }),
  // Without its words there is no page: what stands in the document says so, in both languages.
  () => (document.getElementById('unloaded')!.hidden = false),
);
// What this page needs itself comes first.
if (document.readyState === 'complete') void keepPage();
else addEventListener('load', () => void keepPage());
/** What can wait until the page is there and at rest. */
function later(): void {
  void bringFaults();
  void bringOpened().catch(() => undefined);
  // What I have here is mine on all my devices: the server is told.
  void import('@kit/me/me.svelte').then(
    ({ watch }) => watch(),
    () => undefined, // without a line now; the next page tells it
  );
}
// WebKit tells nobody when it is at rest.
setTimeout(() => (window.requestIdleCallback ?? setTimeout)(later), 1500);
