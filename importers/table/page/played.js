// A page with the rules in it: pupils play their answer on the board, and readers play on from any event. What the engine
// tells becomes one more line of the page, behind the recorded ones.
const offered = engine.ask({ask: 'boards'});
for (const one of games) one.words = {...offered.words, ...one.words};
const lists = ['events', 'sentences', 'symbols', 'faults'];
// `home`: the game; -1: none. `from`: so many events are recorded; `begun`: so many, with what nobody decides behind them.
// `step`: of a lesson; null: a reader tries. `turn`: the events of the step's turn, as numbers.
const played = {home: -1, step: null, line: 0, from: 0, begun: 0, path: [], sizes: [], told: null, turn: [], over: false};

const showsPlayed = () => played.home >= 0 && shown.line.index === played.line;
let taught = false;
function ask(question) {
  try {
    if (!taught) engine.ask({ask: 'lessons', texts: [...document.querySelectorAll('script.log')].map(part => JSON.parse(part.textContent).text)});
    taught = true;
    return engine.ask({now: moment(), author: '', ...question});
  } catch { // it begins anew, and the page forgets what was played
    engine.begin();
    taught = false;
    leavePlayed();
    return {error: game.words.engineFault};
  }
}
function act(question) {
  const told = ask(question);
  if (told.error) return tell(both(told.error));
  takeTable(told);
  return true;
}
const playLeaf = (leaf, more = {}) => act({ask: 'play', leaf, ...more});

// --- the line that is played
function beginPlayed(line, from, step) {
  leavePlayed();
  const told = ask({ask: 'position', game: game.game, line: game.lines[line].id, events: from});
  if (told.error) return tell(both(told.error));
  Object.assign(played, {home: games.indexOf(game), step, line: game.lines.length, parent: line, from, path: lineAt(line).path.slice(0, from),
    begun: told.events.length, turn: [], sizes: lists.map(name => game[name].length), told: {events: [], sentences: [], symbols: [], faults: []}, over: false});
  return takeLine(told);
}
// The lists of the page end with what was played.
function takeLine({keep, choices, undo, redo, ...told}) {
  const all = played.told, {from, path} = played;
  for (const name of ['events', 'sentences']) all[name] = [...all[name].slice(0, keep), ...told[name]];
  for (const name of ['symbols', 'faults']) all[name] = [...all[name].filter(([event]) => event < keep), ...told[name]];
  lists.forEach((name, i) => { game[name].length = played.sizes[i]; });
  const first = game.events.length, numberOf = k => k < from ? path[k] : first + k - from;
  for (let k = from; k < all.events.length; k++) {
    const [, , nation, step, ...changes] = all.events[k];
    game.sentences.push(all.sentences[k]);
    game.events.push([numberOf(k - 1), game.sentences.length - 1, nation, step, ...changes]);
  }
  for (const name of ['symbols', 'faults'])
    for (const [event, ...others] of all[name]) if (event >= from) game[name].push([numberOf(event), ...others]);
  game.lines[played.line] = {id: 'played', name: game.words[played.step ? 'yourLine' : 'triedLine'], head: numberOf(all.events.length - 1), fork: path[from - 1], parent: played.parent, author: ''};
  Object.assign(game, {choices, undo, redo});
  choosing.picks = [];
  makeAgain();
  return true;
}
function makeAgain() {
  const charts = {...chosen};
  for (const make of makers) make();
  Object.assign(chosen, charts);
}
function takeTable(told) {
  takeLine(told);
  if (played.step) keepTurn();
  showPlayed();
}
// The page is again what the file says.
function leavePlayed() {
  if (played.home < 0) return;
  const one = games[played.home];
  lists.forEach((name, i) => { one[name].length = played.sizes[i]; });
  one.lines.length = played.line;
  played.home = -1;
  if (game === one) makeAgain();
  shown.line = lineAt(0);
}
function showPlayed() {
  show(played.line, lineAt(played.line).length);
  drawPlayed();
}
// What belongs to the place that is shown: choices at the end, and a way back to it elsewhere.
function drawPlayed() {
  if (!by('choices')) return markProvinces([]);
  if (played.over) {
    by('choices').replaceChildren(html('p', {class: 'told'}, say('turnDone')));
    markProvinces([]);
  } else drawChoices();
  const turn = played.told.sentences.slice(played.begun, played.step ? played.begun + played.turn.length : undefined);
  by('played-turn').replaceChildren(...turn.map(words => html('li', {}, both(words))));
  by('turn-undo').disabled = !game.undo;
  by('turn-redo').disabled = !game.redo;
  by('turn-end').disabled = played.over || game.choices.ended || (!game.choices.proceeds && !game.choices.mayEnd);
  by('turn-end').textContent = say(game.choices.proceeds ? 'goOn' : 'endTurn');
}
const playedList = () => html('ol', {class: 'chosen-turn', id: 'played-turn'});
const playedChoices = () => [html('div', {id: 'choices'}), html('p', {class: 'lesson-tools turn-tools'},
  html('button', {id: 'turn-undo', 'aria-label': say('undo'), title: say('undo')}, '↶'), html('button', {id: 'turn-redo', 'aria-label': say('redo'), title: say('redo')}, '↷'), html('button', {id: 'turn-end'}))];

// --- a step of a lesson
const eventKey = event => JSON.stringify(event);
// A turn is kept as numbers of the page's events; those that are played come to its list.
function factOf(home, event) {
  const known = allFacts[home].findIndex(one => eventKey(one.event) === eventKey(event));
  return known >= 0 ? known : allFacts[home].push({names: ['', ''], kind: -1, same: -1, count: 1, event}) - 1;
}
function bringPlayedBack() {
  const {tries} = stored();
  for (const [name, step] of askedSteps)
    for (const event of [tries[name]?.turn || [], ...(tries[name]?.sent || []).map(one => one.turn)].flat()) factOf(step.home, event);
  bringBack();
}
try { bringPlayedBack(); } catch { /* nothing is kept */ }
function keepTurn() {
  const {turn, over, error} = ask({ask: 'turn'});
  if (error) return;
  played.turn = turn.map(event => factOf(played.home, event));
  tryOf(played.step).turn = [...played.turn];
  played.over = over;
  keepAnswers();
}
// The turn as it was left, as far as the rules still allow it.
function playAgain(step) {
  const line = game.lines.findIndex((_, i) => lineAt(i).placeOf.has(step.event));
  const turn = inEvents(step, tryOf(step).turn);
  if (!beginPlayed(line, lineAt(line).placeOf.get(step.event), step)) return;
  for (const event of turn) {
    const told = ask({ask: 'fact', fact: event});
    if (told.error) break;
    takeLine(told);
  }
  keepTurn();
}
function pupilsTurn(step, asked) {
  const mine = tryOf(step), parts = [html('h3', {}, say('yourTurn', nationName(asked.nation))), playedList(), ...playedChoices()];
  const text = html('textarea', {id: 'own-words', rows: 2, maxlength: 5000, placeholder: say('inWords'), 'aria-label': say('inWords')});
  text.value = mine.text;
  parts.push(text, html('p', {class: 'lesson-tools'}, html('button', {id: 'answer-now', class: 'strong'}, say('answerNow')),
    ...(mine.hints < asked.hints ? [html('button', {id: 'hint-now'}, say('hint', mine.hints + 1, asked.hints))] : [])));
  for (let i = 0; i < mine.hints; i++) parts.push(html('aside', {class: 'hint'}, html('b', {}, say('hint', i + 1, asked.hints)), words(`h${step.number}-${i}`)));
  const last = mine.sent[mine.sent.length - 1];
  if (last) parts.push(verdictOf(step, last));
  queueMicrotask(() => { // the board of the step is drawn by then
    if (!lesson.steps || lesson.steps[lesson.at] !== step) return;
    if (played.home < 0 || played.step !== step || String(played.turn) !== String(mine.turn)) playAgain(step);
    if (played.home >= 0) showPlayed();
  });
  return parts;
}
// As the coach's program judges the file of answers.
function verdictOf(step, sent) {
  if (sent.turn.length === 0) return html('p', {class: 'verdict', role: 'status'}, say('wordsKept'));
  const {at, hints, shown: wasShown, text, turn} = sent;
  const answer = {at, event: step.ask.event, game: games[step.home].game, hints, lesson: lesson.slug, shown: wasShown, step: step.ask.step, text, turn: inEvents(step, turn)};
  const told = ask({ask: 'judge', answers: JSON.stringify({answers: [answer], format: 'annales-answers/1', pupil: '-'})});
  if (told.error) return html('p', {class: 'verdict'}, both(told.error));
  const [{worth, turn: expected}] = told.verdicts;
  if (worth === 'notForeseen' || worth === 'notJudged') return html('p', {class: 'verdict', role: 'status'}, say(worth));
  const right = worth === 'right';
  return html('div', {class: 'verdict ' + worth, role: 'status'}, html('b', {}, right ? '✓ ' + say('isRight') : '✗ ' + say('isWrong')), words(`t${step.number}-${expected}`));
}

// --- a reader tries
const panel = html('section', {id: 'tries', hidden: ''});
by('app').append(panel);
by('transport').append(html('button', {id: 'try-here', 'data-call': 'tryHere', 'data-say': 'tryHere'}));
function tryHere() {
  if (showsPlayed() && shown.k > played.from) {
    const {k} = shown;
    while (played.told.events.length > k && game.undo) takeLine(ask({ask: 'undo'}));
  } else if (!beginPlayed(showsPlayed() ? played.parent : shown.line.index, shown.k, null)) return;
  panel.replaceChildren(html('h3', {}, say('tries')), ...playedChoices(), html('div', {class: 'actions'}, html('button', {'data-call': 'handOver'}, say('handOver')), html('button', {'data-call': 'stopTrying'}, say('toRecorded'))), playedList());
  panel.hidden = false;
  document.body.classList.add('trying');
  showPlayed();
}
function stopTrying() {
  const {parent, from} = played;
  panel.hidden = true;
  panel.replaceChildren();
  document.body.classList.remove('trying');
  leavePlayed();
  markProvinces([]);
  if (!lesson.steps) show(parent, from);
}
const toNow = () => showPlayed();
// After every step: what is played goes when its place is left, and choices are those of the end of the line.
function tidy() {
  if (played.home < 0) return;
  if (!played.step) {
    if (lesson.steps || game !== games[played.home]) return stopTrying();
    if (showsPlayed()) return drawPlayed();
    by('choices').replaceChildren(html('button', {class: 'strong back', 'data-call': 'toNow'}, say('toNow')));
    return markProvinces([]);
  }
  if (by('choices')) return;
  const {parent, from} = played, shows = showsPlayed();
  leavePlayed();
  markProvinces([]);
  if (shows) show(parent, from);
}
const calls = {toNow, tryHere, stopTrying, handOver, shareAgn, copyAgn, copyLog, saveAgn, saveLog, playMore, endWith, closeSheet};
const turnPresses = {'turn-undo': () => act({ask: 'undo'}), 'turn-redo': () => act({ask: 'redo'}), 'turn-end': endTurn};
addEventListener('click', event => {
  const button = event.target.closest('button');
  if (button && !button.disabled) {
    if (calls[button.dataset.call]) calls[button.dataset.call](button);
    else if (turnPresses[button.id]) turnPresses[button.id]();
    else chooseBy(button.dataset);
  }
  setTimeout(tidy);
});
addEventListener('keyup', () => setTimeout(tidy));
// A tap on the board picks a province; a drag moves the board.
let tapped = null;
map.addEventListener('pointerdown', event => { tapped = {x: event.clientX, y: event.clientY}; });
map.addEventListener('click', event => {
  const p = event.target.closest('[data-p]')?.dataset.p;
  if (p === undefined || !tapped || Math.hypot(event.clientX - tapped.x, event.clientY - tapped.y) > 8) return;
  if (played.over || !showsPlayed()) return;
  if (!pickProvince(+p)) drawPlayed();
});
// For programs that drive the page, such as its tests.
globalThis.table = {ask: question => engine.ask(question), exported, answersFile: () => answersFile(), startOver: () => { answers = {pupil: '', tries: {}}; keepAnswers(); beginLesson(0); }, get game() { return game; }, get lesson() { return lesson; }, get shown() { return shown; }};
