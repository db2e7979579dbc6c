/** What is settled before a game: its options as they are chosen, and the table that is made of them. */

import type { GameInfo, NewTable, OptionInfo, Tempo } from '@wire';
import type { Option } from '@kit/parts/Options.svelte';
import { api, Trouble } from '@kit/device/api';
import { says, t } from '@kit/words/i18n.svelte';
import { local, today } from '@kit/device/local.svelte';
import { notice } from '@kit/page/shell.svelte';
import { go, route } from '@kit/page/router.svelte';

/** As the address wishes it (`?story=school`), else as is usual; an option in free text has no values. */
function wished({ name, values, default: usual }: OptionInfo): unknown {
  const wish = route.query.get(name);
  if (!values.length) return wish ?? usual;
  return values.find((value) => String(value) === wish) ?? usual;
}

export class Setup {
  readonly game: GameInfo;
  chosen = $state<Record<string, unknown>>({});
  busy = $state(false);
  /** Those who sit there are asked before somebody takes an open seat. */
  asks = $state(false);
  /** All play now, or over days. */
  tempo = $state<Tempo>('live');
  /** People I have played with who are invited to it, by the ids that I know them by. */
  guests = $state<string[]>([]);
  refused = $state.raw<{ text: string; rule: string } | null>(null);

  constructor(game: () => GameInfo) {
    this.game = game();
    for (const option of this.game.options ?? []) this.chosen[option.name] = wished(option);
  }

  get #several(): boolean {
    return Math.max(...this.game.seats) > 1;
  }

  /** A seed from the address, for a game of several people: all of them will be told of it. */
  get knownDeal(): string {
    return this.#several ? (route.query.get('seed') ?? '') : '';
  }

  /** The values of an option, in the words of the game. */
  options(name: string): Option<unknown>[] {
    return (this.#option(name)?.values ?? []).map((value) => ({
      value,
      title: t(`option-${name}-${value}`),
      about: says(`option-${name}-${value}.about`) ? t(`option-${name}-${value}.about`) : '',
    }));
  }

  /** The clause that leaves this to the players. */
  rule(name: string): string {
    return this.#option(name)?.rule ?? '';
  }

  /** What the game tells of an option, for a form of its own. */
  about<T>(name: string): T {
    return (this.#option(name)?.about ?? {}) as T;
  }

  #option(name: string): OptionInfo | undefined {
    return this.game.options?.find((option) => option.name === name);
  }

  /** Failures are ignored: people can still be invited at the table, or by its link. */
  async #invite(token: string): Promise<void> {
    const { invite } = await import('@kit/together/companions');
    for (const id of this.guests)
      try {
        await invite(id, token);
      } catch (trouble) {
        if (trouble instanceof Trouble) notice(t(trouble.key, trouble.args));
      }
  }

  /** Makes the table and goes there, or says why not. `query` is added to its address. */
  async open(wish: Partial<NewTable>, query = ''): Promise<void> {
    this.refused = null;
    this.busy = true;
    try {
      const invites = (wish.seats ?? []).some((seat) => seat.kind === 'open');
      const usual = {
        game: this.game.id,
        options: $state.snapshot(this.chosen),
        name: local.name,
        seed: route.query.get('seed') ?? '',
        asks: this.asks && invites,
        tempo: invites ? this.tempo : ('live' as const),
      };
      const all = { ...usual, ...wish };
      const known_deal = this.#several && Boolean(all.seed || all.daily);
      const seated = await api.create({ ...all, known_deal });
      local.keep(seated, wish.daily ? today() : '');
      if (invites && this.guests.length) await this.#invite(Object.values(seated.tokens)[0] ?? '');
      go(`/t/${seated.table.id}${query}`);
    } catch (trouble) {
      if (!(trouble instanceof Trouble)) throw trouble;
      const { refused: key, rule } = trouble.args as { refused?: string; rule?: string };
      this.refused = { text: t(key ?? trouble.key, trouble.args), rule: rule ?? '' };
    } finally {
      this.busy = false;
    }
  }
}
