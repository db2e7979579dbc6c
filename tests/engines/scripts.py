"""What is asked of a page, in its own language."""

FIND = """(steps) => steps.reduce((roots, [selector, n]) => {
    const all = [...new Set(roots.flatMap((one) => [...one.querySelectorAll(selector)]))];
    return n === null ? all : all.slice(n, n === -1 ? undefined : n + 1);
  }, [document])"""

UNTIL = f"""async (arg, patience) => {{
  const find = {FIND};
  const end = performance.now() + patience;
  for (;;) {{
    const it = (CONDITION);
    const found = typeof it === 'function' ? await it(arg, find) : await it;
    if (found || performance.now() > end) return found instanceof Node || found;
    await new Promise((done) => setTimeout(done, 15));
  }}
}}"""
"""Looks again and again, so that not every look is a question to the browser."""

EVENTS = "['pointerdown', 'mousedown', 'touchstart', 'pointerup', 'mouseup', 'touchend', 'click']"

POINT = """async (steps, find) => {
  const frame = () => new Promise(requestAnimationFrame);
  for (const way of ['nearest', 'center', 'end', 'start']) {
    const [one] = find(steps);
    if (!one?.checkVisibility({ visibilityProperty: true }) || one.matches(':disabled')) return;
    const within = (hit) => one.contains(hit) || one.labels?.[0]?.contains(hit);
    one.scrollIntoView({ block: way, inline: way, behavior: 'instant' });
    const was = one.getBoundingClientRect();
    await frame().then(frame);
    const { x, y, width, height } = one.getBoundingClientRect();
    const at = [Math.floor(x + width / 2), Math.floor(y + height / 2)];
    if (!within(document.elementFromPoint(...at)) || was.x !== x || was.y !== y) continue;
    window.aim = { one, missed: null, clicked: false };
    window.guard = (event) => {
      window.aim.missed ??= !within(event.target);
      if (window.aim.missed) (event.stopImmediatePropagation(), event.preventDefault());
      else if (event.type === 'click') window.aim.clicked = true;
    };
    for (const kind of EVENTS) addEventListener(kind, window.guard, { capture: true });
    return at;
  }
}""".replace("EVENTS", EVENTS)
"""Where to press it: once it is to be seen, stands still and is covered by nothing. A press that
comes down elsewhere, because something has moved meanwhile, is kept from the page."""

MISSED = """async () => {
  const { aim, guard } = window;
  const waits = () => aim && !aim.missed && !aim.clicked && aim.one.isConnected;
  for (let n = 0; n < 100 && waits(); n++) await new Promise((done) => setTimeout(done, 20));
  for (const kind of EVENTS) removeEventListener(kind, guard, { capture: true });
  return Boolean(aim?.missed || waits());
}""".replace("EVENTS", EVENTS)
"""It came down elsewhere; or, on a busy machine, the touch lasted too long to be a tap."""

FILL = """([text]) => {
  const one = document.activeElement;
  one.value = text;
  one.dispatchEvent(new Event('input', { bubbles: true }));
  one.dispatchEvent(new Event('change', { bubbles: true }));
}"""
