/**
 * The codes of the links by which this device came to tables: `/t/<id>#<code>`. A table has one only
 * once those who sit there have changed its link.
 */

import { recall, remember } from './store';

const KEEP = 60;

type Codes = [id: string, code: string][];

const kept = (): Codes => recall<Codes>('codes', []);

export const codeOf = (id: string): string => kept().find(([one]) => one === id)?.[1] ?? '';

export function keepCode(id: string, code: string): void {
  if (code === codeOf(id)) return;
  const others = kept().filter(([one]) => one !== id);
  remember('codes', code ? [[id, code] as const, ...others].slice(0, KEEP) : others);
}

/** Keeps the code at the end of the address, if there is one: it belongs to the newest link. */
export function readCode(id: string): void {
  const code = decodeURIComponent(location.hash.slice(1));
  if (/^\w{1,40}$/.test(code)) keepCode(id, code);
}

/** The seat and code in the address, if it is the link by which somebody passes their seat on. */
export function readOffer(): { seat: number; code: string } | null {
  const [, seat = '', code = ''] = /^#seat-(\d{1,2})-(\w{1,40})$/.exec(location.hash) ?? [];
  return code ? { seat: Number(seat), code } : null;
}

export const offerLink = (id: string, seat: number, code: string): string =>
  `${location.origin}/t/${id}#seat-${seat}-${code}`;

/** The link to a table, to be sent to others. */
export function linkTo(id: string, query = '', code = codeOf(id)): string {
  return `${location.origin}/t/${id}${query}${code && `#${code}`}`;
}
