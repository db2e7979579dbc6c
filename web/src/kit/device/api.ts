/** The few requests that go over HTTP. A failure is thrown as `Trouble`, with a message key. */

import type {
  Again,
  Coded,
  Fork,
  Found,
  GameInfo,
  Hindsight,
  Keepsake,
  Moment,
  NewTable,
  OptionsAnswer,
  Pictures,
  Rules,
  Seated,
  Sheet,
  TableInfo,
  TakeSeat,
  WantCode,
} from '@wire';
import { bringFaults } from '@kit/words/fetched';
import { codeOf } from './codes';

export class Trouble extends Error {
  constructor(
    readonly key: string,
    readonly args: Record<string, unknown> = {},
  ) {
    super(key);
  }
}

/** `more`: the key of this device (`kit/me`), and how it is sent. */
export async function answered(
  path: string,
  body?: unknown,
  more: RequestInit = {},
): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, {
      ...more,
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        ...more.headers,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Trouble('fault-unreachable');
  }
  if (response.ok) return response;
  const said = (await response.json().catch(() => ({}))) as {
    code?: string;
    args?: Record<string, unknown>;
  };
  await bringFaults();
  throw new Trouble(`fault-${said.code ?? 'unknown'}`, said.args);
}

const ask = async <T>(path: string, body?: unknown): Promise<T> =>
  (await answered(path, body)).json() as Promise<T>;

const at = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

/** The code of a table's link, where this device has one. */
const withCode = (id: string, mark: string) => codeOf(id) && `${mark}code=${codeOf(id)}`;

let known: Promise<GameInfo[]> | undefined;

export const api = {
  games: (): Promise<GameInfo[]> => {
    known ??= ask<GameInfo[]>('/api/games');
    known.catch(() => (known = undefined));
    return known;
  },
  game: (id: string) => ask<GameInfo>(`/api/games/${encodeURIComponent(id)}`),
  /** What the game would refuse of these options. */
  check: (game: string, options: Record<string, unknown>) =>
    ask<OptionsAnswer>(`/api/games/${game}/options`, { options }),
  /** The messages of a game, as they are written. */
  text: async (id: string, lang: string): Promise<string> =>
    (await answered(`/api/games/${encodeURIComponent(id)}/text/${lang}`)).text(),
  create: (wish: NewTable) => ask<Seated>('/api/tables', wish),
  /** `code`: that of another link than the one this device has. */
  table: (id: string, code = '') =>
    ask<TableInfo>(`${at(id)}${code ? `?code=${code}` : withCode(id, '?')}`),
  take: (id: string, seat: number, name: string, more: Partial<TakeSeat> = {}) =>
    ask<Seated>(`${at(id)}/seats/${seat}`, { name, code: codeOf(id), ...more }),
  /** Four letters that lead to this table for a while; and the table that they lead to. */
  code: (id: string, wish: Partial<WantCode>) =>
    ask<Coded>(`${at(id)}/code`, { code: codeOf(id), ...wish }),
  find: (letters: string) => ask<Found>(`/api/codes/${encodeURIComponent(letters)}`),
  /** The same people once more; or, before the start, with other seats. */
  again: (id: string, wish: Again) => ask<Seated>(`${at(id)}/again`, wish),
  fork: (id: string, wish: Fork) => ask<Seated>(`${at(id)}/fork`, { ...wish, code: codeOf(id) }),
  moment: (id: string, moment: number, seat: string, words = '') =>
    ask<Moment>(
      `${at(id)}/replay/${moment}?seat=${seat}${words && `&words=${words}`}${withCode(id, '&')}`,
    ),
  /** How the house does with the same deal, of a game that one played alone. */
  hindsight: (id: string) => ask<Hindsight>(`${at(id)}/hindsight${withCode(id, '?')}`),
  rules: (game: string, lang: string) => ask<Rules>(`/api/rules/${game}/${lang}`),
  pictures: (game: string, lang: string) => ask<Pictures>(`/api/pictures/${game}/${lang}`),
  /** The story as a PDF. */
  keepsake: async (story: Keepsake): Promise<Blob> =>
    (await answered('/api/keepsake', story)).blob(),
  /** The rules on one page, as a PDF. */
  sheet: async (sheet: Sheet): Promise<Blob> => (await answered('/api/sheet', sheet)).blob(),
};
