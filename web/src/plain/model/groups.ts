/** Long lists of options: those that begin with the same words ("Burn Walk: …") stand together. */

/** So many must begin with the same words to stand together; and not in a list of few. */
const SHARED = 3;
export const FEW = 8;

export interface Option {
  /** Its number, from 1. */
  n: number;
  label: string;
}

export interface Group {
  /** What they begin with; empty: nothing. */
  head: string;
  options: Option[];
}

/** A colon, in French with its space before it. */
const COLON = /\s?: /;

export function grouped(options: readonly Option[], total: number): Group[] {
  const runs: Group[] = [];
  for (const option of options) {
    const head = COLON.test(option.label) ? option.label.split(COLON)[0]! : '';
    const last = runs.at(-1);
    if (last && last.head === head) last.options.push(option);
    else runs.push({ head, options: [option] });
  }
  const loose = total <= FEW;
  return merged(runs.map((run) => (loose || run.options.length < SHARED ? plain(run) : run)));
}

/** Under a head, only what comes after it. */
export function below(group: Group, option: Option): string {
  if (!group.head) return option.label;
  return option.label.slice(group.head.length).replace(COLON, '');
}

const plain = (group: Group): Group => ({ head: '', options: group.options });

/** Neighbours without a head are one list. */
function merged(groups: Group[]): Group[] {
  const found: Group[] = [];
  for (const group of groups) {
    const last = found.at(-1);
    if (last && !last.head && !group.head) last.options.push(...group.options);
    else found.push({ head: group.head, options: [...group.options] });
  }
  return found;
}
