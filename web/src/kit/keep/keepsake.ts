/** A story to keep, from one document: a page that needs nothing else, a sheet for the printer, a PDF. */

import type { Keepsake, KeepsakeLine, KeepsakeSection } from '@wire';
import './keepsake.css';
import STYLE from './keepsake.css?inline';

const SIGNS: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => SIGNS[sign]!);

/** The document as markup; every word is escaped, pictures are our own drawings. */
export function markup(doc: Keepsake): string {
  const portraits = doc.people
    .filter((person) => person.portrait)
    .map((person) => drawn(doc, person.portrait));
  const facts = (doc.facts ?? [])
    .map((fact) => `<li>${drawn(doc, fact.picture)} ${escaped(fact.text ?? '')}</li>`)
    .join('');
  const head = `<div><p class="sub">${escaped(doc.subtitle)}</p><h1>${escaped(doc.title)}</h1>${facts && `<ul class="facts">${facts}</ul>`}</div>`;
  const header = `<header>${portraits[0] ?? ''}${head}${portraits.slice(1).join('')}</header>`;
  const sections = doc.sections.map((one) => section(doc, one)).join('');
  const inner = `${header}${sections}<footer>${escaped(doc.foot)}</footer>`;
  return `<article class="keepsake" style="--accent:${doc.accent}">${inner}</article>`;
}

const drawn = (doc: Keepsake, name = ''): string => doc.pictures[name] ?? '';

function section(doc: Keepsake, { title, mark, lines }: KeepsakeSection): string {
  const head = title
    ? `<h2>${mark ? `<span>${escaped(mark)}</span> ` : ''}${escaped(title)}</h2>`
    : '';
  return `<section>${head}${lines.map((one) => line(doc, one)).join('')}</section>`;
}

function line(doc: Keepsake, one: KeepsakeLine): string {
  const person = one.who === undefined || one.who === null ? undefined : doc.people[one.who];
  const words = escaped(one.text ?? '');
  const faces = (one.faces ?? []).map((at) => doc.people[at]!);
  const aside = one.aside ? ` <small>${escaped(one.aside)}</small>` : '';
  const inked = (who: { name: string; colour: string }) =>
    `<b style="color:${who.colour}">${escaped(who.name)}</b>`;
  switch (one.kind) {
    case 'head':
      return person
        ? `<h3 style="color:${person.colour}">${words}${aside}</h3>`
        : `<h3>${words}${aside}</h3>`;
    case 'says':
      return `<p class="says">${person ? inked(person) : ''} ${words}</p>`;
    case 'picture':
      return `<figure>${drawn(doc, one.picture)}<figcaption>${words} ${faces.map(inked).join(' · ')}</figcaption></figure>`;
    case 'beat':
    case 'small':
      return `<div class="${one.kind}"><span class="icon">${drawn(doc, one.picture)}</span><p>${words}</p><span class="faces">${faces.map((who) => drawn(doc, who.face)).join('')}</span></div>`;
    default:
      return `<p class="${one.kind}">${words}${aside}</p>`;
  }
}

/** A whole page, to be kept as a file. */
export function page(doc: Keepsake): Blob {
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escaped(`${doc.title} – ${doc.subtitle}`)}</title>`;
  const page = 'body{margin:0;background:#f7f0e6}@media print{body{background:#fff}}';
  const full = `<head>${head}<style>${page}${STYLE}</style></head><body>${markup(doc)}</body>`;
  const html = `<!doctype html><html lang="${doc.lang}">${full}</html>`;
  return new Blob([html], { type: 'text/html' });
}

/** Prints only the story: the rest of the page is hidden in print (see keepsake.css). */
export function printed(doc: Keepsake): void {
  const sheet = document.createElement('div');
  sheet.className = 'keepsake-sheet';
  sheet.innerHTML = markup(doc);
  document.body.append(sheet);
  addEventListener('afterprint', () => sheet.remove(), { once: true });
  print();
}
