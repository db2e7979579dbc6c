/** Effects and conditions of the cards in words: the same messages as in the game's `lines.py`. */

import { says, t } from '@kit/words/i18n.svelte';
import { Own } from '@kit/words/names';

export interface Effect {
  /** '' | chooser | other | player | partner | both | stayer | leaver | letter | not-letter */
  who: string;
  letters: string;
  key: string;
  args: Record<string, unknown>;
}

const WHO = /^((not )?([A-D](?:\|[A-D])*)|chooser|other|player|partner|both|stayer|leaver) /;
const DESTINY_VERBS = new Set(['swap-in', 'swap-out', 'drop', 'retrieve', 'say', 'become']);
const HOW: Record<string, string> = { any: '-any', random: '-random', affairs: '-affairs' };

export function readEffect(phrase: string): Effect {
  const found = WHO.exec(phrase);
  const rest = found ? phrase.slice(found[0].length) : phrase;
  const letters = (found?.[3] ?? '').replaceAll('|', '/');
  const who = !found ? '' : letters ? (found[2] ? 'not-letter' : 'letter') : found[1]!;
  const may = rest.startsWith('may ');
  return { who, letters, ...deed(may ? rest.slice(4) : rest, may ? 'yes' : 'no') };
}

function deed(rest: string, may: string): { key: string; args: Record<string, unknown> } {
  if (/^[+-]\d+$/.test(rest)) return { key: 'fx-heart', args: { n: rest } };
  if (/^[a-z]{3}[+-]/.test(rest))
    return {
      key: 'fx-token',
      args: { aspect: `${rest.slice(0, 3)}-${rest[3] === '+' ? 'up' : 'down'}` },
    };
  const [verb = '', ...words] = rest.split(' ');
  const arg = words.join(' ');
  if (DESTINY_VERBS.has(verb)) {
    const [names = '', but = ''] = arg.split(' but ');
    const args = { may, destinies: names.split('|') };
    return but
      ? { key: `fx-${verb}-but`, args: { ...args, but: new Own(named('destiny', but)) } }
      : { key: `fx-${verb}`, args };
  }
  if (verb === 'draw' || verb === 'search') return { key: `fx-${verb}`, args: { deck: words[0] } };
  if (verb === 'carry' || verb === 'mark') return { key: `fx-${verb}`, args: { kind: arg } };
  if (verb === 'discard' || verb === 'reveal') {
    const how = HOW[arg] ?? '';
    return { key: `fx-${verb}${how}`, args: how ? { may } : { may, n: Number(arg) } };
  }
  if (verb === 'change')
    return { key: `fx-change${words[1] ? '-random' : ''}`, args: { kind: words[0] } };
  if (verb === 'add') return { key: 'fx-add', args: { scene: arg } };
  return { key: `fx-${verb}${arg ? `-${arg}` : ''}`, args: { may } };
}

export const named = (kind: string, id: string): string =>
  says(`${kind}-${id}`) ? t(`${kind}-${id}`) : id;

/** What it does, without whom it is for. */
export const deedInWords = ({ key, args }: Effect): string => t(key, args);

/** Who, and what. */
export function phrase(effect: string): string {
  const found = readEffect(effect);
  const told = deedInWords(found);
  return found.who
    ? t('fx-for', { whom: t(`who-${found.who}`, { letters: found.letters }), deed: told })
    : told;
}

/** Whom an effect means, as far as the card alone says it; empty where letters decide. */
export function seatsOf(who: string, player: number, chooser: number): number[] {
  if (who === 'both') return [0, 1];
  const one = { player, partner: 1 - player, chooser, other: 1 - chooser }[who];
  return one === undefined || one < 0 || one > 1 ? [] : [one];
}

const PLAIN: Record<string, string> = {
  match: 'when-match',
  'no match': 'when-no-match',
  else: 'when-else',
  stay: 'when-stay',
  part: 'when-part',
  'one leaves': 'when-one-leaves',
  child: 'when-child',
  married: 'when-married',
};

const slashed = (letters: string): string => letters.replaceAll('|', '/');

/** A condition of an additional effect in words. */
export function condition(when: string): string {
  const told = when.split(' or ').map((part) => {
    const [verb = '', ...rest] = part.split(' ');
    if (part in PLAIN) return t(PLAIN[part]!);
    if (verb === 'match' || verb === 'one')
      return t(`when-${verb}-of`, { letters: slashed(rest.join(' ')) });
    if (verb === 'player') {
      const [mine = '', yours = ''] = rest.join(' ').split(', partner ');
      return t('when-pair', { player: slashed(mine), partner: slashed(yours) });
    }
    return slashed(part);
  });
  return told.join(t('when-or'));
}

/** A row "match: both +2; player draw drama", or of the finale without a condition. */
export function readRow(row: string): { when: string; effects: string[] } {
  const at = row.indexOf(':');
  const rest = at < 0 ? row : row.slice(at + 1);
  return {
    when: at < 0 ? '' : row.slice(0, at),
    effects: rest.split(';').map((one) => one.trim()),
  };
}
