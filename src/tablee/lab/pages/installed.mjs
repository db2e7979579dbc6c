// How soon a page that the device keeps is there, on a phone with a slow processor and without a network.
// What to do comes as JSON on the first line of stdin; what was measured goes to stdout as JSON. Run in a
// folder in which puppeteer is.

import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

const here = createRequire(`${process.cwd()}/`);
const { default: puppeteer } = await import(pathToFileURL(here.resolve('puppeteer-core')));

const lines = createInterface({ input: process.stdin });
const { value } = await lines[Symbol.asyncIterator]().next();
lines.close();
const { chrome, flags, origin, path, storage, times, slowdown } = JSON.parse(value);

/** In the page: once the service worker keeps the page, and answers for it. */
const kept = () => navigator.serviceWorker.controller?.state === 'activated';

/** In the page: ms from the start of the navigation to the first paint with content, and to the heading. */
const watch = () => {
  window.began = { painted: 0, headed: 0 };
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries())
      if (name === 'first-contentful-paint') window.began.painted = startTime;
  }).observe({ type: 'paint', buffered: true });
  const look = () => {
    if (document.querySelector('main h1')?.getBoundingClientRect().height)
      window.began.headed ||= performance.now();
    if (!window.began.headed) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};

const browser = await puppeteer.launch({ executablePath: chrome, args: flags, headless: true });
try {
  const first = await browser.newPage();
  await first.goto(`${origin}/healthz`);
  await first.evaluate((known) => {
    for (const [name, text] of Object.entries(known)) localStorage.setItem(name, text);
  }, storage);
  await first.goto(origin + path);
  await first.waitForFunction(kept, { timeout: 60_000 });
  const painted = [];
  const headed = [];
  for (let n = 0; n < times; n += 1) {
    const page = await browser.newPage(); // as an app that was closed: nothing of it is in memory
    await page.setViewport({ width: 412, height: 823, hasTouch: true, isMobile: true });
    await page.emulateCPUThrottling(slowdown);
    await page.setOfflineMode(true);
    await page.evaluateOnNewDocument(`(${watch})()`);
    await page.goto(origin + path);
    await page.waitForFunction(() => window.began.painted && window.began.headed);
    const began = await page.evaluate('began');
    painted.push(began.painted);
    headed.push(began.headed);
    await page.close();
  }
  process.stdout.write(`${JSON.stringify({ painted, headed })}\n`);
} finally {
  await browser.close();
}
