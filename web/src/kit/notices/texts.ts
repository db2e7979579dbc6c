/** The words about notices: fetched where they are spoken of. */

import { textsOf } from '@kit/words/i18n.svelte';

export const TEXTS = textsOf({
  en: () => import('./text/en.ftl?raw'),
  fr: () => import('./text/fr.ftl?raw'),
});
