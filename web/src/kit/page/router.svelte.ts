/** Where we are: a path, split; links inside the site change it without loading a page. */

let path = $state(location.pathname);
let query = $state(location.search);

function read(): void {
  path = location.pathname;
  query = location.search;
}

addEventListener('popstate', read);

function plain(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const route = {
  get path(): string {
    return path;
  },
  get parts(): string[] {
    return path.split('/').filter(Boolean).map(plain);
  },
  get query(): URLSearchParams {
    return new URLSearchParams(query);
  },
};

/** Whether the page was reached by a navigation inside the site (then the focus is moved to it). */
export const moved = { yes: false };

export function go(to: string, replace = false): void {
  moved.yes = true;
  if (replace) history.replaceState(null, '', to);
  else history.pushState(null, '', to);
  read();
  scrollTo(0, 0);
}

/** Attached to the page's root: handles clicks on links of this site without loading a page. */
export function links(node: HTMLElement): () => void {
  const follow = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    const link = (event.target as Element).closest('a');
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download'))
      return;
    if (link.hash && link.pathname === location.pathname) return;
    event.preventDefault();
    go(link.pathname + link.search);
  };
  node.addEventListener('click', follow);
  return () => node.removeEventListener('click', follow);
}
