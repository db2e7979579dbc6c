/** Everybody in the game: their names, faces, colours and moods. */

import { Cast as Named } from '@kit/words/cast';
import { capital, t } from '@kit/words/i18n.svelte';
import type { Person } from '@wire';
import type { FieseView } from '@wire/fiese-freunde';
import type { Look } from '../look/face';
import { moodOf } from '../look/mood';

const ANONYMOUS = -1;

export { elided, list, Own, said } from '@kit/words/names';

export class Cast extends Named {
  constructor(
    people: readonly Person[],
    readonly view: Pick<FieseView, 'persons' | 'boards' | 'seats'> & Partial<FieseView>,
    mine: number | null = null,
    /** What I have chosen to be, while the others still think about it. */
    private readonly chosen = '',
  ) {
    super(people, mine);
  }

  isPlayer(person: number): boolean {
    return person >= 0 && person < this.view.seats;
  }

  override name(person: number): string {
    if (person === ANONYMOUS) return t('person-anonymous');
    if (person < 0) return t('person-nobody');
    if (this.isPlayer(person)) return super.name(person);
    const id = this.view.persons[person]?.name ?? '';
    return id ? capital(t(`person-${id}`)) : t('person-nobody');
  }

  sex(person: number): string {
    if (this.chosen && person === this.mine) return this.chosen;
    return this.view.persons[person]?.sex ?? this.view.boards[person]?.sex ?? 'w';
  }

  /** What their face is drawn from. */
  seed(person: number): string {
    return this.isPlayer(person)
      ? `${person}/${this.people[person]?.name ?? ''}`
      : (this.view.persons[person]?.name ?? String(person));
  }

  about(person: number): string {
    return this.isPlayer(person) || person < 0
      ? ''
      : t(`person-${this.view.persons[person]?.name}.about`);
  }

  /** A life shows in a face. */
  look(person: number): Look {
    const board = this.view.boards[person];
    if (!board) return { mood: this.loved(person) ? 'love' : 'calm' };
    return {
      mood: moodOf(board, this.view.full),
      round: board.traits.weight ?? 0,
      halo: board.celibate,
    };
  }

  /** Whether a player is in love with that person. */
  loved(person: number): boolean {
    return this.view.boards.some(({ partner }) => partner === person);
  }

  colour(person: number): string {
    return this.isPlayer(person) ? `var(--seat-${person})` : 'var(--line-strong)';
  }
}

/** How old one is in a slice of life. */
const AGES = [18, 23, 29, 36, 44, 53, 62, 71, 79, 86, 92];
export const ageOf = (slice: number): number => AGES[slice - 1] ?? 92 + 2 * (slice - AGES.length);
