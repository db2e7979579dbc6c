/** Six colours that can be told apart, for drawings that live outside of the style sheet. */

export interface Tint {
  base: string;
  deep: string;
  soft: string;
}

export const TINTS: Record<string, Tint> = {
  rose: { base: '#c9446f', deep: '#8f2349', soft: '#f8d9e2' },
  azure: { base: '#2f7fc4', deep: '#17507f', soft: '#d5e7f7' },
  amber: { base: '#d98a1f', deep: '#8a5200', soft: '#fbe6c4' },
  fern: { base: '#55923f', deep: '#315f22', soft: '#dcedd3' },
  violet: { base: '#8559c4', deep: '#573291', soft: '#e6dbf6' },
  slate: { base: '#647586', deep: '#3c4955', soft: '#dde3e9' },
  none0: { base: '#a08b78', deep: '#5f5144', soft: '#efe5d3' },
  none1: { base: '#7d7468', deep: '#4a4139', soft: '#e6dece' },
};

export const tint = (colour: string): Tint => TINTS[colour] ?? TINTS.none0!;
