// What was said about the line, as threads with their authors. The texts stand in the document; they are copied, never
// made of strings.
const words = id => {
  const text = by((game.part || '') + id);
  return text ? text.content.cloneNode(true) : document.createDocumentFragment();
};

function remarkHead(remark) {
  const parts = [html('b', {class: 'author'}, remark.author), ' ', html('time', {}, remark.at.slice(0, 10))];
  const add = (text, css) => parts.push(' ', html('span', {class: css || 'dim'}, text));
  if (remark.edited) add(say('edited'));
  if (remark.machine) add(say('machine'), 'chip');
  if (remark.about >= 0) add(say('about', nationName(remark.about)));
  parts.push(' ', ...signChips([remark]));
  if (remark.depth === 0 && remark.state > 0) add(say(remark.state === 1 ? 'open' : 'resolved'), 'chip');
  for (const tag of remark.tags) add('#' + tag);
  return html('header', {}, ...parts);
}
function remarkBody(remark, withAnswer) {
  const body = html('div', {class: 'said-text'}, words('r' + remark.number));
  for (const mark of remark.marks) if (mark[0] === 'pact') body.append(html('p', {class: 'dim'}, both(mark[1])));
  if (remark.answer && withAnswer === undefined)
    body.append(html('details', {}, html('summary', {}, say('showAnswer')), html('div', {}, words('a' + remark.number))));
  else if (remark.answer && withAnswer)
    body.append(html('h3', {}, say('answer')), words('a' + remark.number));
  return body;
}
const remarkBox = remark => html('article', {class: `remark depth${remark.depth}`, 'data-remark': remark.number},
  remarkHead(remark), remarkBody(remark));

function drawRemarks() {
  const line = shown.line, parts = [];
  line.path.forEach((number, i) => {
    const said = remarksAt.get(number);
    if (!said) return;
    parts.push(html('section', {class: 'talk', 'data-k': i + 1},
      html('button', {class: 'where', 'data-go': i + 1}, html('b', {}, String(i + 1)), ' ', both(events[number].sentence)),
      ...said.map(remarkBox)));
  });
  by('remarks').replaceChildren(...(parts.length > 0 ? parts : [html('p', {class: 'empty'}, say('noRemarks'))]));
  markRemarks();
}
function markRemarks() {
  const box = by('remarks');
  for (const old of box.querySelectorAll('.now')) old.classList.remove('now');
  const here = box.querySelector(`.talk[data-k="${shown.k}"]`);
  if (!here) return;
  here.classList.add('now');
  if (!box.hidden) box.scrollTop = here.offsetTop - box.offsetTop - 8;
}
const remarkPlaces = () => shown.line.path.flatMap((number, i) => remarksAt.has(number) ? [i + 1] : []);
// Arrows and rings; a question keeps its own until it is answered.
const marksHere = () => lesson.steps ? (lesson.answered || !lesson.steps[lesson.at].answer ? lesson.steps[lesson.at].marks : []) :
  (remarksAt.get(shown.line.event(shown.k).number) || []).filter(remark => !remark.answer).flatMap(remark => remark.marks);
