/** The eight symbols: each a shape of its own and a colour of its own, so that either is enough. */

interface Drawn {
  /** On a square of 48: white with dark lines, on the symbol's colour. */
  path: string;
  colour: string;
}

export const SYMBOLS: Record<string, Drawn> = {
  sun: {
    path: '<circle cx="24" cy="24" r="9.5"/><path d="M24 3.5v6.5M24 38v6.5M3.5 24h6.5M38 24h6.5M9.5 9.5l4.6 4.6M33.9 33.9l4.6 4.6M38.5 9.5l-4.6 4.6M14.1 33.9l-4.6 4.6" class="line"/>',
    colour: '#f0a312',
  },
  wave: {
    path: '<path d="M4 15c5-6.5 9-6.5 13.3 0s8.4 6.5 13.4 0 9-6.5 13.3 0v6c-4.3-6.5-8.3-6.5-13.3 0s-9.1 6.5-13.4 0-8.3-6.5-13.3 0z"/><path d="M4 30c5-6.5 9-6.5 13.3 0s8.4 6.5 13.4 0 9-6.5 13.3 0v6c-4.3-6.5-8.3-6.5-13.3 0s-9.1 6.5-13.4 0-8.3-6.5-13.3 0z"/>',
    colour: '#1c7ed6',
  },
  leaf: {
    path: '<path d="M9 40C4 20 18 6 42 6c1 24-12 38-30 33z"/><path d="M6 44L32 17" class="vein"/>',
    colour: '#2b9348',
  },
  moon: {
    path: '<path d="M33 5.5A20 20 0 1 0 43 31 16.5 16.5 0 0 1 33 5.5z"/>',
    colour: '#6f42c1',
  },
  key: {
    path: '<path d="M15.5 13a11 11 0 1 0 10 15.5h3l3 3.5 3-3.5 3 3.5 3.5-3.5h4.5v-9H25.5A11 11 0 0 0 15.5 13z"/><circle cx="14" cy="24" r="3.6" class="hole"/>',
    colour: '#8a5a22',
  },
  bolt: {
    path: '<path d="M28 3L8 28h12l-4 17 24-27H27z"/>',
    colour: '#d9302c',
  },
  ring: {
    path: '<path fill-rule="evenodd" d="M24 4a20 20 0 1 0 0 40 20 20 0 0 0 0-40zm0 11.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17z"/>',
    colour: '#0b8a8a',
  },
  cross: {
    path: '<path d="M17 5h14v12h12v14H31v12H17V31H5V17h12z"/>',
    colour: '#cf2f7b',
  },
};

/** What stands between two rivals. */
export const VERSUS = 'bolt';
