import { expect, test } from 'vitest';
import { cardsOf, counted, handCard, nowCard, reactionCard, seatOf } from './card';
import type { Effect, Figures, FogView, HandCard, Now, Roles } from './types';

const figures = (id: string): Figures => ({ id, kind: 'both', deck: 'sweet', effects: {} });
const MINE: Roles = { player: 0, partner: 1, chooser: 1, other: 0 };
const THEIRS: Roles = { player: 1, partner: 0, chooser: 0, other: 1 };
const OPEN: Roles = { player: 0, partner: 1, chooser: -1, other: -1 };

const held: HandCard = {
  card: 7,
  scene: figures('in-hand'),
  can: true,
  no: '',
  roles: MINE,
  uses: [],
};
const now: Now = {
  scene: figures('laid'),
  player: 0,
  choices: ['', ''],
  counted: ['', ''],
  how: '',
  acting: '',
  acting_seat: -1,
  skipped: false,
  reaction: figures('answer'),
  roles: OPEN,
  options: { a: MINE },
  reaction_roles: THEIRS,
};

test('an effect is for whom the view says, and for nobody in particular as long as that is open', () => {
  const seat = (who: string, roles: Roles) => seatOf({ verb: 'heart', key: '', who }, roles);
  expect(seat('player', OPEN)).toBe(0);
  expect(seat('partner', OPEN)).toBe(1);
  expect(seat('chooser', OPEN)).toBe(-1);
  expect(seat('chooser', THEIRS)).toBe(0);
  expect(seat('both', MINE)).toBe(-1);
  expect(seat('letter', MINE)).toBe(-1);
  const plain: Effect = { verb: 'skip', key: '' };
  expect(seatOf(plain, MINE)).toBe(-1);
});

test('a card of the hand belongs to whoever it would be played for', () => {
  expect(handCard({ ...held, roles: THEIRS }).player).toBe(1);
});

test('the options of the card being resolved have roles of their own', () => {
  expect(nowCard(now)).toEqual({
    figures: now.scene,
    player: 0,
    roles: OPEN,
    options: { a: MINE },
    counted: ['', ''],
    how: '',
  });
});

test('a reaction is there only if one was played', () => {
  expect(reactionCard(now)).toEqual({ figures: now.reaction, player: 1, roles: THEIRS });
  expect(reactionCard({ ...now, reaction: null, reaction_roles: null })).toBeUndefined();
});

test('what can be read: the hand, the card being resolved, the reaction to it', () => {
  const ids = (view: Partial<FogView>) => cardsOf(view as FogView).map((card) => card.figures.id);
  const me = { hand: [held] } as FogView['me'];
  expect(ids({ me, now })).toEqual(['in-hand', 'laid', 'answer']);
  expect(ids({ me, now: { ...now, reaction: null } })).toEqual(['in-hand', 'laid']);
  expect(ids({ me: null, now: null })).toEqual([]);
});

test('tokens of one aspect are counted together', () => {
  expect(counted(['gen-up', 'sin-down', 'gen-up'])).toEqual([
    { aspect: 'gen-up', n: 2 },
    { aspect: 'sin-down', n: 1 },
  ]);
  expect(counted()).toEqual([]);
});
