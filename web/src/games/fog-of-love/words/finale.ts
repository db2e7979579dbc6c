/** Each step of the finale in words: read on the screen, and aloud. */

import { minus, signed, t } from '@kit/words/i18n.svelte';
import { Own, said } from '@kit/words/names';
import type { Cast } from '../model/cast';
import type { Step } from '../model/finale';
import type { FogView } from '../model/types';
import { named } from './effects';
import { line, spoken, titleOf } from './lines';
import { goalInWords, needOf } from './needs';
import type { Story } from './story';

export interface Told {
  /** Above it, small: what this is. */
  kicker: string;
  title: string;
  /** What it says below. */
  text: string;
  /** What it gave, large. */
  gain?: string;
  /** The same in one breath, for whoever listens. */
  aloud: string;
}

export interface Teller {
  view: FogView;
  cast: Cast;
  story: Story;
}

export function toldOf(step: Step, teller: Teller): Told {
  const told = wordsOf(step, teller);
  const parts = [told.kicker, told.title, told.text, told.gain];
  return { ...told, aloud: parts.flatMap((part) => (part ? [sentence(part)] : [])).join(' ') };
}

const sentence = (text: string): string => (/[.!?…»”)]$/.test(text) ? text : `${text}.`);

function wordsOf(step: Step, { view, cast, story }: Teller): Omit<Told, 'aloud'> {
  const pair = { one: cast.own(cast.sides[0]), other: cast.own(cast.sides[1]) };
  switch (step.kind) {
    case 'open':
      return {
        kicker: titleOf(view.chapters.at(-1) ?? ''),
        title: said('fl-fin-open', pair),
        text: t('fl-fin-open-about'),
      };
    case 'secret':
      return {
        kicker: said('fl-fin-secret', { name: cast.own(step.seat) }),
        title: titleOf(step.entry.scene),
        text: line(step.entry.scene, 'kept', {
          view,
          cast,
          seat: step.seat,
          until: step.at,
          choices: step.entry.counted,
        }),
      };
    case 'goal':
      return {
        kicker: said('fl-fin-goal', { name: cast.own(step.seat) }),
        title: named('trait', step.goal.trait),
        text: t('fl-fin-goal-told', {
          goal: goalInWords(step.goal, cast.own(step.seat)),
          have: minus(step.goal.have),
          met: t(step.goal.met ? 'fl-met' : 'fl-missed'),
        }),
        gain: signed(step.gain),
      };
    case 'hearts':
      return {
        kicker: t('fl-fin-hearts'),
        title: said('fl-fin-sum', {
          ...pair,
          a: step.hearts[cast.sides[0] as 0 | 1],
          b: step.hearts[cast.sides[1] as 0 | 1],
        }),
        text: '',
      };
    case 'destiny':
      return {
        kicker: said('fl-fin-destiny', { name: cast.own(step.seat) }),
        title: named('destiny', step.destiny.destiny),
        text: said(step.destiny.stays ? 'fl-fin-stays' : 'fl-fin-leaves', {
          name: cast.own(step.seat),
        }),
      };
    case 'check': {
      const plain = step.check.kind === 'partner-stays' || step.check.kind === 'goals-opposed';
      return {
        kicker: `${cast.name(step.seat)} · ${t(step.check.ok ? 'fl-met' : 'fl-missed')}`,
        title: needOf(step.check, cast, step.seat),
        text: plain ? '' : t('fl-have', { n: minus(step.check.have) }),
      };
    }
    case 'verdict':
      return {
        kicker: `${cast.name(step.seat)} · ${named('destiny', step.destiny.destiny)}`,
        title: t(step.destiny.ok ? 'fl-fulfilled' : 'fl-unfulfilled'),
        text: spoken(`destiny-${step.destiny.destiny}.${step.destiny.ok ? 'met' : 'missed'}`, {
          view,
          cast,
          seat: step.seat,
        }),
      };
    case 'end':
      return {
        kicker: '',
        title: said(view.together ? 'fl-end-together' : 'fl-end-parted', {
          one: new Own(story.names[cast.sides[0] as 0 | 1]),
          other: new Own(story.names[cast.sides[1] as 0 | 1]),
        }),
        text: story.ending,
      };
  }
}
