/** Words: Fluent messages, from the same files as the server's. The language can change at any time. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { settings, type Lang } from '@kit/device/settings.svelte';

export type Args = Record<string, unknown>;
/** Gives the .ftl texts of one part of the client in a language. */
export type Source = (lang: Lang) => Promise<string[]>;

export const LANGUAGES: readonly Lang[] = ['en', 'fr'];

/** The house's own texts, and those of the game in play (games share many keys). */
const sources: { house: Source | null; game: Source | null } = { house: null, game: null };
let shown = $state.raw<{ lang: Lang; bundle: FluentBundle }>({
  lang: settings.lang,
  bundle: new FluentBundle(settings.lang),
});

async function build(lang: Lang): Promise<void> {
  const { house, game } = sources;
  const texts = await Promise.all([house?.(lang) ?? [], game?.(lang) ?? []]);
  if (lang !== settings.lang || game !== sources.game) return;
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const text of texts.flat()) {
    bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }
  shown = { lang, bundle };
  document.documentElement.lang = lang;
}

/** Takes these texts for the house or for the game, and waits until they can be spoken. */
export async function speakWith(part: 'house' | 'game', source: Source): Promise<void> {
  if (sources[part] === source) return;
  sources[part] = source;
  await build(settings.lang);
}

export async function speak(lang: Lang): Promise<void> {
  settings.lang = lang;
  await build(lang);
}

/** A source made of lazily imported files, one per language: `import.meta.glob('…/*.ftl')`. */
export function files(found: Record<string, () => Promise<unknown>>): Source {
  return async (lang) => {
    const mine = Object.entries(found).filter(([path]) => path.endsWith(`${lang}.ftl`));
    return Promise.all(mine.map(([, load]) => load() as Promise<string>));
  };
}

function pattern(key: string) {
  const [id = '', attribute] = key.split('.');
  const message = shown.bundle.getMessage(id);
  return attribute ? message?.attributes[attribute] : message?.value;
}

export function says(key: string): boolean {
  return pattern(key) != null;
}

/** The message in words; the key itself if there is none. `key.attribute` works. */
export function t(key: string, args: Args = {}): string {
  const found = pattern(key);
  if (found == null) return key;
  const worded: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(args)) worded[name] = word(name, value);
  const errors: Error[] = [];
  return shown.bundle.formatPattern(found, worded, errors);
}

/** An argument in words, if it is an id that has a message of its own (as the server does it). */
function word(name: string, value: unknown): FluentVariable {
  if (Array.isArray(value)) {
    const one = name.replace(/s$/, '');
    return value.map((each) => String(word(one, each))).join(', ');
  }
  if (typeof value === 'string') return says(`${name}-${value}`) ? t(`${name}-${value}`) : value;
  if (typeof value === 'number') return value;
  return String(value);
}

/** With a capital: names of rooms and sides stand in small letters in the texts. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(shown.lang) + text.slice(1);
}

export const lang = {
  get now(): Lang {
    return shown.lang;
  },
};
