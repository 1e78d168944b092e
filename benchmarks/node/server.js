// boardgame.io as in its documentation: in-memory store, socket.io. The game is minimal: two players
// take turns and count, for as long as a game of Kadora between random players takes.
const { Server } = require("boardgame.io/server");

const MOVES = 49;

const game = {
  name: "count",
  setup: () => ({ count: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    add: ({ G }) => {
      G.count++;
    },
  },
  endIf: ({ G }) => G.count >= MOVES || undefined,
};

const server = Server({ games: [game], origins: [] });
// By default it listens on every address of the machine; a benchmark must not be reachable.
const listen = server.app.listen;
server.app.listen = (port, ready) => listen.call(server.app, port, "127.0.0.1", ready);
server.run(Number(process.argv[2]));
