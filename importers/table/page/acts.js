// What fingers do to the recorded game.
// A fault of the engine costs what it was asked last: it begins anew with what is kept.
function ask(question) {
  try { return engine.ask(question); } catch {
    recover();
    return {error: [game.words.engineFault[0], game.words.engineFault[1]]};
  }
}
async function recover() {
  await engine.begin();
  trying.whole = null;
  if (ownBoards().length > 0) engine.ask({ask: 'boards', add: ownBoards()});
  if (open.key && !by('app').hidden) takeTable(engine.ask({ask: 'restore', base: open.base, pages: open.texts}));
}
// Every answer of the engine that changes the game comes here.
function act(question) {
  const whole = open.key === '' && trying.whole === null ? exported('events') : null; // a game of the file stays as it is
  const told = ask({...question, now: now(), author: person.name});
  if (told.error) return tell(both(told.error));
  if (whole !== null) Object.assign(trying, {whole, at: shown.k});
  takeTable(told);
  if (whole !== null) warn();
  if (trying.whole === null) keep(told);
  return true;
}
function playLeaf(leaf, more = {}) { return act({ask: 'play', leaf, ...more}); }
// Another course of play from any event. Nothing of it is kept; the recorded game stays as it is.
const trying = {whole: null, at: 0};
function tryHere() {
  const whole = exported('events'), told = ask({ask: 'open', text: whole, events: shown.k, now: now(), author: person.name});
  if (told.error) return tell(both(told.error));
  Object.assign(trying, {whole: trying.whole ?? whole, at: trying.whole === null ? shown.k : Math.min(trying.at, shown.k)});
  takeTable(told);
  chooseTab('choices');
  warn();
}
function stopTrying() {
  const {whole, at} = trying, told = open.key ? ask({ask: 'restore', base: open.base, pages: open.texts}) : ask({ask: 'open', text: whole, now: now(), author: person.name});
  if (told.error) return tell(both(told.error));
  trying.whole = null;
  takeTable(told);
  go(at);
  warn();
}
function takeTable(told) {
  const whole = 'board' in told, charts = {...chosen};
  games[0] = game = merged(game, told);
  for (const make of makers) make();
  if (!whole) Object.assign(chosen, charts);
  choosing.picks = [];
  Object.assign(shown, {line: lineAt(0), k: game.events.length});
  shown.state = fold(shown.line.path, shown.k);
  showCard(-1);
  if (whole) wear();
  showNow();
}
function tapProvince(p) {
  const card = by('card').hidden || +by('card').dataset.province !== p ? p : -1;
  if (pickProvince(p)) return;
  showCard(card);
  chooseTab('choices');
}
