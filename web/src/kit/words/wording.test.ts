import { beforeAll, expect, test, vi } from 'vitest';
import type { Person } from '@wire';
import { Cast } from './cast';
import { speakWith, t, type Kinds } from './i18n.svelte';
import { joined, worded } from './wording';

vi.mock('@kit/device/settings.svelte', () => ({ settings: { lang: 'en' } }));

const TEXT = `
it = { $value }
seat-number = Player { $n }
seat-you = You
nobody = not a soul
deck-sweet = the sweet deck
deck-sour = the sour deck
card-walk = Walk
word-sweet = never
who = { $seat }
all = { $seats }
none = { $nobody }
one = { $deck }
many = { $decks }
plain = { $card }
lists = { $cards }
own = { $word }
seal = { $hash }
gain = { $gain }
figures = { $figures }
times = { $times } s
mood = { $mood }
`;
const KINDS: Kinds = {
  seat: { what: 'seat' },
  seats: { what: 'seat', many: true },
  nobody: { what: 'seat' },
  deck: { what: 'id', of: 'deck' },
  decks: { what: 'id', of: 'deck', many: true },
  word: { what: 'own' },
  hash: { what: 'hash' },
  gain: { what: 'signed' },
  figures: { what: 'number', many: true },
  times: { what: 'seconds', many: true },
  mood: { what: 'mood' },
};
const ANN: Person = { seat: 0, name: 'Ann', kind: 'human' };
const cast = new Cast([ANN, { seat: 1, name: '', kind: 'bot' }]);

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await speakWith('game', async () => [TEXT], KINDS);
});

const own = { mood: (value: unknown) => String(value).toUpperCase() };
const say = (key: string, args: Record<string, unknown>) => t(key, worded(args, KINDS, cast, own));

test.each([
  ['a seat is a name', 'who', { seat: 0 }, 'Ann'],
  ['a seat without a name has a number', 'who', { seat: 1 }, 'Player 2'],
  ['a seat may be in words already', 'who', { seat: 'somebody' }, 'somebody'],
  ['seats are joined as in a sentence', 'all', { seats: [0, 1] }, 'Ann and Player 2'],
  ['of seats, nobody is a word: a dash is not heard', 'all', { seats: [] }, 'not a soul'],
  ['nobody is a dash', 'none', { nobody: -1 }, '–'],
  ['an id has a message of its own', 'one', { deck: 'sweet' }, 'the sweet deck'],
  ['an id without a message is shown', 'one', { deck: 'salty' }, 'salty'],
  ['ids are joined', 'many', { decks: ['sweet', 'sour'] }, 'the sweet deck, the sour deck'],
  ['without a kind, an id by the name of the argument', 'plain', { card: 'walk' }, 'Walk'],
  ['a list without a kind stays as it is', 'lists', { cards: ['walk', 'run'] }, 'walk, run'],
  ['own words are never ids', 'own', { word: 'sweet' }, 'sweet'],
  ['of a seal, the beginning', 'seal', { hash: '0123456789abcdefgh' }, '0123456789abcdef'],
  ['a gain has a sign', 'gain', { gain: 3 }, '+3'],
  ['a loss has one anyway', 'gain', { gain: -1 }, '−1'],
  ['figures are joined', 'figures', { figures: [1, 2] }, '1, 2'],
  ['times are seconds', 'times', { times: [8485, 86] }, '8.5, 0.09 s'],
  ['a kind of the game is worded by the game', 'mood', { mood: 'glad' }, 'GLAD'],
])('%s', (_, key, args, told) => {
  expect(say(key, args)).toBe(told);
});

test('a game may join ids as in a sentence', () => {
  const args = worded({ decks: ['sweet', 'sour'] }, KINDS, cast, { id: joined });
  expect(t('many', args)).toBe('the sweet deck and the sour deck');
});

test('on a plate, whoever has no name of their own is "You"; the others keep theirs', () => {
  const seen = (mine: number) => {
    const here = new Cast(cast.people, mine);
    return [here.label(0), here.label(1)];
  };
  expect(seen(1)).toEqual(['Ann', 'You']);
  expect(seen(0)).toEqual(['Ann', 'Player 2']);
  expect(new Cast(cast.people, 1).name(1)).toBe('Player 2');
});
