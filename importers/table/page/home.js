// Before a game: kept games, a new one, one that was begun elsewhere.
// Boards that the engine has not: the person's, and one that the page came with.
const ownBoards = () => [...person.boards, textIn('given-board')].filter(Boolean);
const home = by('home');
const setup = {ruleset: '', board: '', seats: [], options: {}};
const boardOf = id => offered.boards.find(board => board.id === id);
const boardsFor = ruleset => offered.boards.filter(board => board.rulesets.includes(ruleset));
// The board suggests a game for so many nations; the players choose who sits where.
const nationsOn = board => board.nations.filter(nation => setup.seats.some(seat => seat.nation === nation.id));

async function showHome() {
  trying.whole = null;
  const games = await keptGames();
  by('app').hidden = true;
  home.hidden = false;
  home.replaceChildren(html('h1', {}, 'Annales'), html('p', {class: 'dim'}, say(keepsNothing ? 'keepsNothing' : 'keepsHere')),
    html('div', {class: 'actions'}, html('button', {class: 'strong', 'data-call': 'newGame'}, say('newGame')), html('button', {'data-call': 'openGame'}, say('openGame'))),
    html('div', {class: 'actions'}, html('button', {'data-call': 'resultOnly'}, say('resultOnly')), html('button', {'data-call': 'turnTongue'}, say('other')), html('button', {'data-call': 'turnLook'}, say('dark'))),
    html('section', {class: 'column'}, html('h2', {}, say('keptGames')), ...(games.length > 0 ? [] : [html('p', {class: 'dim'}, say('noGames'))]),
      ...games.map(one => html('div', {class: 'kept'}, html('button', {'data-call': 'goOnWith', 'data-key': one.key},
        html('b', {}, both(one.title)), html('br'), html('small', {}, `${both(one.about)} · ${one.at.slice(0, 10)}`)),
        html('button', {'data-call': 'askForget', 'data-key': one.key, 'aria-label': say('deleteGame'), title: say('deleteGame')}, '✕')))));
}
async function askForget(button) {
  const one = (await keptGames()).find(({key}) => key === button.dataset.key);
  openSheet(say('deleteGame'), html('p', {}, both(one.title)), html('p', {class: 'dim'}, say('deleteSays')),
    html('div', {class: 'actions'}, html('button', {class: 'strong', 'data-call': 'forget', 'data-key': one.key}, say('deleteGame'))));
}
async function forget(button) { closeSheet(); await forgetGame(button.dataset.key); showHome(); }
async function goOnWith(button) {
  const one = (await keptGames()).find(({key}) => key === button.dataset.key), pages = await keptPages(one.key);
  const told = ask({ask: 'restore', base: one.base, pages});
  if (told.error) return tell(both(told.error));
  Object.assign(open, {key: one.key, base: one.base, texts: pages.slice(0, told.kept)});
  showTable(told);
  if (told.kept < pages.length) await storeWork(of => of('pages').delete(IDBKeyRange.bound([one.key, told.kept], [one.key, Infinity])));
  document.body.dataset.kept = told.kept;
}
function showTable(told) {
  home.hidden = true;
  by('app').hidden = false;
  trying.whole = null;
  takeTable(told);
  chooseTab('choices');
  warn();
  const stop = told.faults.find(([event]) => event >= game.events.length);
  if (stop) tell(`${say('stopsAt', stop[0])}: ${say('breaks', stop[1], both(stop[2]))}`);
}

// --- a new game
function newGame() {
  if (!setup.ruleset) chooseRuleset(offered.rulesets[0].id);
  drawSetup();
}
function chooseRuleset(ruleset) {
  setup.ruleset = ruleset;
  setup.options = {};
  const boards = boardsFor(ruleset);
  chooseBoard(boards.some(board => board.id === setup.board) ? setup.board : boards[0].id);
}
function chooseBoard(id) {
  setup.board = id;
  const games = boardOf(id).games, most = games.find(order => order.length === setup.seats.length) || games.find(order => order.length === 4) || games[games.length - 1];
  chooseOrder(most);
}
// Players stay in their seats when the nations change.
function chooseOrder(order) { setup.seats = order.map((nation, i) => ({nation, player: setup.seats[i]?.player || ''})); }
// What an option is called, its key in the log, and the words of its values; the first is the default.
const optionFields = {variant: ['variant', 'optionVariant', ['', 'expert', 'military']], goalTwelve: ['goal', 'optionGoal', ['', 12]],
  oneCity: ['start', 'optionStart', ['', 'one-city']], twoPlayer: ['twoPlayer', 'optionTwoPlayer', ['', 'two-nations', 'double']],
  nineScholars: ['nineScholars', 'optionScholars', ['', true]], freeCityTypes: ['freeCityTypes', 'optionFree', ['', true]], specialUnits: ['specialUnits', 'optionSpecial', ['', true]]};
const optionValueWords = {expert: 'valueExpert', military: 'valueMilitary', 12: 'valueYes', 'one-city': 'valueYes', 'two-nations': 'valueTwoNations', double: 'valueDouble', true: 'valueYes'};
function drawSetup() {
  const board = boardOf(setup.board), ruleset = offered.rulesets.find(one => one.id === setup.ruleset);
  const offers = Object.keys(optionFields).filter(name => ruleset.options[name] && (name !== 'twoPlayer' || setup.seats.length === 2));
  home.replaceChildren(html('h1', {}, say('newGame')),
    html('section', {}, label(say('ruleset'), html('select', {id: 'setup-ruleset'}, ...offered.rulesets.map(one => option(one.id, both(one.name), one.id === setup.ruleset)))),
      label(say('board'), html('select', {id: 'setup-board'}, ...boardsFor(setup.ruleset).map(one => option(one.id, both(one.name), one.id === setup.board)))),
      html('button', {'data-call': 'ownBoard'}, say('ownBoard'))),
    html('section', {}, html('h2', {}, say('players')), html('p', {class: 'dim'}, say('orderSays')),
      html('div', {class: 'filters'}, ...board.games.map(order => html('button', {'data-call': 'seatsOf', 'data-number': order.length, 'aria-pressed': order.length === setup.seats.length,
        class: order.length === setup.seats.length ? 'strong' : null}, String(order.length)))),
      ...setup.seats.map((seat, i) => html('div', {class: 'seat', 'data-seat': i}, html('b', {}, `${i + 1}.`),
        html('select', {'data-seat-nation': i, 'aria-label': say('nation')}, ...nationsOn(board).map(one => option(one.id, both(one.name), one.id === seat.nation))),
        html('input', {'data-seat-player': i, placeholder: say('player'), 'aria-label': say('player'), value: seat.player, list: 'known-players', maxlength: 100}),
        html('button', {'data-call': 'seatUp', 'data-number': i, 'aria-label': say('seatUp'), title: say('seatUp'), ...(i === 0 ? {disabled: ''} : {})}, '↑'))),
      html('datalist', {id: 'known-players'}, ...(person.players || []).map(name => html('option', {value: name})))),
    html('section', {}, ...(offers.length > 0 ? [html('h2', {}, say('options'))] : []),
      ...offers.map(name => label(say(optionFields[name][1]), html('select', {'data-option': name}, ...optionFields[name][2].map((value, i) =>
        option(i, i === 0 ? say(name === 'variant' ? 'valueStandard' : 'valueNo') : say(optionValueWords[value]), i === (setup.options[name] || 0)))))),
      label(say('date'), html('input', {id: 'setup-date', type: 'date', value: setup.date || dayOf()})), label(say('event'), html('input', {id: 'setup-event', value: setup.event || '', maxlength: 100})),
      label(say('site'), html('input', {id: 'setup-site', value: setup.site || '', maxlength: 100}))),
    html('p', {class: 'wrong', id: 'setup-wrong', role: 'alert'}),
    html('div', {class: 'actions'}, html('button', {class: 'strong', id: 'begin', 'data-call': 'beginGame'}, say('beginGame')), html('button', {'data-call': 'showHome'}, say('toHome'))));
}
function readSetup() {
  for (const field of home.querySelectorAll('[data-seat-player]')) setup.seats[+field.dataset.seatPlayer].player = field.value.trim();
  for (const field of home.querySelectorAll('[data-option]')) setup.options[field.dataset.option] = +field.value;
  for (const name of ['date', 'event', 'site']) setup[name] = by('setup-' + name).value.trim();
}
function seatsOf(button) { readSetup(); chooseOrder(boardOf(setup.board).games.find(order => order.length === +button.dataset.number)); drawSetup(); }
function seatUp(button) {
  readSetup();
  const i = +button.dataset.number;
  [setup.seats[i - 1], setup.seats[i]] = [setup.seats[i], setup.seats[i - 1]];
  drawSetup();
}
// A nation that sits elsewhere changes its place with this one.
function changeNation(i, nation) {
  readSetup();
  const other = setup.seats.findIndex(seat => seat.nation === nation);
  if (other >= 0) setup.seats[other].nation = setup.seats[i].nation;
  setup.seats[i].nation = nation;
  drawSetup();
}
function beginGame() {
  readSetup();
  const options = Object.fromEntries(Object.keys(setup.options).filter(name => setup.options[name] > 0).map(name => [optionFields[name][0], optionFields[name][2][setup.options[name]]]));
  const players = Object.fromEntries(setup.seats.filter(seat => seat.player).map(seat => [seat.nation, seat.player]));
  const seed = [...crypto.getRandomValues(new Uint8Array(7))].map(byte => byte.toString(16).padStart(2, '0')).join('');
  const told = ask({ask: 'begin', ruleset: setup.ruleset, board: boardOf(setup.board).hash, order: setup.seats.map(seat => seat.nation), players, options,
    date: setup.date, event: setup.event, site: setup.site, seed, now: now(), author: person.name});
  if (told.error) return void (by('setup-wrong').textContent = both(told.error));
  keepSetting('players', person.players = [...new Set([...Object.values(players), ...(person.players || [])])].slice(0, 60));
  navigator.storage?.persist?.();
  showTable(told);
  keep(told);
}

// --- a game or a board from elsewhere
const textField = (says, call) => [html('p', {class: 'dim'}, say(says)), html('input', {type: 'file', 'data-file': 'foreign', 'aria-label': say('chooseFile')}), label(say('pasteText'), html('textarea', {id: 'foreign'})),
  html('div', {class: 'actions'}, html('button', {class: 'strong', 'data-call': call}, say('openText'))), html('p', {class: 'wrong', id: 'told', role: 'alert'})];
function openGame() { openSheet(say('openGame'), ...textField('openSays', 'openText')); }
// A page that was made for one game begins with it. It is not kept: the file has it.
function showGiven(text) {
  const told = ask({ask: 'open', text, now: now(), author: person.name});
  if (told.error) return tell(both(told.error));
  Object.assign(open, {key: '', base: '', texts: []});
  showTable(told);
  go(1);
  chooseTab('record');
}
// A file may have many games.
let foreignText = '';
function openText() {
  foreignText = by('foreign').value;
  const told = ask({ask: 'games', text: foreignText});
  if (told.error) return toldHere(both(told.error));
  if (told.games.length === 1) return openNumber(0);
  openSheet(say('openGame'), html('p', {class: 'dim'}, say('manyGames', told.games.length)), ...(told.games.length > 8 ? [label(say('search'), html('input', {'data-filters': 'file-games', type: 'search'}))] : []),
    html('div', {class: 'column', id: 'file-games'}, ...told.games.map((one, number) => html('button', {'data-call': 'openOne', 'data-number': number}, html('b', {}, both(one.title)), ' ', html('small', {}, say('lineMain', one.events))))),
    html('p', {class: 'wrong', id: 'told', role: 'alert'}));
}
function openOne(button) { openNumber(+button.dataset.number); }
function openNumber(number) {
  const told = ask({ask: 'open', text: foreignText, number, now: now(), author: person.name});
  if (told.error) return toldHere(both(told.error));
  foreignText = '';
  closeSheet();
  showTable(told);
  keep(told);
}
function ownBoard() { readSetup(); openSheet(say('ownBoard'), ...textField('ownBoardSays', 'takeBoard')); }
function takeBoard() {
  const text = by('foreign').value, told = ask({ask: 'boards', add: [text]});
  if (told.error) return toldHere(both(told.error));
  offered = told;
  person.boards = [...(person.boards || []).filter(one => one !== text), text];
  keepSetting('boards', person.boards);
  closeSheet();
  const added = offered.boards[offered.boards.length - 1];
  if (!added.rulesets.includes(setup.ruleset)) chooseRuleset(added.rulesets[0]);
  chooseBoard(added.id);
  drawSetup();
}
