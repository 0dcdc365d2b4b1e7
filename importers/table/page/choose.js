// What may come next: buttons, and provinces on the board. A pick is a sort and a code, as the engine has them.
const sortOf = {deed: 0, where: 3, to: 4};
const fewWays = 9; // so many are listed one by one
const choosing = {picks: [], province: -1};
const samePick = (a, b) => a[0] === b[0] && a[1] === b[1];
const nameOfPick = pick => both(game.choices.names.find(([one]) => samePick(one, pick))[1]);
const fits = leaf => choosing.picks.every(pick => leaf.picks.some(one => samePick(one, pick)));
const breaksOff = leaf => pickOf(leaf, sortOf.deed)?.[1] === game.choices.breaksOff;
const allLeaves = () => game.choices.leaves.map((leaf, number) => ({...leaf, number}));
const leavesLeft = () => allLeaves().filter(leaf => !breaksOff(leaf) && fits(leaf));
const pickOf = (leaf, sort) => leaf.picks.find(pick => pick[0] === sort);

// The first sort of pick that divides what is left.
function dividing(leaves) {
  for (let sort = 0; sort < 17; sort++) {
    const found = new Map();
    for (const leaf of leaves) {
      const pick = pickOf(leaf, sort);
      if (pick) found.set(String(pick[1]), {pick, count: (found.get(String(pick[1]))?.count || 0) + 1});
    }
    if (found.size > 1 || (found.size === 1 && [...found.values()][0].count < leaves.length)) return [...found.values()];
  }
  return [];
}
const price = leaf => leaf.prices.length > 0 ? html('small', {}, both(leaf.prices[0])) : '';
const hasMore = leaf => leaf.prices.length > 1 || leaf.losses?.length > 1 || leaf.spents?.length > 1;
function wayOf(leaf) {
  const row = html('div', {class: 'way'}, html('button', {'data-leaf': leaf.number}, both(leaf.label), price(leaf)));
  for (const count of (leaf.counts || []).slice(0, 4).filter(count => count !== leaf.counts[leaf.counts.length - 1]))
    row.append(html('button', {class: 'count', 'data-leaf': leaf.number, 'data-count': count, 'aria-label': say('onlySo', count)}, String(count)));
  if (hasMore(leaf) || (leaf.counts || []).length > 5)
    row.append(html('button', {class: 'more', 'data-more': leaf.number, 'aria-label': say('otherWays')}, '…'));
  return row;
}
function drawChoices() {
  const box = by('choices'), parts = [];
  if (shown.k < shown.line.length) {
    box.replaceChildren(html('p', {}, say('looksBack', shown.k, shown.line.length)), html('div', {class: 'column'}, html('button', {class: 'strong back', 'data-call': 'toNow'}, say('toNow')),
      html('button', {class: 'back', 'data-call': 'tryHere'}, say('tryHere'))));
    return markProvinces([]);
  }
  const leaves = leavesLeft(), {choices} = game;
  if (choosing.picks.length > 0)
    parts.push(html('div', {class: 'filters'}, ...choosing.picks.map((pick, i) => html('button', {'data-unpick': i}, nameOfPick(pick), ' ✕'))));
  const divided = leaves.length > fewWays ? dividing(leaves) : [];
  if (divided.length > 0 && divided.length < leaves.length)
    parts.push(html('div', {class: 'ways'}, ...divided.map(({pick, count}) => html('button', {'data-pick': JSON.stringify(pick)}, nameOfPick(pick), ' ', html('small', {}, `(${count})`)))),
      ...leaves.filter(leaf => !divided.some(({pick}) => leaf.picks.some(one => samePick(one, pick)))).map(wayOf));
  else parts.push(html('div', {class: leaves.some(leaf => leaf.counts || both(leaf.label).length > 24) ? 'ways wide' : 'ways'}, ...leaves.map(wayOf)));
  if (choices.ended) parts.push(html('p', {class: 'told'}, say('gameEnded')), html('button', {class: 'strong back', 'data-call': 'handOver'}, say('handOver')));
  else if (leaves.length === 0 && choices.mayEnd) parts.push(html('p', {class: 'dim'}, say('nothingLeft')));
  for (const told of choices.mayEnd ? choices.endBrings : []) parts.push(html('p', {class: 'turn-ends'}, say('endBrings', both(told))));
  box.replaceChildren(...parts);
  markProvinces(leaves);
}
// Provinces that are among the ways, for eyes and for fingers.
function markProvinces(leaves) {
  const may = new Set(), picked = new Set(choosing.picks.filter(([sort]) => sort === sortOf.where || sort === sortOf.to).map(pick => pick[1]));
  for (const leaf of leaves)
    for (const [sort, code] of leaf.picks) if ((sort === sortOf.where || sort === sortOf.to) && !picked.has(code)) may.add(code);
  [...by('touch').children].forEach((outline, p) => {
    outline.classList.toggle('may', leaves.length < 200 && may.has(p));
    outline.classList.toggle('picked', picked.has(p));
  });
}
function tapProvince(p) {
  const leaves = shown.k === shown.line.length ? leavesLeft() : [];
  const has = sort => leaves.some(leaf => leaf.picks.some(pick => pick[0] === sort && pick[1] === p));
  const old = choosing.picks.findIndex(([sort, code]) => code === p && (sort === sortOf.where || sort === sortOf.to));
  if (old >= 0) choosing.picks.splice(old);
  else if (has(sortOf.where) && !choosing.picks.some(([sort]) => sort === sortOf.where)) choosing.picks.push([sortOf.where, p]);
  else if (has(sortOf.to)) choosing.picks.push([sortOf.to, p]);
  showCard(by('card').hidden || +by('card').dataset.province !== p ? p : -1);
  const left = leavesLeft();
  if (old < 0 && left.length === 1 && leaves.length > 1 && !left[0].counts) return play(left[0].number);
  chooseTab('choices');
}

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
  if (person.boards.length > 0) engine.ask({ask: 'boards', add: person.boards});
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
function play(leaf, more = {}) { return act({ask: 'play', leaf, ...more}); }
function endTurn() {
  const {choices} = game;
  if (choices.proceeds) return act({ask: 'proceed'});
  if (choices.personages.length > 0) return choosePersonage();
  return act({ask: 'end'});
}
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
