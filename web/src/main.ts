import { mount } from 'svelte';
import '@fontsource-variable/fraunces';
import '@fontsource-variable/atkinson-hyperlegible-next';
import App from './App.svelte';

mount(App, { target: document.getElementById('app')! });
