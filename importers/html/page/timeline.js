// The timeline: a lane for each nation with its turns and what happened in them, rounds above, a cursor through all.
const lanes = by('lanes');
const layout = {left: 34, ruler: 22, lane: 22, width: 0};
const symbolColours = ['goods', 'plain', 'plain', 'alarm', 'accent', 'personage', 'plain', 'plain', 'plain', 'plain', 'alarm'];
const symbolRank = [3, 5, 2, 8, 4, 7, 6, 1, 9, 10, 11];
const xOf = k => layout.left + (k - .5) / shown.line.length * (layout.width - layout.left - 4);
const eventAt = x => Math.max(1, Math.min(shown.line.length,
  Math.round((x - layout.left) / (layout.width - layout.left - 4) * shown.line.length + .5)));
const laneTop = n => layout.ruler + n * layout.lane;

function drawTimeline() {
  const line = shown.line, tall = innerHeight >= 640 && innerWidth >= 800;
  layout.width = by('time').clientWidth;
  layout.lane = tall ? (innerHeight >= 900 ? 26 : 21) : innerHeight < 520 ? 10 : 15;
  const height = layout.ruler + nationCount * layout.lane;
  lanes.setAttribute('viewBox', `0 0 ${layout.width} ${height}`);
  lanes.setAttribute('height', height);
  lanes.setAttribute('width', layout.width);
  lanes.setAttribute('aria-valuemin', 1);
  lanes.setAttribute('aria-valuemax', line.length);
  lanes.setAttribute('aria-label', say('timeline'));
  lanes.replaceChildren(
    svg('rect', {class: 'ruler', width: layout.width, height: layout.ruler}),
    ...game.nations.map((_, n) => drawLane(n)),
    ...drawRounds(line), ...drawTurns(line), ...drawSymbols(line), ...drawPins(line),
    svg('g', {id: 'cursor'}, svg('line', {y1: layout.ruler - 3, y2: height}), svg('rect', {y: 2, height: 17, rx: 4}),
      svg('text', {y: 15})));
  moveCursor();
}
function drawLane(n) {
  const top = laneTop(n), side = Math.min(18, layout.lane - 2);
  return svg('g', {class: 'n' + n}, svg('line', {class: 'hair', x2: layout.width, y1: top, y2: top}),
    svg('g', {transform: `translate(${layout.left / 2} ${top + layout.lane / 2}) scale(${side / 2})`},
      svg('g', {transform: 'scale(1.35 1)'}, filled('M-1-1H1V1H-1Z', n)), letter(letterOf(n), 1.4)));
}
function drawRounds(line) {
  const each = (layout.width - layout.left) / line.length * (line.length / Math.max(1, line.rounds.length));
  const step = [1, 2, 5, 10, 20, 50, 100].find(s => s * each >= 24) || 200;
  return line.rounds.flatMap(({first, number}) => {
    const x = xOf(first - .5), named = number === 1 || number % step === 0;
    const mark = svg('line', {class: 'hair' + (named ? '' : ' faint'), x1: x, x2: x, y1: named ? 4 : 14,
      y2: layout.ruler + nationCount * layout.lane});
    return named ? [mark, svg('text', {class: 'round-number', x: x + 3, y: 15}, String(number))] : [mark];
  });
}
const drawTurns = line => line.turns.map(turn => {
  const left = xOf(turn.first - .5), wide = Math.max(1, xOf(turn.last + .5) - left), top = laneTop(turn.nation);
  return svg('g', {class: 'turn n' + turn.nation},
    svg('rect', {x: left, y: top + 1.5, width: wide, height: layout.lane - 2}),
    svg('rect', {class: 'foot', x: left, y: top + layout.lane - 2.5, width: wide, height: 2}));
});
// What stands too close together is one symbol, the weightiest, with a number.
function drawSymbols(line) {
  const found = game.nations.map(() => []), size = Math.min(13, layout.lane - (layout.lane > 12 ? 5 : 1));
  line.path.forEach((event, i) => {
    for (const symbol of symbolsAt.get(event) || []) {
      const lane = found[Math.max(0, symbol.nation)], last = lane[lane.length - 1], x = xOf(i + 1);
      if (last && x - last.x < size + 1) {
        last.count++;
        if (symbolRank[symbol.kind] > symbolRank[last.symbol.kind]) last.symbol = symbol;
      } else lane.push({x, symbol, count: 1});
    }
  });
  return found.flatMap((lane, n) => lane.map(({x, symbol, count}) => {
    const css = symbolColours[symbol.kind], y = laneTop(n) + layout.lane / 2 - 1;
    const group = svg('g', {class: `symbol ${css} ${css === 'goods' ? 'r' + symbol.detail : css === 'personage' ? 'p' + symbol.detail : ''}`,
      transform: `translate(${x} ${y})`},
      svg('title', {}, both(game.symbolNames[symbol.kind])),
      path(symbolShapes[symbol.kind], {transform: `scale(${size / 2})`}));
    if (count > 1 && layout.lane > 16) group.append(svg('text', {x: size * .5, y: size * .62}, count > 9 ? '+' : String(count)));
    return group;
  }));
}
function drawPins(line) {
  return line.path.flatMap((event, i) => (remarksAt.get(event) || []).slice(0, 1).map(remark => {
    const x = xOf(i + 1);
    return svg('path', {class: 'pin' + (remark.machine ? ' machine' : ''), 'data-k': i + 1,
      d: `M${x} ${layout.ruler}l-4-8a5 5 0 1 1 8 0z`});
  }));
}
function moveCursor() {
  const cursor = by('cursor'), {k, line} = shown, x = xOf(k), text = String(k), wide = 9 + 7.5 * text.length;
  const left = Math.max(0, Math.min(layout.width - wide, x - wide / 2)), [hair, flag, number] = cursor.children;
  hair.setAttribute('x1', x);
  hair.setAttribute('x2', x);
  flag.setAttribute('x', left);
  flag.setAttribute('width', wide);
  number.setAttribute('x', left + wide / 2);
  number.textContent = text;
  lanes.setAttribute('aria-valuenow', k);
  lanes.setAttribute('aria-valuetext', `${say('place', k, line.length)}: ${both(line.event(k).sentence)}`);
}
