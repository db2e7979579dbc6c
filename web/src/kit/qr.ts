/**
 * A QR code: bytes, error correction M, versions 1 to 10 (up to 213 bytes: any link of ours).
 * By ISO/IEC 18004: data and check bytes, then the modules zigzag around the fixed patterns, then
 * the mask under which the code is calmest.
 */

/** Per version: check bytes per block, blocks of the first size, data bytes in one, and of the second size. */
const BLOCKS: readonly (readonly [number, number, number, number])[] = [
  [10, 1, 16, 0], [16, 1, 28, 0], [26, 1, 44, 0], [18, 2, 32, 0], [24, 2, 43, 0],
  [16, 4, 27, 0], [18, 4, 31, 0], [22, 2, 38, 2], [22, 3, 36, 2], [26, 4, 43, 1],
]; // prettier-ignore
const ALIGNMENT: readonly (readonly number[])[] = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]];

// -- the field of 256 elements ------------------------------------------------------------------

const EXP: number[] = [];
const LOG: number[] = [];
for (let n = 0, x = 1; n < 255; n++, x = x & 0x80 ? (x << 1) ^ 0x11d : x << 1) {
  EXP[n] = x;
  LOG[x] = n;
}
const times = (a: number, b: number): number => (a && b ? EXP[(LOG[a]! + LOG[b]!) % 255]! : 0);

/** The remainder of the data divided by the generator: the check bytes. */
function checks(data: number[], count: number): number[] {
  let generator = [1];
  for (let n = 0; n < count; n++) {
    generator = [...generator, 0].map((c, i) => c ^ times(generator[i - 1] ?? 0, EXP[n]!));
  }
  const rest = [...data, ...Array<number>(count).fill(0)];
  data.forEach((_, at) => {
    const factor = rest[at]!;
    generator.forEach((c, i) => (rest[at + i]! ^= times(c, factor)));
  });
  return rest.slice(data.length);
}

// -- bytes --------------------------------------------------------------------------------------

function capacity(version: number): number {
  const [, first, size, second] = BLOCKS[version - 1]!;
  return first * size + second * (size + 1);
}

function dataBytes(bytes: Uint8Array, version: number): number[] {
  const bits: number[] = [];
  const put = (value: number, length: number) => {
    for (let n = length - 1; n >= 0; n--) bits.push((value >> n) & 1);
  };
  put(0b0100, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  bytes.forEach((byte) => put(byte, 8));
  const room = capacity(version);
  put(0, Math.min(4, room * 8 - bits.length));
  put(0, (8 - (bits.length % 8)) % 8);
  for (let pad = 0xec; bits.length < room * 8; pad ^= 0xec ^ 0x11) put(pad, 8);
  return Array.from({ length: room }, (_, n) => parseInt(bits.slice(n * 8, n * 8 + 8).join(''), 2));
}

/** Blocks with their check bytes, woven into each other. */
function woven(data: number[], version: number): number[] {
  const [count, first, size, second] = BLOCKS[version - 1]!;
  const blocks: number[][] = [];
  for (let n = 0, at = 0; n < first + second; n++) {
    const length = n < first ? size : size + 1;
    blocks.push(data.slice(at, at + length));
    at += length;
  }
  const tails = blocks.map((block) => checks(block, count));
  const weave = (parts: number[][]) => Array.from({ length: size + 1 + count }, (_, n) => parts.map((part) => part[n])).flat();
  return [...weave(blocks), ...weave(tails)].filter((byte) => byte !== undefined);
}

// -- modules ------------------------------------------------------------------------------------

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

type Grid = (boolean | undefined)[][];

/** Finder, timing and alignment patterns; the places for format and version are kept free. */
function patterns(version: number): Grid {
  const size = 17 + 4 * version;
  const grid: Grid = Array.from({ length: size }, () => Array<boolean | undefined>(size).fill(undefined));
  const square = (cx: number, cy: number, reach: number, dark: (ring: number) => boolean) => {
    for (let y = Math.max(0, cy - reach); y <= Math.min(size - 1, cy + reach); y++) {
      for (let x = Math.max(0, cx - reach); x <= Math.min(size - 1, cx + reach); x++) grid[y]![x] = dark(Math.max(Math.abs(x - cx), Math.abs(y - cy)));
    }
  };
  for (let n = 8; n < size - 8; n++) grid[6]![n] = grid[n]![6] = n % 2 === 0;
  for (const [x, y] of [[3, 3], [size - 4, 3], [3, size - 4]] as const) square(x, y, 4, (ring) => ring !== 2 && ring !== 4);
  const places = ALIGNMENT[version - 1]!;
  for (const y of places) {
    for (const x of places) {
      const corner = (x === 6 && (y === 6 || y === size - 7)) || (y === 6 && x === size - 7);
      if (!corner) square(x, y, 2, (ring) => ring !== 1);
    }
  }
  write(grid, version, 0);
  return grid;
}

/** Format (correction M and mask) and, from version 7 on, the version: each with its own check bits. */
function write(grid: Grid, version: number, mask: number): void {
  const size = grid.length;
  const bits = coded(mask, 10, 0x537) ^ 0x5412;
  for (let n = 0; n < 15; n++) {
    const dark = Boolean((bits >> n) & 1);
    const one = n < 6 ? n : n < 8 ? n + 1 : size - 15 + n;
    const two = n < 8 ? size - 1 - n : n < 9 ? 7 : 14 - n;
    grid[one]![8] = dark;
    grid[8]![two] = dark;
  }
  grid[size - 8]![8] = true;
  if (version < 7) return;
  const told = coded(version, 12, 0x1f25);
  for (let n = 0; n < 18; n++) {
    const [a, b] = [Math.floor(n / 3), size - 11 + (n % 3)];
    grid[a]![b] = grid[b]![a] = Boolean((told >> n) & 1);
  }
}

function coded(value: number, length: number, generator: number): number {
  let rest = value;
  for (let n = 0; n < length; n++) rest = (rest << 1) ^ ((rest >> (length - 1)) * generator);
  return (value << length) | rest;
}

function filled(fixed: Grid, bytes: number[], mask: number): boolean[][] {
  const size = fixed.length;
  const grid = fixed.map((row) => [...row]);
  let bit = 0;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      const y = ((right + 1) & 2) === 0 ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (fixed[y]![x] !== undefined) continue;
        const dark = Boolean(((bytes[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1);
        grid[y]![x] = dark !== MASKS[mask]!(x, y);
        bit += 1;
      }
    }
  }
  write(grid, (size - 17) / 4, mask);
  return grid as boolean[][];
}

/** How hard a code is on a camera: runs, blocks, false finders, and too much of one colour. */
function unrest(grid: boolean[][]): number {
  const rows = grid.map((row) => row.map((dark) => (dark ? '1' : '0')).join(''));
  const columns = rows.map((_, x) => rows.map((row) => row[x]).join(''));
  let sum = 0;
  for (const line of [...rows, ...columns]) {
    for (const [run] of line.matchAll(/0{5,}|1{5,}/g)) sum += run.length - 2;
    for (const _ of line.matchAll(/(?=00001011101|10111010000)/g)) sum += 40;
  }
  grid.forEach((row, y) => row.forEach((dark, x) => {
    const here = [grid[y]?.[x + 1], grid[y + 1]?.[x], grid[y + 1]?.[x + 1]];
    if (here.every((other) => other === dark)) sum += 3;
  })); // prettier-ignore
  const dark = grid.flat().filter(Boolean).length / grid.length ** 2;
  return sum + 10 * Math.floor(Math.abs(dark - 0.5) * 20);
}

/** The modules of the code for a text, row by row; true is dark. Without the quiet margin of four. */
export function qr(text: string): boolean[][] {
  const bytes = new TextEncoder().encode(text);
  const version = BLOCKS.findIndex((_, n) => bytes.length + (n < 9 ? 2 : 3) <= capacity(n + 1)) + 1;
  if (!version) throw new RangeError('too long for a code');
  const all = woven(dataBytes(bytes, version), version);
  const fixed = patterns(version);
  const ways = MASKS.map((_, mask) => filled(fixed, all, mask));
  return ways.reduce((best, way) => (unrest(way) < unrest(best) ? way : best));
}
