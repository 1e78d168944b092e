// boardgame.io as its documentation runs it: in-memory store, socket.io. The game is as small as a
// game can be: two players take turns and count.
const { Server } = require("boardgame.io/server");

const game = {
  name: "count",
  setup: () => ({ count: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    add: ({ G }) => {
      G.count++;
    },
  },
};

const server = Server({ games: [game], origins: [] });
// It would listen on every address of the machine; nobody else is to reach a benchmark.
const listen = server.app.listen;
server.app.listen = (port, ready) => listen.call(server.app, port, "127.0.0.1", ready);
server.run(Number(process.argv[2]));
