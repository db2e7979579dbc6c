// boardgame.io: decisions of tic-tac-toe per CPU second, by its own client. Arguments: game, seconds.
// Run in a folder in which boardgame.io is.

import { createRequire } from 'node:module';

const here = createRequire(`${process.cwd()}/`);
const { Client } = here('boardgame.io/client');
const { INVALID_MOVE } = here('boardgame.io/core');

const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
const won = (cells) => LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[a] === cells[c]);
const TicTacToe = {
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, cell) => {
      if (G.cells[cell] !== null) return INVALID_MOVE;
      G.cells[cell] = playerID;
      return undefined;
    },
  },
  endIf: ({ G, ctx }) => {
    if (won(G.cells)) return { winner: ctx.currentPlayer };
    return G.cells.every((cell) => cell !== null) ? { draw: true } : undefined;
  },
};

const cpu = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};
const seconds = Number(process.argv[3]);
const began = cpu();
let made = 0;
while (cpu() - began < seconds) {
  const client = Client({ game: TicTacToe, numPlayers: 2, debug: false });
  client.start();
  for (let state = client.getState(); !state.ctx.gameover; state = client.getState()) {
    const free = state.G.cells.flatMap((cell, n) => (cell === null ? [n] : []));
    client.moves.mark(free[Math.floor(Math.random() * free.length)]);
    made += 1;
  }
  client.stop();
}
process.stdout.write(`${made / (cpu() - began)}\n`);
