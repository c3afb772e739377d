// boardgame.io's server with states of given sizes: `node server.js SAMPLES PORT [delta]`.
//
// SAMPLES is a JSON file: by the name of each game, the text of a state, and after how many moves it ends.
// A move counts one up and ends the turn; no rule is asked, nothing is stored but in memory.
const { readFileSync } = require("node:fs");
const { Server } = require("boardgame.io/server");

const [file, port, how] = process.argv.slice(2);
const samples = JSON.parse(readFileSync(file, "utf8"));

function game(name, { state, length }) {
  return {
    name,
    deltaState: how === "delta", // tells what has changed, as a JSON patch
    setup: () => ({ moves: 0, state: JSON.parse(state) }), // each match has its own, as real ones do
    turn: { minMoves: 1, maxMoves: 1 },
    moves: {
      act: ({ G }) => {
        G.moves += 1;
      },
    },
    endIf: ({ G }) => (G.moves >= length ? { winner: "0" } : undefined),
  };
}

const games = Object.entries(samples).map(([name, sample]) => game(name, sample));
const server = Server({ games, origins: [/127\.0\.0\.1/] });
server.run({ port: Number(port), callback: () => console.log("ready") });
