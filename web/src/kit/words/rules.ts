/** The rules of a game: sections and clauses, their text cut into pieces, references among them. */

import { api } from '@kit/device/api';
import type { Lang } from '@kit/device/settings.svelte';
import type { Clause, Rules, Section } from '@wire';

export type Piece = { kind: 'text' | 'em' | 'strong' | 'ref'; text: string };

const loaded = new Map<string, Promise<Rules>>();

export function rules(game: string, lang: Lang): Promise<Rules> {
  const key = `${game}/${lang}`;
  let found = loaded.get(key);
  if (!found) {
    found = api.rules(game, lang);
    found.catch(() => loaded.delete(key));
    loaded.set(key, found);
  }
  return found;
}

export function clause(all: Rules, id: string): Clause | undefined {
  return all.sections.flatMap((section) => section.clauses).find((one) => one.id === id);
}

/** The clauses in which all of these words stand, with their sections; all of them, if none is asked for. */
export function found(sections: Section[], wish: string): Section[] {
  const words = plainly(wish).split(/\s+/).filter(Boolean);
  const has = (...texts: string[]) => {
    const all = plainly(texts.join(' '));
    return words.every((word) => all.includes(word));
  };
  return sections
    .map((section) => {
      if (has(section.id, section.title, section.text)) return section;
      const clauses = section.clauses.filter((one) => has(one.id, one.title, one.text));
      return { ...section, clauses };
    })
    .filter((section) => has(section.id, section.title, section.text) || section.clauses.length);
}

/** Without accents, in small letters: as people type it. */
const plainly = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();

/** A line is a paragraph; `**strong**`, `*emphasis*` and clause ids are told apart. */
export function paragraphs(text: string): Piece[][] {
  const lines = text.split('\n').map((line) => line.trim().replace(/^[-*]\s+/, ''));
  return lines.filter(Boolean).map(pieces);
}

function pieces(line: string): Piece[] {
  const found = line.split(/(\*\*[^*]+\*\*|\*[^*]+\*|\b[A-Z]{2}-\d+(?:\.\d+[a-z]?)?)/);
  return found.filter(Boolean).map((text): Piece => {
    if (text.startsWith('**')) return { kind: 'strong', text: text.slice(2, -2) };
    if (/^\*[^*]+\*$/.test(text)) return { kind: 'em', text: text.slice(1, -1) };
    if (/^[A-Z]{2}-\d+(\.\d+[a-z]?)?$/.test(text)) return { kind: 'ref', text };
    return { kind: 'text', text };
  });
}
