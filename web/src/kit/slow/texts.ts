/** The words about playing over days: fetched where somebody does. */

import { speakWith, textsOf } from '@kit/words/i18n.svelte';

const TEXTS = textsOf({
  en: () => import('./text/en.ftl?raw'),
  fr: () => import('./text/fr.ftl?raw'),
});

export const spoken = (): Promise<void> => speakWith('slow', TEXTS);
