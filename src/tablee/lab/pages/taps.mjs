// Somebody taps about at one table, on a phone with a slow processor. What to do comes as JSON on the
// first line of stdin; what was felt goes to stdout as JSON. Run in a folder in which puppeteer is.

import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

const here = createRequire(`${process.cwd()}/`);
const { default: puppeteer } = await import(pathToFileURL(here.resolve('puppeteer-core')));

const lines = createInterface({ input: process.stdin });
const { value } = await lines[Symbol.asyncIterator]().next();
lines.close();
const { chrome, flags, origin, path, storage, taps, slowdown, seconds } = JSON.parse(value);

/** Seeded, so that two runs tap as alike as the table lets them. */
let state = 7;
const random = () => {
  state = (state * 1103515245 + 12345) % 2147483648;
  return state / 2147483648;
};
const pause = (ms) => new Promise((go) => setTimeout(go, ms));

/**
 * In the page: how long each tap took to the next frame (event timing), and to a changed screen; and
 * how far apart the frames were while something moved.
 */
const watch = () => {
  window.felt = { frames: {}, began: 0, changed: [], moving: [] };
  const moves = () =>
    document
      .getAnimations()
      .some(
        ({ playState, effect }) =>
          playState === 'running' && effect.getComputedTiming().endTime !== Infinity,
      );
  let last = null; // the frame before, if something moved in it
  const frame = (now) => {
    const moved = moves();
    if (moved && last !== null) window.felt.moving.push(now - last);
    last = moved ? now : null;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  new PerformanceObserver((list) => {
    for (const { interactionId: id, duration } of list.getEntries())
      if (id) window.felt.frames[id] = Math.max(window.felt.frames[id] ?? 0, duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
  addEventListener('pointerup', () => (window.felt.began = performance.now()), true);
  const seen = () => {
    const { began } = window.felt;
    if (!began) return;
    window.felt.began = 0;
    // The frame with the change is on the screen when the next one after it begins.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => window.felt.changed.push(performance.now() - began)),
    );
  };
  new MutationObserver(seen).observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
};

/** In the page: what can be tapped at the table now, and where. */
const choices = () => {
  const shown = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
  const found = shown.querySelectorAll(
    'main button, dialog[open] button, main [data-spot], main [data-card], [data-go]',
  );
  return [...found].flatMap((one) => {
    const beside = one.closest('header, aside')?.closest('dialog') === null; // but not the head of a dialog
    if (one.disabled || beside || one.closest('[inert]') || one.matches('.giveup, a')) return [];
    const { left, top, width, height } = one.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = document.elementFromPoint(x, y);
    return width && hit && (one.contains(hit) || hit.contains(one)) ? [[x, y]] : [];
  });
};

const browser = await puppeteer.launch({ executablePath: chrome, args: flags, headless: true });
try {
  const page = await browser.newPage();
  await page.goto(`${origin}/healthz`);
  await page.evaluate((kept) => {
    for (const [name, text] of Object.entries(kept)) localStorage.setItem(name, text);
  }, storage);
  await page.setViewport({ width: 412, height: 823, hasTouch: true, isMobile: true });
  await page.evaluateOnNewDocument(`addEventListener('DOMContentLoaded', ${watch})`);
  await page.goto(origin + path, { waitUntil: 'networkidle0' });
  await page.emulateCPUThrottling(slowdown);
  const end = Date.now() + seconds * 1000;
  let made = 0;
  let idle = 0;
  while (made < taps && Date.now() < end) {
    const open = await page.evaluate(choices);
    if (!open.length) {
      idle += 1; // others think, or a dialog has nothing to tap
      if (idle % 10 === 0) await page.keyboard.press('Escape');
      await pause(200);
      continue;
    }
    const [x, y] = open[Math.floor(random() * open.length)];
    await page.touchscreen.tap(x, y);
    made += 1;
    await pause(350);
  }
  const { frames, changed, moving } = await page.evaluate('felt');
  // A tap that took less than 16 ms is not told of by event timing: it counts as one frame.
  const told = Object.values(frames);
  const all = [...told, ...Array(Math.max(0, made - told.length)).fill(16)];
  process.stdout.write(`${JSON.stringify({ taps: made, frames: all, changed, moving })}\n`);
} finally {
  await browser.close();
}
