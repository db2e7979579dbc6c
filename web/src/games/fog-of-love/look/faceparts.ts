/**
 * The parts of faces, on a grid of 200 by 220. `H`: the colour of the hair, `K`: of the clothes, `D`: its shade,
 * `S`: of the skin.
 */

export interface Hair {
  back: string;
  front: string;
}

const spots = (all: [number, number, number][]) =>
  all.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="H"/>`).join('');
const strands = (lines: string[], width: number) =>
  `<g fill="none" stroke="H" stroke-width="${width}" stroke-linecap="round">${lines.map((d) => `<path d="${d}"/>`).join('')}</g>`;
const CAP =
  '<path d="M60 90C58 58 76 41 100 41s42 17 40 49c-7-19-21-28-40-28s-33 9-40 28z" fill="H"/>';

export const HAIRS: Record<string, Hair> = {
  bob: {
    back: '<path d="M52 96C46 50 70 29 100 29s54 21 48 67c0 22-3 40-9 52H61c-6-12-9-30-9-52z" fill="H"/>',
    front:
      '<path d="M60 94c-3-34 16-53 42-53 25 0 42 18 39 50-9-8-17-20-21-33-10 15-33 29-60 36z" fill="H"/>',
  },
  long: {
    back: '<path d="M50 96C44 48 70 27 100 27s56 21 50 69c1 34 8 62 15 92H35c7-30 14-58 15-92z" fill="H"/>',
    front:
      '<path d="M61 100C56 62 74 41 101 40c-8 19-20 43-40 60zM139 100c5-38-13-59-38-60 8 19 19 43 38 60z" fill="H"/>',
  },
  waves: {
    back: '<path d="M50 98C42 48 70 27 100 27s58 21 50 71c8 10 8 22 2 32 7 11 5 24-4 32 4 9 1 18-7 24H59c-8-6-11-15-7-24-9-8-11-21-4-32-6-10-6-22 2-32z" fill="H"/>',
    front:
      '<path d="M60 97c-6-36 17-58 44-57 25 1 41 19 37 54-12-6-21-17-24-32-9 17-29 31-57 35z" fill="H"/>',
  },
  bun: {
    back: '<circle cx="100" cy="25" r="19" fill="H"/><path d="M60 96C55 56 74 38 100 38s45 18 40 58z" fill="H"/>',
    front: CAP,
  },
  pixie: {
    back: '',
    front:
      '<path d="M59 94c-8-38 12-57 42-57 31 0 48 20 41 56-7-8-11-18-14-29-15 15-41 12-69 30zM62 88l-3 22c-4-7-6-15-4-22z" fill="H"/>',
  },
  pony: {
    back: '<path d="M130 46c40 2 46 56 26 104-4-24-9-36-22-46z" fill="H"/><path d="M60 96C55 56 74 38 100 38s45 18 40 58z" fill="H"/>',
    front:
      '<path d="M60 90c-1-32 17-49 41-49 25 0 41 17 39 49-6-9-11-18-14-29-19 12-44 6-66 29z" fill="H"/>',
  },
  braids: {
    back: `<path d="M60 96C55 56 74 38 100 38s45 18 40 58z" fill="H"/>${spots([
      [58, 112, 10],
      [54, 130, 10],
      [53, 148, 9],
      [54, 165, 8],
      [142, 112, 10],
      [146, 130, 10],
      [147, 148, 9],
      [146, 165, 8],
    ])}`,
    front:
      '<path d="M60 94c-2-33 14-52 40-53-4 21-18 40-40 53zM140 94c2-33-14-52-40-53 4 21 18 40 40 53z" fill="H"/>',
  },
  afro: {
    back: '<circle cx="100" cy="72" r="59" fill="H"/>',
    front:
      '<path d="M60 88c0-31 17-48 40-48s40 17 40 48c-8-14-22-21-40-21s-32 7-40 21z" fill="H"/>',
  },
  curls: {
    back: spots([
      [58, 62, 19],
      [50, 86, 19],
      [52, 110, 17],
      [60, 130, 14],
      [142, 62, 19],
      [150, 86, 19],
      [148, 110, 17],
      [140, 130, 14],
      [100, 40, 26],
    ]),
    front: spots([
      [70, 56, 15],
      [88, 46, 15],
      [108, 45, 15],
      [128, 54, 15],
      [62, 72, 10],
      [138, 72, 10],
    ]),
  },
  locs: {
    back: strands(
      [
        'M62 70Q44 110 48 168',
        'M56 78Q34 120 36 158',
        'M138 70Q156 110 152 168',
        'M144 78Q166 120 164 158',
        'M72 60Q56 120 62 176',
        'M128 60Q144 120 138 176',
      ],
      12,
    ),
    front: `${CAP}${strands(['M100 42Q74 52 64 92', 'M104 42Q128 52 136 92', 'M96 42Q84 50 74 66'], 9)}`,
  },
  side: {
    back: '',
    front:
      '<path d="M59 90c-6-34 15-53 43-53s44 20 39 54c-4-9-7-18-9-27-19 4-39 2-52-6-9 8-16 18-21 32z" fill="H"/>',
  },
  buzz: {
    back: '',
    front:
      '<path d="M61 86c1-27 18-42 39-42s38 15 39 42c-6-14-18-23-39-23s-33 9-39 23z" fill="H" opacity=".86"/>',
  },
  quiff: {
    back: '',
    front:
      '<path d="M59 90c-5-27 3-42 19-48-2-6-1-12 4-17 9 8 25 7 40 6 22 2 25 30 19 61-4-11-7-20-9-28-19 1-37-2-53-9-10 8-16 19-20 35z" fill="H"/>',
  },
  messy: {
    back: '',
    front:
      '<path d="M58 94c-6-15-5-27 1-35l-8-4c9-7 15-11 23-14l-2-10c10 1 17 3 24 6l6-9c7 3 11 7 15 11l11-4c0 8 2 12 5 16l12 1c-4 6-4 11-2 16 2 10 1 18-2 28-4-8-7-16-9-24-8 6-14 6-21 4-8 4-15 4-22 0-8 6-15 4-20 2-6 6-9 11-11 16z" fill="H"/>',
  },
  bald: {
    back: '',
    front:
      '<path d="M62 100c-7-8-7-24-2-32 4 6 5 17 2 32zM138 100c7-8 7-24 2-32-4 6-5 17-2 32z" fill="H"/>',
  },
  hijab: {
    back: '<path d="M46 100C43 50 68 27 100 27s57 23 54 73c0 36-8 60-26 72H72c-18-12-26-36-26-72z" fill="K"/>',
    front:
      '<path d="M59 104C56 62 75 40 100 40s44 22 41 64c-2-30-17-47-41-47s-39 17-41 47z" fill="K"/><path d="M63 118c7 27 22 38 37 38s30-11 37-38c4 32 16 54 28 66H35c12-12 24-34 28-66z" fill="K"/><path d="M72 166q28 18 58-2" fill="none" stroke="D" stroke-width="3" opacity=".5"/>',
  },
  turban: {
    back: '<path d="M56 84C46 42 70 18 102 18s54 24 42 66z" fill="K"/>',
    front:
      '<path d="M56 84c6-28 22-42 46-50 18 10 34 26 42 50-12-15-26-22-44-22s-32 7-44 22z" fill="K"/><path d="M62 70c14-20 44-30 70-28M70 54c14-16 38-22 58-20" fill="none" stroke="D" stroke-width="3" opacity=".45"/>',
  },
};

export const BEARDS: Record<string, string> = {
  none: '',
  stubble:
    '<path d="M64 106c3 25 17 39 36 39s33-14 36-39c-6 13-13 15-20 12-9-4-23-4-32 0-7 3-14 1-20-12z" fill="H" opacity=".26"/>',
  full: '<path d="M62 98c0 34 15 52 38 52s38-18 38-52c-4 15-11 19-19 16-11-5-27-5-38 0-8 3-15-1-19-16z" fill="H"/><ellipse cx="100" cy="126" rx="17" ry="9" fill="S"/>',
  moustache:
    '<path d="M80 116c4-7 13-9 20-4 7-5 16-3 20 4-6 3-13 3-20-1-7 4-14 4-20 1z" fill="H"/>',
  goatee: '<path d="M86 130c8-5 20-5 28 0 1 12-5 19-14 19s-15-7-14-19z" fill="H"/>',
};

const frame = (lens: string, width = 2.6) =>
  `<g fill="#fff" fill-opacity=".16" stroke="#2a2230" stroke-width="${width}">${lens}<path d="M95 92q5-4 10 0M69 90l-8-3M131 90l8-3" fill="none"/></g>`;
export const GLASSES: Record<string, string> = {
  none: '',
  round: frame('<circle cx="83" cy="94" r="13"/><circle cx="117" cy="94" r="13"/>'),
  square: frame(
    '<rect x="69" y="84" width="26" height="20" rx="5"/><rect x="105" y="84" width="26" height="20" rx="5"/>',
  ),
  thick: frame('<circle cx="83" cy="94" r="14.500"/><circle cx="117" cy="94" r="14.500"/>', 5),
};

export const CLOTHES: Record<string, string> = {
  tee: '<path d="M22 222c4-34 24-48 54-52q24 20 48 0c30 4 50 18 54 52z" fill="K"/><path d="M76 170q24 22 48 0" fill="none" stroke="D" stroke-width="4" opacity=".55"/>',
  shirt:
    '<path d="M22 222c4-34 24-48 54-52l24 14 24-14c30 4 50 18 54 52z" fill="K"/><path d="M78 164l22 20-18 14-12-26zM122 164l-22 20 18 14 12-26z" fill="#fff" fill-opacity=".85"/><path d="M100 186v36" stroke="D" stroke-width="2.500" opacity=".5"/>',
  roll: '<path d="M22 222c4-34 24-46 56-50h44c32 4 52 16 56 50z" fill="K"/><path d="M80 154q20 12 40 0l4 20q-24 12-48 0z" fill="K"/><path d="M80 154q20 12 40 0l4 20q-24 12-48 0z" fill="#000" opacity=".14"/>',
  jacket:
    '<path d="M22 222c4-34 24-48 54-52l24 18 24-18c30 4 50 18 54 52z" fill="K"/><path d="M82 166l18 22 18-22 6 8-24 48-24-48z" fill="#fffaf1"/><path d="M76 170l-8 14 26 38M124 170l8 14-26 38" fill="none" stroke="D" stroke-width="3" opacity=".6"/>',
  dungarees:
    '<path d="M22 222c4-34 24-48 54-52q24 20 48 0c30 4 50 18 54 52z" fill="#fff3e2"/><path d="M68 222v-32h64v32zM68 192l-8-18 10-3 8 19zM132 192l8-18-10-3-8 19z" fill="K"/><circle cx="75" cy="194" r="3" fill="#f3c63c"/><circle cx="125" cy="194" r="3" fill="#f3c63c"/>',
  blouse:
    '<path d="M22 222c4-34 24-48 54-52l24 40 24-40c30 4 50 18 54 52z" fill="K"/><path d="M76 170l24 40 24-40" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="3"/>',
};

/** What the other has noticed, drawn where it is. `under`: behind the glasses and the hair. */
export const FEATURES: Record<string, { under?: string; over?: string }> = {
  scar: {
    under:
      '<path d="M122 100l8 18M121 108l8-3M125 115l7-3" stroke="#8a3b3b" stroke-width="2" fill="none" opacity=".75"/>',
  },
  'beauty-spot': { under: '<circle cx="119" cy="118" r="2.600" fill="#3a2018"/>' },
  'nose-ring': {
    over: '<path d="M104 108a3.500 3.500 0 1 1-4 4" fill="none" stroke="#e0b13a" stroke-width="2.200"/>',
  },
  tattoo: {
    under: '<path d="M86 152q4 6 0 12q6-2 10 3q-1-8 4-12q-8 2-14-3z" fill="#37456e" opacity=".7"/>',
  },
  /** Where a neck is covered. */
  'tattoo-cheek': {
    under: '<path d="M69 106q3 4 0 8q4-1 7 2q-1-5 3-8q-5 1-10-2z" fill="#37456e" opacity=".7"/>',
  },
  /** Long fair hair under a scarf. */
  'fair-strands': {
    over: '<path d="M70 64q16 10 34 4q-14 15-36 17zM50 148q-8 34-4 66h14q-5-34 2-62zM150 148q8 34 4 66h-14q5-34-2-62z" fill="#d3a24e"/>',
  },
  'gold-chain': {
    over: '<path d="M78 172q22 30 44 0" fill="none" stroke="#e0b13a" stroke-width="4" stroke-dasharray="5 2.500"/>',
  },
  'old-jewels': {
    over: '<path d="M80 172q20 24 40 0" fill="none" stroke="#c9a24a" stroke-width="2.500"/><circle cx="100" cy="190" r="6" fill="#6d9c8f" stroke="#c9a24a" stroke-width="2.500"/>',
  },
  'loud-tie': {
    over: '<path d="M94 174h12l4 10-4 38H94l-4-38z" fill="#e4572e"/><g fill="#ffd34d"><circle cx="100" cy="192" r="3"/><circle cx="96" cy="204" r="3"/><circle cx="104" cy="214" r="3"/></g>',
  },
  'flowered-hat': {
    over: '<path d="M34 62q66-24 132 0q-66 14-132 0z" fill="#f1dcae"/><path d="M62 56c0-30 16-42 38-42s38 12 38 42q-38-12-76 0z" fill="#f1dcae"/><path d="M62 54q38-12 76 0v-9q-38-12-76 0z" fill="#c9557a"/><g fill="#fff"><circle cx="126" cy="38" r="6"/><circle cx="136" cy="42" r="6"/><circle cx="133" cy="52" r="6"/><circle cx="122" cy="50" r="6"/></g><circle cx="129" cy="45" r="4.500" fill="#f2b53c"/>',
  },
  'daring-makeup': {
    under:
      '<path d="M70 88q12-14 26 0q-13-6-26 0zM104 88q14-14 26 0q-13-6-26 0z" fill="#3d8fb5" opacity=".8"/><ellipse cx="76" cy="110" rx="9" ry="5" fill="#e0507a" opacity=".4"/><ellipse cx="124" cy="110" rx="9" ry="5" fill="#e0507a" opacity=".4"/>',
  },
  suntan: { under: '<path d="M70 104q30 16 60 0v10q-30 16-60 0z" fill="#c0552a" opacity=".25"/>' },
  'crooked-nose': {},
  threadbare: {
    over: '<path d="M134 196h20v18h-20z" fill="#fff3e2" opacity=".85"/><path d="M134 196h20v18h-20z" fill="none" stroke="#6b5344" stroke-width="2" stroke-dasharray="4 3"/>',
  },
  'well-dressed': {
    over: '<path d="M100 176l-14-8v16zM100 176l14-8v16z" fill="#2a2230"/><circle cx="100" cy="176" r="3.500" fill="#4a4150"/>',
  },
  'clothes-of-yesterday': {
    over: '<path d="M60 200l6 5-6 5 6 5M146 196l-6 5 6 5-6 5" fill="none" stroke="#000" stroke-width="2" opacity=".35"/>',
  },
  'mighty-arms': {},
};

export const SKINS = [
  '#f6d3b8',
  '#eec19b',
  '#d9a273',
  '#c08457',
  '#9a6240',
  '#75462d',
  '#573423',
  '#f3c9ae',
];
export const HAIR_COLOURS = [
  '#1f1a1d',
  '#3b2618',
  '#6b4023',
  '#9c6431',
  '#d3a24e',
  '#b4472a',
  '#8d8d92',
  '#e6e1da',
  '#59304f',
  '#2f5d63',
];
