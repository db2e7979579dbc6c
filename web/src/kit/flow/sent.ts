/** A message to the table that the table has not answered yet. An update that others caused does not answer an answer
    of mine; for every other kind, the next message of the expected type counts as the reply. */

import { PASSING } from '@kit/line/connection';
import type { Choice, ClientMessage, ServerMessage, Update } from '@wire';

export interface Sent {
  what: ClientMessage['t'];
  /** If it is an answer. */
  choice?: Choice;
}

/** An answer, and to which question. */
export interface Pending {
  ask: number;
  choice: Choice;
  rewinds: number;
}

/** The type of the message that replies to each; kinds that are not listed are replied to by an update. */
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

/** A fault of a server that will be back by itself: it replies to nothing. */
export const isPassing = (message: ServerMessage): boolean =>
  message.t === 'fault' && PASSING.has(message.code);

/** The pending answer has not been taken yet: this update, caused by others, still asks me the same question. */
export const asksStill = ({ prompt, rewinds = 0 }: Update, pending: Pending | null): boolean =>
  pending !== null && prompt?.ask === pending.ask && rewinds === pending.rewinds;

export function isAnswer(message: ServerMessage, sent: Sent, pending: Pending | null): boolean {
  if (message.t === 'welcome' || message.t === 'refused') return true;
  if (message.t === 'fault') return !isPassing(message);
  if (message.t !== (ANSWERED_BY[sent.what] ?? 'update')) return false;
  return !(message.t === 'update' && sent.what === 'answer' && asksStill(message, pending));
}
