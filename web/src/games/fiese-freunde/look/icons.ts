/** Symbols of our own, on a grid of 24: lines in the colour of the text, surfaces in `--tint`. */

const T = 'fill="var(--tint, transparent)"';
const P = 'fill="var(--hole, transparent)"';
const C = 'fill="currentColor" stroke="none"';
const HEART =
  'M12 20.5C5 15.500 2.500 12 2.500 8.500a4.800 4.800 0 0 1 9.500-1.200 4.800 4.800 0 0 1 9.500 1.200c0 3.500-2.500 7-9.500 12z';

export const ICONS: Record<string, string> = {
  smoking: `<path d="M2 15h14.500v4.500H2z" ${T}/><path d="M2 15h4.500v4.500H2z" ${C} opacity=".4"/><path d="M16.500 15h3v4.500h-3M22 19.500V15c0-3.200-4-2.800-4-5.400 0-2.400 2.400-2 2.400-5.100"/>`,
  alcohol: `<path d="M4.500 9h11v11a1.500 1.500 0 0 1-1.500 1.500H6A1.500 1.500 0 0 1 4.500 20z" ${T}/><path d="M15.500 11.500H18a2.500 2.500 0 0 1 2.500 2.500v2a2.500 2.500 0 0 1-2.500 2.500h-2.500M8.300 12.500v5.500M11.800 12.500v5.500"/><path d="M3.800 9a2.700 2.700 0 0 1 2.400-4A3.500 3.500 0 0 1 12.700 4a2.600 2.600 0 0 1 3.500 3.300c.2.900-.2 1.700-.9 1.700z" ${P}/>`,
  drugs: `<path d="M9 13v5a3 3 0 0 0 6 0v-5" ${P}/><path d="M2.500 13C2.500 7 6.700 2.800 12 2.800S21.500 7 21.500 13z" ${T}/><g ${C}><circle cx="8" cy="9" r="1.500"/><circle cx="13.200" cy="6.300" r="1.200"/><circle cx="16" cy="10" r="1.700"/></g>`,
  money: `<ellipse cx="9" cy="6.500" rx="6.500" ry="3" ${T}/><path d="M2.500 6.500v4.200c0 1.500 2.400 2.700 5.500 3M2.500 10.700v4.200c0 1.400 2 2.500 4.700 2.900M15.500 6.500v2.700"/><path d="M9.500 13.300v5.200c0 1.600 2.700 2.900 6 2.900s6-1.300 6-2.900v-5.200" ${T}/><ellipse cx="15.500" cy="13.300" rx="6" ry="2.800" ${T}/>`,
  illness: `<g transform="rotate(-45 12 12)"><rect x="1" y="7.300" width="22" height="9.400" rx="4.700" ${T}/><path d="M8 7.300v9.400M16 7.300v9.400"/><g ${C}><circle cx="10.500" cy="10.500" r=".9"/><circle cx="13.500" cy="10.500" r=".9"/><circle cx="10.500" cy="13.500" r=".9"/><circle cx="13.500" cy="13.500" r=".9"/></g></g>`,
  weight: `<rect x="2.800" y="3" width="18.400" height="18" rx="4.500" ${T}/><path d="M6.500 11a6.500 6.500 0 0 1 11 0l-3 2.600h-5z" ${P}/><path d="M12 13l1.900-3.600"/>`,
  sadness: `<path d="M7 14.500a4.300 4.300 0 0 1-.4-8.600 6 6 0 0 1 11.100.8 3.900 3.900 0 0 1 .1 7.800z" ${T}/><path d="M8.200 17.500l-1 3.500M12.500 17.500l-1 3.500M16.800 17.500l-1 3.500"/>`,
  church: `<path d="M12 1.500V7M9.800 3.500h4.400"/><path d="M8 14l-5 2.500V22h18v-5.500L16 14z" ${P}/><path d="M7.500 22V11.300L12 7l4.500 4.300V22z" ${T}/><path d="M10.300 22v-4a1.700 1.700 0 0 1 3.400 0v4"/>`,
  wisdom: `<path d="M4.500 4l3.300 1.800a9.500 9.500 0 0 1 8.400 0L19.500 4v10a7.500 7.500 0 0 1-15 0z" ${T}/><circle cx="8.800" cy="10.800" r="2.900" ${P}/><circle cx="15.200" cy="10.800" r="2.900" ${P}/><g ${C}><circle cx="8.800" cy="10.800" r="1.200"/><circle cx="15.200" cy="10.800" r="1.200"/><path d="M11 13.500h2l-1 2z"/></g><path d="M9.500 21.500v1M14.500 21.500v1"/>`,
  friend: `<path d="M3 21.800C3.300 16.600 7 14 12 14s8.700 2.600 9 7.800z" ${T}/><circle cx="12" cy="7.300" r="5" ${P}/><path d="M10 8.500a2.600 2.600 0 0 0 4 0"/>`,
  partner: `<path d="${HEART}" ${T}/>`,
  ex: `<path d="${HEART}" ${T}/><path d="M12 7.300l-2.300 3.200 4 2.600-2.600 4"/>`,
  separation: `<path d="M10.300 7A4.700 4.700 0 0 0 1.200 8.700c0 3.200 2.200 6.400 7.900 10.600l1.600-4-2.600-2.600 2.800-3z" ${T}/><path d="M13.700 7a4.700 4.700 0 0 1 9.100 1.700c0 3.200-2.200 6.400-7.900 10.600l-1-3.800 2.400-2.800-3-2.600z" ${T}/>`,
  married: `<path d="M6 5.800l2.300-3 2.300 3-2.300 2.700z" ${T}/><circle cx="8.300" cy="14.800" r="6"/><circle cx="15.700" cy="14.800" r="6"/>`,
  'happily-married': `<circle cx="8" cy="15.800" r="5.500"/><circle cx="16" cy="15.800" r="5.500"/><path d="M12 8.600C9.300 6.700 8.300 5.300 8.300 3.900a1.900 1.900 0 0 1 3.700-.5 1.900 1.900 0 0 1 3.700.5c0 1.400-1 2.800-3.700 4.700z" ${T}/>`,
  sex: `<path d="M2 5.500V21M2 17.500h20M22 21v-6.500a3 3 0 0 0-3-3H2" /><path d="M2 11.500h17a3 3 0 0 1 3 3v3H2z" ${T}/><rect x="4" y="8" width="6" height="3.500" rx="1.700" ${P}/><path d="M16 8.800c-2.200-1.500-3-2.600-3-3.700a1.500 1.500 0 0 1 3-.5 1.500 1.500 0 0 1 3 .5c0 1.100-.8 2.200-3 3.700z" ${C}/>`,
  child: `<path d="M12.500 10.500V3A7.500 7.500 0 0 1 20 10.500z" ${P}/><path d="M4 10.500h16.500a8 8 0 0 1-8 7.500 8 8 0 0 1-8-7.500zM4.500 10.500L3.300 7H1.500" ${T}/><circle cx="8.300" cy="20.500" r="1.600"/><circle cx="16.300" cy="20.500" r="1.600"/>`,
  'same-sex': `<path d="M2 18.500a10 10 0 0 1 20 0"/><path d="M5.700 18.500a6.300 6.300 0 0 1 12.600 0" /><path d="M9.300 18.500a2.700 2.700 0 0 1 5.400 0z" ${T}/>`,
  time: `<path d="M7 2.800h10v3.400c0 2.800-5 3.600-5 5.800 0-2.200-5-3-5-5.800zM7 21.200h10v-3.400c0-2.800-5-3.600-5-5.800 0 2.200-5 3-5 5.800z" ${T}/><path d="M5.500 2.800h13M5.500 21.200h13"/>`,
  phone: `<path d="M7.500 12L4.800 20.500h14.400L16.500 12z" ${T}/><path d="M2.500 10.500C2.500 7 6.700 4 12 4s9.500 3 9.500 6.500v2.200h-5.300V9.800a14 14 0 0 0-8.400 0v2.900H2.500z" ${T}/><circle cx="12" cy="15.800" r="2.300" ${P}/>`,
  goal: `<path d="M5 22V2.500"/><path d="M5 3.500c4-2.300 6.500 2 14 0l-2.500 5L19 13.500c-7.500 2-10-2.300-14 0z" ${T}/>`,
  super: `<path d="M12 2l2.900 6.300 6.800.8-5 4.700 1.300 6.800L12 17.200l-6 3.400 1.300-6.800-5-4.700 6.800-.8z" ${T}/>`,
  gavel: `<path d="M9.500 6.500L14 2l6 6-4.500 4.500z" ${T}/><path d="M12 9.500L2.800 18.700l2.500 2.500 9.200-9.200M12.500 21.500h9"/>`,
  packet: `<rect x="3" y="5" width="18" height="14.500" rx="2.500" ${T}/><path d="M3 8l9 6 9-6"/>`,
  slice: `<path d="M2.500 14L15 4.500c3.500.5 6.300 3.700 6.500 9.500z" ${P}/><path d="M2.500 14h19v6.500h-19z" ${T}/><path d="M2.500 17.300h19"/>`,
  pass: `<path d="M4 9.500h13V16a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5z" ${T}/><path d="M17 11h1.500a2.700 2.700 0 0 1 0 5.500H17M8 6.500c-1-1.500 1-2.300 0-4M12.500 6.500c-1-1.500 1-2.300 0-4"/>`,
  halo: `<ellipse cx="12" cy="6" rx="7" ry="2.800"/><circle cx="12" cy="16" r="5.500" ${T}/>`,
  bed: `<rect x="2.500" y="3" width="19" height="18.500" rx="2" ${P}/><path d="M2.500 10.500h19v9a2 2 0 0 1-2 2h-15a2 2 0 0 1-2-2z" ${T}/><path d="M12 3v18.500"/><rect x="4.500" y="5" width="5.500" height="3.500" rx="1.300"/><rect x="14" y="5" width="5.500" height="3.500" rx="1.300"/>`,
  card: `<rect x="5" y="2.500" width="14" height="19" rx="2.500" ${T}/><path d="M8.500 7.500h7M8.500 11h7M8.500 14.500h4"/>`,
  blank: `<rect x="5" y="2.500" width="14" height="19" rx="2.500" ${T}/><path d="M12 8v8M8 12h8"/>`,
};

/** The same drawing for words that mean the same thing. */
const SAME: Record<string, string> = {
  marry: 'married',
  divorce: 'married',
  love: 'partner',
  engaged: 'partner',
  happy: 'happily-married',
  separated: 'separation',
};

/** Colours of the surfaces, on paper of either theme. */
export const TINTS: Record<string, string> = {
  smoking: '#b9b2a8',
  alcohol: '#f2b53c',
  drugs: '#e4572e',
  money: '#e9c53f',
  illness: '#f0a58f',
  weight: '#8fb8d8',
  sadness: '#8aa4d6',
  church: '#b79be0',
  wisdom: '#c99a5b',
  friend: '#74c3a8',
  partner: '#ec5b7d',
  ex: '#b98a9a',
  separation: '#b98a9a',
  married: '#f3cf62',
  'happily-married': '#ec5b7d',
  sex: '#d783c3',
  child: '#8ccf7e',
  time: '#ecc878',
  'same-sex': '#b79be0',
  super: '#f3c63c',
  goal: '#e9785c',
  phone: '#e9785c',
  halo: '#f3dd8a',
};

export const drawing = (name: string): string => ICONS[SAME[name] ?? name] ?? ICONS.card!;
export const tintOf = (name: string): string => TINTS[SAME[name] ?? name] ?? '#d9c3e6';
