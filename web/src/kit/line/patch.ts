/** Applies a patch to a view: see `kernel/showing/patches.py`. Unchanged parts stay the same objects. */
export type Data = { [key: string]: unknown };

export function patched(view: Data, patch: Data): Data {
  const fresh = { ...view };
  for (const [path, value] of Object.entries(patch)) {
    const way = path.split('.');
    const last = way.pop() as string;
    let at = fresh;
    for (const key of way) {
      const inner = at[key];
      at = at[key] = (Array.isArray(inner) ? [...inner] : { ...(inner as Data) }) as Data;
    }
    const [first, out] = last.split(':');
    if (out === undefined) at[last] = value;
    else (at as unknown as unknown[]).splice(Number(first), Number(out), ...(value as unknown[]));
  }
  return fresh;
}
