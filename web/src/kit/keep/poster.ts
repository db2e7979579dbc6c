/** A picture to share, drawn on a canvas: what every such picture needs. */

export type Pen = CanvasRenderingContext2D;

export const WIDTH = 1080;
export const HEIGHT = 1350;
export const DISPLAY = "'Fraunces Variable', Georgia, serif";
export const BODY = "'Atkinson Hyperlegible Next Variable', system-ui, sans-serif";

/** Calls `draw` once the fonts are loaded. */
export async function painted(draw: (pen: Pen) => Promise<void>): Promise<Blob> {
  await Promise.allSettled(
    [`600 60px ${DISPLAY}`, `italic 500 34px ${DISPLAY}`, `500 30px ${BODY}`].map((font) =>
      document.fonts.load(font),
    ),
  );
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  await draw(canvas.getContext('2d')!);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
}

export async function drawSvg(
  pen: Pen,
  svg: string,
  x: number,
  y: number,
  width: number,
  height: number,
): Promise<void> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  pen.drawImage(image, x, y, width, height);
}

/** The sheet that the words stand on, from `top` down. */
export function sheet(pen: Pen, top: number, colour: string): void {
  pen.fillStyle = colour;
  pen.beginPath();
  pen.roundRect(50, top, WIDTH - 100, HEIGHT - top - 50, 46);
  pen.fill();
}

export function wrapped(pen: Pen, text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (pen.measureText(longer).width > width && line) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

/** Writes lines in the middle, at most so many, and says where the next one goes. */
export function write(pen: Pen, text: string, y: number, step: number, most: number): number {
  for (const line of wrapped(pen, text, WIDTH - 200).slice(0, most)) {
    pen.fillText(line, WIDTH / 2, y);
    y += step;
  }
  return y;
}

/** By the device's own share dialog, where there is one. True: it was shared, or the person cancelled. */
export async function share(blob: Blob, name: string, title: string): Promise<boolean> {
  const file = new File([blob], name, { type: 'image/png' });
  if (!navigator.canShare?.({ files: [file] })) return false;
  try {
    await navigator.share({ files: [file], title });
  } catch (trouble) {
    if (!(trouble instanceof DOMException) || trouble.name !== 'AbortError') return false;
  }
  return true;
}
