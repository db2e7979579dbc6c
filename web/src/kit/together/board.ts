/** The board of a day, as the server tells it. */

import type { Board, ShowTry } from '@wire';
import { me } from '@kit/me/me.svelte';

/** `day`: "" is today. Without a key it is fetched anonymously: no person is created for it. */
export const boardOf = (game: string, day: string): Promise<Board> =>
  me.look(`daily/${encodeURIComponent(game)}${day && `?day=${day}`}`);

export const showRun = (wish: ShowTry): Promise<Board> => me.ask('daily', wish);
