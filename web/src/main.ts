import { mount } from 'svelte';
import './styles/fonts.css';
import './styles/base.css';
import App from './App.svelte';
import { keepPage } from '@kit/device/version.svelte';
import { house } from '@kit/device/house.svelte';
import { bringFaults } from '@kit/words/faults';
import { speakWith, textsOf } from '@kit/words/i18n.svelte';

const texts = textsOf({
  en: () => import('texts:house/en'),
  fr: () => import('texts:house/fr'),
});

/** Not again within this time, in ms. */
const ONCE = 60_000;
// A part that is fetched on demand is gone: the server has a newer client by now. The page is opened
// anew, unless it is the line that is missing.
addEventListener('vite:preloadError', () => {
  if (Date.now() - Number(sessionStorage.getItem('tablee.anew')) < ONCE) return;
  void fetch('/healthz')
    .then(({ ok }) => {
      if (!ok) return;
      sessionStorage.setItem('tablee.anew', String(Date.now()));
      location.reload();
    })
    .catch(() => undefined);
});

void house.refresh().catch(() => undefined); // what is remembered has to do
// Without `await` out here: while the first script waits, WebKit hands out parts that are fetched
// on demand before they have run.
void speakWith('house', texts).then(() => mount(App, { target: document.getElementById('app')! }));
// What this page needs itself comes first.
if (document.readyState === 'complete') void keepPage();
else addEventListener('load', () => void keepPage());
/** What can wait until the page is there and at rest. */
function later(): void {
  void bringFaults();
  // What I have here is mine on all my devices: the server is told.
  void import('@kit/me/me.svelte').then(
    ({ watch }) => watch(),
    () => undefined, // without a line now; the next page tells it
  );
}
// WebKit tells nobody when it is at rest.
setTimeout(() => (window.requestIdleCallback ?? setTimeout)(later), 1500);
