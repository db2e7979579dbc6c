/**
 * Me, without an account. This device has a key of its own, 32 random bytes; the server knows a hash
 * of it, and which seats hang on it. It is made when I first sit down somewhere.
 */

import type {
  Asking,
  Enter,
  Entering,
  Export,
  Invitation,
  Me,
  MyTable,
  MyTables,
  NewDevice,
  PasskeyOptions,
} from '@wire';
import { answered, Trouble } from '@kit/device/api';
import { local } from '@kit/device/local.svelte';
import { settings } from '@kit/device/settings.svelte';
import { recall, remember } from '@kit/device/store';
import { deviceName, newKey } from './device';
import { changedSince, seatsOf, sorted, stems } from './list';
import { makePasskey, usePasskey } from './passkeys';

/** Debounce before changes are sent to the server, in ms: one seldom comes alone. */
const PAUSE = 800;

let key = $state(recall<string>('key', ''));
let who = $state.raw<Me | null>(null);
let tables = $state.raw(recall<MyTable[]>('mine', []));
let invitations = $state.raw<Invitation[]>([]);
let synced = '';
let syncing: Promise<void> | undefined;
/** The request under way that creates the person, so that concurrent callers create only one. */
let making: Promise<void> | undefined;

const withKey = (own: string, more: RequestInit = {}): RequestInit => ({
  ...more,
  headers: { authorization: `Bearer ${own}` },
});

async function ask<T>(path: string, body?: unknown, own = key): Promise<T> {
  try {
    return (await (await answered(`/api/${path}`, body, withKey(own))).json()) as T;
  } catch (trouble) {
    // This device was removed from another one, or the person deleted: nothing stays here either.
    if (own === key && trouble instanceof Trouble && trouble.key === 'fault-removed') me.leave();
    throw trouble;
  }
}

const device = (): string => deviceName(navigator.userAgent);
const myself = () => ({
  name: local.name,
  lang: settings.lang,
  face: local.face,
  device: device(),
});

/** Keeps name, face and the like on this device. */
function know(found: Me): Me {
  who = found;
  if (found.name) local.name = found.name;
  if (found.face) local.face = found.face;
  return found;
}

function keepKey(own: string): void {
  key = own;
  synced = '';
  remember('key', own);
  remember('told', '');
  remember('called-at', ''); // that key's person was called there, this one's is not yet
}

/** Creates a person on the server from what this device knows, if there is none yet. */
async function ensure(): Promise<void> {
  if (key) return;
  making ??= make().finally(() => (making = undefined));
  await making;
}
async function make(): Promise<void> {
  const own = newKey();
  const mine = myself();
  who = await ask<Me>('me', mine, own);
  keepKey(own);
  remember('told', JSON.stringify(mine));
}

/** A name that was given at a table is mine from then on: others know me by it. */
async function tellName(): Promise<void> {
  const mine = JSON.stringify(myself());
  if (recall('told', '') === mine) return;
  if (local.name) await ask<Me>('me', myself());
  remember('told', mine);
}

async function exchange(): Promise<void> {
  await ensure();
  await tellName();
  const told = local.tables;
  const wish = { seats: seatsOf(told), lang: settings.lang };
  const found = await ask<MyTables>('me/tables', wish);
  const changed = changedSince(told, local.tables);
  tables = found.tables;
  invitations = found.invitations ?? [];
  remember('mine', tables);
  local.bring(
    found.tables.filter(({ id }) => !changed.has(id)),
    (found.lost ?? []).filter((id) => !changed.has(id)),
  );
  synced = changed.size ? '' : stems(local.tables);
  await count();
  if (recall('called', false)) await (await import('@kit/notices/push')).renew();
}

/** Updates the number on the app's icon. */
const count = (): Promise<void> =>
  import('@kit/turn/badge')
    .then(({ countTurns }) => countTurns(sorted(tables, local.tables).turn.map(({ id }) => id)))
    .catch(() => undefined);

/** Retries with a new key if the server does not know this one: its store was restored from an older copy. */
async function exchangeAnew(): Promise<void> {
  try {
    await exchange();
  } catch (trouble) {
    if (!(trouble instanceof Trouble) || trouble.key !== 'fault-no-person') throw trouble;
    keepKey('');
    await exchange();
  }
}

export const me = {
  /** What the server knows of me, as of the last request. */
  get who(): Me | null {
    return who;
  },
  get tables(): MyTable[] {
    return tables;
  },
  /** To tables of people I have played with. */
  get invitations(): Invitation[] {
    return invitations;
  },
  set invitations(found) {
    invitations = found;
  },
  get known(): boolean {
    return key !== '';
  },

  /** Sends the seats of this device to the server, and receives those of all my devices. */
  sync(): Promise<void> {
    if (!key && !local.tables.some(({ tokens }) => Object.keys(tokens).length))
      return Promise.resolve();
    syncing ??= exchangeAnew().finally(() => (syncing = undefined));
    return syncing;
  },

  async show(): Promise<Me> {
    await ensure();
    const found = know(await ask<Me>('me'));
    return found.lang === settings.lang ? found : this.save(); // six words are made in that language
  },
  async save(): Promise<Me> {
    await ensure();
    return know(await ask<Me>('me', myself()));
  },
  async drop(table: string): Promise<void> {
    local.forget(table);
    tables = tables.filter(({ id }) => id !== table);
    remember('mine', tables);
    await count();
    if (key) await ask('me/drop', { table }).catch(() => undefined);
  },

  /** Deletes my statistics, and with them the finished games of my list. */
  async clear(): Promise<void> {
    local.clear();
    for (const { id } of local.finished) local.forget(id);
    tables = tables.filter(({ ended }) => !ended);
    remember('mine', tables);
    if (key) await ask('me/drop', { table: '' }).catch(() => undefined);
  },

  makeWords: () => ask<{ words: string[] }>('me/words', {}),
  invite: () => ask<NewDevice>('me/invite', {}),
  async let(one: Asking | { id: string }, yes: boolean): Promise<void> {
    const found = await ask<Me | null>('me/devices', { id: one.id, yes });
    if (found) know(found);
    else this.leave();
  },
  async makePasskey(): Promise<void> {
    const { options } = await ask<PasskeyOptions>('me/passkeys/new', {});
    const credential = await makePasskey(options);
    if (credential) know(await ask<Me>('me/passkeys', { credential, device: device() }));
  },
  async dropPasskey(id: string): Promise<void> {
    know(await ask<Me>('me/passkeys/drop', { id }));
  },
  exported: () => ask<Export>('me/export'),
  /** Any other request about me. */
  async ask<T>(path: string, body?: unknown): Promise<T> {
    await ensure();
    return ask<T>(`me/${path}`, body);
  },
  /** A public resource; with my own part of it, if this device has a key. */
  look: async <T>(path: string): Promise<T> =>
    (await (await answered(`/api/${path}`, undefined, key ? withKey(key) : {})).json()) as T,
  async forget(): Promise<number> {
    const { seats } = await ask<{ seats: number }>('me/forget', {});
    this.leave();
    return seats;
  },
  /** Logs this device out. */
  leave(): void {
    if (recall('called', false))
      void import('@kit/notices/push').then(({ silence }) => silence()).catch(() => undefined);
    local.forgetAll();
    [key, who, tables, invitations, synced] = ['', null, [], [], ''];
    void count();
  },

  // -- to log in as somebody whom the server knows already -------------------------------------

  /** The new key of this device, until it is accepted. */
  asking: '',

  enter(wish: Enter): Promise<Entering> {
    this.asking ||= newKey();
    return ask<Entering>('join', { ...wish, device: device() }, this.asking);
  },
  /** By a passkey, without the consent of another device. False, if the person cancelled. */
  async enterByPasskey(): Promise<boolean> {
    this.asking ||= newKey();
    const { options } = await ask<PasskeyOptions>('join/passkey/new', {}, this.asking);
    const credential = await usePasskey(options);
    if (!credential) return false;
    await ask<Entering>('join/passkey', { credential, device: device() }, this.asking);
    return true;
  },
  /** Whether the new key has been accepted by now. */
  async isIn(): Promise<boolean> {
    try {
      await ask<Me>('me', undefined, this.asking);
      return true;
    } catch (trouble) {
      if (trouble instanceof Trouble && trouble.key === 'fault-still-asking') return false;
      throw trouble;
    }
  },
  /** From now on this device belongs to them, with its tables. */
  async become(): Promise<void> {
    const [before, own] = [key, this.asking];
    this.asking = '';
    keepKey(own);
    know(await ask<Me>('me'));
    remember('told', JSON.stringify(myself()));
    await this.sync();
    if (before) await goFrom(before).catch(() => undefined);
  },
};

/** Logs the device out as the person it was before; nobody else knows that key. */
async function goFrom(before: string): Promise<void> {
  const { devices } = await ask<Me>('me', undefined, before);
  const own = devices.find(({ here }) => here);
  if (own) await ask('me/devices', { id: own.id, yes: false }, before);
}

/** From now on every seat that this device gets or loses, and what was seen, is sent to the server. */
export function watch(): void {
  $effect.root(() => {
    $effect(() => {
      if (stems(local.tables) === synced) return;
      const timer = setTimeout(() => void me.sync().catch(() => undefined), PAUSE);
      return () => clearTimeout(timer);
    });
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || !key) return;
    const wish = { seats: seatsOf(local.tables), quiet: true };
    const more = withKey(key, { keepalive: true });
    void answered('/api/me/tables', wish, more).catch(() => undefined);
  });
}
