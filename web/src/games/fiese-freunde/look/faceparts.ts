/** The parts of faces, on a grid of 100. `H` stands for the colour of the hair, `K` for the cloth's. */

export interface Hair {
  back: string;
  front: string;
}

const curls = (spots: [number, number, number][]) =>
  spots.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="H"/>`).join('');

export const HAIRS: Record<string, Hair> = {
  bob: {
    back: '<path d="M20 54C17 25 32 12 50 12s33 13 30 42c0 9-2 15-5 19H25c-3-4-5-10-5-19z" fill="H"/>',
    front:
      '<path d="M26 45c-1-15 9-25 24-25s25 10 24 25c-6-3-11-8-13-13-7 7-21 12-35 13z" fill="H"/>',
  },
  long: {
    back: '<path d="M20 52C17 24 32 11 50 11s33 13 30 41l3 36H17z" fill="H"/>',
    front:
      '<path d="M26 48c-1-16 8-27 24-28-5 9-11 21-24 28zM74 48c1-16-8-27-24-28 5 9 11 21 24 28z" fill="H"/>',
  },
  bun: {
    back: '<circle cx="50" cy="12" r="10" fill="H"/><path d="M26 50c-3-22 8-32 24-32s27 10 24 32z" fill="H"/>',
    front: '<path d="M26 45c0-16 10-25 24-25s24 9 24 25c-4-10-12-15-24-15s-20 5-24 15z" fill="H"/>',
  },
  curls: {
    back: curls([
      [28, 30, 11],
      [24, 43, 11],
      [24, 56, 10],
      [72, 30, 11],
      [76, 43, 11],
      [76, 56, 10],
      [28, 66, 8],
      [72, 66, 8],
      [50, 20, 14],
    ]),
    front: curls([
      [34, 25, 9],
      [45, 20, 9],
      [56, 20, 9],
      [66, 25, 9],
      [29, 34, 6],
      [71, 34, 6],
    ]),
  },
  pixie: {
    back: '',
    front:
      '<path d="M25 47c-4-19 7-30 25-30 19 0 29 11 25 29-4-4-6-9-8-15-9 8-25 6-42 16zM27 44l-2 10c-2-3-3-7-2-11z" fill="H"/>',
  },
  pony: {
    back: '<path d="M68 24c20 2 22 26 14 44-2-10-5-14-11-18z" fill="H"/><path d="M26 50c-3-22 8-32 24-32s27 10 24 32z" fill="H"/>',
    front: '<path d="M26 44c0-15 10-24 24-24s24 9 24 24c-3-4-6-8-8-13-11 5-26 2-40 13z" fill="H"/>',
  },
  wavy: {
    back: '<path d="M21 50C17 24 32 12 50 12s33 12 29 38c4 6 4 12 1 17 2 6 0 12-5 15H25c-5-3-7-9-5-15-3-5-3-11 1-17z" fill="H"/>',
    front:
      '<path d="M26 47c-3-17 9-28 25-28 15 0 25 10 23 27-7-2-12-8-14-15-5 8-18 15-34 16z" fill="H"/>',
  },
  braids: {
    back: '<path d="M26 50c-3-22 8-32 24-32s27 10 24 32z" fill="H"/><path d="M25 52c-6 6-7 12-4 17-4 5-3 11 1 15 3-4 4-9 2-14 4-5 5-11 1-18zM75 52c6 6 7 12 4 17 4 5 3 11-1 15-3-4-4-9-2-14-4-5-5-11-1-18z" fill="H"/>',
    front:
      '<path d="M26 46c0-15 9-26 24-26-3 10-11 19-24 26zM74 46c0-15-9-26-24-26 3 10 11 19 24 26z" fill="H"/>',
  },
  scarf: {
    back: '<path d="M20 52C18 26 32 13 50 13s32 13 30 39c0 14-6 26-14 32H34c-8-6-14-18-14-32z" fill="K"/>',
    front:
      '<path d="M25 50c-1-18 9-31 25-31s26 13 25 31c-2-12-10-20-25-20s-23 8-25 20z" fill="K"/><path d="M31 70c5 9 12 13 19 13s14-4 19-13l5 15H26z" fill="K"/>',
  },
  afro: {
    back: '<circle cx="50" cy="36" r="31" fill="H"/>',
    front: '<path d="M27 43c2-12 10-19 23-19s21 7 23 19c-4-6-12-10-23-10s-19 4-23 10z" fill="H"/>',
  },
  side: {
    back: '',
    front:
      '<path d="M26 44c-2-16 8-26 24-26 17 0 26 10 24 26-3-4-5-8-6-12-11 2-24 1-31-3-5 4-9 9-11 15z" fill="H"/>',
  },
  buzz: {
    back: '',
    front:
      '<path d="M27 42c1-14 10-22 23-22s22 8 23 22c-3-6-7-11-23-11s-20 5-23 11z" fill="H" opacity=".85"/>',
  },
  bald: {
    back: '',
    front:
      '<path d="M27 50c-4-4-4-12-1-16 2 3 3 8 1 16zM73 50c4-4 4-12 1-16-2 3-3 8-1 16z" fill="H"/>',
  },
  quiff: {
    back: '',
    front:
      '<path d="M26 44c-2-14 3-22 11-25-1-3-1-5 1-8 5 4 14 4 22 3 11 0 17 9 14 30-3-4-4-8-5-12-10 0-22-1-31-4-6 3-10 9-12 16z" fill="H"/>',
  },
  messy: {
    back: '',
    front:
      '<path d="M25 46c-3-8-2-14 1-18l-4-2c5-4 8-6 12-8l-1-5c6 1 9 2 13 3l3-5c4 2 6 4 8 6l6-2c0 4 1 6 3 8l6 1c-2 3-2 5-1 8 1 5 1 9-1 14-2-4-4-8-5-12-4 3-7 3-11 2-4 2-8 2-12 0-4 3-8 2-11 1-3 3-5 6-6 9z" fill="H"/>',
  },
  tophair: {
    back: '<circle cx="50" cy="13" r="7" fill="H"/>',
    front: '<path d="M28 40c1-13 10-21 22-21s21 8 22 21c-3-7-9-11-22-11s-19 4-22 11z" fill="H"/>',
  },
};

export const BEARDS: Record<string, string> = {
  none: '',
  stubble:
    '<path d="M28 54c1 16 10 24 22 24s21-8 22-24c-4 8-8 9-12 7-5-2-15-2-20 0-4 2-8 1-12-7z" fill="H" opacity=".28"/>',
  full: '<path d="M27 50c0 22 10 33 23 33s23-11 23-33c-3 10-7 13-12 11-6-3-16-3-22 0-5 2-9-1-12-11z" fill="H"/>',
  goatee: '<path d="M41 62c5-3 13-3 18 0 1 10-3 18-9 18s-10-8-9-18z" fill="H"/>',
  moustache: '<path d="M36 63c3-5 9-6 14-3 5-3 11-2 14 3-4 2-9 2-14-1-5 3-10 3-14 1z" fill="H"/>',
  grand:
    '<path d="M31 65c3-7 12-9 19-4 7-5 16-3 19 4 2 3 5 1 6-2 0 7-6 10-12 7-4-1-9-3-13-6-4 3-9 5-13 6-6 3-12 0-12-7 1 3 4 5 6 2z" fill="H"/>',
};

const frame = (lens: string) =>
  `<g fill="#fff" fill-opacity=".18" stroke="#2b2230" stroke-width="1.900">${lens}<path d="M46.500 47q3.500-3 7 0M29.500 46l-4-2M70.500 46l4-2" fill="none"/></g>`;
export const GLASSES: Record<string, string> = {
  none: '',
  round: frame('<circle cx="38.500" cy="48" r="8.300"/><circle cx="61.500" cy="48" r="8.300"/>'),
  square: frame(
    '<rect x="30" y="41.500" width="16.500" height="12.500" rx="3"/><rect x="53.500" y="41.500" width="16.500" height="12.500" rx="3"/>',
  ),
  cat: frame(
    '<path d="M28 41c6 0 13 1 18 4 1 8-4 11-9 11-6 0-9-6-9-15zM72 41c-6 0-13 1-18 4-1 8 4 11 9 11 6 0 9-6 9-15z"/>',
  ),
  half: frame(
    '<path d="M30 49h16.500c0 9-16.500 9-16.500 0zM53.500 49H70c0 9-16.500 9-16.500 0z"/>',
  ),
};

export const NOSES = [
  '<path d="M50 47q-4 8-2 10 2 1.500 4 .5"/>',
  '<path d="M46 57q4 3.500 8 0"/>',
  '<path d="M51 46q5 9 0 11-3 1-4-.5"/>',
  '<path d="M50 49v7q2 1.500 4 0"/>',
];

export const EXTRAS: Record<string, string> = {
  none: '',
  rings:
    '<g fill="#e9c53f"><circle cx="26.500" cy="60" r="2.600"/><circle cx="73.500" cy="60" r="2.600"/></g>',
  hoops:
    '<g fill="none" stroke="#d9a93c" stroke-width="1.900"><circle cx="26" cy="63" r="4.500"/><circle cx="74" cy="63" r="4.500"/></g>',
  flower:
    '<g transform="translate(70 27)"><g fill="#fff4f0"><circle cx="0" cy="-5" r="4"/><circle cx="5" cy="-1" r="4"/><circle cx="3" cy="5" r="4"/><circle cx="-3" cy="5" r="4"/><circle cx="-5" cy="-1" r="4"/></g><circle r="3.200" fill="#f2b53c"/></g>',
  band: '<path d="M26 37q24-14 48 0l-1 6q-23-13-46 0z" fill="K"/>',
  cap: '<path d="M25 36c0-14 10-21 25-21s25 7 25 21c-12-5-38-5-50 0z" fill="K"/><path d="M60 32c12-1 22 1 27 6-8 1-18 1-25-1z" fill="K"/>',
  beanie:
    '<path d="M24 38c-1-18 10-27 26-27s27 9 26 27z" fill="K"/><path d="M22 33q28-8 56 0v8q-28-8-56 0z" fill="K"/><path d="M22 33q28-8 56 0v8q-28-8-56 0z" fill="#000" opacity=".16"/>',
  hearing: '<path d="M75 46c5 0 5 7 1 8" fill="none" stroke="#5b7fa8" stroke-width="2.600"/>',
  freckles:
    '<g fill="#9a5230" opacity=".55"><circle cx="35" cy="56" r="1"/><circle cx="39" cy="58" r="1"/><circle cx="34" cy="60" r="1"/><circle cx="65" cy="56" r="1"/><circle cx="61" cy="58" r="1"/><circle cx="66" cy="60" r="1"/></g>',
};

export const COLLARS = [
  '<path d="M14 102c2-15 15-20 36-20s34 5 36 20z" fill="K"/><path d="M40 82l10 9 10-9" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="3"/>',
  '<path d="M14 102c2-15 15-20 36-20s34 5 36 20z" fill="K"/><path d="M38 82h24v5q-12 6-24 0z" fill="#000" fill-opacity=".18"/>',
  '<path d="M14 102c2-15 15-20 36-20s34 5 36 20z" fill="K"/><g stroke="#fff" stroke-opacity=".55" stroke-width="3"><path d="M22 92h56M18 99h64"/></g>',
  '<path d="M14 102c2-15 15-20 36-20s34 5 36 20z" fill="K"/><path d="M42 82l8 20 8-20z" fill="#fff" fill-opacity=".85"/><path d="M48.500 90h3l1.500 12h-6z" fill="#2b2230"/>',
];

export const SKINS = [
  '#f7d9c0',
  '#f0c6a2',
  '#e4ad83',
  '#cf9363',
  '#b1774a',
  '#96613c',
  '#7c4e31',
  '#fbe2cf',
];
export const HAIR_COLOURS = [
  '#2a1d18',
  '#4a2e1f',
  '#6f4526',
  '#a86b2d',
  '#d9a94e',
  '#b04a24',
  '#8e8a88',
  '#d8d4d0',
  '#5b3a73',
];
export const CLOTHES = [
  '#d5533c',
  '#2f8f83',
  '#d69a1f',
  '#7a4bab',
  '#2f6bb8',
  '#6a8f2f',
  '#b8437c',
  '#3c4a66',
];
export const GROUNDS = [
  '#f7d58a',
  '#a8dccf',
  '#f6b7a3',
  '#cdb8ec',
  '#b5d4f2',
  '#d3e3a4',
  '#f4bcd4',
];
