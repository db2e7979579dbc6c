/** The rules of a game, read from their Markdown: sections, clauses, and references between them. */

import { api } from './api';
import type { Lang } from './settings.svelte';

export type Piece = { kind: 'text' | 'em' | 'strong' | 'ref'; text: string };
export interface Clause {
  id: string;
  title: string;
  paragraphs: Piece[][];
}
export interface Section {
  id: string;
  title: string;
  intro: Piece[][];
  clauses: Clause[];
}
export interface Rules {
  title: string;
  intro: Piece[][];
  sections: Section[];
}

const loaded = new Map<string, Promise<Rules>>();

export function rules(game: string, lang: Lang): Promise<Rules> {
  const key = `${game}/${lang}`;
  let found = loaded.get(key);
  if (!found) {
    found = api.rules(game, lang).then((text) => read(text));
    found.catch(() => loaded.delete(key));
    loaded.set(key, found);
  }
  return found;
}

export function clause(all: Rules, id: string): Clause | undefined {
  return all.sections.flatMap((section) => section.clauses).find((one) => one.id === id);
}

/** `# title`, `## FD-1 section`, `### FD-1.1 clause`, and paragraphs under each. */
export function read(text: string): Rules {
  const all: Rules = { title: '', intro: [], sections: [] };
  let into = all.intro;
  for (const line of text.split('\n').map((raw) => raw.trim())) {
    const head = /^(#{1,3})\s+(?:([A-Z]{2}-[\d.]+)\s+)?(.*)$/.exec(line);
    if (!head) {
      if (line) into.push(pieces(line.replace(/^[-*]\s+/, '')));
      continue;
    }
    const [, marks = '', id = '', title = ''] = head;
    const section = all.sections.at(-1);
    if (marks === '#') all.title = title;
    else if (marks === '##' || !section) {
      all.sections.push({ id, title, intro: [], clauses: [] });
      into = all.sections.at(-1)!.intro;
    } else {
      section.clauses.push({ id, title, paragraphs: [] });
      into = section.clauses.at(-1)!.paragraphs;
    }
  }
  return all;
}

function pieces(line: string): Piece[] {
  const found = line.split(/(\*\*[^*]+\*\*|\*[^*]+\*|[A-Z]{2}-\d+(?:\.\d+)?)/);
  return found.filter(Boolean).map((text): Piece => {
    if (text.startsWith('**')) return { kind: 'strong', text: text.slice(2, -2) };
    if (/^\*[^*]+\*$/.test(text)) return { kind: 'em', text: text.slice(1, -1) };
    if (/^[A-Z]{2}-\d+(\.\d+)?$/.test(text)) return { kind: 'ref', text };
    return { kind: 'text', text };
  });
}
