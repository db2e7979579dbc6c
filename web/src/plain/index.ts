/**
 * The plain table: any game in words and lists. It is the screen of a game that has none of its
 * own, and of every game for those who play by ear or prefer words.
 */

import { api, Trouble } from '@kit/device/api';
import { house } from '@kit/device/house.svelte';
import { files, speakWith, type Source } from '@kit/words/i18n.svelte';
import type { GameInfo } from '@wire';

export { default as Play } from './PlainPlay.svelte';
export { default as Scene } from './PlainScene.svelte';

const OWN = files(import.meta.glob('./text/*.ftl', { query: '?raw', import: 'default' }));
const sources = new Map<string, Source>();

/** The game's own messages, from the server: it may be one that the client has never heard of. */
function textsOf({ id, languages = [] }: GameInfo): Source {
  const known = sources.get(id);
  if (known) return known;
  const source: Source = async (lang) => {
    const spoken = languages.includes(lang) ? lang : languages[0];
    return spoken ? [await api.text(id, spoken)] : [];
  };
  sources.set(id, source);
  return source;
}

/** What is known of a game, once its words can be spoken. */
export async function load(id: string): Promise<GameInfo> {
  const game = await house.find(id);
  if (!game) throw new Trouble('fault-not-found');
  await Promise.all([speakWith('plain', OWN), speakWith('game', textsOf(game), game.kinds)]);
  return game;
}
