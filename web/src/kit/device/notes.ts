/** Notes to oneself, one for each seat at a table. They stay on this device: the server never hears of them. */

import { recall, remember } from './store';

const KEEP = 60;
export const LONGEST_NOTE = 2000;

type Notes = [place: string, text: string][];

const kept = (): Notes => recall<Notes>('notes', []);

const place = (table: string, seat: number): string => `${table}/${seat}`;

export const noteOf = (table: string, seat: number): string =>
  kept().find(([one]) => one === place(table, seat))?.[1] ?? '';

/** An empty note is deleted; beyond sixty, the oldest is dropped. */
export function keepNote(table: string, seat: number, text: string): void {
  const at = place(table, seat);
  const others = kept().filter(([one]) => one !== at);
  const mine: Notes = text.trim() ? [[at, text.slice(0, LONGEST_NOTE)]] : [];
  remember('notes', [...mine, ...others].slice(0, KEEP));
}

/** All notes of a table that this device forgets. */
export function dropNotes(table: string): void {
  const others = kept().filter(([one]) => !one.startsWith(`${table}/`));
  if (others.length < kept().length) remember('notes', others);
}
