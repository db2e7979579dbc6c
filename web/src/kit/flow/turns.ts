/** Long pages are drawn in parts, each in a task of its own, so that no press has to wait for all of them. */

const waiting: (() => void)[] = [];
// Not a timer: these are slowed down on pages that nobody looks at.
const { port1, port2 } = new MessageChannel();
port2.onmessage = () => {
  waiting.shift()!();
  if (waiting.length) port1.postMessage(0);
};

/** Calls this in a task of its own, after all that have asked before. */
export function inTurn(draw: () => void): void {
  if (waiting.push(draw) === 1) port1.postMessage(0);
}
