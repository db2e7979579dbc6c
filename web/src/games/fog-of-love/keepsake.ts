/** A story to keep: one HTML file that needs nothing else, and the same for the printer. */

import { lang, t } from '../../kit/i18n.svelte';
import type { Cast } from './cast';
import { curveSvg } from './curve';
import { drawFace, moodOf, type Mood } from './face';
import { tint } from './palette';
import { coupleOf, speakerOf, type Beat, type Hidden, type Story } from './story';

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => SIGNS[sign]!);

export function faceSvg(cast: Cast, seat: number, size: number, mood?: Mood): string {
  const person = cast.persons[seat]!;
  const inner = drawFace({ portrait: person.portrait, colour: person.colour, features: person.features, mood: mood ?? moodOf(person.hearts), gaze: seat === cast.sides[0] ? 1 : -1 });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 220" width="${size}" height="${Math.round(size * 1.1)}">${inner}</svg>`;
}

const say = (name: string, colour: string, text: string): string =>
  `<p class="say"><b style="color:${tint(colour).deep}">${escaped(name)}</b> ${escaped(text)}</p>`;

function beatHtml(beat: Beat, story: Story, cast: Cast): string {
  const speaker = speakerOf(beat, story);
  const opening = !beat.opening ? '' : speaker ? say(speaker, cast.colour(beat.seat), beat.opening) : `<p class="told">${escaped(beat.opening)}</p>`;
  const said = beat.said.map((one) => say(story.names[one.seat as 0 | 1], cast.colour(one.seat), one.text)).join('');
  const how = beat.how ? ` <small>${escaped(t(`fl-how-${beat.how}`))}</small>` : '';
  const title = beat.title ? `<h3>${escaped(beat.title)}${how}</h3>` : '';
  return `<div class="scene">${title}${opening}${said}${beat.then ? `<p class="told">${escaped(beat.then)}</p>` : ''}</div>`;
}

function hiddenHtml(one: Hidden, cast: Cast): string {
  const traits = one.traits.map((goal) => `<li>${escaped(goal.title)}: ${goal.have}/${goal.needs}, ${escaped(t(goal.met ? 'fl-met' : 'fl-missed'))}</li>`).join('');
  const secrets = one.secrets.map((title) => `<li>${escaped(t('fl-kept-secret', { title }))}</li>`).join('');
  return `<div class="scene"><h3 style="color:${tint(cast.colour(one.seat)).deep}">${escaped(one.name)}: ${escaped(one.destiny)}, ${escaped(t(one.met ? 'fl-met' : 'fl-missed'))}</h3><p class="told">${escaped(one.ending)}</p><ul>${traits}${secrets}</ul></div>`;
}

/** The story as markup; every word of a person is escaped. */
export function storyHtml(story: Story, cast: Cast): string {
  const chapters = story.chapters.map((chapter) => `<section><h2>${escaped(chapter.title)}</h2><p class="told">${escaped(chapter.opening)}</p>${chapter.beats.map((beat) => beatHtml(beat, story, cast)).join('')}</section>`);
  const colours: [string, string] = [cast.colour(0), cast.colour(1)];
  return `<article class="tale"><header>${faceSvg(cast, 0, 120)}<div><p class="k">${escaped(story.title)}</p><h1>${escaped(coupleOf(story))}</h1></div>${faceSvg(cast, 1, 120)}</header><p class="told">${escaped(story.opening)}</p>${chapters.join('')}<section><h2>${escaped(t('fl-what-hid'))}</h2>${story.hidden.map((one) => hiddenHtml(one, cast)).join('')}<div class="curve">${curveSvg(story, colours)}</div><p class="end">${escaped(story.ending)}</p></section></article>`;
}

const STYLE = `body{margin:0;background:#f7f0e6;color:#2a2019;font:18px/1.55 Georgia,'Times New Roman',serif}
.tale{max-width:44rem;margin:0 auto;padding:2.4rem 1.3rem 4rem}header{display:flex;gap:1rem;align-items:center;justify-content:space-between;text-align:center}
header svg{flex:none;width:clamp(5rem,20vw,8rem);height:auto}.k{margin:0;color:#6b5560}h1{font-size:clamp(1.8rem,6vw,2.8rem);line-height:1.08;margin:.1em 0;overflow-wrap:anywhere}
h2{font-size:1.6rem;margin:2.4rem 0 .5rem;padding-bottom:.25rem;border-bottom:1px solid #d8c5b4}h3{font-size:1.15rem;margin:1.4rem 0 .2rem}small{font-weight:400;color:#6b5560}
p{margin:.25rem 0}.told,.end{font-style:italic}.end{font-size:1.3rem;margin-top:1.6rem}.say{margin-left:1rem}.curve svg{width:100%;height:auto}ul{margin:.3rem 0;padding-left:1.2rem}
@media print{body{background:#fff;color:#000;font-size:12pt}.scene{break-inside:avoid}h2,h3{break-after:avoid}}`;

export function keepsake(story: Story, cast: Cast): string {
  const title = escaped(`${coupleOf(story)}: ${story.title}`);
  return `<!doctype html><html lang="${lang.now}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><style>${STYLE}</style></head><body>${storyHtml(story, cast)}</body></html>`;
}

export function download(name: string, blob: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** A name that any file system takes. */
export const fileName = (story: Story, end: string): string =>
  `${story.names.join('-').normalize('NFKD').replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-+|-+$/g, '').toLowerCase() || 'story'}.${end}`;

/** Prints only the story: the page steps aside (see fog.css). */
export function printStory(story: Story, cast: Cast): void {
  const sheet = document.createElement('div');
  sheet.className = 'fl-print';
  sheet.innerHTML = storyHtml(story, cast);
  document.body.append(sheet);
  addEventListener('afterprint', () => sheet.remove(), { once: true });
  print();
}
