/** What the players of the house are called, seat by seat. */
export const HOUSE = ['Robin', 'Camille', 'Kim', 'Sascha', 'Noa', 'Charlie'];
