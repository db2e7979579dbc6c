/** A life to keep: one HTML file that needs nothing else, and the same for the printer. */

import { lang, t } from '../../kit/i18n.svelte';
import { drawFace, specOf, type Look } from './face';
import { drawing, tintOf } from './icons';
import { Own, said, type Cast } from './people';
import type { Beat, Life } from './story';

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => SIGNS[sign]!);

export function faceSvg(cast: Cast, person: number, size: number, look: Look = {}): string {
  const inner = drawFace(specOf(cast.seed(person), cast.sex(person)), look);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="${size}" height="${size}"><clipPath id="c${person}"><circle cx="50" cy="50" r="50"/></clipPath><g clip-path="url(#c${person})">${inner}</g></svg>`;
}

export function iconSvg(name: string, size: number, colour = '#3a2733'): string {
  const inner = drawing(name).replaceAll('var(--tint, transparent)', tintOf(name)).replaceAll('var(--hole, transparent)', '#fff');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="${size}" height="${size}" color="${colour}" fill="none" stroke="${colour}" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round">${inner.replaceAll('currentColor', colour)}</svg>`;
}

function beat(one: Beat, cast: Cast): string {
  const faces = one.persons.map((person) => faceSvg(cast, person, 30)).join('');
  return `<li class="${one.main ? 'main' : 'small'}"><span class="i">${iconSvg(one.icon, one.main ? 26 : 20)}</span><p>${escaped(one.text)}</p><span class="f">${faces}</span></li>`;
}

/** The life as markup; every word of a person is escaped. */
export function lifeHtml(life: Life, cast: Cast): string {
  const facts = factsOf(life).map((fact) => `<li>${iconSvg(fact.icon, 20)} ${escaped(fact.text)}</li>`).join('');
  const chapters = life.chapters.map((chapter) =>
    `<section><h2><span>${chapter.age}</span> ${escaped(chapter.title)}</h2><ol>${chapter.beats.map((one) => beat(one, cast)).join('') || `<li class="small"><span class="i"></span><p>${escaped(t('ff-bio-silent', { name: new Own(life.name) }))}</p></li>`}</ol></section>`,
  ); // prettier-ignore
  return `<article class="life"><header>${faceSvg(cast, life.seat, 150, portrait(life, cast))}<div><p class="k">${escaped(t('game-fiese-freunde'))}</p><h1>${escaped(life.name)}</h1><ul class="facts">${facts}</ul></div></header><p class="open">${escaped(life.opening)}</p>${chapters.join('')}<p class="end">${escaped(life.ending)}</p></article>`;
}

/** What a life has made of a face; five goals make it smile, whatever else. */
export function portrait(life: Life, cast: Cast): Look {
  return life.won ? { ...cast.look(life.seat), mood: 'happy' } : cast.look(life.seat);
}

export function factsOf(life: Life): { icon: string; text: string }[] {
  return [
    { icon: 'goal', text: t('ff-fact-goals', { n: life.goals.length }) },
    { icon: 'partner', text: t('ff-fact-loves', { n: life.loves.length }) },
    { icon: 'child', text: t('ff-fact-children', { n: life.children }) },
    { icon: 'friend', text: t('ff-fact-friends', { n: life.friends }) },
    { icon: 'card', text: t('ff-fact-lived', { n: life.lived }) },
  ];
}

const STYLE = `body{margin:0;background:#f7efe9;color:#2a2019;font:18px/1.55 Georgia,'Times New Roman',serif}
.life{max-width:44rem;margin:0 auto;padding:3rem 1.4rem}header{display:flex;flex-wrap:wrap;gap:1.6rem;align-items:center}
.k{margin:0;letter-spacing:.06em;font-size:.8rem;color:#6b5560}h1{font-size:2.8rem;line-height:1.05;margin:.1em 0 .3em;overflow-wrap:anywhere}
.facts{list-style:none;display:flex;flex-wrap:wrap;gap:.3rem 1.1rem;margin:0;padding:0;font-size:.95rem}.facts li{display:flex;gap:.35rem;align-items:center}
.open,.end{font-size:1.25rem;font-style:italic;margin:2rem 0 0}h2{font-size:1.5rem;margin:2.2rem 0 .6rem;border-bottom:1px solid #d8c5c9;padding-bottom:.3rem}
h2 span{display:inline-block;min-width:1.7em;color:#862a62}ol{list-style:none;margin:0;padding:0}ol li{display:grid;grid-template-columns:2rem 1fr auto;gap:.6rem;align-items:start;padding:.25rem 0}
ol p{margin:0}.main p{font-size:1.12rem}.small{color:#5c4a52;font-size:.98rem}.f{display:flex}.f svg{margin-left:-6px}.i svg{display:block;margin-top:.15em}
@media(prefers-color-scheme:dark){body{background:#1b1320;color:#f4eaf2}.small,.k{color:#cdbbd0}h2{border-color:#4a3a52}h2 span{color:#f7a3cd}.i svg,.facts svg{background:#f7efe9;border-radius:6px;padding:2px}}
@media print{body{background:#fff;color:#000;font-size:12pt}section{break-inside:avoid-page}}`;

export function keepsake(life: Life, cast: Cast): string {
  const title = escaped(said('ff-life-of', { name: new Own(life.name) }));
  return `<!doctype html><html lang="${lang.now}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><style>${STYLE}</style></head><body>${lifeHtml(life, cast)}</body></html>`;
}

export function download(name: string, blob: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** A name that any file system takes. */
export const fileName = (life: Life, end: string): string =>
  `${life.name.normalize('NFKD').replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-+|-+$/g, '').toLowerCase() || 'life'}.${end}`;

/** Prints only the life: the page steps aside (see feten.css). */
export function printLife(life: Life, cast: Cast): void {
  const sheet = document.createElement('div');
  sheet.className = 'ff-print';
  sheet.innerHTML = lifeHtml(life, cast);
  document.body.append(sheet);
  addEventListener('afterprint', () => sheet.remove(), { once: true });
  print();
}
