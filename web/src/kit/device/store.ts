/** This browser's memory: JSON in localStorage, forgiving when storage is closed or broken. */

const PREFIX = 'tablee.';

export function recall<T>(name: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(PREFIX + name);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function remember(name: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // Private windows and full disks: the game goes on, only the memory is lost.
  }
}

/** Deletes everything except these names. */
export function forgetAllBut(...names: string[]): void {
  const kept = new Set(names.map((name) => PREFIX + name));
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(PREFIX) && !kept.has(key)) localStorage.removeItem(key);
  } catch {
    // As above.
  }
}
