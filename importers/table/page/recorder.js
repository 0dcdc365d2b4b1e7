// The table: what is shown of the game, and what fingers and keys do.
const person = {name: '', players: [], boards: []};
const tabNames = ['choices', 'record', 'nations', 'charts', 'more'];
let tab = 'choices';
const root = document.documentElement;

function showNow(stepped = false) {
  const {line, k, state} = shown, event = line.event(k), fault = faultAt.get(event.number), {choices} = game;
  const round = line.roundAt(k), turn = line.turnAt(k);
  const isPast = k < line.length, active = !isPast ? choices.active : turn?.nation ?? -1;
  showBoard();
  follow(showSigns([]));
  by('place').replaceChildren(...(active < 0 ? [] : [badge(active), ' ']), (round > 0 ? say('round', round) : say('before')) + (active < 0 ? '' : ` · ${say('turnOf', withPlayer(active))}`));
  by('sentence').replaceChildren(both(event.sentence), ...(fault ? [html('span', {class: 'fault'}, say('breaks', fault.rule, both(fault.words)))] : []));
  by('stock').replaceChildren(...(active < 0 ? [] : stockOf(active)));
  for (const [id, words, picture] of [['undo', 'undo', '↶'], ['redo', 'redo', '↷']]) {
    by(id).textContent = picture;
    by(id).title = by(id).ariaLabel = say(words);
    by(id).disabled = isPast || !game[id];
  }
  by('other').textContent = say('otherwise');
  by('on').textContent = choices.ended ? say('handOver') : say(choices.proceeds ? 'goOn' : 'endTurn');
  by('on').disabled = isPast || (!choices.ended && !choices.proceeds && !choices.mayEnd);
  if (stepped && tab === 'record') { markRecord(); markPast(); }
  else showTab();
}
// What the nation can pay with, and how far it is.
const stockOf = n => [...resources.map((name, r) => html('span', {title: both(game.resources[r])}, icon(resourceShapes[r], 'r' + r, both(game.resources[r])), ' ' + ofNation(shown.state, n, name))),
  html('span', {title: term('points')}, icon('star', '', term('points')), ` ${ofNation(shown.state, n, 'points')}/${game.goal}`)];
function showTab() {
  for (const name of tabNames) {
    by(name).hidden = name !== tab;
    document.querySelector(`[data-tab=${name}]`)?.setAttribute('aria-selected', name === tab);
  }
  by('past').hidden = tab !== 'record';
  const past = fold(shown.line.path, Math.max(1, shown.k - 1));
  if (tab !== 'choices') markProvinces([]);
  ({choices: drawChoices, record: () => { drawRecord(); drawPast(); }, nations: () => drawNations(shown.state, past), charts: drawCharts, more: () => drawRondel(shown.state, past)})[tab]();
}
const chooseTab = name => { tab = name; showTab(); };
// Back along the record, to look.
function go(k) {
  shown.k = Math.max(1, Math.min(shown.line.length, k));
  shown.state = fold(shown.line.path, shown.k);
  showNow(true);
}
const toNow = () => { go(shown.line.length); chooseTab('choices'); };

function dress(look) {
  root.dataset.look = look;
  dressNations();
}
function speak() {
  root.lang = tongue ? 'de' : 'en';
  document.title = 'Annales: ' + both(game.title);
  by('title').textContent = both(game.title);
  by('about').textContent = both(game.about);
  for (const element of document.querySelectorAll('[data-say]')) element.textContent = say(element.dataset.say);
  for (const element of document.querySelectorAll('[data-tip]')) element.title = element.ariaLabel = say(element.dataset.tip);
  by('menu').ariaLabel = by('menu').title = say('menu');
  by('tabs').replaceChildren(...tabNames.map(name => html('button', {role: 'tab', 'data-tab': name}, say(name === 'choices' ? 'moves' : name))));
  definePieces();
  drawGround();
  map.style.setProperty('aspect-ratio', `${board.width} / ${board.height}`);
  drawn.size = -1;
  drawn.state = null;
  chooseSize();
}
// Another game: other nations, other colours, perhaps another board.
function wear() {
  dressNations();
  defineLooks();
  speak();
  setView(0, 0, board.width);
}
function turnTongue() {
  tongue = 1 - tongue;
  keepSetting('tongue', tongue);
  if (!home.hidden) { speak(); return void showHome(); }
  speak();
  showNow();
  warn();
}
function turnLook() { dress(root.dataset.look === 'dark' ? 'light' : 'dark'); }
function menu() {
  openSheet(both(game.title), html('div', {class: 'column'}, html('button', {'data-call': 'handOver'}, say('handOver')), html('button', {'data-call': 'remark'}, say('remark')),
    html('button', {'data-call': 'leave'}, say('toGames')), html('button', {'data-call': 'large'}, say('large'))), html('p', {class: 'dim'}, say(keepsNothing ? 'keepsNothing' : 'keptSays')));
}
function leave() { closeSheet(); showHome(); }
function large() { closeSheet(); document.fullscreenElement ? document.exitFullscreen() : root.requestFullscreen?.(); }
const calls = {menu, tryHere, stopTrying, breakOff, endNow, leave, large, handOver, toNow, refused, stocks, remark, resultOnly, correct, correctStocks, keepRemark, playMore, endWith, closeSheet, shareAgn, copyAgn, copyLog, saveAgn, saveLog,
  saveResult, copyResult, newGame, openGame, openText, openOne, ownBoard, takeBoard, beginGame, showHome, seatsOf, seatUp, goOnWith, askForget, forget, turnTongue, turnLook};
const presses = {undo: () => act({ask: 'undo'}), redo: () => act({ask: 'redo'}), other: otherwise, on: () => game.choices.ended ? handOver() : endTurn(), tongue: turnTongue, look: turnLook,
  larger: () => zoom(.7), smaller: () => zoom(1.4), whole: () => setView(0, 0, board.width)};

addEventListener('click', event => {
  const button = event.target.closest('button,.row,[data-go]');
  if (!button || button.disabled) return;
  const {call, tab: wished, chart, hide, stride} = button.dataset;
  if (call) return calls[call](button);
  if (presses[button.id]) return presses[button.id]();
  if (chooseBy(button.dataset)) return;
  if (stride) return takeStride(stride);
  if (wished) return chooseTab(wished);
  if (chart !== undefined) { Object.assign(chosen, {kind: +chart, measure: 0}); return drawCharts(); }
  if (hide !== undefined) { chosen.hidden.delete(+hide) || chosen.hidden.add(+hide); return drawCharts(); }
  if (button.dataset.k) go(+button.dataset.k);
});
addEventListener('change', event => {
  const {id, dataset, value} = event.target;
  if (id === 'measure') { chosen.measure = +value; drawCharts(); }
  if (id === 'stock-nation') fillStocks();
  if (id === 'setup-ruleset') { readSetup(); chooseRuleset(value); drawSetup(); }
  if (id === 'setup-board') { readSetup(); chooseBoard(value); drawSetup(); }
  if (dataset.seatNation !== undefined) changeNation(+dataset.seatNation, value);
  if (dataset.file) event.target.files[0]?.text().then(text => { by(dataset.file).value = text; });
});
addEventListener('input', event => {
  const {filters} = event.target.dataset;
  if (!filters) return;
  const wanted = event.target.value.toLowerCase();
  for (const row of by(filters).children) row.hidden = !row.textContent.toLowerCase().includes(wanted);
});
addEventListener('keydown', event => {
  if (by('app').hidden || cover.open || /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName)) return;
  if ((event.ctrlKey || event.metaKey) && event.key === 'z') { event.preventDefault(); if (game.undo) presses.undo(); }
  if ((event.ctrlKey || event.metaKey) && event.key === 'y') { event.preventDefault(); if (game.redo) presses.redo(); }
  if (event.ctrlKey || event.metaKey || event.altKey || !pastKeys[event.key]) return;
  event.preventDefault();
  takeStride(pastKeys[event.key]);
});
// A file that is dropped on the page opens as a game.
addEventListener('dragover', event => event.preventDefault());
addEventListener('drop', event => {
  event.preventDefault();
  const file = event.dataTransfer.files[0], text = file ? file.text() : Promise.resolve(event.dataTransfer.getData('text'));
  text.then(text => { openGame(); by('foreign').value = text; openText(); });
});

// The board: one finger taps or moves it, two enlarge it.
const fingers = new Map();
let grip = null;
const spread = () => { const [a, b] = [...fingers.values()]; return {wide: Math.hypot(a.x - b.x, a.y - b.y), x: (a.x + b.x) / 2, y: (a.y + b.y) / 2}; };
const onBoard = (x, y) => new DOMPoint(x, y).matrixTransform(map.getScreenCTM().inverse());
map.addEventListener('pointerdown', event => {
  fingers.set(event.pointerId, {x: event.clientX, y: event.clientY});
  if (fingers.size === 1) grip = {x: event.clientX, y: event.clientY, view: {...view}, far: 0, province: event.target.closest('[data-p]')?.dataset.p};
  else if (fingers.size === 2) Object.assign(grip, {far: 99, pinch: spread(), wide: view.width, at: onBoard(spread().x, spread().y)});
});
map.addEventListener('pointermove', event => {
  if (!grip || !fingers.has(event.pointerId)) return;
  fingers.set(event.pointerId, {x: event.clientX, y: event.clientY});
  if (fingers.size === 2) {
    const wanted = grip.wide * grip.pinch.wide / Math.max(10, spread().wide);
    return zoom(wanted / view.width, grip.at.x, grip.at.y);
  }
  const dx = event.clientX - grip.x, dy = event.clientY - grip.y, scale = map.getScreenCTM().a;
  grip.far = Math.max(grip.far, Math.hypot(dx, dy));
  if (isZoomed() && grip.far > 8 && !grip.pinch) setView(grip.view.x - dx / scale, grip.view.y - dy / scale, view.width);
});
map.addEventListener('pointerup', event => {
  fingers.delete(event.pointerId);
  if (!grip || fingers.size > 0) return;
  const {far, province} = grip;
  grip = null;
  if (far <= 10 && province !== undefined) tapProvince(+province);
});
map.addEventListener('pointercancel', event => { fingers.delete(event.pointerId); if (fingers.size === 0) grip = null; });
map.addEventListener('wheel', event => {
  event.preventDefault();
  const at = onBoard(event.clientX, event.clientY);
  zoom(event.deltaY < 0 ? .85 : 1.18, at.x, at.y);
}, {passive: false});
let room = '';
new ResizeObserver(() => {
  const size = `${innerWidth} ${innerHeight}`;
  if (room !== size && !by('app').hidden) { setView(view.x, view.y, view.width); if (tab === 'charts') drawCharts(); if (tab === 'record') drawPast(); }
  room = size;
}).observe(by('app'));
const night = matchMedia('(prefers-color-scheme: dark)');
night.addEventListener('change', () => dress(night.matches ? 'dark' : 'light'));

tongue = (await keptSetting('tongue')) ?? firstLanguage;
for (const name of ['name', 'players', 'boards']) person[name] = (await keptSetting(name)) ?? person[name];
if (ownBoards().length > 0) {
  const told = engine.ask({ask: 'boards', add: ownBoards()});
  if (!told.error) offered = told;
}
shown.line = lineAt(0);
shown.k = shown.line.length;
shown.state = fold(shown.line.path, shown.k);
dress(night.matches ? 'dark' : 'light');
for (const button of document.querySelectorAll('[data-icon]')) button.append(icon(button.dataset.icon));
wear();
warn();
const given = textIn('given');
if (given) showGiven(given);
else await showHome();
// For programs that drive the page, such as its tests.
globalThis.table = {ask: question => engine.ask(question), exported, get game() { return game; }, get pages() { return open.texts.length; }};
