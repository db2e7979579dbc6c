/** What was told to the table, until the table has said something to it. To an answer, what others bring about is none;
    of the rest, the next message of its kind is taken for one. */

import { PASSING } from '@kit/line/connection';
import type { Choice, ClientMessage, ServerMessage, Update } from '@wire';

export interface Sent {
  what: ClientMessage['t'];
  /** Of an answer. */
  choice?: Choice;
}

/** An answer, and to which question. */
export interface Pending {
  ask: number;
  choice: Choice;
  rewinds: number;
}

/** By which message the table says something to it; to what is not here, by an update. */
const ANSWERED_BY: Partial<Record<Sent['what'], ServerMessage['t']>> = {
  say: 'said',
  leave: 'people',
  'come-back': 'people',
  rename: 'people',
  fill: 'people',
  call: 'people',
  vote: 'people',
  ready: 'people',
  'pass-on': 'offer',
  'log-out': 'key',
  knock: 'door',
  'let-in': 'door',
  'ask-first': 'door',
  'new-link': 'door',
  watching: 'door',
};

/** Of a server that comes back by itself: it says nothing to what was told. */
export const isPassing = (message: ServerMessage): boolean =>
  message.t === 'fault' && PASSING.has(message.code);

/** That answer is still on its way: its question is asked of me as before, whatever others did. */
export const asksStill = ({ prompt, rewinds = 0 }: Update, pending: Pending | null): boolean =>
  pending !== null && prompt?.ask === pending.ask && rewinds === pending.rewinds;

export function isAnswer(message: ServerMessage, sent: Sent, pending: Pending | null): boolean {
  if (message.t === 'welcome' || message.t === 'refused') return true;
  if (message.t === 'fault') return !isPassing(message);
  if (message.t !== (ANSWERED_BY[sent.what] ?? 'update')) return false;
  return !(message.t === 'update' && sent.what === 'answer' && asksStill(message, pending));
}
