import jsQR from 'jsqr';
import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import QrCode from './QrCode.svelte';

/** Pixels to a module: a reader needs several to find the pattern. */
const ZOOM = 4;

/** What a camera reads from the drawing. */
function read(svg: string): string | undefined {
  const size = Number(/viewBox="0 0 (\d+) /.exec(svg)![1]) * ZOOM;
  const pixels = new Uint8ClampedArray(size * size * 4).fill(255);
  for (const [, x, y] of svg.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let n = 0; n < ZOOM * ZOOM; n++) {
      const column = Number(x) * ZOOM + (n % ZOOM);
      const row = Number(y) * ZOOM + Math.floor(n / ZOOM);
      pixels.fill(0, (row * size + column) * 4, (row * size + column) * 4 + 3);
    }
  }
  return jsQR(pixels, size, size)?.data;
}

test.each([
  'http://127.0.0.1:8000/t/k3v9',
  'https://tablee.example/t/abcdefghijkl?pad',
  `https://tablee.example/t/${'x'.repeat(150)}?lang=fr`,
])('the code that is shown carries the link: %s', (link) => {
  const { body } = render(QrCode, { props: { text: link, label: 'Link' } });
  expect(body).toContain(`data-qr="${link}"`);
  expect(read(body)).toBe(link);
});
