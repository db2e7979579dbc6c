/**
 * The plain table: any game in words and lists. It is the screen of a game that has none of its
 * own, and of every game for those who play by ear or prefer words.
 */

import { api } from '@kit/device/api';
import { speakWith, type Source } from '@kit/words/i18n.svelte';
import type { GameInfo } from '@wire';

export { default as Play } from './PlainPlay.svelte';
export { default as Scene } from './PlainScene.svelte';

const sources = new Map<string, Source>();

/** The game's own messages, from the server: it may be one that the client has never heard of. Pages
    call it by the message `game-<id>`. */
function textsOf({ id, languages = [], headlines = {} }: GameInfo): Source {
  const known = sources.get(id);
  if (known) return known;
  const source: Source = async (lang) => {
    const spoken = languages.includes(lang) ? lang : languages[0];
    if (!spoken) return [];
    const title = headlines[spoken]?.title ?? id;
    return [await api.text(id, spoken), `game-${id} = {${JSON.stringify(title)}}`];
  };
  sources.set(id, source);
  return source;
}

/** What is known of a game, once its words can be spoken. */
export async function load(id: string): Promise<GameInfo> {
  const game = await api.game(id);
  await speakWith('game', textsOf(game));
  return game;
}
