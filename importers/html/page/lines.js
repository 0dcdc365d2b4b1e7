// The lines as a tree: which leaves which, and where.
function drawLines() {
  const tree = index => {
    const line = lineAt(index), own = line.length - line.forkPlace;
    const facts = index === 0 ? say('lineMain', line.length) : say('lineFrom', line.forkPlace, own);
    const box = html('li', {}, html('button', {class: 'line' + (line === shown.line ? ' chosen' : ''), 'data-line': index},
      html('b', {}, ...(index === 0 ? [] : [icon('fork'), ' ']), both(line.name)), html('small', {}, facts + (line.author ? `, ${say('by', line.author)}` : ''))));
    const children = game.lines.map((other, i) => i).filter(i => game.lines[i].parent === index);
    children.sort((a, b) => lineAt(a).forkPlace - lineAt(b).forkPlace);
    if (children.length > 0) box.append(html('ul', {}, ...children.map(tree)));
    return box;
  };
  by('lines').replaceChildren(html('ul', {class: 'tree'}, tree(0)),
    ...(game.lines.length < 2 ? [html('p', {class: 'empty'}, say('noLines'))] : []));
  by('lines-choice').replaceChildren(...game.lines.map((line, i) => html('option', {value: i}, both(line.name))));
  by('lines-choice').value = shown.line.index;
  by('choose').hidden = game.lines.length < 2;
}
function showFork() {
  const line = shown.line, bar = by('fork');
  bar.hidden = line.index === 0 || lesson.steps !== null;
  if (!bar.hidden) by('fork-words').textContent = say('whatIf', both(line.name), both(game.lines[line.parent].name), line.forkPlace);
  document.body.classList.toggle('what-if', !bar.hidden);
}
