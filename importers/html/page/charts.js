// Charts: one question each, for all nations, with the timeline's cursor. The game as played stands faintly behind a
// what-if line.
const sum = names => (line, n) => {
  const all = names.flatMap(name => line.points(n, name).map(([k]) => k)), last = {};
  const places = [...new Set(all)].sort((a, b) => a - b), rows = names.map(name => line.points(n, name)), at = names.map(() => 0);
  return places.map(k => [k, rows.reduce((total, row, i) => {
    while (at[i] + 1 < row.length && row[at[i] + 1][0] <= k) at[i]++;
    return total + row[at[i]][1];
  }, 0)]);
};
const bits = (line, n) => line.points(n, 'know-how').map(([k, value]) => [k, value.toString(2).replaceAll('0', '').length]);
const sourceNames = game.sources.map((_, s) => 'in-' + s), purposeNames = game.purposes.map((_, p) => 'out-' + p); // of every game
const lostNames = ['legion-lost', 'galley-lost', 'special-lost'];
const kindsOfCharts = () => [
  {title: () => term('resources'), measures: [[() => term('stock'), sum(resources)],
    ...resources.map((name, r) => [() => both(game.resources[r]), sum([name])]),
    [() => say('comesIn'), sum(sourceNames.slice(1))], [() => say('goesOut'), sum(purposeNames)]]},
  {title: () => term('personages'), goal: true, measures: [[() => term('points'), sum(['points'])],
    ...personages.map((name, p) => [() => both(game.personages[p]), sum([name])])]},
  {title: () => term('units'), measures: [[() => term('unitsAll'), sum(kinds)],
    ...kinds.map((kind, i) => [() => both(game.kinds[['legion', 'galley', 'commander', 'admiral'].indexOf(kind)]), sum([kind])]),
    [() => term('unitsLost'), sum(lostNames)]]},
  {title: () => term('cities'), measures: [[() => term('cities'), sum(['cities'])], [() => term('temples'), sum(['temples'])],
    [() => term('knowHows'), bits], [() => term('seas'), sum(['seas'])], ...(usesWalls ? [[() => term('walls'), sum(['walls'])]] : [])]},
  {title: () => say('flow'), flow: true, measures: []},
];
let chartKinds;
ofEachGame(() => { chartKinds = kindsOfCharts(); });
const chosen = {};
ofEachGame(() => { Object.assign(chosen, {kind: 0, measure: 0, hidden: new Set()}); });
const chartCurves = () => chartKinds[chosen.kind].measures[chosen.measure][1];
const valueOf = (points, k) => {
  let low = 0, high = points.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (points[middle][0] <= k) low = middle;
    else high = middle - 1;
  }
  return points[low][1];
};

function drawCharts() {
  const box = by('charts'), kind = chartKinds[chosen.kind];
  const tabs = html('div', {class: 'chips'}, ...chartKinds.map((one, i) =>
    html('button', {class: i === chosen.kind ? 'chosen' : null, 'data-chart': i}, one.title())));
  if (kind.flow) {
    box.replaceChildren(tabs, html('div', {id: 'flow'}));
    return markCharts();
  }
  const choice = html('select', {id: 'measure', 'aria-label': kind.title()}, ...kind.measures.map(([title], i) =>
    html('option', {value: i, ...(i === chosen.measure ? {selected: ''} : {})}, title())));
  tabs.append(choice);
  box.replaceChildren(tabs, html('div', {class: 'chips legend', title: say('toggle')}, ...game.nations.map((_, n) =>
    html('button', {class: `n${n}` + (chosen.hidden.has(n) ? ' off' : ''), 'data-hide': n}, badge(n), ' ', withPlayer(n), ' ', html('b', {'data-value': n})))),
    html('div', {id: 'plot'}), ...(shown.line.index > 0 ? [html('p', {class: 'dim'}, say('faint'))] : []));
  const plot = by('plot'), wide = Math.max(240, plot.clientWidth || box.clientWidth - 20);
  const room = box.getBoundingClientRect().bottom - plot.getBoundingClientRect().top - 14;
  plot.append(plotOf(shown.line, wide, Math.max(150, Math.min(wide * .62, room)), kind.goal && chosen.measure === 0));
  markCharts();
}
function plotOf(line, wide, high, withGoal) {
  const curves = chartCurves(), main = lineAt(0), shownNations = game.nations.map((_, n) => n).filter(n => !chosen.hidden.has(n));
  const own = shownNations.map(n => curves(line, n)), behind = line === main ? [] : shownNations.map(n => curves(main, n));
  // Of the game as played no more than can be compared: the what-if line shall fill most of the chart.
  const end = Math.max(line.length, line === main ? 1 : Math.min(main.length, Math.ceil(line.length * 1.3)));
  const most = Math.max(1, withGoal ? game.goal : 0, ...own.flat().map(p => p[1]), ...behind.flat().filter(p => p[0] <= end).map(p => p[1]));
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000].find(s => most / s <= 6) || 5000, top = Math.ceil(most / step) * step;
  const left = 30, right = 8, foot = 20, head = 8;
  const x = k => left + (k - 1) / Math.max(1, end - 1) * (wide - left - right), y = v => head + (1 - v / top) * (high - head - foot);
  const curve = (points, last, attributes) => {
    let d = `M${x(points[0][0]).toFixed(1)} ${y(points[0][1]).toFixed(1)}`;
    for (const [k, value] of points.slice(1)) d += `H${x(k).toFixed(1)}V${y(value).toFixed(1)}`;
    return svg('path', {d: d + `H${x(last).toFixed(1)}`, ...attributes});
  };
  const picture = svg('svg', {class: 'plot', viewBox: `0 0 ${wide} ${high}`, width: wide, height: high, role: 'img'});
  for (let v = 0; v <= top; v += step) picture.append(svg('line', {class: 'hair', x1: left, x2: wide - right, y1: y(v), y2: y(v)}),
    svg('text', {class: 'scale', x: left - 5, y: y(v) + 4}, String(v)));
  const every = [1, 2, 5, 10, 20, 50].find(s => s * (wide - left) / Math.max(1, line.rounds.length) >= 30) || 100;
  for (const {first, number} of line.rounds) if (number === 1 || number % every === 0)
    picture.append(svg('line', {class: 'hair faint', x1: x(first), x2: x(first), y1: head, y2: high - foot}),
      svg('text', {class: 'scale under', x: x(first), y: high - 6}, String(number)));
  if (withGoal) picture.append(svg('line', {class: 'goal', x1: left, x2: wide - right, y1: y(game.goal), y2: y(game.goal)}),
    svg('text', {class: 'scale goal-word', x: wide - right, y: y(game.goal) + 13}, say('goalIs', game.goal)));
  behind.forEach((points, i) => picture.append(curve(points.filter(p => p[0] <= end), Math.min(end, main.length), {class: `curve faint n${shownNations[i]}`})));
  own.forEach((points, i) => picture.append(curve(points, line.length, {class: `curve n${shownNations[i]}`,
    'stroke-dasharray': dashes[shownNations[i] % 6] || null, 'data-nation': game.nations[shownNations[i]].id})));
  own.forEach((points, i) => {
    const at = line.length * (i + 1) / (own.length + 1), n = shownNations[i];
    picture.append(svg('g', {class: 'tag n' + n, transform: `translate(${x(at)} ${y(valueOf(points, at))}) scale(7)`},
      filled('M-1-1H1V1H-1Z', n), letter(letterOf(n), 1.4)));
  });
  picture.append(svg('line', {class: 'cursor', y1: head, y2: high - foot}));
  picture.toPlace = x;
  picture.toEvent = place => Math.round(1 + (place - left) / (wide - left - right) * (end - 1));
  return picture;
}
function markCharts() {
  if (by('charts').hidden) return;
  if (chartKinds[chosen.kind].flow) return by('flow').replaceChildren(drawFlow());
  const curves = chartCurves(), cursor = by('plot').querySelector('.cursor');
  if (!cursor) return;
  const x = cursor.parentNode.toPlace(shown.k);
  cursor.setAttribute('x1', x);
  cursor.setAttribute('x2', x);
  for (const label of by('charts').querySelectorAll('[data-value]'))
    label.textContent = valueOf(curves(shown.line, +label.dataset.value), shown.k);
}
// Where everything came from and what it went for, up to the shown event.
function drawFlow() {
  const state = shown.state, total = (n, names) => names.reduce((all, name) => all + ofNation(state, n, name), 0);
  const most = Math.max(1, ...game.nations.flatMap((_, n) => [total(n, sourceNames), total(n, purposeNames)]));
  const bar = (n, names, words, title) => html('div', {class: 'flow'}, html('small', {}, `${title} ${total(n, names)}`),
    svg('svg', {class: 'bar', viewBox: '0 0 100 6', preserveAspectRatio: 'none'}, ...names.reduce(({x, parts}, name, i) => {
      const wide = ofNation(state, n, name) / most * 100;
      if (wide > 0) parts.push(svg('rect', {class: 'f' + i, x, width: wide, height: 6}, svg('title', {}, `${both(words[i])}: ${ofNation(state, n, name)}`)));
      return {x: x + wide, parts};
    }, {x: 0, parts: []}).parts),
    html('p', {class: 'key'}, ...names.flatMap((name, i) => ofNation(state, n, name) > 0 ?
      [html('span', {}, html('i', {class: 'f' + i}), ` ${both(words[i])} ${ofNation(state, n, name)} `)] : [])));
  return html('div', {}, html('p', {class: 'dim'}, say('byNow')), ...game.nations.map((_, n) => html('div', {class: 'flows'},
    html('h3', {}, badge(n), ' ', withPlayer(n)), bar(n, sourceNames, game.sources, say('comesIn')), bar(n, purposeNames, game.purposes, say('goesOut')))));
}
