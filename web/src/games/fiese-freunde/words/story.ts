/** A biography from the events: chapters by slices of life, told as sentences with the names in them. */

import { t } from '@kit/words/i18n.svelte';
import type { Note } from '@wire';
import type { FieseView } from '@wire/fiese-freunde';
import { titleOf } from '../model/symbols';
import { ageOf, Own, said, type Cast } from '../model/cast';

export interface Beat {
  icon: string;
  text: string;
  /** Those who are in it, beside the one whose life it is. */
  persons: number[];
  /** A card or a goal: a sentence of its own weight. */
  main: boolean;
}

export interface Chapter {
  slice: number;
  age: number;
  title: string;
  beats: Beat[];
}

export interface Life {
  seat: number;
  name: string;
  won: boolean;
  chapters: Chapter[];
  goals: string[];
  loves: number[];
  children: number;
  friends: number;
  lived: number;
  opening: string;
  ending: string;
}

type Args = Record<string, unknown>;
const n = (value: unknown): number => (typeof value === 'number' ? value : -1);

/** The events of one card or goal: from its beginning until the next one begins. */
interface Episode {
  head: Note;
  notes: Note[];
}

const HEADS = new Set(['slice', 'live', 'goal', 'pass', 'auction', 'look', 'over', 'aimless']);

function episodes(notes: Note[]): Episode[] {
  const found: Episode[] = [];
  for (const note of notes) {
    if (HEADS.has(note.key)) found.push({ head: note, notes: [] });
    else found.at(-1)?.notes.push(note);
  }
  return found;
}

export function lifeOf(notes: Note[], cast: Cast, view: FieseView, seat: number): Life {
  const board = view.boards[seat]!;
  const teller = new Teller(cast, view, seat);
  const chapters: Chapter[] = [];
  for (const episode of episodes(notes)) {
    if (episode.head.key === 'slice') {
      const slice = n(episode.head.args?.slice);
      chapters.push({
        slice,
        age: ageOf(slice),
        title: t('ff-chapter', { slice: Math.min(slice, 11) }),
        beats: [],
      });
    } else chapters.at(-1)?.beats.push(...teller.tell(episode));
  }
  const over = view.winner >= 0 || view.aimless;
  return {
    seat,
    name: cast.name(seat),
    won: view.winner === seat,
    chapters,
    goals: board.realised.map((id) => titleOf(id)),
    loves: [...teller.loves],
    children: board.children,
    friends: board.circle.length,
    lived: board.lived.length,
    opening: said('ff-bio-opening', { name: cast.own(seat) }),
    ending: over ? teller.ending() : '',
  };
}

class Teller {
  readonly loves = new Set<number>();
  #children = 0;
  #traits: Record<string, number> = {};
  #name: Own;

  constructor(
    private readonly cast: Cast,
    private readonly view: FieseView,
    private readonly seat: number,
  ) {
    this.#name = cast.own(seat);
  }

  tell({ head, notes }: Episode): Beat[] {
    const args = head.args ?? {};
    const beats: Beat[] = [];
    if (head.key === 'live') beats.push(...this.#live(args, notes));
    else if (head.key === 'goal' && args.seat === this.seat) beats.push(this.#goal(args));
    for (const note of notes) {
      const beat = this.#follows(note);
      if (beat) beats.push(beat);
    }
    return beats;
  }

  ending(): string {
    const { winner, boards } = this.view;
    if (winner < 0) return said('ff-bio-aimless', { name: this.#name });
    if (winner === this.seat) return said('ff-bio-won', { name: this.#name });
    return said('ff-bio-lost', {
      name: this.#name,
      winner: this.cast.own(winner),
      n: boards[this.seat]!.realised.length,
    });
  }

  #say(icon: string, key: string, args: Args = {}, persons: number[] = []): Beat {
    return {
      icon,
      text: said(key, { name: this.#name, ...args }),
      persons: persons.filter((one) => one >= 0),
      main: false,
    };
  }

  /** The card itself: mine, or one I was swept along in. */
  #live(args: Args, notes: Note[]): Beat[] {
    const active = n(args.seat);
    const card = String(args.card);
    const company = companyOf(notes);
    if (active !== this.seat && !company.includes(this.seat) && !this.#touched(notes)) return [];
    const tied = notes.some((note) => note.key === 'tie' || note.key === 'sex');
    const others = company.filter((one) => one !== this.seat && one >= 0);
    let text = this.#past(card);
    if (active !== this.seat)
      text = `${said('ff-bio-along', { name: this.#name, who: this.cast.own(active) })} ${text}`;
    else if (others.length && !tied)
      text += ` ${said('ff-bio-with', { names: this.cast.names(others), n: others.length })}`;
    return [
      {
        icon: 'card',
        text,
        persons: active !== this.seat ? [active] : tied ? [] : others,
        main: true,
      },
    ];
  }

  #past(card: string): string {
    const own = this.view.own_card;
    if (own?.id === card)
      return said('ff-bio-own', { name: this.#name, title: new Own(own.title) });
    return said(`past-${card}`, { name: this.#name });
  }

  #goal(args: Args): Beat {
    const card = String(args.card);
    const text = t('ff-bio-goal', { count: n(args.count), title: new Own(titleOf(card)) });
    return {
      icon: args.super ? 'super' : 'goal',
      text: `${text} ${this.#past(card)}`,
      persons: [],
      main: true,
    };
  }

  /** Whether an event changed this life. */
  #touched(notes: Note[]): boolean {
    return notes.some(
      ({ key, args = {} }) =>
        (key === 'traits' && args.seat === this.seat) || (key === 'bed' && args.a === this.seat),
    );
  }

  #follows({ key, args = {} }: Note): Beat | null {
    const mine = args.a === this.seat || args.b === this.seat;
    const other = args.a === this.seat ? n(args.b) : n(args.a);
    if (key === 'tie' && mine) return this.#tie(other, String(args.now), String(args.was));
    if (key === 'sex' && mine)
      return this.#say('sex', 'ff-bio-sex', { who: this.cast.own(other) }, [other]);
    if (key === 'bed' && args.a === this.seat) return this.#say('sex', 'ff-bio-bed');
    if ((key === 'child' && mine) || (key === 'bed-child' && args.a === this.seat)) {
      this.#children += 1;
      const who = key === 'child' ? this.cast.own(other) : '';
      return this.#say(
        'child',
        key === 'child' ? 'ff-bio-child' : 'ff-bio-bed-child',
        { who, count: this.#children },
        key === 'child' ? [other] : [],
      );
    }
    if (key === 'traits' && args.seat === this.seat)
      return this.#change(args.traits as Record<string, number>);
    if (key === 'celibate' && args.seat === this.seat) return this.#say('halo', 'ff-bio-celibate');
    if (key === 'refuse' && args.seat === this.seat)
      return this.#say('partner', 'ff-bio-stayed', { who: this.cast.own(n(args.active)) }, [
        n(args.active),
      ]);
    if (key === 'refuse' && args.active === this.seat)
      return this.#say('separation', 'ff-bio-refused', { who: this.cast.own(n(args.seat)) }, [
        n(args.seat),
      ]);
    if (key === 'steal' && args.seat === this.seat)
      return this.#say(
        'time',
        'ff-bio-stole',
        { who: this.cast.own(n(args.victim)), n: n(args.time) },
        [n(args.victim)],
      );
    if (key === 'steal' && args.victim === this.seat)
      return this.#say(
        'time',
        'ff-bio-robbed',
        { who: this.cast.own(n(args.seat)), n: n(args.time) },
        [n(args.seat)],
      );
    return null;
  }

  #tie(other: number, now: string, was: string): Beat {
    if (this.view.loves.some((place) => place === now)) this.loves.add(other);
    const icon = now === 'happy' ? 'happily-married' : now;
    return this.#say(icon, 'ff-bio-tie', { now, was, who: this.cast.own(other) }, [other]);
  }

  /** A sentence only for extremes: a characteristic became full, or fell to none from a high value. */
  #change(traits: Record<string, number>): Beat | null {
    const before = this.#traits;
    this.#traits = { ...before, ...traits };
    for (const [trait, value] of Object.entries(traits)) {
      if (value === this.view.full) return this.#say(trait, `ff-bio-full-${trait}`);
      if (value === 0 && (before[trait] ?? 0) >= 2) return this.#say(trait, `ff-bio-gone-${trait}`);
    }
    return null;
  }
}

/** Who took part in the end, regardless of who was named and who called. */
function companyOf(notes: Note[]): number[] {
  const told = notes.find((note) => note.key === 'company');
  return (told?.args?.persons ?? []) as number[];
}
