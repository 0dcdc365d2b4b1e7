// On paper: the position, what everybody has, what was said, the charts, the record. Made when somebody prints.
function makePrintout() {
  const {line, k} = shown, picture = map.cloneNode(true);
  picture.setAttribute('viewBox', `0 0 ${board.width} ${board.height}`);
  picture.removeAttribute('id');
  picture.querySelector('#touch')?.remove();
  // The board on the screen is not there on paper, nor what it clips with.
  for (const part of picture.querySelectorAll('clipPath')) part.id += '-paper';
  for (const part of picture.querySelectorAll('[clip-path]'))
    part.setAttribute('clip-path', part.getAttribute('clip-path').replace(')', '-paper)'));
  const talk = line.path.flatMap((number, i) => (remarksAt.get(number) || []).length === 0 ? [] :
    [html('section', {class: 'talk'}, html('h3', {}, `${i + 1}. ${both(events[number].sentence)}`),
      ...remarksAt.get(number).map(remark => html('article', {class: `remark depth${remark.depth}`}, remarkHead(remark), remarkBody(remark, true))))]);
  const kept = {...chosen}, plots = chartKinds.filter(kind => !kind.flow).map((kind, i) => {
    Object.assign(chosen, {kind: i, measure: 0, hidden: new Set()});
    return html('figure', {}, html('figcaption', {}, `${kind.title()}: ${kind.measures[0][0]()}`), plotOf(line, 330, 190, kind.goal));
  });
  Object.assign(chosen, kept);
  const rows = line.path.map((number, i) => html('p', {class: events[number].step === 1 ? 'round' : null}, html('b', {}, String(i + 1)), ' ',
    ...(events[number].nation < 0 ? [] : [badge(events[number].nation), ' ']), both(events[number].sentence), ' ', ...signChips(remarksAt.get(number) || [])));
  const table = by('nations').querySelector('table');
  by('printout').replaceChildren(html('h1', {}, both(game.title)), html('p', {class: 'dim'}, both(game.about)),
    ...game.nations.filter(nation => nation.player).map((nation, n) => html('p', {class: 'who'}, badge(game.nations.indexOf(nation)), ` ${both(nation.name)}, ${say('played', nation.player)}`)),
    ...(both(game.turning) ? [html('p', {}, both(game.turning))] : []),
    html('h2', {}, `${say('printed', k)} · ${placeWords(line, k)}`), html('p', {}, both(line.event(k).sentence)), picture,
    ...(table ? [table.cloneNode(true)] : []), ...(game.deeds.length > 0 ? drawDeeds() : []),
    ...(talk.length > 0 ? [html('h2', {}, say('remarks')), ...talk] : []),
    html('h2', {}, say('charts')), html('div', {class: 'plots'}, ...plots),
    html('h2', {}, say('record')), html('div', {class: 'rows'}, ...rows));
}
let lookBefore = null;
addEventListener('beforeprint', () => {
  lookBefore = document.documentElement.dataset.look;
  document.documentElement.dataset.look = 'light';
  dressNations();
  drawNations(shown.state, shown.state);
  makePrintout();
});
addEventListener('afterprint', () => {
  document.documentElement.dataset.look = lookBefore;
  by('printout').replaceChildren();
  dressNations();
  showAll();
});
