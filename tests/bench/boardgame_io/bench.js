// How many moves a second boardgame.io's reducer folds in a game of counters: the plainest use of it.
'use strict';
const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal');
const { ActionCreators } = (() => {
  const internal = require('boardgame.io/internal');
  return { ActionCreators: { move: (args) => ({ type: 'MAKE_MOVE', payload: { type: 'add', args, playerID: '0' } }) }, internal };
})();

const game = {
  setup: () => ({ counters: new Array(256).fill(0) }),
  moves: { add: ({ G }, cell, amount) => { G.counters[cell] += amount; } },
};
const reducer = CreateGameReducer({ game });
let state = InitializeGame({ game });
const moves = 20000;
const begin = process.hrtime.bigint();
for (let i = 0; i < moves; ++i) state = reducer(state, ActionCreators.move([i & 255, 1]));
const seconds = Number(process.hrtime.bigint() - begin) / 1e9;
const sum = state.G.counters.reduce((a, b) => a + b, 0);
if (sum !== moves) throw new Error(`folded ${sum} of ${moves} moves`);
console.log(`boardgame.io ${Math.round(moves / seconds)} moves/s`);
