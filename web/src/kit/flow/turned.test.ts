import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { turns } from './turned';

/** The little of a line that is needed: what is in it, and its marks. */
class Line {
  marks = new Set<string>();
  constructor(readonly within: unknown[]) {}
  contains(one: unknown): boolean {
    return this.within.includes(one);
  }
  toggleAttribute(name: string, on: boolean): void {
    if (on) this.marks.add(name);
    else this.marks.delete(name);
  }
}
class Click extends Event {
  constructor(readonly on: unknown) {
    super('click');
  }
  override get target(): EventTarget {
    return this.on as EventTarget;
  }
}

test('of all lines, the one that was touched last is turned to', () => {
  const lines = [new Line(['a', 'word of a']), new Line(['b'])];
  const list = Object.assign(new EventTarget(), { children: lines });
  const marked = () => lines.map((line) => line.marks.has('data-turned-to'));
  const forget = turns(list as unknown as HTMLElement);
  list.dispatchEvent(new Click('word of a'));
  expect(marked()).toEqual([true, false]);
  list.dispatchEvent(new Click('b'));
  expect(marked()).toEqual([false, true]);
  list.dispatchEvent(new Click(list)); // between the lines
  expect(marked()).toEqual([false, false]);
  if (forget) forget();
  list.dispatchEvent(new Click('b'));
  expect(marked()).toEqual([false, false]);
});

test.each(['kit/words/Log', 'pages/Replay', 'plain/PlainPlay'])(
  'in %s, a line offers its clause to a finger, too',
  (file) => {
    const source = readFileSync(`src/${file}.svelte`, 'utf8');
    const [, before] = /([^]*)<Why[^>]* quiet/.exec(source)!;
    expect(before!.slice(before!.lastIndexOf('{#each') - 120)).toContain('{@attach turns}');
  },
);
