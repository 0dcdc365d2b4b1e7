// The board: ground once, then whatever differs from event to event.
let board;
ofEachGame(() => { ({board} = game); });
const map = by('map');
const view = {x: 0, y: 0, width: board.width, height: board.height};
const drawn = {size: -1, state: null, provinces: []};

const boxOf = numbers => ({x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]});
const sizeOf = p => p.places[drawn.size];
const dockOf = p => boxOf(sizeOf(p));
const waterOf = p => sizeOf(p)[6] > 0 ? boxOf(sizeOf(p).slice(4)) : null;

function drawGround() {
  const outline = (p, css) => svg('path', {d: p.d, class: css});
  map.replaceChildren(
    svg('defs', {}, svg('clipPath', {id: 'on-land'}, svg('path', {d: board.coast, 'clip-rule': 'evenodd'})),
      ...board.provinces.map((p, i) => svg('clipPath', {id: 'in' + i}, svg('path', {d: p.d})))),
    svg('rect', {class: 'water', width: board.width, height: board.height}),
    svg('path', {class: 'shallows', d: board.coast}),
    svg('g', {'clip-path': 'url(#on-land)'},
      svg('path', {class: 'nobodys', d: board.coast, 'fill-rule': 'evenodd'}),
      svg('g', {}, ...board.provinces.map((p, i) => outline(p, i % 2 ? 'land other' : 'land'))),
      svg('g', {id: 'owners'})),
    svg('g', {class: 'borders'}, svg('path', {class: 'coast', d: board.coast}),
      ...['none', 'land', 'sea', 'both'].map(kind => svg('path', {class: kind, d: board[kind]}))),
    svg('g', {id: 'names'}), svg('g', {id: 'pieces'}), svg('g', {id: 'signs'}),
    svg('g', {id: 'touch'}, ...board.provinces.map((p, i) => svg('path', {d: p.d, 'data-p': i}))));
  by('pieces').append(...board.provinces.map(p => svg('g', {'data-province': p.id})));
  by('owners').append(...board.provinces.map(() => svg('g')));
  map.setAttribute('aria-label', both(game.about));
}

// Small boards have larger pieces and no names: which drawing, follows from the size of a piece in pixels.
function chooseSize() {
  const box = map.getBoundingClientRect();
  const scale = Math.min(box.width / view.width, box.height / view.height);
  const size = scale >= .34 ? 0 : scale >= .19 ? 1 : 2;
  map.style.setProperty('--px', 1 / Math.max(scale, .02));
  if (size === drawn.size) return;
  drawn.size = size;
  drawn.state = null;
  drawNames();
  if (shown.state) showBoard();
}

function drawNames() {
  by('names').replaceChildren(...board.provinces.filter(p => sizeOf(p).length > 8).map(p => {
    const [print, x, y, ...lines] = sizeOf(p).slice(8);
    const text = svg('text', {class: p.site === 4 ? 'sea' : null, 'font-size': print});
    lines.forEach((line, i) => text.append(svg('tspan', {x, y: y + (i - (lines.length - 1) / 2) * print * 1.05,
      dy: '.36em'}, line)));
    return text;
  }));
}

function unitsIn(state, p) {
  const stacks = [];
  for (let n = 0; n < nationCount; n++)
    for (const kind of kinds) {
      const count = ofProvince(state, p, `${kind}-${n}`);
      if (count > 0) stacks.push({nation: n, kind, count});
    }
  return stacks;
}

function drawProvince(state, i) {
  const p = board.provinces[i], token = board.tokens[drawn.size], built = ofProvince(state, i, 'built');
  const owner = ofProvince(state, i, 'owner') - 1;
  const group = by('pieces').children[i], ground = by('owners').children[i], parts = [];
  const stand = id => parts.push(use(id, p.x, p.y, token));
  if (built & 4) stand('neutral');
  else if (owner < 0) {
    if (p.site < 4) stand('site' + p.site);
  } else {
    if (built & 2) stand('wall');
    stand((built & 1 ? 'temple' : 'city') + owner);
    parts.push(use('goods' + (ofProvince(state, i, 'resource') - 1), p.x + token * (built & 1 ? 1 : .8),
      p.y + token * (built & 1 ? .92 : .72), token));
  }
  const units = unitsIn(state, i), water = waterOf(p), dock = dockOf(p), atSea = [], ashore = [];
  const shared = water && p.site === 4;
  for (const stack of units)
    (water && (shared || stack.kind === 'galley' || stack.kind === 'admiral') ? atSea : ashore).push(stack);
  group.replaceChildren(...parts);
  placeUnits(ashore, dock, token * 1.5, group);
  if (water) placeUnits(atSea, water, token * 1.5, group);
  group.setAttribute('aria-label', `${p.name}: ${describe(state, i)}`);
  ground.replaceChildren();
  if (owner < 0) return;
  ground.setAttribute('class', 'owned n' + owner);
  ground.append(svg('path', {d: p.d, class: 'tint'}),
    svg('path', {d: p.d, class: 'rim', 'clip-path': `url(#in${i})`, 'stroke-width': token * .9}));
}

function showBoard() {
  const before = drawn.state, state = shown.state;
  for (let p = 0; p < provinceCount; p++) {
    const from = provinceStart + p * provinceSize;
    let same = before !== null;
    for (let i = from; same && i < from + provinceSize; i++) same = before[i] === state[i];
    if (!same) drawProvince(state, p);
  }
  drawn.state = state;
}

// What is in a province, in words: for its card and for whoever hears the page.
function describe(state, i) {
  const p = board.provinces[i], owner = ofProvince(state, i, 'owner') - 1, built = ofProvince(state, i, 'built');
  const words = [];
  if (owner >= 0)
    words.push(say('cityOf', nationName(owner), both(game.resources[ofProvince(state, i, 'resource') - 1])));
  else if (built & 4) words.push(term('neutralTemple'));
  else words.push(p.site === 4 ? say('sea') : `${say('noCity')}; ` +
    say('siteOf', p.site === 3 ? say('any') : both(game.resources[p.site])));
  if (built & 1) words.push(term('temple'));
  if (built & 2) words.push(term('wall'));
  for (const stack of unitsIn(state, i))
    words.push(`${nationName(stack.nation)}: ${stack.count} × ${both(game.kinds[['legion', 'galley', 'commander', 'admiral'].indexOf(stack.kind)])}`);
  return words.join(' · ');
}
function showCard(i) {
  const card = by('card');
  card.hidden = i < 0;
  card.dataset.province = i;
  for (const old of map.querySelectorAll('.lit')) old.classList.remove('lit');
  if (i < 0) return;
  by('touch').children[i].classList.add('lit');
  card.replaceChildren(html('b', {}, board.provinces[i].name), ' ', describe(shown.state, i));
}

function setView(x, y, width) {
  const least = board.width / 6, wide = Math.min(board.width, Math.max(least, width));
  view.width = wide;
  view.height = wide * board.height / board.width;
  view.x = Math.max(0, Math.min(board.width - view.width, x));
  view.y = Math.max(0, Math.min(board.height - view.height, y));
  map.setAttribute('viewBox', `${view.x} ${view.y} ${view.width} ${view.height}`);
  document.body.classList.toggle('zoomed', isZoomed());
  chooseSize();
}
function zoom(factor, x = view.x + view.width / 2, y = view.y + view.height / 2) {
  const wide = Math.min(board.width, view.width * factor), part = wide / view.width;
  setView(x - (x - view.x) * part, y - (y - view.y) * part, wide);
}
const isZoomed = () => view.width < board.width * .99;
// Where the event happens comes into sight.
function follow(provinces) {
  if (!isZoomed() || provinces.length === 0) return;
  const p = board.provinces[provinces[provinces.length - 1]], edge = view.width * .12;
  if (p.x < view.x + edge || p.x > view.x + view.width - edge || p.y < view.y + edge || p.y > view.y + view.height - edge)
    setView(p.x - view.width / 2, p.y - view.height / 2, view.width);
}
