/** What the players of the house are called, seat by seat. */
export const HOUSE = ['Robin', 'Camille', 'Kim', 'Sascha', 'Noa', 'Charlie'];

/** What people of this device are called who gave no name: a life is told of somebody, not of “Seat 1”. */
export const GUESTS = ['Alex', 'Lou', 'Eden', 'Maxime', 'Dominique', 'Claude'];
