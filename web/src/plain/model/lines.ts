/** The position in lines, as the game says it: some stand below others, and some draw a picture. */

export type Piece =
  { kind: 'line'; text: string; depth: number } | { kind: 'drawing'; rows: string[] };

/** Fewer lines than these are no picture. */
const PICTURE = 3;
const INDENT = 2;
/** How deep lines may stand below others. */
const DEEPEST = 2;

export function pieces(lines: readonly string[]): Piece[] {
  const found: Piece[] = [];
  for (let at = 0; at < lines.length;) {
    const rows = picture(lines.slice(at));
    if (rows.length) found.push({ kind: 'drawing', rows: flush(rows) });
    else if (lines[at]!.trim()) found.push(line(lines[at]!));
    at += Math.max(1, rows.length);
  }
  return found;
}

/** The leading lines that consist of signs and single letters, if there are enough of them. */
function picture(lines: readonly string[]): string[] {
  const end = lines.findIndex((one) => !drawn(one));
  const rows = lines.slice(0, end < 0 ? lines.length : end);
  return rows.length < PICTURE ? [] : rows;
}

const drawn = (text: string): boolean => /\S/.test(text) && !/\p{Ll}{3}|\d{2}/u.test(text);

/** Removes the common indentation. */
function flush(rows: string[]): string[] {
  const margin = Math.min(...rows.map((row) => row.search(/\S/)));
  return rows.map((row) => row.slice(margin));
}

function line(text: string): Piece {
  const margin = text.search(/\S/);
  return {
    kind: 'line',
    text: text.trim(),
    depth: Math.min(DEEPEST, Math.ceil(margin / INDENT)),
  };
}
