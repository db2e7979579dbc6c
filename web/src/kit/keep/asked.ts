/** The story, from the list of my tables (`/t/<id>?story`). It is opened once: a game after this one has its own end. */
export function takeStory(): boolean {
  const asked = new URLSearchParams(location.search).has('story');
  if (asked) history.replaceState(null, '', location.pathname + location.hash);
  return asked;
}
