/**
 * From what was typed to an answer: a number, or an option's own words, or some of them. The same
 * way of reading as in the terminal (`cli/terminal/answers.py`).
 */

import type { Choice, Form } from '@wire';

/** One place of a list; or several that fit; or none that does. */
export type Found = { place: number } | { several: number[] } | null;
/** An answer; or what was meant is not clear (`several` are places of the list), or not there. */
export type Read = { choice: Choice } | { several: number[] } | null;

/** For comparing: no capitals, accents or signs. */
export function fold(text: string): string {
  const plain = text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');
  return (plain.match(/[\p{L}\p{N}_]+/gu) ?? []).join(' ');
}

/** Whether every typed word is a prefix of a word of the label, each of a different one. */
function holds(label: string, words: string): boolean {
  const there = label.split(' ');
  return words.split(' ').every((part) => {
    const at = there.findIndex((word) => word.startsWith(part));
    if (at >= 0) there.splice(at, 1);
    return at >= 0;
  });
}

/** The places of all labels that fit; the list as it gets shorter while somebody types. */
export function fitting(typed: string, labels: readonly string[]): number[] {
  const words = fold(typed);
  const folded = labels.map(fold);
  const places = (fits: (label: string) => boolean) =>
    folded.flatMap((label, place) => (fits(label) ? [place] : []));
  if (!words) return places(() => true);
  return places((label) => label.startsWith(words) || holds(label, words));
}

export function find(typed: string, labels: readonly string[]): Found {
  const text = typed.trim();
  if (/^\d+$/.test(text)) {
    const place = Number(text) - 1;
    return place >= 0 && place < labels.length ? { place } : null;
  }
  const words = fold(text);
  if (!words) return null;
  const folded = labels.map(fold);
  for (const fits of [
    (label: string) => label === words,
    (label: string) => label.startsWith(words),
    (label: string) => holds(label, words),
  ]) {
    const places = folded.flatMap((label, place) => (fits(label) ? [place] : []));
    if (places.length > 1) return { several: places };
    if (places.length) return { place: places[0]! };
  }
  return null;
}

/** `labels` are those of the options, or of the items of the form. */
export function read(typed: string, form: Form, labels: readonly string[]): Read {
  switch (form.form) {
    case 'options':
      return chosen(find(typed, labels), form.options);
    case 'amount':
      return /^[+-]?\d{1,15}$/.test(typed.trim()) ? { choice: Number(typed) } : null;
    case 'text':
      return typed.trim() ? { choice: typed.trim() } : null;
    case 'subset':
    case 'order':
      return items(typed, form.items, labels);
    case 'timed':
      return timed(typed, form, labels);
  }
}

function chosen(found: Found, options: readonly Choice[]): Read {
  return found && 'place' in found ? { choice: options[found.place]! } : found;
}

/** An option by its number; where words are asked for, anything else is words. */
function timed(typed: string, form: Extract<Form, { form: 'timed' }>, labels: readonly string[]) {
  const text = typed.trim();
  if (form.longest && !/^\d+$/.test(text)) return text ? { choice: ['say', text] } : null;
  return chosen(find(text, labels), form.options);
}

/** Items by number or name, between commas or blanks. */
function items(typed: string, all: readonly Choice[], labels: readonly string[]): Read {
  const parts = /[,;]/.test(typed)
    ? typed.split(/[,;]/).filter((part) => part.trim())
    : typed.trim().split(/\s+/).filter(Boolean);
  const places: number[] = [];
  while (parts.length) {
    const { found, used } = longest(parts, labels, places);
    if (!found || 'several' in found) return found;
    places.push(found.place);
    parts.splice(0, used);
  }
  return places.length ? { choice: places.map((place) => all[place]!) as Choice } : null;
}

/** Names may have blanks in them: the longest run of words that names something is one. */
function longest(parts: string[], labels: readonly string[], taken: number[]) {
  let unclear: Found = null;
  for (let used = parts.length; used > 0; used -= 1) {
    const found = free(find(parts.slice(0, used).join(' '), labels), labels, taken);
    if (found && 'place' in found) return { found, used };
    unclear ??= found;
  }
  return { found: unclear, used: 1 };
}

/** Of items with the same label, the next one that is not taken yet. */
function free(found: Found, labels: readonly string[], taken: number[]): Found {
  if (!found) return null;
  const places = 'place' in found ? [found.place] : found.several;
  const name = labels[places[0]!];
  if ('several' in found && places.some((place) => labels[place] !== name)) return found;
  const alike = labels.flatMap((label, place) => (label === name ? [place] : []));
  const place = alike.find((one) => !taken.includes(one));
  return place === undefined ? null : { place };
}
