'use strict';
// What the file holds, and the fold: an event is the few numbers that it changes.
// A lesson may have several games; one of them is open, and all that follows from it is made again for another.
const games = gamesOfPage();
for (const one of games) for (const key in one.from) one[key] = games[one.from[key]][key];
let game = games[0];
const makers = [];
const ofEachGame = make => { makers.push(make); make(); };
const by = id => document.getElementById(id);
let tongue = game.language;
const fill = (text, values) => text.replace(/\{(\d)\}/g, (_, i) => values[i]);
const say = (key, ...values) => fill(game.words[key][tongue], values);
const both = pair => pair[tongue];
let terms;
ofEachGame(() => { terms = Object.fromEntries(['points', 'cities', 'temples', 'seas', 'knowHows', 'walls', 'resources', 'personages',
  'units', 'stock', 'legionsLost', 'galleysLost', 'unitsLost', 'unitsAll', 'cards', 'openCards', 'rondel', 'bank',
  'neutralTemple', 'temple', 'wall'].map((name, i) => [name, game.terms[i]])); });
const term = name => both(terms[name]);

const placesOf = names => Object.fromEntries(names.map((name, i) => [name, i]));
let tableSlot, nationSlot, provinceSlot, nationCount, provinceCount, nationStart, nationSize, provinceStart, provinceSize, slotCount, kinds;
ofEachGame(() => {
  [tableSlot, nationSlot, provinceSlot] = [game.slots.table, game.slots.nation, game.slots.province].map(placesOf);
  [nationCount, provinceCount] = [game.nations.length, game.board.provinces.length];
  [nationStart, nationSize, provinceSize] = [game.slots.table.length, game.slots.nation.length, game.slots.province.length];
  provinceStart = nationStart + nationCount * nationSize;
  slotCount = provinceStart + provinceCount * provinceSize;
  kinds = ['legion', 'galley', 'commander', 'admiral'].filter(kind => kind + '-0' in provinceSlot);
});
const personages = ['king', 'scholar', 'general', 'citizen', 'navigator'];
const resources = ['marble', 'iron', 'gold', 'coins'];
const has = name => name in nationSlot;

const eventOf = number => {
  const [parent, sentence, nation, step, ...changes] = game.events[number];
  return {number, parent, sentence: game.sentences[sentence], nation, step, changes};
};
let events;
ofEachGame(() => { events = game.events.map((_, number) => eventOf(number)); });

const ofTable = (state, name) => state[tableSlot[name]];
const ofNation = (state, n, name) => state[nationStart + n * nationSize + nationSlot[name]];
const ofProvince = (state, p, name) => state[provinceStart + p * provinceSize + provinceSlot[name]];

// The state after the first k events of a path: so few numbers change that it begins at the beginning each time.
function fold(path, k) {
  const state = new Int32Array(slotCount);
  for (let i = 0; i < k; i++) {
    const changes = events[path[i]].changes;
    for (let c = 0; c < changes.length; c += 2) state[changes[c]] = changes[c + 1];
  }
  return state;
}

function pathTo(head) {
  const path = [];
  for (let at = head; at >= 0; at = events[at].parent) path.push(at);
  return path.reverse();
}

// A line of play with all that is asked about it more than once. Events are counted from 1.
class Line {
  constructor(index) {
    Object.assign(this, game.lines[index]);
    this.index = index;
    this.path = pathTo(this.head);
    this.length = this.path.length;
    this.placeOf = new Map(this.path.map((event, i) => [event, i + 1]));
    this.forkPlace = this.fork < 0 ? 0 : this.placeOf.get(this.fork) || 0;
    this.findTurns();
    this.findHistory();
  }
  findTurns() {
    this.rounds = [];
    this.turns = [];
    this.path.forEach((event, i) => {
      const {step, nation} = events[event], turn = this.turns[this.turns.length - 1];
      if (step === 1) this.rounds.push({first: i + 1, number: this.rounds.length + 1});
      if (step === 2) this.turns.push({first: i + 1, last: i + 1, stop: i + 1, nation});
      else if (step !== 1 && turn && !turn.done) {
        turn.last = i + 1;
        if (step === 3) turn.done = true;
        else turn.stop = i + 1;
      }
    });
  }
  // Of each number of a nation where it became what: all that a curve needs.
  findHistory() {
    this.history = new Map();
    this.path.forEach((event, i) => {
      const changes = events[event].changes;
      for (let c = 0; c < changes.length && changes[c] < provinceStart; c += 2) {
        if (!this.history.has(changes[c])) this.history.set(changes[c], [[1, 0]]);
        this.history.get(changes[c]).push([i + 1, changes[c + 1]]);
      }
    });
  }
  points(n, name) {
    return this.history.get(nationStart + n * nationSize + nationSlot[name]) || [[1, 0]];
  }
  event(k) { return events[this.path[k - 1]]; }
  roundAt(k) {
    let number = 0;
    for (const round of this.rounds) if (round.first <= k) number = round.number;
    return number;
  }
  turnAt(k) { return this.turns.find(turn => turn.first <= k && k <= turn.last); }
  stops(unit) {
    if (unit === 'turn') return [1, ...this.turns.map(turn => turn.stop), this.length];
    return [1, ...this.rounds.map(round => round.first), this.length];
  }
}
let madeLines;
ofEachGame(() => { madeLines = []; });
const lineAt = index => madeLines[index] || (madeLines[index] = new Line(index));
// The shown event, and the line on which it is seen.
const shown = {line: null, k: 1, state: null};

games.forEach((one, home) => one.remarks.forEach((remark, number) => Object.assign(remark, {home, number})));
const grouped = pairs => {
  const groups = new Map();
  for (const [key, value] of pairs) groups.has(key) ? groups.get(key).push(value) : groups.set(key, [value]);
  return groups;
};
let remarksAt, faultAt, symbolsAt;
ofEachGame(() => {
  remarksAt = grouped(game.remarks.map(remark => [remark.event, remark]));
  faultAt = new Map(game.faults.map(([event, rule, words]) => [event, {rule, words}]));
  symbolsAt = grouped(game.symbols.map(([event, kind, detail, nation]) => [event, {kind, detail, nation}]));
});
const nationName = n => both(game.nations[n].name);
const playerOf = n => game.nations[n].player ?? '';
// "Romans (Anna)": the nation alone where the headers name no player.
const withPlayer = n => nationName(n) + (playerOf(n) ? ` (${playerOf(n)})` : '');
const letterOf = n => both(game.nations[n].letter);
