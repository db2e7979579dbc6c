/** What will be told of this game, in words: for the page, and for the picture to share. */

import { lang, t } from '@kit/words/i18n.svelte';
import { Own, said } from '@kit/words/names';
import type { Note } from '@wire';
import type { Cast } from '../model/cast';
import { seconds } from './events';
import { recap } from './recap';

export interface Fact {
  id: string;
  label: string;
  value: string;
  /** The value is a word of the game, in its language. */
  word: boolean;
  about: string;
}

const quoted = (word: string): Own => new Own(word || '…');

export function factsOf(notes: Note[], cast: Cast): Fact[] {
  const told = recap(notes, cast.mine);
  const own = (seat: number) => new Own(cast.label(seat));
  const time = (ms: number) => seconds(ms, lang.now);
  const facts: (Fact | null)[] = [
    averageOf(told.averages, cast),
    told.fastest && {
      id: 'fastest',
      label: t('an-fastest'),
      // A spoken answer has no word on record: then the time is shown.
      value: told.fastest.word || t('an-seconds', { s: time(told.fastest.time) }),
      word: told.fastest.word !== '',
      about: said(told.fastest.word ? 'an-fastest-by' : 'an-best-by', {
        name: own(told.fastest.seat),
        s: time(told.fastest.time),
        title: quoted(told.fastest.title),
      }),
    },
    told.best && {
      id: 'best',
      label: t('an-best'),
      value: told.best.word,
      word: true,
      about: said('an-best-by', { name: own(told.best.seat), title: quoted(told.best.title) }),
    },
    told.nemesis && {
      id: 'nemesis',
      label:
        told.nemesis.of === cast.mine
          ? t('an-nemesis')
          : said('an-nemesis-of', { name: own(told.nemesis.of) }),
      value: cast.name(told.nemesis.seat),
      word: false,
      about: t('an-nemesis-by', { n: told.nemesis.n }),
    },
    told.closest && {
      id: 'closest',
      label: t('an-closest'),
      value: t('an-seconds', { s: time(told.closest.later) }),
      word: false,
      about: said('an-closest-by', {
        name: own(told.closest.seat),
        title: quoted(told.closest.title),
      }),
    },
    told.cascade && {
      id: 'cascade',
      label: t('an-longest'),
      value: t('an-in-a-row', { n: told.cascade.length }),
      word: false,
      about: rivals(told.cascade.seats, cast),
    },
    told.refused && {
      id: 'refused',
      label: t('an-funniest'),
      value: told.refused.word,
      word: true,
      about: said(told.refused.seat === cast.mine ? 'an-funniest-by-me' : 'an-funniest-by', {
        name: own(told.refused.seat),
      }),
    },
  ];
  return facts.filter((fact): fact is Fact => fact !== null);
}

/** Between whom it was; I am not named within a sentence. */
function rivals(seats: readonly number[], cast: Cast): string {
  const others = seats.filter((seat) => seat !== cast.mine);
  return others.length < seats.length
    ? said('an-longest-by-me', { name: cast.names(others) })
    : said('an-longest-by', { names: cast.names(seats) });
}

/** My average, if I have played and won a card; else that of the quickest. */
function averageOf(
  averages: readonly { seat: number; time: number; n: number }[],
  cast: Cast,
): Fact | null {
  const quickest = [...averages].sort((a, b) => a.time - b.time)[0];
  const one = averages.find(({ seat }) => seat === cast.mine) ?? quickest;
  if (!one) return null;
  return {
    id: 'average',
    label: t('an-average'),
    value: t('an-seconds', { s: seconds(one.time, lang.now) }),
    word: false,
    about: said('an-average-by', { name: new Own(cast.label(one.seat)), n: one.n }),
  };
}
