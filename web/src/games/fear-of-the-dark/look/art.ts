/**
 * The drawings of the cards, on a field of 64 by 64: lines in the colour of the ink, and three
 * classes: `f` filled with ink, `w` a warm wash, `s` a soft line.
 */

import type { Danger, Mind, SecretKind, Thing } from '@wire/fear-of-the-dark';

const rock = (d: string) => `<path d="${d}"/>`;

export const ART: Record<Mind | Danger | Thing | SecretKind, string> & Record<string, string> = {
  light: `<path class="w" d="M40 6c9 8 11 15 7 22-4 6-13 6-17 0-3-6 0-10 3-13 1 3 2 5 4 5 3-3 4-8 3-14z"/>
    <path d="M40 6c9 8 11 15 7 22-4 6-13 6-17 0-3-6 0-10 3-13 1 3 2 5 4 5 3-3 4-8 3-14z"/>
    <path class="f" d="M34 27l5 4-3 5-6-4z"/><path d="M33 33L14 58" stroke-width="4"/>
    <path class="s" d="M54 10l4-3M56 20h5M22 12l-4-4M18 22h-5"/>`,
  walk: `<path class="w" d="M17 8c6-1 9 5 8 13-1 5-2 7-1 11-3 2-8 2-10 0-1-5-5-7-5-14 0-6 3-10 8-10z"/>
    <path d="M17 8c6-1 9 5 8 13-1 5-2 7-1 11-3 2-8 2-10 0-1-5-5-7-5-14 0-6 3-10 8-10z"/>
    <path d="M14 37c3-1 7-1 10 0 1 5-1 9-5 9s-6-4-5-9z" class="f"/>
    <path class="w" d="M46 16c-6-1-9 5-8 13 1 5 2 7 1 11 3 2 8 2 10 0 1-5 5-7 5-14 0-6-3-10-8-10z"/>
    <path d="M46 16c-6-1-9 5-8 13 1 5 2 7 1 11 3 2 8 2 10 0 1-5 5-7 5-14 0-6-3-10-8-10z"/>
    <path d="M39 45c3-1 7-1 10 0 1 5-1 9-5 9s-6-4-5-9z" class="f"/>`,
  stealth: `<path class="w" d="M32 30c7 0 12 6 12 11 0 4-4 5-7 4-3-1-7-1-10 0-3 1-7 0-7-4 0-5 5-11 12-11z"/>
    <path d="M32 30c7 0 12 6 12 11 0 4-4 5-7 4-3-1-7-1-10 0-3 1-7 0-7-4 0-5 5-11 12-11z"/>
    <ellipse class="f" cx="17" cy="26" rx="4" ry="5.5" transform="rotate(-28 17 26)"/><ellipse class="f" cx="27" cy="18" rx="4" ry="6" transform="rotate(-8 27 18)"/>
    <ellipse class="f" cx="37" cy="18" rx="4" ry="6" transform="rotate(8 37 18)"/><ellipse class="f" cx="47" cy="26" rx="4" ry="5.5" transform="rotate(28 47 26)"/>
    <path d="M5 55c6-4 11-3 14 0 5 4 8-1 13 0 6 1 7 4 13 1 5-3 9-2 14-1"/><path class="s" d="M12 60h8M40 61h10"/>`,
  scout: `<path d="M14 58V26a18 18 0 0 1 36 0v32"/><path class="s" d="M8 58V26a24 24 0 0 1 48 0v32"/>
    <path class="w" d="M18 36c8-10 20-10 28 0-8 10-20 10-28 0z"/><path d="M18 36c8-10 20-10 28 0-8 10-20 10-28 0z"/>
    <circle cx="32" cy="36" r="4.8" class="f"/><path d="M6 58h52"/>`,
  search: `<circle class="w" cx="27" cy="26" r="16"/><circle cx="27" cy="26" r="16"/><path d="M39 38l15 16" stroke-width="5.5"/>
    <path class="s" d="M17 26a10 10 0 0 1 10-10"/><path d="M24 32l3-10 5 3-1 8z" class="f"/>`,
  clear: `<path class="w" d="M6 56l6-12 10-3 8 6 6-5 12 2 8 12z"/><path d="M6 56l6-12 10-3 8 6 6-5 12 2 8 12z"/>
    <path class="s" d="M22 41l2 8 6-2M42 43l-2 7"/><path d="M18 8c14-4 28 2 36 14" stroke-width="4.5"/><path d="M42 13L20 37" stroke-width="3.6"/>`,
  terror: `<path class="w" d="M10 28C10 14 20 6 32 6s22 8 22 22c0 9-4 13-4 19 0 6-4 11-18 11S14 53 14 47c0-6-4-10-4-19z"/>
    <path d="M10 28C10 14 20 6 32 6s22 8 22 22c0 9-4 13-4 19 0 6-4 11-18 11S14 53 14 47c0-6-4-10-4-19z"/>
    <path class="f" d="M17 27c5-4 10-2 11 3-4 4-9 3-11-3zM47 27c-5-4-10-2-11 3 4 4 9 3 11-3z"/><path class="f" d="M26 42c2-4 10-4 12 0 1 5-1 11-6 11s-7-6-6-11z"/>
    <path class="s" d="M4 20l4 3M60 20l-4 3M3 36h4M61 36h-4"/>`,
  knockout: `<path d="M32 40c-5 0-8-4-8-8 0-6 5-10 11-10 7 0 13 6 13 13 0 9-7 15-16 15-11 0-18-9-18-18 0-13 10-22 22-22"/>
    <path class="f" d="M50 6l2 5 5 .6-3.8 3.6 1 5.3-4.6-2.6-4.7 2.6 1-5.3-3.8-3.6 5.2-.6zM56 42l1.3 3 3.3.4-2.5 2.3.7 3.3-2.9-1.7-2.9 1.7.7-3.3-2.5-2.3 3.3-.4zM10 50l1.3 3 3.3.4-2.5 2.3.7 3.3-2.9-1.7-2.9 1.7.7-3.3-2.5-2.3 3.3-.4z"/>`,
  draught: `<path d="M4 22h30c7 0 8-10 1-10-3 0-5 2-5 4"/><path d="M4 32h46c8 0 9 11 1 11-4 0-6-3-5-6"/><path d="M4 42h24c7 0 7 11 0 11-3 0-5-2-5-5"/>
    <path class="s" d="M12 14h8M44 24h8M8 52h6"/>`,
  collapse: `<path d="M4 8h56"/><path class="s" d="M14 8l5 7-3 7M38 8l-4 6 6 5M52 8l-2 8"/>
    ${rock('M22 26l8-3 7 5-2 8-9 2-6-6z')}${rock('M42 26l8 1 2 7-6 4-7-4z')}<path class="w" d="M6 58l6-12 11-3 8 5 8-6 11 4 8 12z"/>${rock('M6 58l6-12 11-3 8 5 8-6 11 4 8 12z')}<path class="s" d="M23 43l3 8M39 42l-2 9"/>`,
  lockdown: `<path d="M21 30V20a11 11 0 0 1 22 0v10" stroke-width="4"/><rect class="w" x="13" y="29" width="38" height="28" rx="5"/><rect x="13" y="29" width="38" height="28" rx="5"/>
    <circle class="f" cx="32" cy="40" r="4.5"/><path d="M32 42v8" stroke-width="4"/><path class="s" d="M4 34h6M54 34h6M4 50h6M54 50h6"/>`,
  leak: `<path class="w" d="M32 4c9 12 14 19 14 26a14 14 0 0 1-28 0c0-7 5-14 14-26z"/><path d="M32 4c9 12 14 19 14 26a14 14 0 0 1-28 0c0-7 5-14 14-26z"/>
    <path class="s" d="M25 30a7 7 0 0 0 6 7"/><path d="M8 53c6-4 10 4 16 0s10 4 16 0 10 4 16 0"/><path class="s" d="M14 60c5-3 8 3 13 0s9 3 14 0"/>`,
  match: `<path d="M14 56L42 20" stroke-width="4.6"/><path class="w" d="M40 22c-2-5 3-11 8-10 5 2 4 9 0 12-3 2-6 1-8-2z"/><path class="f" d="M40 22c-2-5 3-11 8-10 5 2 4 9 0 12-3 2-6 1-8-2z"/>
    <path class="s" d="M54 8l3-3M56 18h5M46 5V2"/>`,
  paper: `<path class="w" d="M14 6h30l8 9-3 6 4 6-5 7 4 8-4 8 2 8H14l-3-7 4-6-4-9 4-8-4-8z"/><path d="M14 6h30l8 9-3 6 4 6-5 7 4 8-4 8 2 8H14l-3-7 4-6-4-9 4-8-4-8z"/>
    <path class="s" d="M21 18h20M20 27h23M21 36h16M20 45h20"/>`,
  key: `<circle class="w" cx="19" cy="19" r="12"/><circle cx="19" cy="19" r="12" stroke-width="4"/><circle class="f" cx="19" cy="19" r="3"/><path d="M28 28l26 26M45 45l7-7M37 37l5-5" stroke-width="4.2"/>`,
  lever: `<path class="w" d="M10 44h44v13H10z"/><path d="M10 44h44v13H10z"/><path d="M30 44L46 14" stroke-width="4.6"/><circle class="f" cx="47.5" cy="11" r="6"/><path class="s" d="M12 30a26 26 0 0 1 16-16M16 37a19 19 0 0 1 6-9"/>`,
  'secret-door': `<path class="s" d="M3 16h14M3 30h11M3 44h11M47 16h14M50 30h11M50 44h11M9 16v14M56 16v14M7 30v14M57 30v14M12 4v12M30 4v5M50 4v12"/><path class="w" d="M16 58V26a16 16 0 0 1 32 0v32z"/>
    <path d="M16 58V26a16 16 0 0 1 32 0v32"/><path d="M32 10v48"/><circle class="f" cx="38" cy="37" r="2.6"/><path d="M4 58h56"/>`,
  map: `<path class="w" d="M6 14l17-6 18 6 17-6v42l-17 6-18-6-17 6z"/><path d="M6 14l17-6 18 6 17-6v42l-17 6-18-6-17 6z"/><path class="s" d="M23 8v42M41 14v42"/>
    <path d="M13 42c6-8 9 2 15-6s2-12 10-12" stroke-dasharray="3.5 3.5"/><path d="M43 20l7 8M50 20l-7 8"/>`,
  intelligence: `<path class="w" d="M6 26c12-16 40-16 52 0-12 16-40 16-52 0z"/><path d="M6 26c12-16 40-16 52 0-12 16-40 16-52 0z"/><circle cx="32" cy="26" r="8"/><circle class="f" cx="32" cy="26" r="3.5"/>
    <path d="M20 48v11M26 48v11M32 48v11M38 48v11M16 57l26-7"/>`,
  echo: `<path d="M4 60V32a28 28 0 0 1 56 0v28" opacity=".35"/><path d="M12 60V33a20 20 0 0 1 40 0v27" opacity=".6"/><path d="M20 60V34a12 12 0 0 1 24 0v26" opacity=".85"/><path class="f" d="M27 60V36a5 5 0 0 1 10 0v24z"/><path d="M2 60h60"/>`,
};

/** The decks that cards belong to, each with its colours. */
export type Deck = 'mind' | 'danger' | 'object' | 'secret' | 'echo';

/** The drawing for each counter. */
export const COUNTED = { terrors: 'terror', matches: 'match' } as const;
