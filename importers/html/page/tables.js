// What each nation has: in short beside the board, in full in a panel of its own; rondel, know-how, bank and cards.
function change(after, before) {
  const by = after - before;
  return by === 0 ? [] : [html('sup', {class: by > 0 ? 'gain' : 'loss'}, (by > 0 ? '+' : '−') + Math.abs(by))];
}
const cell = (now, before, more = '') => html('td', {class: now === 0 ? 'none' : null}, String(now), more, ...change(now, before));
const pointsOf = (state, n) => ofNation(state, n, 'points');
const unitsOf = (state, n) => kinds.reduce((sum, kind) => sum + ofNation(state, n, kind), 0);
const knows = (state, n, k) => ofNation(state, n, 'know-how') >> k & 1;
const knowHowsOf = (state, n) => game.knowHows.filter((_, k) => knows(state, n, k)).length;

const standingFields = [pointsOf, ...resources.map(name => (state, n) => ofNation(state, n, name)), (state, n) => ofNation(state, n, 'cities'),
  (state, n) => ofNation(state, n, 'temples'), knowHowsOf, unitsOf];
const standingCells = [];
function makeStanding() {
  const head = html('tr', {}, html('th'), html('th', {}, icon('star', '', term('points'))),
    ...resources.map((_, r) => html('th', {}, icon(resourceShapes[r], 'r' + r, both(game.resources[r])))),
    html('th', {}, icon('house', '', term('cities'))), html('th', {}, icon('temple', '', term('temples'))),
    html('th', {}, icon('book', 'accent', term('knowHows'))), html('th', {}, icon('shield', '', term('unitsAll'))));
  standingCells.length = 0;
  by('standing').replaceChildren(head, ...game.nations.map((nation, n) => {
    const who = html('th', {class: 'who', title: withPlayer(n)}, badge(n), ' ', nationName(n));
    if (nation.player) who.append(html('small', {}, ' ' + nation.player));
    const cells = standingFields.map(() => html('td'));
    standingCells.push(cells.map(place => ({place, words: null})));
    return html('tr', {'data-nation': nation.id}, who, ...cells);
  }));
}
// Only cells that say something else are written again.
function drawStanding(state, before) {
  const active = ofTable(state, 'active') - 1;
  standingCells.forEach((cells, n) => {
    cells[0].place.parentNode.className = n === active ? 'active' : '';
    cells.forEach((one, i) => {
      const now = standingFields[i](state, n), past = standingFields[i](before, n), words = `${now} ${past}`;
      if (one.words === words) return;
      one.words = words;
      one.place.className = now === 0 ? 'none' : '';
      one.place.replaceChildren(String(now), i === 0 ? '/' + game.goal : '', ...change(now, past));
    });
  });
}

// Fields as rows and nations as columns: so it fits a phone.
function nationRows() {
  const kindNames = ['legion', 'galley', 'commander', 'admiral'], rows = [['star', '', term('points'), 'points', s => '/' + game.goal]];
  personages.forEach((name, p) => rows.push([personageShapes[p], 'p' + p, both(game.personages[p]), name]));
  resources.forEach((name, r) => rows.push([resourceShapes[r], 'r' + r, both(game.resources[r]), name]));
  for (const kind of kinds) {
    const spare = (s, n) => (has(kind + '-left') ? ` (${ofNation(s, n, kind + '-left')})` : '') ;
    rows.push([isNaval(kind) ? 'hull' : 'shield', '', both(game.kinds[kindNames.indexOf(kind)]), kind, spare]);
    if (usesBox) rows.push(['shield', 'dim', `${both(game.kinds[kindNames.indexOf(kind)])}: ${say('inBox')}`, kind + '-box']);
  }
  rows.push(['house', '', term('cities'), 'cities', usesStones ? (s, n) => ` (${ofNation(s, n, 'stones')})` : undefined],
    ['temple', '', term('temples'), 'temples'], ['waves', 'sea', term('seas'), 'seas']);
  if (usesWalls) rows.push(['battlements', '', term('walls'), 'walls', (s, n) => ` (${ofNation(s, n, 'walls-left')})`]);
  return rows;
}
const everUsed = name => game.events.some((_, i) => {
  const changes = events[i].changes;
  for (let c = 0; c < changes.length; c += 2)
    for (let n = 0; n < nationCount; n++) if (changes[c] === nationStart + n * nationSize + nationSlot[name] && changes[c + 1] > 0) return true;
  return false;
});
let usesBox, usesStones, usesWalls;
ofEachGame(() => {
  usesBox = everUsed('legion-box') || everUsed('galley-box');
  usesStones = everUsed('stones');
  usesWalls = everUsed('walls') || everUsed('walls-left');
});

function drawNations(state, before) {
  const head = html('tr', {}, html('th'), ...game.nations.map((nation, n) => html('th', {}, badge(n), html('small', {}, nationName(n)),
    playerOf(n) ? html('small', {class: 'player', title: withPlayer(n)}, playerOf(n)) : '')));
  const numbers = nationRows().map(([picture, css, title, name, more]) => html('tr', {'data-field': name},
    html('th', {}, icon(picture, css), ' ', title), ...game.nations.map((_, n) =>
      cell(ofNation(state, n, name), ofNation(before, n, name), more ? html('small', {}, more(state, n)) : ''))));
  const know = game.knowHows.map((names, k) => html('tr', {}, html('th', {}, both(names)), ...game.nations.map((_, n) =>
    html('td', {class: knows(state, n, k) && !knows(before, n, k) ? 'new' : null}, knows(state, n, k) ? '●' : ''))));
  const parts = [html('table', {class: 'wide'}, head, ...numbers,
    html('tr', {class: 'group'}, html('th', {colspan: nationCount + 1}, term('knowHows'))), ...know)];
  if (game.cards.length > 0) parts.push(drawCards(state));
  parts.push(drawBank(state));
  if (game.deeds.length > 0) parts.push(...drawDeeds());
  by('nations').replaceChildren(...parts);
}
// Who attacked whom in the recorded game, a row for the nation that did it.
function drawDeeds() {
  const head = html('tr', {}, html('th'), ...game.nations.map((_, n) => html('th', {}, badge(n), html('small', {}, nationName(n)))));
  const rows = game.deeds.map((against, n) => html('tr', {}, html('th', {}, badge(n), ' ', nationName(n)),
    ...against.map((numbers, other) => html('td', {class: numbers.some(v => v > 0) ? null : 'none'},
      n === other ? '' : numbers.some(v => v > 0) ? numbers.join(' ') : '–'))));
  return [html('h3', {}, say('deeds')), html('p', {class: 'dim'}, say('deedsOf')), html('table', {class: 'wide deeds'}, head, ...rows)];
}
function drawCards(state) {
  const open = [];
  for (let i = 0; 'open-' + i in tableSlot; i++) {
    const card = ofTable(state, 'open-' + i);
    if (card > 0) open.push(html('span', {class: 'card'}, both(game.cards[card - 1])));
  }
  const hands = game.nations.map((_, n) => html('p', {}, badge(n), ' ', say('hand'), ': ', ...game.cards.flatMap((names, card) =>
    Array.from({length: ofNation(state, n, 'card-' + card)}, () => html('span', {class: 'card'}, both(names))))));
  return html('div', {class: 'cards'}, html('h3', {}, term('openCards')), html('p', {}, ...open), ...hands);
}
function drawBank(state) {
  const item = (picture, css, name, count) => html('span', {class: 'item', title: name}, icon(picture, css, name), ' ' + count);
  const goods = resources.slice(0, 3).map((name, r) => item(resourceShapes[r], 'r' + r, both(game.resources[r]), ofTable(state, 'token-' + name)));
  return html('div', {class: 'bank'}, html('h3', {}, say('inBank')), html('p', {},
    item('coin', 'r3', both(game.resources[3]), ofTable(state, 'coins')), item('temple', '', term('temples'), ofTable(state, 'temples')),
    ...personages.map((name, p) => item(personageShapes[p], 'p' + p, both(game.personages[p]), ofTable(state, name))),
    ...(usesStones ? [] : goods)), ...bellona(state));
}
function bellona(state) {
  const holder = ofTable(state, 'bellona');
  return holder > 0 ? [html('p', {}, 'Bellona: ', badge(holder - 1), ' ' + nationName(holder - 1))] : [];
}

// The rondel stands as on the board: iron above, then clockwise.
// Picture and word: words are level, so they stand where a space is broad.
const rondelPlaces = [[[0, -.87], [0, -.74]], [[.72, -.46], [.55, -.6]], [[.74, -.1], [.68, .06]], [[.72, .46], [.55, .62]],
  [[0, .87], [0, .75]], [[-.72, .46], [-.55, .62]], [[-.74, -.1], [-.68, .06]], [[-.72, -.46], [-.55, -.6]]];
function drawRondel(state, before) {
  const on = (space, ring) => [Math.sin(space * Math.PI / 4) * ring, -Math.cos(space * Math.PI / 4) * ring];
  const wheel = svg('svg', {viewBox: '-1.02 -1.02 2.04 2.04', class: 'rondel', role: 'img', 'aria-label': term('rondel')});
  game.spaces.forEach((names, s) => {
    const [a, b, c, d] = [on(s - .5, .98), on(s + .5, .98), on(s + .5, .3), on(s - .5, .3)].map(p => p.map(v => v.toFixed(3)).join(' '));
    const [[ix, iy], [tx, ty]] = rondelPlaces[s];
    wheel.append(svg('path', {class: 'space s' + s, d: `M${a}A.98.98 0 0 1 ${b}L${c}A.3.3 0 0 0 ${d}Z`}),
      svg('g', {transform: `translate(${ix} ${iy}) scale(.07)`, class: 'symbol sign' + s}, path(spaceShapes[s])),
      svg('text', {x: tx, y: ty, dy: '.36em'}, both(names)));
    const here = game.nations.map((_, n) => n).filter(n => ofNation(state, n, 'rondel') === s + 1);
    here.forEach((n, i) => {
      const aside = (i % 3 - (Math.min(3, here.length) - 1) / 2) * .3, [x, y] = on(s + aside * 1.15, i < 3 ? .52 : .4);
      const came = ofNation(before, n, 'rondel') !== s + 1;
      wheel.append(svg('g', {class: `marker n${n}` + (came ? ' came' : ''), 'data-nation': game.nations[n].id,
        transform: `translate(${x} ${y}) scale(.062)`}, svg('g', {transform: 'scale(1.3 1)'}, filled('M-1-1H1V1H-1Z', n)), letter(letterOf(n), 1.5)));
    });
  });
  const away = game.nations.map((_, n) => n).filter(n => ofNation(state, n, 'rondel') === 0);
  by('more').replaceChildren(wheel, ...(away.length > 0 ? [html('p', {class: 'dim'}, ...away.flatMap(n => [badge(n), ' ']), say('notYet'))] : []));
}
