/** What the players of the house are called, seat by seat. */
export const HOUSE = ['Robin', 'Camille', 'Kim', 'Sascha', 'Noa', 'Charlie'];

/** What somebody is called who begins a first play without having given a name: a life is told of a person. */
export const GUEST = 'Alex';
