/** The words about me: fetched with the pages that speak of it. */

import { textsOf } from '@kit/words/i18n.svelte';

export const TEXTS = textsOf({
  en: () => import('./text/en.ftl?raw'),
  fr: () => import('./text/fr.ftl?raw'),
});
