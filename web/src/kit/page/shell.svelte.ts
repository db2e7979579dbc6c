/** What is open over the page: settings, the why-panel, the list of keys; and short notices. */

export interface Question {
  game: string;
  /** A clause id; empty opens the rules from their beginning. */
  rule: string;
  /** What was asked about, in words. */
  about?: string;
}

export const shell = $state({
  settings: false,
  keys: false,
  why: null as Question | null,
  notice: '',
});

export function why(game: string, rule: string, about = ''): void {
  shell.why = { game, rule, about };
}

let fading: ReturnType<typeof setTimeout> | undefined;

/** A short sentence that goes away by itself (it is also read aloud). */
export function notice(text: string): void {
  clearTimeout(fading);
  shell.notice = text;
  fading = setTimeout(() => (shell.notice = ''), 5000);
}

/** Into the clipboard, or at least onto the screen. */
export async function copy(text: string, said: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notice(said);
  } catch {
    notice(text);
  }
}
