/** Faces, drawn from a seed: everybody in the game has one, and it is always the same. */

import {
  BEARDS,
  CLOTHES,
  COLLARS,
  EXTRAS,
  GLASSES,
  GROUNDS,
  HAIRS,
  HAIR_COLOURS,
  NOSES,
  SKINS,
} from './faceparts';

export type Mood = 'calm' | 'happy' | 'love' | 'sad' | 'tipsy' | 'ill' | 'asleep';

export interface Spec {
  skin: number;
  hair: string;
  colour: number;
  glasses: string;
  beard: string;
  extra: string;
  nose: number;
  cloth: number;
  collar: number;
  ground: number;
  lashes: boolean;
  /** Wider cheeks, from 0 to 3. */
  round: number;
}

export interface Look {
  mood?: Mood;
  round?: number;
  halo?: boolean;
}

/** The people of the town, each with a face we chose. */
const KNOWN: Record<string, Partial<Spec>> = {
  wilma: { hair: 'bun', colour: 7, skin: 0, glasses: 'half', extra: 'rings', cloth: 6, ground: 3 },
  jutta: {
    hair: 'pixie',
    colour: 5,
    skin: 7,
    glasses: 'none',
    extra: 'hoops',
    cloth: 1,
    ground: 0,
  },
  renske: {
    hair: 'braids',
    colour: 4,
    skin: 0,
    glasses: 'none',
    extra: 'freckles',
    cloth: 0,
    ground: 4,
  },
  paula: {
    hair: 'curls',
    colour: 1,
    skin: 3,
    glasses: 'round',
    extra: 'none',
    cloth: 2,
    ground: 1,
  },
  odile: { hair: 'scarf', colour: 0, skin: 5, glasses: 'none', extra: 'none', cloth: 3, ground: 0 },
  svenja: {
    hair: 'long',
    colour: 4,
    skin: 1,
    glasses: 'square',
    extra: 'none',
    cloth: 7,
    ground: 6,
  },
  carla: {
    hair: 'wavy',
    colour: 0,
    skin: 2,
    glasses: 'none',
    extra: 'flower',
    cloth: 0,
    ground: 5,
  },
  ines: { hair: 'afro', colour: 0, skin: 6, glasses: 'none', extra: 'hoops', cloth: 2, ground: 2 },
  ruben: {
    hair: 'messy',
    colour: 2,
    skin: 1,
    glasses: 'none',
    beard: 'stubble',
    extra: 'none',
    cloth: 4,
    ground: 2,
  },
  gustav: {
    hair: 'bald',
    colour: 6,
    skin: 0,
    glasses: 'round',
    beard: 'grand',
    extra: 'none',
    cloth: 5,
    ground: 4,
  },
  benno: {
    hair: 'buzz',
    colour: 3,
    skin: 1,
    glasses: 'none',
    beard: 'full',
    extra: 'none',
    cloth: 0,
    ground: 5,
  },
  malik: {
    hair: 'afro',
    colour: 0,
    skin: 6,
    glasses: 'square',
    beard: 'goatee',
    extra: 'none',
    cloth: 2,
    ground: 1,
  },
  theo: {
    hair: 'quiff',
    colour: 4,
    skin: 7,
    glasses: 'none',
    beard: 'none',
    extra: 'freckles',
    cloth: 3,
    ground: 0,
  },
  kasper: {
    hair: 'side',
    colour: 1,
    skin: 0,
    glasses: 'none',
    beard: 'none',
    extra: 'beanie',
    cloth: 1,
    ground: 6,
  },
  luis: {
    hair: 'tophair',
    colour: 0,
    skin: 4,
    glasses: 'none',
    beard: 'stubble',
    extra: 'none',
    cloth: 6,
    ground: 3,
  },
  arne: {
    hair: 'side',
    colour: 6,
    skin: 1,
    glasses: 'square',
    beard: 'moustache',
    extra: 'hearing',
    cloth: 4,
    ground: 5,
  },
};

const WOMEN = ['bob', 'long', 'bun', 'curls', 'pixie', 'pony', 'wavy', 'braids', 'afro'];
const MEN = ['side', 'buzz', 'quiff', 'messy', 'tophair', 'afro', 'curls', 'bald', 'side', 'messy'];

function chance(seed: string): () => number {
  let state = 2166136261;
  for (const sign of seed) state = Math.imul(state ^ sign.codePointAt(0)!, 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function specOf(seed: string, sex: string): Spec {
  const next = chance(seed);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)]!;
  const upTo = (n: number) => Math.floor(next() * n);
  const woman = sex === 'w';
  const spec: Spec = {
    skin: upTo(SKINS.length),
    hair: pick(woman ? WOMEN : MEN),
    colour: pick([0, 0, 1, 1, 2, 3, 4, 5]),
    glasses: next() < 0.3 ? pick(['round', 'square', woman ? 'cat' : 'square']) : 'none',
    beard: woman || next() < 0.45 ? 'none' : pick(['stubble', 'full', 'goatee', 'moustache']),
    extra: pick(
      woman
        ? ['none', 'rings', 'hoops', 'flower', 'freckles', 'band']
        : ['none', 'none', 'freckles', 'cap', 'none'],
    ),
    nose: upTo(NOSES.length),
    cloth: upTo(CLOTHES.length),
    collar: upTo(COLLARS.length),
    ground: upTo(GROUNDS.length),
    lashes: woman,
    round: 0,
  };
  return { ...spec, ...KNOWN[seed] };
}

const INK = '#1f161c';
const line = (paths: string, width = 2.4) =>
  `<g fill="none" stroke="${INK}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round">${paths}</g>`;
const dots = (r: number) =>
  `<g fill="${INK}"><circle cx="38.500" cy="48.500" r="${r}"/><circle cx="61.500" cy="48.500" r="${r}"/></g>`;
const LASHES = line('<path d="M33 45.500l-2.500-1.500M67 45.500l2.500-1.500"/>', 1.8);
const BLUSH =
  '<g fill="#e8506a" opacity=".35"><circle cx="33" cy="58" r="5.500"/><circle cx="67" cy="58" r="5.500"/></g>';

const EYES: Record<Mood, string> = {
  calm:
    dots(3) +
    '<g fill="#fff" opacity=".8"><circle cx="39.500" cy="47.500" r=".9"/><circle cx="62.500" cy="47.500" r=".9"/></g>',
  happy: line('<path d="M34 49q4.500-5 9 0M57 49q4.500-5 9 0"/>', 2.8),
  love:
    dots(3.2) +
    '<g fill="#fff"><circle cx="39.600" cy="47.400" r="1"/><circle cx="62.600" cy="47.400" r="1"/></g>',
  sad: dots(2.7) + '<path d="M68 52q4 6 0 8-4-2 0-8z" fill="#7fb4e8"/>',
  tipsy: dots(2.7) + line('<path d="M34 45.500h9M57 45.500h9"/>', 2.2),
  ill: line('<path d="M34.500 49h8M57.500 49h8"/>', 2.6),
  asleep: line('<path d="M34 48q4.500 4 9 0M57 48q4.500 4 9 0"/>', 2.4),
};
const BROWS: Record<Mood, string> = {
  calm: '<path d="M33 40q5-3 10-1M57 39q5-2 10 1"/>',
  happy: '<path d="M33 39q5-4 10-1M57 38q5-3 10 1"/>',
  love: '<path d="M33 39q5-4 10-1M57 38q5-3 10 1"/>',
  sad: '<path d="M33 42q5-1 9-5M58 37q4 4 9 5"/>',
  tipsy: '<path d="M33 38q5-3 10 1M57 40q5-3 10 0"/>',
  ill: '<path d="M33 41q5-1 9-3M58 38q4 2 9 3"/>',
  asleep: '<path d="M33 40q5-2 10 0M57 40q5-2 10 0"/>',
};
const MOUTHS: Record<Mood, string> = {
  calm: line('<path d="M42 66q8 5 16 0"/>'),
  happy: `<path d="M39.500 63.500h21q-1.500 11-10.500 11t-10.500-11z" fill="#7d2333" stroke="${INK}" stroke-width="1.800" stroke-linejoin="round"/><path d="M42.500 64.500h15v3h-15z" fill="#fff"/>`,
  love: line('<path d="M40 65q10 8 20 0"/>'),
  sad: line('<path d="M43 69q7-5 14 0"/>'),
  tipsy: line('<path d="M41 67q4-4 7 0t7 0 5-2"/>'),
  ill:
    line('<path d="M44 68q6-3 12 0"/>') +
    `<g transform="rotate(24 56 68)"><rect x="55" y="66" width="17" height="3.600" rx="1.800" fill="#fff" stroke="${INK}" stroke-width="1.300"/><circle cx="70" cy="67.800" r="2.600" fill="#e4572e"/></g>`,
  asleep: line('<path d="M46 67q4 2 8 0"/>'),
};

/** What stands between <svg viewBox="0 0 100 100"> and </svg>. Nothing of it comes from a person. */
export function drawFace(spec: Spec, look: Look = {}): string {
  const mood = look.mood ?? 'calm';
  const round = look.round ?? spec.round;
  const skin = SKINS[spec.skin]!;
  const hair = HAIRS[spec.hair] ?? HAIRS.side!;
  const half = 23 + round * 1.5;
  const jaw = 24 + round * 1.2;
  const colour = (part: string) =>
    part
      .replaceAll('"H"', `"${HAIR_COLOURS[spec.colour]}"`)
      .replaceAll('"K"', `"${CLOTHES[spec.cloth]}"`);
  const head = `M${50 - half} 44c0-14 ${half - 13}-23 ${half}-23s${half} 9 ${half} 23v8c0 ${jaw - 10}-${half - 13} ${jaw}-${half} ${jaw}s-${half}-10-${half}-${jaw}z`;
  return colour(
    `<circle cx="50" cy="50" r="50" fill="${GROUNDS[spec.ground]}"/>${hair.back}` +
      `<path d="M41 68h18v16q-9 8-18 0z" fill="${skin}"/><path d="M41 74q9 6 18 0v4q-9 6-18 0z" fill="#000" opacity=".1"/>${COLLARS[spec.collar]}` +
      `<g fill="${skin}"><circle cx="${50 - half}" cy="50" r="5.500"/><circle cx="${50 + half}" cy="50" r="5.500"/><path d="${head}"/></g>` +
      `${mood === 'love' || mood === 'tipsy' || mood === 'happy' ? BLUSH : ''}${spec.extra === 'freckles' ? EXTRAS.freckles : ''}` +
      `${BEARDS[spec.beard]}${MOUTHS[mood]}${line(NOSES[spec.nose]!, 1.9)}${mood === 'tipsy' ? '<circle cx="50" cy="56" r="4.500" fill="#e8506a" opacity=".55"/>' : ''}` +
      `${EYES[mood]}${spec.lashes && mood !== 'asleep' ? LASHES : ''}${line(BROWS[mood], 2.2)}${GLASSES[spec.glasses]}${hair.front}` +
      `${spec.extra === 'freckles' ? '' : (EXTRAS[spec.extra] ?? '')}` +
      `${look.halo ? '<ellipse cx="50" cy="10" rx="19" ry="5.500" fill="none" stroke="#f3c63c" stroke-width="3.500"/>' : ''}`,
  );
}
