// The record: every event of the line as a sentence, with what it changed, what was said of it, and who went another way.
const record = by('record');
const recordRows = [];

// What a nation gained and lost in goods and personages, as the ledger has it.
function gainsOf(event, before, after) {
  if (event.parent < 0) return [];
  return game.nations.flatMap((_, n) => {
    const parts = [];
    const add = (name, picture, title) => {
      const change = ofNation(after, n, name) - ofNation(before, n, name);
      if (change !== 0) parts.push(html('span', {class: change > 0 ? 'gain' : 'loss'}, (change > 0 ? '+' : '−') + Math.abs(change)),
        icon(picture, personages.includes(name) ? 'p' + personages.indexOf(name) : 'r' + resources.indexOf(name), title));
    };
    resources.forEach((name, r) => add(name, resourceShapes[r], both(game.resources[r])));
    personages.forEach((name, p) => add(name, personageShapes[p], both(game.personages[p])));
    return parts.length === 0 ? [] : [html('span', {class: 'gains'}, ...(n === event.nation ? [] : [badge(n)]), ...parts)];
  });
}
const signChips = remarks => remarks.flatMap(remark => remark.signs.map(([sign, ...names]) =>
  html('b', {class: 'glyph', title: names[tongue]}, sign.startsWith('$') || sign.length > 2 ? names[tongue] : sign)));

function drawRecord() {
  const line = shown.line, state = new Int32Array(slotCount), rows = [];
  const forks = game.lines.map((_, i) => lineAt(i)).filter(other => other !== line && other.forkPlace > 0 && line.placeOf.has(other.fork));
  recordRows.length = 0;
  line.path.forEach((number, i) => {
    const event = events[number], before = state.slice(0, provinceStart), said = remarksAt.get(number) || [];
    for (let c = 0; c < event.changes.length; c += 2) state[event.changes[c]] = event.changes[c + 1];
    const row = html('div', {class: 'row' + (event.step === 1 ? ' round' : '') + (event.step > 1 ? ' frame' : ''), 'data-k': i + 1},
      html('span', {class: 'number'}, String(i + 1)), event.nation < 0 ? html('span') : badge(event.nation),
      html('span', {class: 'what'}, both(event.sentence), ' ', ...signChips(said),
        ...(said.length > 0 ? [html('span', {class: 'said', title: said.map(r => r.author).join(', ')}, icon('speech'), ' ' + said.length)] : []),
        ...gainsOf(event, before, state)));
    const fault = faultAt.get(number);
    if (fault) row.append(html('span', {class: 'fault'}, say('breaks', fault.rule, both(fault.words))));
    for (const other of forks.filter(one => one.fork === number && one.path[i + 1] !== line.path[i + 1]))
      row.append(html('button', {class: 'branch', 'data-line': other.index}, icon('fork'), ' ', both(other.name)));
    recordRows.push(row);
    rows.push(row);
  });
  record.replaceChildren(...rows);
  markRecord();
}
function markRecord() {
  record.querySelector('.now')?.classList.remove('now');
  const row = recordRows[shown.k - 1];
  if (!row) return;
  row.classList.add('now');
  if (record.hidden) return;
  // Twice: rows out of sight have only an estimated height.
  for (let i = 0; i < 2; i++) {
    const room = record.getBoundingClientRect(), place = row.getBoundingClientRect();
    if (place.top < room.top + 24 || place.bottom > room.bottom - 24)
      record.scrollTop += place.top - room.top - room.height / 2;
  }
}
