/** Messages for what the build writes: heads of pages, the manifest. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';

export const LANGUAGES = ['en', 'fr'];

/** The messages of these folders in a language. */
export function wordsOf(folders: string[], lang: string): (key: string, game?: string) => string {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const folder of folders)
    for (const name of readdirSync(folder).filter((one) => one.endsWith(`${lang}.ftl`)))
      bundle.addResource(new FluentResource(readFileSync(join(folder, name), 'utf8')));
  return (key, game = '') => {
    const found = bundle.getMessage(key)?.value;
    return found ? bundle.formatPattern(found, { game }) : '';
  };
}
