/**
 * Lucide's icons without what we do not use of its components: each is its drawing and its name
 * (`kit/parts/icon/Icon.svelte` draws them). It takes a third of the bytes.
 */

import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ICON = /^@lucide\/svelte\/icons\/([\w-]+)$/;
const DRAWN = /^const iconData = (\{.*\});$/m;

interface Drawn {
  node: [tag: string, attributes: Record<string, string>][];
}

const markup = ({ node }: Drawn): string =>
  node
    .map(([tag, attributes]) => {
      const all = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
      return `<${tag}${all.join('')}/>`;
    })
    .join('');

export function icons(): Plugin {
  return {
    name: 'icons',
    enforce: 'pre',
    resolveId(id) {
      const [, name] = ICON.exec(id) ?? [];
      return name && `\0icon:${name}`;
    },
    async load(id) {
      if (!id.startsWith('\0icon:')) return undefined;
      const name = id.slice('\0icon:'.length);
      const file = import.meta.resolve(`@lucide/svelte/icons/${name}`).replace(/\.js$/, '.svelte');
      const [, drawn] = DRAWN.exec(await readFile(fileURLToPath(file), 'utf8')) ?? [];
      if (!drawn) throw new Error(`no drawing in ${file}`);
      const drawing = markup(JSON.parse(drawn) as Drawn);
      return [
        "import { icon } from '@kit/parts/icon/icon';",
        `export default /* @__PURE__ */ icon(${JSON.stringify(name)}, ${JSON.stringify(drawing)});`,
      ].join('\n');
    },
  };
}
