// Corrections, remarks and results.
const dayOf = () => { const day = new Date(); return `${day.getFullYear()}-${String(day.getMonth() + 1).padStart(2, '0')}-${String(day.getDate()).padStart(2, '0')}`; };

// "The table did it differently."
function otherwise() {
  openSheet(say('otherwise'), html('div', {class: 'column'},
    html('button', {'data-call': 'refused'}, say('refusedMove')), html('button', {'data-call': 'stocks'}, say('stocks')),
    html('button', {'data-call': 'remark'}, say('remark')), ...(allLeaves().some(breaksOff) ? [html('button', {'data-call': 'breakOff'}, say('breakOff'))] : []),
    html('button', {'data-call': 'handOver'}, say('handOver')), html('button', {'data-call': 'resultOnly'}, say('resultOnly'))));
}
// The table stops before the game is over.
function breakOff() {
  openSheet(say('breakOff'), html('div', {class: 'column'}, ...allLeaves().filter(breaksOff).map(leaf => html('button', {'data-call': 'endNow', 'data-number': leaf.number}, both(leaf.label)))));
}
function endNow(button) { closeSheet(); playLeaf(+button.dataset.number); }
function refused() {
  const told = ask({ask: 'missing'});
  if (told.error) return tell(both(told.error));
  const rows = told.missing.map((one, number) => ({...one, number})).filter(one => one.correctable);
  openSheet(say('refusedMove'), html('p', {class: 'dim'}, say('refusedSays')), label(say('search'), html('input', {'data-filters': 'refused-list', type: 'search'})),
    label(say('reason'), html('input', {id: 'reason', maxlength: 500})),
    html('div', {class: 'column', id: 'refused-list'}, ...rows.map(one => html('button', {'data-call': 'correct', 'data-number': one.number},
      html('b', {}, both(one.label)), html('small', {}, ' ', both(one.why))))), ...(rows.length > 0 ? [] : [html('p', {}, say('nothingRefused'))]));
}
function correct(button) {
  const reason = by('reason').value.trim();
  if (!reason) { by('reason').focus(); by('reason').placeholder = say('reasonFirst'); return; }
  closeSheet();
  act({ask: 'as-correction', missing: +button.dataset.number, reason});
}
function stocks() {
  const first = Math.max(0, game.choices.active);
  openSheet(say('stocks'), html('p', {class: 'dim'}, say('stocksSays')),
    label(say('nation'), html('select', {id: 'stock-nation'}, ...game.nations.map((_, n) => option(n, withPlayer(n), n === first)))),
    html('div', {class: 'four'}, ...resources.map((name, r) => label(both(game.resources[r]), html('input', {type: 'number', min: 0, max: 999, inputmode: 'numeric', 'data-stock': name})))),
    label(say('reason'), html('input', {id: 'reason', maxlength: 500})),
    html('div', {class: 'actions'}, html('button', {class: 'strong', 'data-call': 'correctStocks'}, say('recordIt'))));
  fillStocks();
}
function fillStocks() {
  for (const field of cover.querySelectorAll('[data-stock]')) field.value = ofNation(shown.state, +by('stock-nation').value, field.dataset.stock);
}
function correctStocks() {
  const n = +by('stock-nation').value, change = {};
  for (const field of cover.querySelectorAll('[data-stock]')) {
    const more = Math.trunc(+field.value) - ofNation(shown.state, n, field.dataset.stock);
    if (more !== 0) change[field.dataset.stock] = more;
  }
  const reason = by('reason').value.trim();
  if (!reason) { by('reason').focus(); by('reason').placeholder = say('reasonFirst'); return; }
  if (Object.keys(change).length === 0) return closeSheet();
  closeSheet();
  act({ask: 'fact', fact: {type: 'Corrected', data: {nation: game.nations[n].id, change, reason}}});
}
function remark() {
  openSheet(say('remark'), html('p', {class: 'dim'}, both(shown.line.event(shown.line.length).sentence)), label(say('yourName'), html('input', {id: 'author', value: person.name, maxlength: 100})),
    label(say('remark'), html('textarea', {id: 'remark-text', maxlength: 5000})),
    html('div', {class: 'actions'}, html('button', {class: 'strong', 'data-call': 'keepRemark'}, say('keepRemark'))));
  by(person.name ? 'remark-text' : 'author').focus();
}
function keepRemark() {
  const text = by('remark-text').value.trim();
  setName(by('author').value);
  if (!person.name) { by('author').placeholder = say('nameFirst'); return by('author').focus(); }
  if (!text) return by('remark-text').focus();
  closeSheet();
  act({ask: 'remark', text});
}
function setName(name) { person.name = name.trim(); keepSetting('name', person.name); }

// --- only the result
function resultOnly() {
  const nations = offered.boards.flatMap(board => board.nations), seats = shownSeats();
  openSheet(say('resultOnly'), html('p', {class: 'dim'}, say('resultSays')),
    label(say('ruleset'), html('select', {id: 'result-ruleset'}, ...offered.rulesets.map(one => option(one.id, both(one.name), one.id === game.ruleset)))),
    label(say('date'), html('input', {id: 'result-date', type: 'date', value: dayOf()})), label(say('site'), html('input', {id: 'result-site', maxlength: 100})),
    html('h3', {}, say('players')), ...Array.from({length: 6}, (_, i) => html('div', {class: 'seat', 'data-person': i},
      html('input', {type: 'checkbox', 'data-part': 'won', 'aria-label': say('won'), title: say('won')}), html('input', {'data-part': 'player', placeholder: say('player'), 'aria-label': say('player'), value: seats[i]?.player || '', maxlength: 100}),
      html('select', {'data-part': 'nation', 'aria-label': say('nation')}, option('', '–'), ...[...new Map(nations.map(one => [one.id, one])).values()].map(one => option(one.id, both(one.name), seats[i]?.nation === one.id))),
      html('input', {'data-part': 'personages', type: 'number', min: 0, max: 20, inputmode: 'numeric', 'aria-label': say('points'), title: say('points')}))),
    html('p', {class: 'dim'}, say('wonSays')),
    html('div', {class: 'actions'}, html('button', {class: 'strong', 'data-call': 'saveResult'}, say('saveResult')), html('button', {'data-call': 'copyResult'}, say('copyResult'))),
    html('p', {class: 'told', id: 'told', role: 'status'}));
}
const shownSeats = () => by('app').hidden ? [] : game.nations.map((nation, n) => ({nation: nation.id, player: playerOf(n)}));
function resultText() {
  const persons = [...cover.querySelectorAll('[data-person]')].map(row => {
    const part = name => row.querySelector(`[data-part=${name}]`);
    return {player: part('player').value.trim(), nations: part('nation').value ? [part('nation').value] : [], won: part('won').checked,
      ...(part('personages').value ? {personages: Math.trunc(+part('personages').value)} : {})};
  }).filter(one => one.player || one.nations.length > 0);
  const told = ask({ask: 'result', play: crypto.randomUUID?.() || String(Date.now()), now: now(),
    result: {ruleset: by('result-ruleset').value, date: by('result-date').value, site: by('result-site').value.trim(), persons}});
  if (told.error) toldHere(both(told.error));
  return told.text;
}
function saveResult() { const text = resultText(); if (text) save(text, 'result.antike.jsonl'); }
function copyResult() { const text = resultText(); if (text) copy(text); }
