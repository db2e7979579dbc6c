import { describe, expect, it } from 'vitest';
import type { Form } from '@wire';
import { find, fitting, fold, read } from './typed';

const labels = ['Burn Walk: Search', 'Burn Walk: Clear', 'Strike a match', 'Éteindre la lumière'];

describe('find', () => {
  it('takes a number for the place in the list', () => {
    expect(find('3', labels)).toEqual({ place: 2 });
    expect(find(' 1 ', labels)).toEqual({ place: 0 });
    expect(find('0', labels)).toBeNull();
    expect(find('5', labels)).toBeNull();
  });

  it('takes the words themselves, their beginning, or some of them', () => {
    expect(find('strike a match', labels)).toEqual({ place: 2 });
    expect(find('stri', labels)).toEqual({ place: 2 });
    expect(find('walk clear', labels)).toEqual({ place: 1 });
    expect(find('lum ete', labels)).toEqual({ place: 3 });
  });

  it('says which ones fit, if several do', () => {
    expect(find('burn', labels)).toEqual({ several: [0, 1] });
  });

  it('prefers what is meant exactly', () => {
    expect(find('walk', ['walk', 'walk on'])).toEqual({ place: 0 });
  });

  it('finds nothing in nothing', () => {
    expect(find('', labels)).toBeNull();
    expect(find('?!', labels)).toBeNull();
    expect(find('dance', labels)).toBeNull();
  });
});

describe('fitting', () => {
  it('leaves what fits what was typed so far', () => {
    expect(fitting('', labels)).toEqual([0, 1, 2, 3]);
    expect(fitting('walk', labels)).toEqual([0, 1]);
    expect(fitting('xyz', labels)).toEqual([]);
  });
});

it('compares without capitals, accents and signs', () => {
  expect(fold('  L’Écho, là-bas! ')).toBe('l echo la bas');
});

describe('read', () => {
  const options: Form = { form: 'options', options: ['a', 7, ['x', 1]] };
  const subset: Form = { form: 'subset', items: ['walk', 'walk', 'look'], lo: 0, hi: 3 };
  const items = ['Walk', 'Walk', 'Look around'];
  const race: Form = { form: 'timed', options: ['start', 'drop', 'pass'], longest: 40 };

  it('gives the choice behind a label', () => {
    expect(read('two', options, ['One', 'Two', 'Three'])).toEqual({ choice: 7 });
    expect(read('3', options, ['One', 'Two', 'Three'])).toEqual({ choice: ['x', 1] });
    expect(read('four', options, ['One', 'Two', 'Three'])).toBeNull();
  });

  it('reads numbers and texts', () => {
    expect(read(' 12', { form: 'amount', lo: 0, hi: 20 }, [])).toEqual({ choice: 12 });
    expect(read('twelve', { form: 'amount', lo: 0, hi: 20 }, [])).toBeNull();
    expect(read(' Ada ', { form: 'text', longest: 9 }, [])).toEqual({ choice: 'Ada' });
  });

  it('reads several items, also those that are called alike, with blanks in their names', () => {
    expect(read('1 3', subset, items)).toEqual({ choice: ['walk', 'look'] });
    expect(read('walk, walk, look', subset, items)).toEqual({ choice: ['walk', 'walk', 'look'] });
    expect(read('look around walk', subset, items)).toEqual({ choice: ['look', 'walk'] });
    expect(read('walk walk walk', subset, items)).toBeNull();
  });

  it('takes words for words where they are asked for', () => {
    expect(read('pass away', race, ['', '', 'Pass'])).toEqual({ choice: ['say', 'pass away'] });
    expect(read('3', race, ['', '', 'Pass'])).toEqual({ choice: 'pass' });
    expect(read('pa', { ...race, longest: 0 }, ['', '', 'Pass'])).toEqual({ choice: 'pass' });
  });
});
