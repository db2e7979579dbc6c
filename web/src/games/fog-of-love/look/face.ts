/** Faces: sixteen portraits of ours; what the other noticed and how one feels shows in them. */

import { BEARDS, CLOTHES, FEATURES, GLASSES, HAIRS, HAIR_COLOURS, SKINS } from './faceparts';
import { tint } from './palette';

export type Mood = 'hurt' | 'low' | 'calm' | 'glad' | 'radiant';

interface Spec {
  hair: string;
  colour: number;
  skin: number;
  cloth: string;
  glasses?: string;
  beard?: string;
  iris?: string;
  /** Stronger lashes. */
  lashes?: boolean;
  freckles?: boolean;
  earrings?: boolean;
  /** Lines of a longer life. */
  lines?: boolean;
}

export const PORTRAITS: Record<string, Spec> = {
  p1: { hair: 'waves', colour: 2, skin: 1, cloth: 'blouse', lashes: true, iris: '#5b7a4a' },
  p2: { hair: 'side', colour: 1, skin: 0, cloth: 'shirt', beard: 'stubble', iris: '#4a6d93' },
  p3: { hair: 'afro', colour: 0, skin: 5, cloth: 'roll', lashes: true, earrings: true },
  p4: { hair: 'messy', colour: 3, skin: 7, cloth: 'tee', freckles: true, iris: '#5b7a4a' },
  p5: { hair: 'bob', colour: 0, skin: 1, cloth: 'jacket', lashes: true },
  p6: { hair: 'buzz', colour: 0, skin: 6, cloth: 'jacket', beard: 'full' },
  p7: { hair: 'hijab', colour: 0, skin: 2, cloth: 'tee', lashes: true },
  p8: { hair: 'quiff', colour: 4, skin: 0, cloth: 'dungarees', iris: '#4a6d93' },
  p9: {
    hair: 'pixie',
    colour: 5,
    skin: 7,
    cloth: 'dungarees',
    freckles: true,
    earrings: true,
    iris: '#4d8a7a',
  },
  p10: { hair: 'locs', colour: 1, skin: 4, cloth: 'shirt', glasses: 'round' },
  p11: {
    hair: 'bun',
    colour: 6,
    skin: 1,
    cloth: 'roll',
    glasses: 'square',
    lashes: true,
    lines: true,
  },
  p12: { hair: 'bald', colour: 6, skin: 2, cloth: 'shirt', beard: 'moustache', lines: true },
  p13: { hair: 'long', colour: 8, skin: 0, cloth: 'tee', lashes: true, iris: '#6d5a93' },
  p14: { hair: 'curls', colour: 1, skin: 3, cloth: 'tee', iris: '#6b4a2a' },
  p15: { hair: 'braids', colour: 0, skin: 4, cloth: 'blouse', lashes: true },
  p16: { hair: 'turban', colour: 0, skin: 3, cloth: 'jacket', beard: 'full' },
};

export interface Look {
  portrait: string;
  colour: string;
  mood?: Mood;
  features?: readonly string[];
  /** Where the eyes go: -1 left, 1 right. */
  gaze?: number;
}

/** Satisfaction, as a face; a change of it shows for a moment. */
export function moodOf(hearts: number, change = 0): Mood {
  if (change < 0) return 'hurt';
  if (change > 0) return hearts > 12 ? 'radiant' : 'glad';
  return hearts >= 30 ? 'radiant' : hearts >= 12 ? 'glad' : hearts >= 5 ? 'calm' : 'low';
}

const INK = '#241a1e';
const stroke = (paths: string, width: number) =>
  `<g fill="none" stroke="${INK}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round">${paths}</g>`;

const BROWS: Record<Mood, string> = {
  hurt: '<path d="M72 84q10-2 20-9M128 84q-10-2-20-9"/>',
  low: '<path d="M73 82q10-2 19-6M127 82q-10-2-19-6"/>',
  calm: '<path d="M72 79q11-5 20-1M128 79q-11-5-20-1"/>',
  glad: '<path d="M72 77q11-6 20-2M128 77q-11-6-20-2"/>',
  radiant: '<path d="M72 75q11-8 20-3M128 75q-11-8-20-3"/>',
};
const MOUTHS: Record<Mood, string> = {
  hurt: stroke('<path d="M88 129q12-9 24 0"/>', 3),
  low: stroke('<path d="M89 127q11-4 22 0"/>', 3),
  calm: stroke('<path d="M87 124q13 5 26 0"/>', 3),
  glad: stroke('<path d="M84 121q16 13 32 0M82 120l3 2M118 120l-3 2"/>', 3),
  radiant: `<path d="M81 118h38q-2 18-19 18T81 118z" fill="#7d2333" stroke="${INK}" stroke-width="2.400" stroke-linejoin="round"/><path d="M86 119.500h28v5H86z" fill="#fff"/><path d="M90 132q10-6 20 0q-10 6-20 0z" fill="#d2607a"/>`,
};

function eyes(spec: Spec, { mood = 'calm', gaze = 0, features = [] }: Look): string {
  const sleepy = features.includes('dreamy-eyes') || features.includes('glazed-look');
  if (mood === 'radiant' && !features.includes('piercing-gaze'))
    return stroke('<path d="M74 95q9-10 18 0M108 95q9-10 18 0"/>', 3.4);
  const low = mood === 'low' || mood === 'hurt' ? 1.5 : 0;
  const eye = (x: number) =>
    `<ellipse cx="${x}" cy="94" rx="8" ry="${sleepy ? 5.2 : 7}" fill="#fff"/><circle cx="${x + gaze * 2.4}" cy="${94 + low}" r="5" fill="${spec.iris ?? '#4b3020'}"/><circle cx="${x + gaze * 2.4}" cy="${94 + low}" r="2.600" fill="#150e10"/><circle cx="${x + gaze * 2.4 + 1.7}" cy="${92 + low}" r="1.500" fill="#fff"/>`;
  const lids = sleepy
    ? '<path d="M74 92q9-6 18 0M108 92q9-6 18 0"/>'
    : '<path d="M74 92q9-9 18 0M108 92q9-9 18 0"/>';
  const tear = mood === 'hurt' ? '<path d="M128 104q5 8 0 11q-5-3 0-11z" fill="#7fb4e8"/>' : '';
  return `${eye(83)}${eye(117)}${stroke(lids, 2.8)}${tear}`;
}

const COVERED = new Set(['hijab', 'turban']);
const FAIR = 4;

/** What was noticed of the hair changes it; under a scarf it can only peep out (below). */
const fitting = (spec: Spec, features: readonly string[]): Spec =>
  features.includes('long-fair-hair') && !COVERED.has(spec.hair)
    ? { ...spec, hair: 'long', colour: FAIR }
    : spec;

/** The drawing of a feature for this face: a feature of the skin is not drawn over clothes. */
function drawnOn(spec: Spec, feature: string): { under?: string; over?: string } {
  if (feature === 'tattoo' && (spec.hair === 'hijab' || spec.cloth === 'roll'))
    return FEATURES['tattoo-cheek']!;
  if (feature === 'long-fair-hair' && COVERED.has(spec.hair)) return FEATURES['fair-strands']!;
  return FEATURES[feature] ?? {};
}

/** Somebody who has no face yet. */
const SHADOW =
  '<g fill="#8c7865" opacity=".55"><path d="M22 222c4-36 26-50 58-54h40c32 4 54 18 58 54z"/><path d="M84 128h32v44q-16 16-32 0z"/><path d="M60 86c0-30 16-46 40-46s40 16 40 46c0 30-15 58-40 58S60 116 60 86z"/></g>';

/** What stands between <svg viewBox="0 0 200 220"> and </svg>. Nothing of it comes from a person. */
export function drawFace(look: Look): string {
  const { mood = 'calm', features = [] } = look;
  if (!look.portrait) return SHADOW;
  const spec = fitting(PORTRAITS[look.portrait] ?? PORTRAITS.p14!, features);
  const seen =
    features.includes('always-smiling') && (mood === 'low' || mood === 'calm') ? 'glad' : mood;
  const hair = HAIRS[spec.hair] ?? HAIRS.side!;
  const skin = SKINS[spec.skin]!;
  const glasses = GLASSES[features.includes('thick-glasses') ? 'thick' : (spec.glasses ?? 'none')]!;
  const under = features.map((one) => drawnOn(spec, one).under ?? '').join('');
  const hat = features.includes('flowered-hat') && spec.hair !== 'hijab' && spec.hair !== 'turban';
  const nose = features.includes('crooked-nose')
    ? '<path d="M99 92q7 7 2 12q-8 5-1 8q4 1 7-1"/>'
    : '<path d="M101 94q-6 13-3 17q4 3 8 0"/>';
  const blush = seen === 'radiant' || seen === 'glad' || features.includes('giggle');
  const { base, deep } = tint(look.colour);
  const drawn =
    `${hair.back}<path d="M84 128h32v40l16 8-32 44-32-44 16-8z" fill="${skin}"/><path d="M84 142q16 14 32 0v8q-16 12-32 0z" fill="#000" opacity=".1"/>${CLOTHES[spec.cloth]}` +
    `<g fill="${skin}">${spec.hair === 'hijab' ? '' : '<circle cx="62" cy="98" r="9"/><circle cx="138" cy="98" r="9"/>'}<path d="M62 86c0-28 15-42 38-42s38 14 38 42c0 29-14 56-38 56S62 115 62 86z"/></g>` +
    `${blush ? '<g fill="#e0506f" opacity=".26"><ellipse cx="74" cy="112" rx="9" ry="6"/><ellipse cx="126" cy="112" rx="9" ry="6"/></g>' : ''}` +
    `${spec.freckles ? '<g fill="#9a5230" opacity=".55"><circle cx="76" cy="106" r="1.500"/><circle cx="82" cy="110" r="1.500"/><circle cx="74" cy="113" r="1.500"/><circle cx="124" cy="106" r="1.500"/><circle cx="118" cy="110" r="1.500"/><circle cx="126" cy="113" r="1.500"/></g>' : ''}` +
    `${spec.lines ? '<g fill="none" stroke="#000" stroke-width="1.600" opacity=".25"><path d="M68 100l-4 2M132 100l4 2M80 112q-3 6-1 10M120 112q3 6 1 10"/></g>' : ''}` +
    `${under}${BEARDS[spec.beard ?? 'none']}${MOUTHS[seen]}<g opacity=".8">${stroke(nose, 2.2)}</g>${eyes(spec, { ...look, mood: seen })}` +
    `${spec.lashes ? stroke('<path d="M74 91l-4-3M126 91l4-3"/>', 2.2) : ''}${stroke(features.includes('piercing-gaze') ? '<path d="M71 76q11 1 21 7M129 76q-11 1-21 7"/>' : BROWS[seen], 3)}` +
    `${hair.front}${glasses}${spec.earrings && spec.hair !== 'hijab' ? '<g fill="none" stroke="#d9a93c" stroke-width="2.600"><circle cx="61" cy="114" r="6"/><circle cx="139" cy="114" r="6"/></g>' : ''}${hat ? FEATURES['flowered-hat']!.over : ''}` +
    `${features
      .filter((one) => one !== 'flowered-hat')
      .map((one) => drawnOn(spec, one).over ?? '')
      .join('')}`;
  return drawn
    .replaceAll('"H"', `"${HAIR_COLOURS[spec.colour]}"`)
    .replaceAll('"K"', `"${base}"`)
    .replaceAll('"D"', `"${deep}"`)
    .replaceAll('"S"', `"${skin}"`);
}
