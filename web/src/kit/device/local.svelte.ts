/** What this device knows of its tables: the tokens of my seats, how far I have read, how games ended. */

import type { MyTable, Result, Seated, TableInfo } from '@wire';
import { dropNotes } from './notes';
import { forgetAllBut, recall, remember } from './store';

export interface Known {
  id: string;
  game: string;
  options: Record<string, unknown>;
  tokens: Record<string, string>;
  seed: string;
  /** The day (UTC) whose game this is, if it is a game of the day. */
  daily: string;
  forked: boolean;
  seen: number;
  over: boolean;
  /** How many events of it this device has shown. */
  told?: number;
  /** Whoever sits there from this device is new to the game, and wishes for lessons. */
  taught?: boolean;
}

export interface Played {
  id: string;
  game: string;
  /** Empty, where a game has none. */
  level: string;
  /** For my seat; null, if several people played on this device. */
  won: boolean | null;
  key: string;
  /** How many actions it took, in games that count them. */
  length: number;
  at: number;
  seed: string;
  daily: string;
}

export interface Tally {
  level: string;
  games: number;
  /** How many were won or lost by one person. */
  decided: number;
  won: number;
  streak: number;
  best: number;
  shortest: number | null;
}

const KEEP = 60;

const memory = $state({
  tables: recall<Known[]>('tables', []),
  played: recall<Played[]>('played', []),
  name: recall<string>('name', ''),
  face: recall<number>('face', 0),
  taught: recall<Record<string, boolean>>('taught', {}),
});

export const today = (): string => new Date().toISOString().slice(0, 10);

export const local = {
  get tables(): Known[] {
    return memory.tables;
  },
  get played(): Played[] {
    return memory.played;
  },
  get name(): string {
    return memory.name;
  },
  set name(name: string) {
    memory.name = name;
    remember('name', name);
  },

  /** The face I chose last; 0: none. */
  get face(): number {
    return memory.face;
  },
  set face(face: number) {
    memory.face = face;
    remember('face', face);
  },

  known(id: string): Known | undefined {
    return memory.tables.find((table) => table.id === id);
  },

  keep(seated: Seated, daily = ''): void {
    const { table, tokens } = seated;
    const before = this.known(table.id);
    const entry: Known = {
      id: table.id,
      game: table.game,
      options: table.options,
      tokens: { ...before?.tokens, ...tokens },
      seed: table.seed ?? '',
      daily: before?.daily || daily,
      forked: Boolean(table.forked_from),
      seen: Date.now(),
      over: table.over ?? false,
      taught: before ? before.taught : this.taught(table.game),
    };
    memory.tables = [entry, ...memory.tables.filter((other) => other.id !== table.id)].slice(
      0,
      KEEP,
    );
    remember('tables', memory.tables);
  },

  /** No game of this kind was finished on this device. */
  isNew(game: string): boolean {
    const all = [...memory.tables.filter(({ over }) => over), ...memory.played];
    return !all.some((one) => one.game === game);
  },

  /** Whether the next table of this game has lessons: for newcomers, unless they declined. */
  taught(game: string): boolean {
    return this.isNew(game) && (memory.taught[game] ?? true);
  },
  teach(game: string, wished: boolean): void {
    memory.taught = { ...memory.taught, [game]: wished };
    remember('taught', memory.taught);
  },

  /** Notes that I am looking at this table now: it is the one to continue. */
  visit(info: TableInfo, over: boolean, told = 0): void {
    const entry = this.known(info.id);
    if (!entry) return;
    const seed = info.seed || entry.seed;
    const news = { ...entry, seen: Date.now(), over, seed, told: told || entry.told || 0 };
    memory.tables = [news, ...memory.tables.filter((other) => other.id !== info.id)];
    remember('tables', memory.tables);
  },

  /** Forgets the seat with this token; a seat with a newer token is kept. */
  drop(id: string, token: string): void {
    const entry = this.known(id);
    if (!entry) return;
    const left = Object.entries(entry.tokens).filter(([, one]) => one !== token);
    const news = { ...entry, tokens: Object.fromEntries(left) };
    memory.tables = memory.tables.map((other) => (other.id === id ? news : other));
    remember('tables', memory.tables);
  },

  forget(id: string): void {
    dropNotes(id);
    memory.tables = memory.tables.filter((other) => other.id !== id);
    remember('tables', memory.tables);
  },

  /** Merges what the server knows of my tables on all devices; the tables in `lost` are no longer mine. */
  bring(mine: MyTable[], lost: string[]): void {
    const found = mine.filter((one) => Object.keys(one.tokens).length);
    const brought = found.map((one): Known => {
      const { id, game, options, tokens, seed = '', daily = '', forked = false, at = 0 } = one;
      const before = this.known(id);
      const { seen = at } = before ?? {};
      // Seen on one device is seen on all.
      const told = Math.max(before?.told ?? 0, one.seen ?? 0);
      return {
        id,
        game,
        options,
        tokens,
        seed,
        daily,
        forked,
        seen,
        told,
        over: Boolean(one.ended),
        taught: before?.taught,
      };
    });
    const gone = new Set([...lost, ...brought.map(({ id }) => id)]);
    memory.tables = [...brought, ...memory.tables.filter(({ id }) => !gone.has(id))]
      .sort((one, other) => other.seen - one.seen)
      .slice(0, KEEP);
    remember('tables', memory.tables);
  },

  /** Deletes everything personal; settings of look and sound, and which lessons were read, are kept. */
  forgetAll(): void {
    [memory.tables, memory.played, memory.name, memory.face] = [[], [], '', 0];
    forgetAllBut('settings', 'games', 'lessons', 'replay-speed', 'taught');
  },

  get unfinished(): Known[] {
    return memory.tables.filter((table) => !table.over && Object.keys(table.tokens).length > 0);
  },

  get finished(): Known[] {
    return memory.tables.filter((table) => table.over && Object.keys(table.tokens).length > 0);
  },

  /** Records the end of a game, once; forks and seeds already played do not count. */
  record(id: string, level: string, results: Result[], length: number): void {
    const table = this.known(id);
    if (!table || table.forked || memory.played.some((played) => played.id === id)) return;
    const again = memory.played.some(
      (p) => p.game === table.game && p.level === level && p.seed && p.seed === table.seed,
    );
    if (again) return;
    const { game, seed, daily } = table;
    const [mine, more] = results.filter((one) => String(one.seat) in table.tokens);
    const { won, key } = mine && !more ? mine : { won: null, key: '' };
    memory.played = [
      ...memory.played,
      { id, game, level, won, key, length, at: Date.now(), seed, daily },
    ];
    remember('played', memory.played);
  },

  clear(): void {
    memory.played = [];
    remember('played', []);
  },
};

/** Per level: games, wins, streaks. */
export function tally(played: Played[], game: string, level: string): Tally {
  const tally = {
    level,
    games: 0,
    decided: 0,
    won: 0,
    streak: 0,
    best: 0,
    shortest: null,
  } as Tally;
  for (const one of played) {
    if (one.game !== game || one.level !== level) continue;
    tally.games += 1;
    if (one.won === null) continue;
    tally.decided += 1;
    tally.streak = one.won ? tally.streak + 1 : 0;
    tally.best = Math.max(tally.best, tally.streak);
    if (one.won) {
      tally.won += 1;
      tally.shortest = Math.min(tally.shortest ?? Infinity, one.length);
    }
  }
  return tally;
}
