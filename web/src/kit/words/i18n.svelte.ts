/** Words: Fluent messages, from the same files as the server's. The language can change at any time. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { settings, type Lang } from '@kit/device/settings.svelte';
import type { Kind } from '@wire';

export type Args = Record<string, unknown>;
/** Gives the .ftl texts of one part of the client in a language. */
export type Source = (lang: Lang) => Promise<string[]>;

/** What the arguments of messages are, by their names. */
export type Kinds = Readonly<Record<string, Kind>>;

export const LANGUAGES: readonly Lang[] = ['en', 'fr'];
/** Of a seal or a key, so much is shown. */
const HASH = 16;

/** The house's own texts, what games say on its home page, and those of the game in play (games
    share many keys). */
const sources: Record<'house' | 'home' | 'game', Source | null> = {
  house: null,
  home: null,
  game: null,
};
/** As the game in play declares them. */
let kinds: Kinds = {};
let shown = $state.raw<{ lang: Lang; bundle: FluentBundle }>({
  lang: settings.lang,
  bundle: new FluentBundle(settings.lang),
});

async function build(lang: Lang): Promise<void> {
  const { house, home, game } = sources;
  const texts = await Promise.all([house, home, game].map((source) => source?.(lang) ?? []));
  if (lang !== settings.lang || game !== sources.game || home !== sources.home) return;
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const text of texts.flat()) {
    bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }
  shown = { lang, bundle };
  document.documentElement.lang = lang;
}

/**
 * Takes these texts for a part, and waits until they can be spoken. A game says
 * what the arguments of its messages are.
 */
export async function speakWith(
  part: keyof typeof sources,
  source: Source,
  declared: Kinds = {},
): Promise<void> {
  if (sources[part] === source) return;
  sources[part] = source;
  if (part === 'game') kinds = declared;
  await build(settings.lang);
}

export async function speak(lang: Lang): Promise<void> {
  settings.lang = lang;
  await build(lang);
}

/** A source made of lazily imported files: `import.meta.glob('…/*.ftl')`. `en.ftl`, or `events.en.ftl`. */
export function files(found: Record<string, () => Promise<unknown>>): Source {
  return async (lang) => {
    const end = new RegExp(`[./]${lang}\\.ftl$`);
    const mine = Object.entries(found).filter(([path]) => end.test(path));
    return Promise.all(mine.map(([, load]) => load() as Promise<string>));
  };
}

/** Several sources as one: what comes later counts. */
export function textsOf(...found: Record<string, () => Promise<unknown>>[]): Source {
  const sources = found.map(files);
  return async (lang) => (await Promise.all(sources.map((source) => source(lang)))).flat();
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

/** The first of two messages, if there is such a one. */
export const either = (key: string, otherwise: string, args: Args = {}): string =>
  t(says(key) ? key : otherwise, args);

/** The kinds that every game may use; others are a game's own. */
const GENERAL = new Set(['seat', 'id', 'own', 'hash', 'number', 'signed']);

/** An argument in words, by its kind, as the server does it; lists are joined. */
function word(name: string, value: unknown): FluentVariable {
  const kind = kinds[name];
  if (Array.isArray(value)) return value.map((each) => String(single('', kind, each))).join(', ');
  return single(name, kind, value);
}

/**
 * A string of no declared kind is taken for an id, by the name of the argument: `card` = "walk" is
 * the message `card-walk`, if there is one.
 */
function single(name: string, kind: Kind | undefined, value: unknown): FluentVariable {
  if (typeof value === 'number') return kind?.what === 'signed' ? signed(value) : value;
  if (typeof value !== 'string') return String(value);
  if (kind?.what === 'hash') return value.slice(0, HASH);
  const prefix = kind && GENERAL.has(kind.what) ? kind.of : name;
  return prefix && says(`${prefix}-${value}`) ? t(`${prefix}-${value}`) : value;
}

const signed = (n: number): string => (n > 0 ? `+${n}` : String(n));

/** With a capital: names of rooms and sides stand in small letters in the texts. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(shown.lang) + text.slice(1);
}

export const lang = {
  get now(): Lang {
    return shown.lang;
  },
};
