import { mount } from 'svelte';
import '@fontsource-variable/atkinson-hyperlegible-next/wght.css';
import '@fontsource-variable/fraunces/wght.css';
import '@fontsource-variable/fraunces/wght-italic.css';
import './styles/base.css';
import App from './App.svelte';
import { house } from '@kit/device/house.svelte';
import { files, speakWith } from '@kit/words/i18n.svelte';

const ui = files(import.meta.glob('./text/*.ftl', { query: '?raw', import: 'default' }));
const kernel = files(
  import.meta.glob('@kernel/words/text/*.ftl', { query: '?raw', import: 'default' }),
);
/** What games show of themselves on the home page, before any of them is opened. */
const home = files(
  import.meta.glob('./games/*/text/home.*.ftl', { query: '?raw', import: 'default' }),
);

void house.refresh().catch(() => undefined); // what is remembered has to do
const told = [kernel, ui, home];
await speakWith('house', async (lang) =>
  (await Promise.all(told.map((source) => source(lang)))).flat(),
);
mount(App, { target: document.getElementById('app')! });
