/** The words about playing with others again, and about the board of the day: fetched where they are shown. */

import { speakWith, textsOf } from '@kit/words/i18n.svelte';

const TEXTS = textsOf({
  en: () => import('./text/en.ftl?raw'),
  fr: () => import('./text/fr.ftl?raw'),
});

export const spoken = (): Promise<void> => speakWith('together', TEXTS);
