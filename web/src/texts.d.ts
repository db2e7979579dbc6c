/** Where texts come from: see `texts.ts` of the build. */
declare module 'texts:*' {
  import type { Source } from '@kit/words/i18n.svelte';

  export const texts: Source;
  export const parts: Readonly<Record<string, Source>>;
}
