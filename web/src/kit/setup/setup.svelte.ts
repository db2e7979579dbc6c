/** What is settled before a game: its options as they are chosen, and the table that is made of them. */

import type { GameInfo, NewTable, OptionInfo } from '@wire';
import type { Option } from '@kit/parts/Options.svelte';
import { api, Trouble } from '@kit/device/api';
import { t } from '@kit/words/i18n.svelte';
import { local, today } from '@kit/device/local.svelte';
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
  refused = $state.raw<{ text: string; rule: string } | null>(null);

  constructor(game: () => GameInfo) {
    this.game = game();
    for (const option of this.game.options ?? []) this.chosen[option.name] = wished(option);
  }

  /** The values of an option, in the words of the game. */
  options(name: string): Option<unknown>[] {
    return (this.#option(name)?.values ?? []).map((value) => ({
      value,
      title: t(`option-${name}-${value}`),
      about: t(`option-${name}-${value}.about`),
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

  /** Makes the table and goes there, or says why not. `query` is added to its address. */
  async open(wish: Partial<NewTable>, query = ''): Promise<void> {
    this.refused = null;
    this.busy = true;
    try {
      const usual = {
        game: this.game.id,
        options: $state.snapshot(this.chosen),
        name: local.name,
        seed: route.query.get('seed') ?? '',
      };
      const seated = await api.create({ ...usual, ...wish });
      local.keep(seated, wish.daily ? today() : '');
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
