import { mount } from 'svelte';
import '@fontsource-variable/atkinson-hyperlegible-next/wght.css';
import '@fontsource-variable/fraunces/wght.css';
import '@fontsource-variable/fraunces/wght-italic.css';
import './styles/base.css';
import App from './App.svelte';
import { house } from '@kit/device/house.svelte';
import { speakWith, textsOf } from '@kit/words/i18n.svelte';

const texts = textsOf(
  import.meta.glob('@kernel/words/text/*.ftl', { query: '?raw', import: 'default' }),
  import.meta.glob('./text/*.ftl', { query: '?raw', import: 'default' }),
);

void house.refresh().catch(() => undefined); // what is remembered has to do
await speakWith('house', texts);
mount(App, { target: document.getElementById('app')! });
