/** The table in what another app has shared with this one: the first link of ours, as a path; else ''. */
export function sharedTable(query: URLSearchParams, origin: string): string {
  const words = ['url', 'text', 'title'].flatMap((name) => (query.get(name) ?? '').split(/\s+/));
  for (const word of words) {
    if (!URL.canParse(word)) continue;
    const { origin: whose, pathname, search, hash } = new URL(word);
    if (whose === origin && /^\/(t|replay)\/[\w-]+$/.test(pathname))
      return pathname + search + hash;
  }
  return '';
}
