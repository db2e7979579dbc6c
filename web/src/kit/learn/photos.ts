/**
 * Parts of a page as bitmaps: each is copied with all styles of the page into an SVG, which the
 * browser can draw on a canvas. So paper shows the same parts as the screen.
 */

/** Pixels of a photo across, on five centimetres of paper; a sign is small, and twice its size is enough. */
const ACROSS = 600;
const TWICE = 2;
const QUALITY = 0.85;
/** The width of a desktop viewport: parts are laid out as they are there, whatever this screen is. */
const WINDOW = 1280;

async function inlined(url: string): Promise<string> {
  const blob = await (await fetch(url)).blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error(url));
    reader.readAsDataURL(blob);
  });
}

/** A font with its file in it, if the page has used it: a picture may fetch nothing. */
async function font(rule: CSSFontFaceRule, base: string): Promise<string> {
  const { fontFamily, fontStyle } = rule.style as CSSStyleDeclaration;
  const used = [...document.fonts].some(
    (face) =>
      face.status === 'loaded' &&
      face.style === fontStyle &&
      face.family.replaceAll(/["']/g, '') === fontFamily.replaceAll(/["']/g, '') &&
      face.unicodeRange.replaceAll(' ', '') ===
        rule.style.getPropertyValue('unicode-range').replaceAll(' ', ''),
  );
  const url = /url\("?([^")]+)"?\)/.exec(rule.cssText)?.[1];
  if (!used || !url) return '';
  const file = await inlined(new URL(url, base).href);
  return rule.cssText.replace(/url\([^)]+\)/, `url("${file}")`);
}

/** All styles of the page. */
async function styles(): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].map((rule) => ({ rule, base: sheet.href ?? location.href })),
  );
  const texts = await Promise.all(
    rules.map(({ rule, base }) =>
      rule instanceof CSSFontFaceRule ? font(rule, base) : rule.cssText,
    ),
  );
  return texts.join('\n');
}

/** Photos of these, by daylight and at rest: JPEG, in base64. */
export async function photos(parts: readonly HTMLElement[]): Promise<string[]> {
  const boxes = parts.map(({ offsetWidth: wide, offsetHeight: high }) => ({ wide, high }));
  const tops = boxes.map((_, n) => boxes.slice(0, n).reduce((sum, { high }) => sum + high, 0));
  const high = boxes.reduce((sum, box) => sum + box.high, 0);
  const copies = parts.map((part, n) => {
    const copy = part.cloneNode(true) as HTMLElement;
    copy.style.scale = 'none';
    copy.style.top = `${tops[n]}px`;
    return new XMLSerializer().serializeToString(copy);
  });
  const css = (await styles()).replaceAll(']]>', '');
  const lit = 'data-theme="light" data-contrast="normal" data-motion="calm" data-text="normal"';
  const body = `<div xmlns="http://www.w3.org/1999/xhtml" style="position:relative;font:16px/1.45 var(--body);color:var(--ink)">${copies.join('')}</div>`;
  const size = `width="${WINDOW}" height="${high}"`;
  const drawn = `<style><![CDATA[${css}]]></style><foreignObject ${size}>${body}</foreignObject>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${lit} ${size} style="font-size:16px">${drawn}</svg>`;
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  return boxes.map(({ wide, high: tall }, n) => {
    const sharp = Math.min(TWICE, ACROSS / wide);
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [wide * sharp, tall * sharp];
    const pen = canvas.getContext('2d')!;
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.drawImage(image, 0, -tops[n]! * sharp, WINDOW * sharp, high * sharp);
    return canvas.toDataURL('image/jpeg', QUALITY).split(',')[1]!;
  });
}
