import { expect, test } from 'vitest';
import { drawFace, PORTRAITS } from './face';
import { FEATURES, HAIR_COLOURS } from './faceparts';

const drawn = (portrait: string, ...features: string[]) =>
  drawFace({ portrait, colour: 'red', features });
const FAIR = HAIR_COLOURS[4]!;

test.each(Object.keys(PORTRAITS))('long fair hair is seen on %s', (portrait) => {
  expect(drawn(portrait, 'long-fair-hair')).toContain(FAIR);
});

test('a scarf stays, and what is under it peeps out', () => {
  expect(drawn('p7', 'long-fair-hair')).toContain(FEATURES['fair-strands']!.over);
  expect(drawn('p7')).not.toContain(FAIR);
});

test('a tattoo is on skin: where the neck is covered, on the cheek', () => {
  const neck = FEATURES.tattoo!.under!;
  const cheek = FEATURES['tattoo-cheek']!.under!;
  for (const [portrait, { hair, cloth }] of Object.entries(PORTRAITS)) {
    const covered = hair === 'hijab' || cloth === 'roll';
    expect(drawn(portrait, 'tattoo')).toContain(covered ? cheek : neck);
    expect(drawn(portrait, 'tattoo')).not.toContain(covered ? neck : cheek);
  }
});
