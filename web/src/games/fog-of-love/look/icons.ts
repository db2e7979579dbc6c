/** Our own signs, on a grid of 24: the six dimensions, decks and kinds of scenes, what effects do. */

const F = 'fill="currentColor" stroke="none"';

const ICONS: Record<string, string> = {
  heart: `<path d="M12 20.500C5.500 15.800 2.500 12.300 2.500 8.600A4.900 4.900 0 0 1 12 6.800a4.900 4.900 0 0 1 9.500 1.800c0 3.700-3 7.200-9.500 11.900z" ${F}/>`,
  up: `<path d="M12 4l7.500 9H15v7H9v-7H4.500z" ${F}/>`,
  down: `<path d="M12 20l7.500-9H15V4H9v7H4.500z" ${F}/>`,
  dis: '<rect x="4.500" y="3.500" width="15" height="17.500" rx="2.500"/><path d="M8 8.500l1.500 1.500L12 7.500M8 15l1.500 1.500L12 14M14.500 9h2M14.500 15.500h2"/>',
  cur: `<circle cx="12" cy="12" r="9"/><path d="M15.800 8.200l-2.300 5.300-5.300 2.300 2.300-5.300z" ${F}/>`,
  ext: '<circle cx="12" cy="12" r="4"/><path d="M12 2.500v3M12 18.500v3M2.500 12h3M18.500 12h3M5.300 5.300l2.100 2.100M16.600 16.600l2.100 2.100M5.300 18.700l2.100-2.100M16.600 7.400l2.100-2.100"/>',
  sen: '<path d="M12 2.800c4.300 5.200 6.500 8.700 6.500 11.700a6.500 6.500 0 0 1-13 0c0-3 2.200-6.500 6.500-11.700z"/><path d="M9 15a3 3 0 0 0 3 3"/>',
  gen: '<path d="M20 4c-7-.8-13 3-13 9.500V17h3.500C17 17 20.800 11 20 4z"/><path d="M4 21l3-4 7-7.500"/>',
  sin: `<path d="M2 12c2.500-4.500 6-6.800 10-6.800S19.500 7.500 22 12c-2.500 4.500-6 6.800-10 6.800S4.500 16.500 2 12z"/><circle cx="12" cy="12" r="3.200" ${F}/>`,
  sweet: `<path d="M12 12c-2-3.800-1.300-7.500 0-9 1.300 1.500 2 5.200 0 9zM12 12c3.800-2 7.500-1.300 9 0-1.500 1.300-5.200 2-9 0zM12 12c2 3.800 1.300 7.500 0 9-1.300-1.500-2-5.200 0-9zM12 12c-3.800 2-7.500 1.300-9 0 1.500-1.300 5.200-2 9 0z" ${F}/><path d="M6.300 6.300l3 3M17.700 6.300l-3 3M17.700 17.700l-3-3M6.300 17.700l3-3"/>`,
  serious: '<path d="M3.500 11L12 4l8.500 7M6 9.500V20h12V9.500"/><path d="M10 20v-5.500h4V20"/>',
  drama: `<path d="M13.500 2L5 13.500h5.500L9.500 22 19 9.500h-6z" ${F}/>`,
  both: '<circle cx="8" cy="8" r="3.300"/><circle cx="16" cy="8" r="3.300"/><path d="M2.500 19.500c.4-4 2.500-6 5.500-6s5.100 2 5.500 6M13.500 14c.7-.4 1.600-.6 2.500-.6 3 0 5.100 2 5.500 6"/>',
  partner:
    '<circle cx="12" cy="7.500" r="4"/><path d="M4.500 20.500c.6-5 3.400-7.500 7.500-7.500s6.900 2.500 7.500 7.500"/>',
  situation:
    '<path d="M7 17.500a4.300 4.300 0 0 1-.4-8.600 6 6 0 0 1 11.200.8 3.900 3.900 0 0 1 .2 7.800z"/><path d="M9 21h6"/>',
  secret:
    '<rect x="4.500" y="10.500" width="15" height="10" rx="2.500"/><path d="M8 10.500V7.500a4 4 0 0 1 8 0v3M12 14.500v2.500"/>',
  reveal:
    '<rect x="4.500" y="10.500" width="15" height="10" rx="2.500"/><path d="M8 10.500V7.500a4 4 0 0 1 7.700-1.500M12 14.500v2.500"/>',
  reaction: '<path d="M4 5h16v11.500h-8L7 21v-4.500H4z"/><path d="M12 7.800v4M12 13.700v.2"/>',
  special: `<path d="M12 2.500l2.300 6.200 6.200 2.300-6.200 2.300L12 19.500l-2.300-6.200L3.500 11l6.200-2.300z" ${F}/><path d="M19 17v4M17 19h4"/>`,
  chapter:
    '<path d="M3 4.500h18M4.500 4.500c.5 8-.5 12-1.500 16.500 4-.5 6-5 6.500-10M19.500 4.500c-.5 8 .5 12 1.500 16.500-4-.5-6-5-6.500-10"/>',
  finale:
    '<path d="M3 4.500h18M4.500 4.500c.5 8-.5 12-1.500 16.500 4-.5 6-5 6.500-10M19.500 4.500c-.5 8 .5 12 1.500 16.500-4-.5-6-5-6.500-10"/>',
  cards:
    '<rect x="3.500" y="6" width="11" height="15" rx="2" transform="rotate(-8 9 13.500)"/><path d="M12 3.700l7.300 1.600a2 2 0 0 1 1.500 2.400L18 18.500"/>',
  trade: '<path d="M4 8.500h14l-3.500-4M20 15.500H6l3.500 4"/>',
  goal: `<circle cx="12" cy="12" r="8.500"/><circle cx="12" cy="12" r="3.200" ${F}/>`,
  destiny:
    '<path d="M12 3l2.600 5.600 6 .7-4.500 4.200 1.200 6L12 16.500l-5.300 3 1.200-6L3.400 9.300l6-.7z"/>',
  change:
    '<path d="M4.500 12a7.500 7.500 0 0 1 13-5l2 2M19.500 4.500V9H15M19.500 12a7.500 7.500 0 0 1-13 5l-2-2M4.500 19.500V15H9"/>',
  show: '<path d="M2 12c2.500-4.500 6-6.800 10-6.800S19.500 7.500 22 12c-2.500 4.500-6 6.800-10 6.800S4.500 16.500 2 12z"/><circle cx="12" cy="12" r="3"/>',
  carry: '<path d="M3 7h10a5 5 0 0 1 5 5v7M13.500 14.500L18 19l4.500-4.500"/>',
  ring: '<circle cx="12" cy="14.500" r="6.500"/><path d="M9 4.500l3-2 3 2-3 3.500z"/>',
  child:
    '<circle cx="12" cy="7" r="4"/><path d="M6 20.500c0-4 2.500-7 6-7s6 3 6 7zM10.500 7.500a2 2 0 0 0 3 0"/>',
  skip: '<path d="M4 5l8 7-8 7zM13 5l8 7-8 7z"/>',
  guess:
    '<path d="M9 9.200a3.200 3.200 0 1 1 4.600 2.900c-1 .5-1.600 1.200-1.600 2.400M12 18v.2"/><circle cx="12" cy="12" r="9.500"/>',
  wipe: '<path d="M13.500 4.500l6 6-9 9H6l-2.500-2.500zM9.500 8.500l6 6M10.500 19.500h10"/>',
  minor: '<circle cx="12" cy="12" r="3.500"/>',
  own: '<circle cx="12" cy="7.500" r="4"/><path d="M4.500 20.500c.6-5 3.400-7.500 7.500-7.500s6.900 2.500 7.500 7.500"/>',
  shared:
    '<circle cx="8" cy="8" r="3.300"/><circle cx="16" cy="8" r="3.300"/><path d="M2.500 19.500c.4-4 2.500-6 5.500-6s5.100 2 5.500 6M13.500 14c.7-.4 1.600-.6 2.500-.6 3 0 5.100 2 5.500 6"/>',
};

/** The sign of an effect, by its verb. */
const VERBS: Record<string, string> = {
  heart: 'heart',
  draw: 'cards',
  discard: 'cards',
  trade: 'trade',
  'swap-occupations': 'trade',
  change: 'change',
  'swap-in': 'destiny',
  'swap-out': 'destiny',
  drop: 'destiny',
  retrieve: 'destiny',
  say: 'destiny',
  become: 'destiny',
  show: 'show',
  'show-and-drop': 'show',
  hint: 'secret',
  reveal: 'reveal',
  bury: 'secret',
  wipe: 'wipe',
  guess: 'guess',
  carry: 'carry',
  add: 'special',
  search: 'cards',
  mark: 'ring',
  skip: 'skip',
  rechoose: 'change',
  copy: 'change',
  spared: 'situation',
  'no-also': 'skip',
};

export const drawing = (name: string): string => ICONS[name] ?? ICONS.special!;

export const signOf = (verb: string): string => VERBS[verb] ?? 'special';
