// One look at one page by Lighthouse, as on a phone. What to look at comes as JSON on the first
// line of stdin; what was found goes to stdout as JSON. Run in a folder in which Lighthouse is.

import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

const here = createRequire(`${process.cwd()}/`);
const load = async (name) => import(pathToFileURL(here.resolve(name)));
const { default: lighthouse } = await load('lighthouse');
const { default: puppeteer } = await load('puppeteer-core');

const lines = createInterface({ input: process.stdin });
const { value } = await lines[Symbol.asyncIterator]().next();
lines.close();
const { chrome, flags, origin, path, storage, categories } = JSON.parse(value);

const browser = await puppeteer.launch({ executablePath: chrome, args: flags, headless: true });
try {
  const page = await browser.newPage();
  // What this device knows of its tables is put down first; nothing of the client is loaded by it.
  await page.goto(`${origin}/healthz`);
  await page.evaluate((kept) => {
    for (const [name, text] of Object.entries(kept)) localStorage.setItem(name, text);
  }, storage);
  const session = await page.createCDPSession();
  await session.send('Network.clearBrowserCache');
  await session.detach();
  const found = await lighthouse(
    origin + path,
    { onlyCategories: categories, disableStorageReset: true, logLevel: 'error', output: 'json' },
    undefined,
    page,
  );
  const { lhr } = found;
  if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
  const numbers = ['first-contentful-paint', 'largest-contentful-paint', 'speed-index'];
  numbers.push('total-blocking-time', 'cumulative-layout-shift', 'total-byte-weight');
  const failed = Object.values(lhr.audits)
    .filter(({ score, scoreDisplayMode: mode }) => mode === 'binary' && score === 0)
    .map(({ id }) => id);
  const told = {
    scores: Object.fromEntries(
      Object.values(lhr.categories).map(({ id, score }) => [id, Math.round(score * 100)]),
    ),
    numbers: Object.fromEntries(numbers.map((id) => [id, lhr.audits[id]?.numericValue ?? 0])),
    failed,
  };
  process.stdout.write(`${JSON.stringify(told)}\n`);
} finally {
  await browser.close();
}
