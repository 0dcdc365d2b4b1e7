// From place to place: what is shown, and all the ways to show something else.
const tabNames = ['record', 'remarks', 'nations', 'charts', 'more', 'lines', 'lessons'];
let tab = 'record', playing = 0;
const root = document.documentElement;

function placeWords(line, k) {
  const round = line.roundAt(k), turn = line.turnAt(k);
  return (round > 0 ? say('round', round) : say('before')) + (turn ? ` · ${say('turnOf', withPlayer(turn.nation))}` : '');
}
// A step: only what differs is drawn again.
function showStep() {
  const {line, k} = shown;
  const before = fold(line.path, Math.max(0, k - 1));
  shown.state = fold(line.path, k);
  const past = k > 1 ? before : shown.state;
  showBoard();
  follow(showSigns(marksHere()));
  if (!by('card').hidden) showCard(+by('card').dataset.province);
  const event = line.event(k), fault = faultAt.get(event.number), ended = ofTable(shown.state, 'ended');
  by('place').textContent = `${say('place', k, line.length)} · ${placeWords(line, k)}`;
  by('sentence').replaceChildren(...(event.nation < 0 ? [] : [badge(event.nation), ' ']), both(event.sentence), ' ',
    ...signChips(remarksAt.get(event.number) || []), ...(fault ? [html('span', {class: 'fault'}, say('breaks', fault.rule, both(fault.words)))] : []));
  if (ended > 0 && ofTable(shown.state, 'winner') > 0)
    by('place').append(` · ${both(game.endings[ended - 1])}, ${say('wins', withPlayer(ofTable(shown.state, 'winner') - 1))}`);
  moveCursor();
  drawStanding(shown.state, past);
  if (tab === 'record') markRecord();
  if (tab === 'remarks') markRemarks();
  if (tab === 'nations') drawNations(shown.state, past);
  if (tab === 'charts') markCharts();
  if (tab === 'more') drawRondel(shown.state, past);
  keepPlace();
}
let resting = 0;
function keepPlace() {
  clearTimeout(resting);
  resting = setTimeout(writePlace, 200); // a hand that scrubs shall not wait for it
}
function writePlace() {
  const place = lesson.steps ? `#lesson=${lesson.slug}&step=${lesson.at + 1}` : `#event=${shown.k}` +
    (games.length > 1 ? `&game=${game.game}` : '') + (shown.line.index > 0 ? `&line=${encodeURIComponent(shown.line.id)}` : '');
  try { history.replaceState(null, '', place); } catch { /* some browsers count how often */ }
}
function showTab() {
  for (const name of tabNames) {
    by(name).hidden = name !== tab;
    document.querySelector(`[data-tab=${name}]`).setAttribute('aria-selected', name === tab);
  }
  const past = fold(shown.line.path, Math.max(1, shown.k - 1));
  ({record: drawRecord, remarks: drawRemarks, nations: () => drawNations(shown.state, past), charts: drawCharts,
    more: () => drawRondel(shown.state, past), lines: drawLines, lessons: drawLessons})[tab]();
}
function showAll() {
  makeStanding();
  drawLines();
  showFork();
  shown.state = fold(shown.line.path, shown.k);
  chooseSize(); // a banner takes room from the board
  drawTimeline();
  showStep();
  showTab();
}
function show(line, k) {
  const other = shown.line !== lineAt(line);
  shown.line = lineAt(line);
  shown.k = Math.max(1, Math.min(shown.line.length, k));
  if (other) return showAll();
  showStep();
}
const go = k => show(shown.line.index, k);
function step(unit, by) {
  if (unit === 'event') return go(shown.k + by);
  const stops = shown.line.stops(unit);
  go(by > 0 ? stops.find(k => k > shown.k) ?? shown.line.length : stops.findLast(k => k < shown.k) ?? 1);
}
function stepRemark(by) {
  const places = remarkPlaces();
  const k = by > 0 ? places.find(place => place > shown.k) : places.findLast(place => place < shown.k);
  if (k) go(k);
}
// All that is of one game is made anew; the caller shows an event of it.
function openGame(i) {
  if (game === games[i]) return;
  if (playing) play();
  showCard(-1);
  game = games[i];
  for (const make of makers) make();
  Object.assign(shown, {line: null, k: 1, state: fold(lineAt(0).path, 1)});
  dressNations();
  defineLooks();
  speak();
  setView(0, 0, board.width);
}
function chooseGame(i) {
  openGame(i);
  show(0, 1);
}
// To another line, at the same place where both have it, else where it begins.
function chooseLine(index) {
  const line = lineAt((index + game.lines.length) % game.lines.length);
  const event = shown.line.event(shown.k).number;
  show(line.index, line.placeOf.get(event) || Math.min(line.length, Math.max(1, line.forkPlace + 1, shown.line.forkPlace)));
}
function play() {
  clearInterval(playing);
  const button = by('play'), starts = !playing;
  playing = 0;
  if (starts) {
    if (shown.k === shown.line.length) go(1);
    playing = setInterval(() => shown.k < shown.line.length ? step('event', 1) : play(), [1600, 1000, 600, 300, 120][by('speed').value]);
  }
  button.replaceChildren(icon(starts ? 'pause' : 'play'));
  button.title = button.ariaLabel = say(starts ? 'pause' : 'play');
}
function dress(look) {
  root.dataset.look = look;
  dressNations();
}
function speak() {
  root.lang = tongue ? 'de' : 'en';
  document.title = course ? course[0].title : both(game.title);
  by('title').textContent = both(game.title);
  by('games-choice').replaceChildren(...games.map((one, i) => html('option', {value: i}, `${i + 1}. ${both(one.title)}`)));
  by('games-choice').value = games.indexOf(game);
  by('choose-game').hidden = games.length < 2;
  by('about').textContent = both(game.about);
  by('turning').textContent = both(game.turning);
  by('turning').hidden = !both(game.turning);
  for (const element of document.querySelectorAll('[data-say]')) element.textContent = say(element.dataset.say);
  for (const element of document.querySelectorAll('[data-tip]')) element.title = element.ariaLabel = say(element.dataset.tip);
  by('tabs').replaceChildren(...tabNames.filter(name => name !== 'lessons' || lessonList.length > 0).map(name =>
    html('button', {role: 'tab', 'data-tab': name}, say(name) + (name === 'remarks' && game.remarks.length > 0 ? ` ${game.remarks.length}` : ''))));
  if (lessonList.length === 0) by('tabs').append(html('span', {'data-tab': 'lessons', hidden: ''}));
  by('legend').replaceChildren(...['land', 'sea', 'both'].map((kind, i) => html('span', {},
    svg('svg', {viewBox: '0 0 30 6', class: 'borders'}, svg('path', {class: kind, d: 'M0 3H30'})), ' ' + both(game.borders[i]))),
    ...[0, 1, 2].map(r => html('span', {}, svg('svg', {viewBox: '-1.3 -1.3 2.6 2.6', class: 'goods-key'}, svg('g', {class: 'resource r' + r},
      svg('path', {d: resourcePaths[r], class: 'goods'}))), ' ' + both(game.resources[r]))),
    html('span', {class: 'note', title: both(game.note)}, game.drawn === 1 ? say('reconstructed') : game.drawn === 0 ? say('noDrawing') : ''));
  definePieces();
  drawGround();
  drawn.size = -1;
  chooseSize();
  makeHelp();
}
function makeHelp() {
  const rows = [['← →', 'keysStep'], ['PgUp PgDn', 'keysTurn'], ['[ ]', 'keysRound'], ['Home End', 'keysEnds'], ['Space', 'play'], ['R Shift+R', 'keysRemark'],
    ['L Shift+L', 'keysLine'], ['B', 'keysFork'], ['T', 'keysTab'], ['+ − 0', 'keysZoom'], ['D', 'keysLook'], ['F', 'keysScreen'], ['G', 'keysTongue'], ['?', 'help']];
  if (lessonList.length > 0) rows.push(['Space', 'keysAnswer']);
  const gestures = [['swipe', 'swipeDoes'], ['tap', 'tapDoes'], ['drag', 'dragDoes']];
  by('help').replaceChildren(html('h2', {}, say('help')), html('dl', {},
    ...rows.flatMap(([keys, does]) => [html('dt', {}, ...keys.split(' ').map(key => html('kbd', {}, key === 'Space' ? say('space') : key))), html('dd', {}, say(does))]),
    ...gestures.flatMap(([what, does]) => [html('dt', {}, say(what)), html('dd', {}, say(does))])),
    html('p', {class: 'dim'}, game.drawn === 1 ? say('reconstructed') : ''), html('form', {method: 'dialog'}, html('button', {class: 'strong'}, say('close'))));
}
const turnTongue = () => { tongue = 1 - tongue; speak(); showAll(); };
const turnLook = () => { dress(root.dataset.look === 'dark' ? 'light' : 'dark'); };
// For a television: the board, the standings, a chart and the sentence, all of them large; nothing to press.
let tabBefore = '';
function setScreen(on) {
  if (on === root.classList.contains('large')) return;
  root.classList.toggle('large', on);
  if (on) { tabBefore = tab; tab = 'charts'; } else tab = tabBefore;
  setView(0, 0, board.width);
  showAll();
  if (on) root.requestFullscreen?.().catch(() => {}); // a page inside another one may not fill the screen
  else if (document.fullscreenElement) document.exitFullscreen();
}
const turnScreen = () => setScreen(!root.classList.contains('large'));
document.addEventListener('fullscreenchange', () => { if (!document.fullscreenElement) setScreen(false); });
const chooseTab = name => { tab = name; showTab(); };

const keys = {
  ArrowRight: () => step('event', 1), ArrowLeft: () => step('event', -1), PageDown: () => step('turn', 1), PageUp: () => step('turn', -1),
  ']': () => step('round', 1), '[': () => step('round', -1), Home: () => go(1), End: () => go(shown.line.length), ' ': play,
  r: () => stepRemark(1), R: () => stepRemark(-1), l: () => chooseLine(shown.line.index + 1), L: () => chooseLine(shown.line.index - 1),
  b: () => { if (shown.line.index > 0) show(shown.line.parent, shown.line.forkPlace); }, d: turnLook, f: turnScreen, Escape: () => setScreen(false), g: turnTongue, '?': () => by('help').showModal(),
  t: () => { const open = tabNames.filter(name => name !== 'lessons' || lessonList.length > 0); chooseTab(open[(open.indexOf(tab) + 1) % open.length]); },
  '+': () => zoom(.7), '=': () => zoom(.7), '-': () => zoom(1.4), 0: () => setView(0, 0, board.width),
};
const lessonKeys = {' ': lessonOn, ArrowRight: lessonOn, PageDown: lessonOn, ArrowLeft: lessonBack, PageUp: lessonBack, Escape: endLesson, d: turnLook,
  Home: () => { Object.assign(lesson, {at: 0, answered: false}); showLesson(); }};
addEventListener('keydown', event => {
  if (event.ctrlKey || event.altKey || event.metaKey || by('help').open || /^(SELECT|INPUT|TEXTAREA)$/.test(event.target.tagName)) return;
  if (event.key === ' ' && /^(BUTTON|SUMMARY|A)$/.test(event.target.tagName)) return;
  const does = (lesson.steps ? lessonKeys : keys)[event.key];
  if (!does) return;
  event.preventDefault();
  does();
});
const presses = {first: 'Home', last: 'End', 'round-back': '[', 'round-on': ']', 'turn-back': 'PageUp', 'turn-on': 'PageDown', back: 'ArrowLeft',
  on: 'ArrowRight', play: ' ', tongue: 'g', look: 'd', screen: 'f', ask: '?', larger: '+', smaller: '-', whole: '0', 'to-fork': 'b'};
for (const id in presses) by(id).addEventListener('click', () => keys[presses[id]]());
by('to-main').addEventListener('click', () => show(0, Math.min(lineAt(0).length, shown.line.forkPlace)));
by('paper').addEventListener('click', () => print());
by('speed').addEventListener('change', () => { if (playing) { play(); play(); } });
by('lines-choice').addEventListener('change', event => chooseLine(+event.target.value));
by('games-choice').addEventListener('change', event => chooseGame(+event.target.value));
addEventListener('click', event => {
  const target = event.target.closest('[data-tab],[data-line],[data-go],[data-event],[data-province],[data-lesson],[data-chart],[data-hide],.row');
  const press = event.target.closest('#lesson-on,#lesson-back,#lesson-end');
  if (press) return ({'lesson-on': lessonOn, 'lesson-back': lessonBack, 'lesson-end': endLesson})[press.id]();
  if (!target || target.closest('svg')) return;
  const data = target.dataset;
  if (data.tab) chooseTab(data.tab);
  else if (data.line) chooseLine(+data.line);
  else if (data.event) go(+data.event);
  else if (data.province) showCard(board.provinces.findIndex(p => p.id === data.province));
  else if (data.lesson) beginLesson(+data.lesson);
  else if (data.chart) { Object.assign(chosen, {kind: +data.chart, measure: 0}); drawCharts(); }
  else if (data.hide) { chosen.hidden.delete(+data.hide) || chosen.hidden.add(+data.hide); drawCharts(); }
  else go(+(data.go || data.k));
});
by('charts').addEventListener('change', event => { if (event.target.id === 'measure') { chosen.measure = +event.target.value; drawCharts(); } });
by('charts').addEventListener('pointerdown', event => {
  const plot = event.target.closest('.plot');
  if (plot) go(plot.toEvent(event.clientX - plot.getBoundingClientRect().left));
});

// The scrubber: at most one step a frame, however fast the finger.
let wanted = 0, hand = null;
const scrub = event => {
  if (!wanted) requestAnimationFrame(() => { const k = wanted; wanted = 0; if (k !== shown.k) go(k); });
  wanted = eventAt(event.clientX - lanes.getBoundingClientRect().left);
};
lanes.addEventListener('pointerdown', event => { lanes.setPointerCapture(event.pointerId); hand = 'time'; scrub(event); });
lanes.addEventListener('pointermove', event => { if (hand === 'time') scrub(event); });
for (const end of ['pointerup', 'pointercancel']) lanes.addEventListener(end, () => { hand = null; });
// The board: a drag moves it when it is enlarged, a swipe steps by turns, a tap asks what is there.
let grip = null;
map.addEventListener('pointerdown', event => { grip = {x: event.clientX, y: event.clientY, view: {...view}, far: 0}; });
map.addEventListener('pointermove', event => {
  if (!grip || event.buttons === 0) return;
  const dx = event.clientX - grip.x, dy = event.clientY - grip.y, scale = map.getScreenCTM().a;
  grip.far = Math.max(grip.far, Math.hypot(dx, dy));
  if (isZoomed() && grip.far > 6) setView(grip.view.x - dx / scale, grip.view.y - dy / scale, view.width);
});
map.addEventListener('pointerup', event => {
  if (!grip) return;
  const dx = event.clientX - grip.x, dy = event.clientY - grip.y, {far} = grip;
  grip = null;
  if (far <= 8) {
    const p = event.target.closest('[data-p]'), i = p ? +p.dataset.p : -1;
    return showCard(by('card').hidden || +by('card').dataset.province !== i ? i : -1);
  }
  if (!isZoomed() && Math.abs(dx) > 40 && Math.abs(dx) > 1.5 * Math.abs(dy)) lesson.steps ? (dx < 0 ? lessonOn : lessonBack)() : step('turn', dx < 0 ? 1 : -1);
});
map.addEventListener('pointercancel', () => { grip = null; });
map.addEventListener('dblclick', event => {
  const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(map.getScreenCTM().inverse());
  isZoomed() ? setView(0, 0, board.width) : zoom(.5, at.x, at.y);
});
map.addEventListener('wheel', event => {
  if (!event.ctrlKey && !isZoomed()) return;
  event.preventDefault();
  const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(map.getScreenCTM().inverse());
  zoom(event.deltaY < 0 ? .85 : 1.18, at.x, at.y);
}, {passive: false});
let room = '';
new ResizeObserver(() => {
  const now = `${innerWidth} ${innerHeight}`;
  if (room && room !== now) { setView(view.x, view.y, view.width); drawTimeline(); if (tab === 'charts') drawCharts(); }
  room = now;
}).observe(by('app'));
const night = matchMedia('(prefers-color-scheme: dark)');
night.addEventListener('change', () => dress(night.matches ? 'dark' : 'light'));

function openAt(place) {
  const wish = new URLSearchParams(place.slice(1)), wished = lessonList.findIndex(one => one.slug === wish.get('lesson'));
  if (wished >= 0) return beginLesson(wished, Math.trunc(+wish.get('step')) - 1 || 0);
  if (lesson.steps) endLesson();
  openGame(Math.max(0, games.findIndex(one => one.game === wish.get('game'))));
  const line = game.lines.findIndex(one => one.id === wish.get('line'));
  if (tabNames.includes(wish.get('tab'))) chooseTab(wish.get('tab'));
  show(Math.max(0, line), Math.trunc(+wish.get('event')) || 1);
}
addEventListener('hashchange', () => openAt(location.hash));
const opensAt = location.hash;
shown.line = lineAt(0);
shown.state = fold(shown.line.path, 1);
dress(night.matches ? 'dark' : 'light');
for (const button of document.querySelectorAll('[data-icon]')) button.append(icon(button.dataset.icon));
defineLooks();
speak();
setView(0, 0, board.width);
showAll();
if (opensAt) openAt(opensAt);
else if (course) beginLesson(0);
root.dataset.ready = Math.round(performance.now());
