/** What is going on, in a line: every question with its subject, so that it can be read on a pad alone. */

import { t } from '@kit/words/i18n.svelte';
import { Own, said } from '@kit/words/names';
import { othersAwaited } from '@kit/words/waiting';
import type { Run } from '../model/run.svelte';

export function asked(run: Run): string {
  const { cast, view, stage } = run;
  if (cast.open) return t('an-wait-seats', { n: cast.open });
  if (stage === 'ready' && run.can('ready')) return t('ask-ready');
  const away = run.side < 0 && !votesOnOrder(run) ? absent(run) : '';
  if (away) return away;
  if (stage === 'ready') return said('an-wait-ready', { names: cast.names(view.unready) });
  if (view.drawer !== null)
    return run.myTurn ? t('an-your-turn') : said('an-turn-of', { name: cast.own(view.drawer) });
  if (stage === 'race') return racing(run);
  return stage === 'over' ? '' : judging(run);
}

/** Says that somebody who should act now is not there; the table waits a little. */
export function absent({ id, view, cast }: Run): string {
  const fight = view.stage === 'race' ? view.face_off : null;
  const racing = fight?.rivals.filter((_, n) => !fight.handed[n] && !fight.passed[n]);
  const seats = racing ?? (view.drawer === null ? view.unready : [view.drawer]);
  const waiting = { seats, why: view.stage };
  return othersAwaited({ id, waiting }, cast, 'an-away')?.gone ?? '';
}

/**
 * The question to me for screen readers, as soon as it is asked: the focus is in the field, not on the
 * question. Not for my own face-off, which an alert announces.
 */
export function putToMe(run: Run): string {
  const judges = ['fine', 'yes', 'first'].some((option) => run.can(option)) || votesOnOrder(run);
  const mine = run.stage === 'table' ? run.myTurn : run.stage !== 'race' && judges;
  return mine && !run.cast.open ? [asked(run), marks(run)].filter(Boolean).join(' ') : '';
}

/** Facts that help to judge the current answer. */
function marks({ view, cast, seat }: Run): string {
  const claim = view.face_off?.claim;
  if (!claim || view.stage === 'order') return '';
  const own = claim.seat === seat ? t('an-own-me') : said('an-own', { name: cast.own(claim.seat) });
  const near = claim.near ? said('an-near', { word: new Own(claim.near) }) : '';
  const all = [claim.listed ? t('an-listed') : '', claim.own ? own : '', near].filter(Boolean);
  return all.length ? `(${all.join('; ')})` : '';
}

/** Whose judgement the table waits for, besides mine. */
export function judges({ view, seat }: Run): number[] {
  const fight = view.face_off!;
  const content = [...fight.fine, fight.claim?.seat, ...view.gone];
  const asked =
    view.stage === 'challenge'
      ? view.won.map((_, one) => one).filter((one) => !content.includes(one))
      : fight.voters.filter((one) => !fight.voted.includes(one));
  return asked.filter((one) => one !== seat);
}

function rivals({ view, cast }: Run): Record<string, Own> {
  const [one, two] = view.face_off!.rivals;
  return { one: cast.own(one!), two: cast.own(two!) };
}

const votesOnOrder = (run: Run): boolean =>
  (run.view.face_off?.winners ?? []).some((option) => run.can(option));

function racing(run: Run): string {
  const fight = run.view.face_off!;
  if (run.side < 0) return said(votesOnOrder(run) ? 'an-ask-first' : 'an-others-race', rivals(run));
  if (run.handed || fight.handed[run.side]) return t('an-you-handed');
  return said('an-you-race', { name: run.cast.own(fight.rivals[1 - run.side]!) });
}

function judging(run: Run): string {
  const { stage, cast } = run;
  const { claim } = run.view.face_off!;
  const awaited = (): { names: Own } => ({ names: cast.names(judges(run)) });
  if (stage === 'order')
    return votesOnOrder(run) ? said('an-ask-first', rivals(run)) : said('an-wait-order', awaited());
  const mine = claim?.seat === run.seat;
  if (mine) return t(stage === 'challenge' ? 'an-you-claim' : 'an-you-judged');
  if (stage === 'challenge')
    return run.can('fine') ? t('an-right') : said('an-wait-others', awaited());
  if (stage === 'vote') return run.can('yes') ? t('an-accept') : said('an-wait-votes', awaited());
  const whose = { name: cast.own(claim!.seat), title: new Own(claim!.title) };
  if (run.can('first')) return said(run.can('no') ? 'an-ask-both' : 'an-ask-before', whose);
  return said(run.can('yes') ? 'an-ask-judge' : 'an-wait-judge', whose);
}
