/** Translations: Fluent messages, from the same files as the server's. The language can change at any time. */

import { untrack } from 'svelte';
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { settings, type Lang } from '@kit/device/settings.svelte';
import type { Kind } from '@wire';

export type Args = Record<string, unknown>;
/** Loads the .ftl texts of one part of the client in a language. */
export type Source = (lang: Lang) => Promise<string[]>;

/** Texts of a game that are loaded on demand: `named` matches what the server sends, and the name of the
    matching group is the part to load (or the text of the group called `part`). A screen can ask for a part, too. */
export interface Later {
  named: RegExp;
  parts: Readonly<Record<string, Source>>;
}

/** What the arguments of messages are, by their names. */
export type Kinds = Readonly<Record<string, Kind>>;

export const LANGUAGES: readonly Lang[] = ['en', 'fr'];
/** How many characters of a seal or a key are shown. */
const HASH = 16;

const NONE = null as Source | null;
/** The source of each part of the texts. Of two messages with the same key, that of the later part counts. */
const sources = {
  /** Every page. */
  house: NONE,
  /** What games say on the home page. */
  home: NONE,
  /** Faults. */
  faults: NONE,
  /** Panels that are opened on request (settings, the door, rules, replay), and what seldom happens at a table. */
  opened: NONE,
  /** The page before a game. */
  setup: NONE,
  /** These have words of their own: `kit/me`, `kit/notices`, `kit/slow`, `kit/together`. */
  me: NONE,
  notices: NONE,
  slow: NONE,
  together: NONE,
  /** The plain table. */
  plain: NONE,
  /** The game in play. */
  game: NONE,
};
type Part = keyof typeof sources;
/** Resolved when the texts of that part are loaded. */
const spoken: Partial<Record<Part, Promise<void>>> = {};
/** As the game in play declares them. */
let kinds: Kinds = {};
let later: Later | null = null;
/** The parts of the game's texts that were requested, and those that are loaded, in the current language. */
const named = new Set<string>();
const here = new Set<string>();
let shown = $state.raw<{ lang: Lang; bundle: FluentBundle }>({
  lang: settings.lang,
  bundle: new FluentBundle(settings.lang),
});

/** Whoever waits for texts need not be made anew when the language changes. */
const langNow = (): Lang => untrack(() => settings.lang);

/** How many times all texts were gathered; the newest, and which of them is shown. */
let gathered = 0;
let newest = Promise.resolve();
let showing = 0;

/** Done once the texts of all sources that are known now are shown. */
const build = (lang: Lang): Promise<void> => (newest = gather(lang, ++gathered));

async function gather(lang: Lang, mine: number): Promise<void> {
  const all = Object.values(sources);
  const parts = [...named];
  const more = parts.map((part) => later?.parts[part]);
  const texts = await Promise.all([...all, ...more].map((source) => source?.(lang) ?? []));
  if (parts.length !== named.size) return build(lang); // one was named meanwhile
  // Sources may have been added, which come with the newer ones; but none of these is another now.
  const same = Object.values(sources).every((source, n) => source === all[n] || !all[n]);
  if (lang !== settings.lang || !same) return mine === gathered ? build(settings.lang) : newest;
  if (mine < showing) return; // newer ones have these, too
  showing = mine;
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const text of texts.flat()) {
    bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }
  here.clear();
  parts.forEach((part) => here.add(part));
  shown = { lang, bundle };
  document.documentElement.lang = lang;
}

/**
 * Registers the texts of a part, and waits until they are loaded. A game also gives the kinds of its
 * messages' arguments, and its texts that are loaded on demand; those of them that are needed at once
 * are loaded with the others.
 */
export async function speakWith(
  part: Part,
  source: Source,
  declared: Kinds = {},
  onDemand: Later | null = null,
  atOnce: readonly string[] = [],
): Promise<void> {
  if (sources[part] === source) {
    await spoken[part];
    return add(atOnce);
  }
  sources[part] = source;
  if (part === 'game') {
    kinds = declared;
    later = onDemand;
    named.clear();
    here.clear();
    atOnce.forEach((one) => named.add(one));
  }
  const mine = (spoken[part] = build(langNow()));
  try {
    await mine;
  } catch (trouble) {
    // The next caller tries again; nothing else waits for them meanwhile.
    if (sources[part] === source) sources[part] = null;
    throw trouble;
  }
}

export async function speak(lang: Lang): Promise<void> {
  settings.lang = lang;
  await build(lang);
}

/** The parts of texts that this data needs. */
export function partsIn(data: unknown, { named: finds, parts }: Later): string[] {
  const all = (JSON.stringify(data) ?? '').matchAll(finds);
  const found = new Set([...all].map(({ groups = {} }) => keyOf(groups)));
  return [...found].filter((part) => part in parts);
}

/** The part named by a match: the name of the matching group, or the text of the one called `part`. */
const keyOf = (groups: Record<string, string>): string =>
  groups.part ?? Object.keys(groups).find((name) => groups[name] !== undefined) ?? '';

/**
 * Loads the texts that this data needs and that are missing; undefined, if there are none. It never
 * rejects: offline, the data is shown with the texts that are there.
 */
export function bring(data: unknown): Promise<void> | undefined {
  if (!later) return undefined;
  const wanted = partsIn(data, later).filter((part) => !here.has(part));
  return wanted.length ? add(wanted) : undefined;
}

/** The same for one part of the game's texts, by its name. */
export const bringPart = (part: string): Promise<void> => add([part]);

async function add(all: readonly string[]): Promise<void> {
  const lang = langNow();
  const of = later;
  const wanted = all.filter((part) => of && part in of.parts && !here.has(part));
  if (!of || !wanted.length) return;
  wanted.forEach((part) => named.add(part));
  const texts = await Promise.all(wanted.map((part) => of.parts[part]!(lang))).catch(() => null);
  if (!texts) wanted.forEach((part) => named.delete(part));
  // Stale, if the language or the game has changed meanwhile: then all parts were loaded anew.
  if (!texts || of !== later || lang !== shown.lang || lang !== settings.lang) return;
  const { bundle } = shown;
  for (const text of texts.flat())
    bundle.addResource(new FluentResource(text), { allowOverrides: true });
  wanted.forEach((part) => here.add(part));
  shown = { lang, bundle };
}

/** Preloads all texts that may be needed later, so that nothing has to wait for them. */
export function fetchLater(): void {
  const rest = Object.entries(later?.parts ?? {}).filter(([part]) => !here.has(part));
  for (const [, source] of rest) void source(settings.lang).catch(() => undefined);
}

/** A source made of lazily imported files: `import.meta.glob('…/*.ftl')`. `en.ftl`, or `events.en.ftl`. */
export function files(found: Record<string, () => Promise<unknown>>): Source {
  return async (lang) => {
    const end = new RegExp(`[./]${lang}\\.ftl$`);
    const mine = Object.entries(found).filter(([path]) => end.test(path));
    return Promise.all(mine.map(([, load]) => load() as Promise<string>));
  };
}

/** A source made of one module per language; the build makes them (`texts.ts` there). */
export function textsOf(found: Record<Lang, () => Promise<{ default: string }>>): Source {
  return async (lang) => [(await found[lang]()).default];
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

/** The first of two messages, if it exists, else the second. */
export const either = (key: string, otherwise: string, args: Args = {}): string =>
  t(says(key) ? key : otherwise, args);

/** The kinds that every game may use; others are a game's own. */
const GENERAL = new Set(['seat', 'id', 'own', 'hash', 'number', 'signed', 'seconds']);

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
  if (typeof value === 'number') {
    if (kind?.what === 'seconds' && value > 0) return seconds(value);
    return kind?.what === 'signed' ? signed(value) : value;
  }
  if (typeof value !== 'string') return String(value);
  if (kind?.what === 'hash') return value.slice(0, HASH);
  const prefix = kind && GENERAL.has(kind.what) ? kind.of : name;
  return prefix && says(`${prefix}-${value}`) ? t(`${prefix}-${value}`) : value;
}

/** A negative number with a minus sign: screen readers skip a hyphen. */
export const minus = (n: number): string => String(n).replace('-', '−');

/** The same, and with a sign above zero. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : minus(n));

/** Milliseconds in seconds, as people say it: to a tenth, below one second to a hundredth. */
const seconds = (ms: number): string =>
  (ms / 1000).toLocaleString(shown.lang, { maximumFractionDigits: ms < 1000 ? 2 : 1 });

/** With a capital first letter: names of rooms and sides are in lower case in the texts. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(shown.lang) + text.slice(1);
}

/** Changes only with the language, not whenever texts are loaded. */
const spokenNow = $derived(shown.lang);
export const lang = {
  get now(): Lang {
    return spokenNow;
  },
};
