// What an event did to the board, and what remarks draw on it.
const isNaval = kind => kind === 'galley' || kind === 'admiral';
function unitsAt(i, kind) {
  const p = board.provinces[i], box = isNaval(kind) && waterOf(p) || dockOf(p);
  return {x: box.x + box.width / 2, y: box.y + box.height / 2};
}
const cityAt = i => ({x: board.provinces[i].x, y: board.provinces[i].y});

// Strokes and gaps of each colour, for eyes that do not see it; in widths of the stroke.
const markDashes = {red: [3, 1.6], loss: [3, 1.6], yellow: [4, 1.2, 1, 1.2], blue: [1, 1]};
function markDashesOf(css, width, gaps) {
  const own = markDashes[css.split(' ').find(word => word in markDashes)];
  if (!own) return '';
  const lengths = own.map(length => (length * width).toFixed(1));
  return (gaps ? ['0', ...lengths, '0'] : lengths).join(' ');
}
function arrow(from, to, width, css) {
  const long = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const ux = (to.x - from.x) / long, uy = (to.y - from.y) / long, head = Math.min(width * 3.2, long * .6);
  const at = (along, aside) => `${(from.x + ux * along - uy * aside).toFixed(1)} ${(from.y + uy * along + ux * aside).toFixed(1)}`;
  const h = width / 2, neck = long - head;
  const whole = svg('path', {class: 'arrow ' + css, d: `M${at(0, h * .6)}L${at(neck, h)}L${at(neck, width * 1.3)}L${at(long, 0)}` +
    `L${at(neck, -width * 1.3)}L${at(neck, -h)}L${at(0, -h * .6)}Z`});
  const gaps = markDashesOf(css, width, true);
  if (!gaps) return whole;
  return svg('g', {}, whole, svg('path', {class: 'gaps', d: `M${at(0, 0)}L${at(neck, 0)}`, 'stroke-width': width * 1.1,
    'stroke-dasharray': gaps}));
}
const ring = (at, radius, css) => svg('g', {}, svg('circle', {cx: at.x, cy: at.y, r: radius, class: 'ring halo'}),
  svg('circle', {cx: at.x, cy: at.y, r: radius, class: 'ring ' + css,
    'stroke-dasharray': markDashesOf(css, 3, false) || 'none'}));
function plate(at, height, text, css) {
  const wide = height * (.7 + .55 * text.length);
  return svg('g', {class: 'plate ' + css, transform: `translate(${at.x} ${at.y})`},
    svg('rect', {x: -wide / 2, y: -height / 2, width: wide, height, rx: height / 2}),
    svg('text', {dy: '.36em', 'font-size': height * .78}, text));
}

// By how much each stack and each piece of the board changed with the event.
function changesOnBoard(before, after) {
  const stacks = [], pieces = [];
  for (let p = 0; p < provinceCount; p++) {
    for (let n = 0; n < nationCount; n++)
      for (const kind of kinds) {
        const change = ofProvince(after, p, `${kind}-${n}`) - ofProvince(before, p, `${kind}-${n}`);
        if (change !== 0) stacks.push({p, n, kind, change});
      }
    const owner = [before, after].map(state => ofProvince(state, p, 'owner'));
    const built = [before, after].map(state => ofProvince(state, p, 'built'));
    if (owner[0] !== owner[1] || built[0] !== built[1])
      pieces.push({p, gain: owner[1] > 0 && owner[0] !== owner[1] || built[1] > built[0]});
  }
  return {stacks, pieces};
}
function showSigns(marks) {
  const signs = by('signs'), parts = [], token = board.tokens[drawn.size];
  const {line, k, state} = shown, touched = [];
  if (k > 1) {
    const {stacks, pieces} = changesOnBoard(fold(line.path, k - 1), state);
    for (const {p, gain} of pieces) {
      parts.push(ring(cityAt(p), token * (gain ? 2 : 2.3), gain ? 'gain' : 'loss'));
      touched.push(p);
    }
    const gone = stacks.find(s => s.change < 0), come = stacks.find(s => s.change > 0);
    const moved = stacks.length === 2 && gone && come && gone.n === come.n && gone.kind === come.kind;
    if (moved) {
      const from = unitsAt(gone.p, gone.kind), to = unitsAt(come.p, come.kind);
      parts.push(arrow(from, to, token * .5, `n${come.n} moved`),
        plate({x: (from.x + to.x) / 2, y: (from.y + to.y) / 2}, token * 1.35, String(come.change), `n${come.n} moved`));
    } else for (const {p, kind, change} of stacks) {
      const at = unitsAt(p, kind);
      parts.push(plate({x: at.x, y: at.y - token * 1.4}, token * 1.25, (change > 0 ? '+' : '−') + Math.abs(change),
        change > 0 ? 'gain' : 'loss'));
    }
    touched.push(...stacks.map(s => s.p));
  }
  for (const mark of marks) {
    const [colour, ...places] = mark;
    if (colour === 'pact') for (const p of places.slice(1)) {
      if (p >= 0) parts.push(svg('path', {d: board.provinces[p].d, class: 'pact'}));
    } else if (places[0] >= 0 && places.length === 1) parts.push(ring(cityAt(places[0]), token * 2.7, 'mark ' + colour));
    else if (places[0] >= 0 && places[1] >= 0 && places[0] !== places[1])
      parts.push(arrow(cityAt(places[0]), cityAt(places[1]), token * .75, 'mark ' + colour));
  }
  signs.replaceChildren(...parts);
  return touched;
}
