/** What this person prefers, kept on this device and written on <html> for the style sheets. */

import type { Speed } from '@kit/flow/beats';
import { recall, remember } from './store';

export type Lang = 'en' | 'fr';

export interface Settings {
  lang: Lang;
  sound: boolean;
  volume: number;
  /** A short one when it is my turn. */
  vibration: boolean;
  /** Reactions of others are shown, and mine can be sent. */
  reactions: boolean;
  motion: 'auto' | 'full' | 'calm';
  /** How long each action of others is shown before the next one. */
  speed: Speed;
  text: 'normal' | 'large' | 'huge';
  contrast: 'auto' | 'normal' | 'high';
  theme: 'auto' | 'light' | 'dark';
  /** Every game as a table of text, also one that has drawings. */
  textTable: boolean;
}

const first: Settings = {
  lang: navigator.language.toLowerCase().startsWith('fr') ? 'fr' : 'en',
  sound: true,
  volume: 0.5,
  vibration: true,
  reactions: true,
  motion: 'auto',
  speed: 'normal',
  text: 'normal',
  contrast: 'auto',
  theme: 'auto',
  textTable: false,
};

export const settings: Settings = $state({
  ...first,
  ...recall<Partial<Settings>>('settings', {}),
});

const wishes = $state({ dark: false, calm: false, contrast: false });

function watch(query: string, tell: (is: boolean) => void): void {
  const media = matchMedia(query);
  tell(media.matches);
  media.addEventListener('change', () => tell(media.matches));
}

watch('(prefers-color-scheme: dark)', (is) => (wishes.dark = is));
watch('(prefers-reduced-motion: reduce)', (is) => (wishes.calm = is));
watch('(prefers-contrast: more)', (is) => (wishes.contrast = is));

/** The effective values: the setting, or the device's preference where the setting is "auto". */
export const holds = {
  get theme(): 'light' | 'dark' {
    return settings.theme === 'auto' ? (wishes.dark ? 'dark' : 'light') : settings.theme;
  },
  get calm(): boolean {
    return settings.motion === 'auto' ? wishes.calm : settings.motion === 'calm';
  },
  get contrast(): boolean {
    return settings.contrast === 'auto' ? wishes.contrast : settings.contrast === 'high';
  },
};

/** Everything in words: by the setting, or for this visit by the address (`?text=1`, `?text=0`). */
export function inText(query: URLSearchParams): boolean {
  const wish = query.get('text');
  return wish === null ? settings.textTable : wish !== '0';
}

$effect.root(() => {
  $effect(() => remember('settings', { ...settings }));
  $effect(() => {
    const root = document.documentElement;
    root.dataset.theme = holds.theme;
    root.dataset.motion = holds.calm ? 'calm' : 'full';
    root.dataset.contrast = holds.contrast ? 'high' : 'normal';
    root.dataset.text = settings.text;
    const dark = holds.theme === 'dark' ? '#14110e' : '#f6efe3';
    document.querySelector('meta[name=theme-color]')?.setAttribute('content', dark);
  });
});
