// A lesson: position after position, the question before its answer, and nothing of what comes later. Pupils choose
// their turn from what the file lists, for the page knows no rules; their answers go into a file for the coach.
const lesson = {steps: null, slug: '', title: '', at: 0, answered: false};
// The steps of a course are in several games; the lessons of a page with one game are all in that game.
const {course} = games[0];
const lessonList = (course ? course.map(one => ({...one, steps: one.steps.map(([home, number]) => games[home].remarks[number])})) :
  game.lessons.map(one => ({...one, steps: one.steps.map(number => game.remarks[number])}))).filter(one => one.steps.length > 0);
const allFacts = games.map(one => one.facts.map(([names, kind, same, count, event]) => ({names, kind, same, count, event})));
let facts, producedKind;
ofEachGame(() => {
  facts = allFacts[games.indexOf(game)];
  producedKind = facts.find(fact => fact.event.type === 'Produced')?.kind ?? -1;
});

// What the pupil has done, by step; kept for as long as the browser likes. A turn is kept as its events and a step by its
// name, for a page that the coach mails again has other numbers.
const kept = 'annales-answers/1 ' + (course ? course[0].slug : game.game.slice(0, 16));
const stored = () => JSON.parse(localStorage.getItem(kept) || '{"pupil":"","tries":{}}');
const nameOfStep = step => games[step.home].game.slice(0, 16) + ' ' + (step.ask ? step.ask.step : step.number);
const askedSteps = new Map(lessonList.flatMap(one => one.steps).filter(step => step.ask).map(step => [nameOfStep(step), step]));
const inEvents = (step, turn) => turn.map(fact => allFacts[step.home][fact].event);
// The same turn by the numbers of this page; null: it does not list all of it.
function inFacts(step, turn) {
  const known = new Map(allFacts[step.home].map((fact, i) => [JSON.stringify(fact.event), i]));
  const numbers = turn.map(event => known.get(JSON.stringify(event)) ?? -1);
  return numbers.includes(-1) ? null : numbers;
}
let answers = {pupil: '', tries: {}};
function keepAnswers() {
  let tries = {};
  try { ({tries} = stored()); } catch { /* nothing is kept */ } // of steps that this page does not have, too
  for (const [name, step] of askedSteps) {
    const mine = answers.tries[name];
    delete tries[name];
    if (mine) tries[name] = {...mine, step: undefined, turn: inEvents(step, mine.turn), sent: mine.sent.map(one => ({...one, turn: inEvents(step, one.turn)}))};
  }
  try { localStorage.setItem(kept, JSON.stringify({pupil: answers.pupil, tries})); } catch { /* nothing is kept */ }
}
function bringBack() {
  const {pupil, tries} = stored();
  answers.pupil = pupil;
  for (const [name, step] of askedSteps) {
    const mine = tries[name];
    if (!mine) continue;
    const turn = inFacts(step, mine.turn) || [];
    const sent = mine.sent.map(one => ({...one, turn: inFacts(step, one.turn)})).filter(one => one.turn);
    const space = step.ask.offers.map(one => one[0]).find(fact => fact === turn[0]) ?? -1;
    answers.tries[name] = {...mine, turn, sent, step: space};
  }
}
try { bringBack(); } catch { answers = {pupil: '', tries: {}}; }
const tryOf = step => answers.tries[nameOfStep(step)] || (answers.tries[nameOfStep(step)] =
  {turn: [], step: -1, text: '', hints: 0, shown: false, sent: []});

function drawLessons() {
  by('lessons').replaceChildren(...lessonList.map((one, i) => html('button', {class: 'line', 'data-lesson': i},
    html('b', {}, one.title), html('small', {}, say('steps', one.steps.length)))));
}
const asks = () => lesson.steps[lesson.at].answer && !lesson.answered;
function beginLesson(i, at = 0) {
  const {steps, slug, title} = lessonList[i];
  Object.assign(lesson, {steps, slug, title, at: Math.max(0, Math.min(steps.length - 1, at)), answered: false});
  showLesson();
}
function endLesson() {
  lesson.steps = null;
  document.body.classList.remove('teaching');
  by('lesson').hidden = true;
  showAll();
}
function lessonOn() {
  const step = lesson.steps[lesson.at];
  if (asks()) {
    if (step.ask) tryOf(step).shown = true;
    keepAnswers();
    lesson.answered = true;
  } else if (lesson.at + 1 < lesson.steps.length) Object.assign(lesson, {at: lesson.at + 1, answered: false});
  showLesson();
}
function lessonBack() {
  if (lesson.answered && lesson.steps[lesson.at].answer) lesson.answered = false;
  else if (lesson.at > 0) Object.assign(lesson, {at: lesson.at - 1, answered: true});
  showLesson();
}
function showLesson() {
  const step = lesson.steps[lesson.at], box = by('lesson'), top = box.scrollTop;
  openGame(step.home);
  document.body.classList.add('teaching');
  box.hidden = false;
  const line = game.lines.findIndex((_, i) => lineAt(i).placeOf.has(step.event));
  const place = lineAt(line).placeOf.get(step.event);
  const done = lesson.at + 1 === lesson.steps.length && !asks();
  const asked = step.ask || null, [stocks, ...prices] = lessonNumbers(fold(lineAt(line).path, place), asked);
  box.replaceChildren(html('h2', {}, lesson.title), html('p', {class: 'dim'}, say('step', lesson.at + 1, lesson.steps.length), ' · ',
    placeWords(lineAt(line), place)), html('p', {class: 'dim'}, both(events[step.event].sentence)),
    html('div', {class: 'words'}, remarkBody(step, Boolean(lesson.answered))), stocks,
    ...(asked ? pupilsTurn(step, asked) : []),
    html('p', {class: 'lesson-tools'}, html('button', {id: 'lesson-back'}, say('stepBack')),
      html('button', {id: 'lesson-on', class: asked && asks() ? null : 'strong', ...(done ? {disabled: ''} : {})}, asks() ? say('showAnswer') : say('stepOn')),
      html('button', {id: 'lesson-end'}, say('endLesson'))),
    ...(asks() && !asked ? [html('p', {class: 'dim'}, say('think'))] : []),
    ...prices, ...sendAnswers());
  box.scrollTop = box.dataset.step === String(lesson.at) ? top : 0;
  box.dataset.step = lesson.at;
  show(line, place);
}

// Stocks, rondel and prices of the position, beside the board.
function lessonNumbers(state, asked) {
  const fields = [pointsOf, ...resources.map(name => (s, n) => ofNation(s, n, name)), (s, n) => ofNation(s, n, 'cities'), (s, n) => ofNation(s, n, 'temples'), unitsOf];
  const head = html('tr', {}, html('th'), html('th', {}, icon('star', '', term('points'))), ...resources.map((_, r) =>
    html('th', {}, icon(resourceShapes[r], 'r' + r, both(game.resources[r])))), html('th', {}, icon('house', '', term('cities'))),
    html('th', {}, icon('temple', '', term('temples'))), html('th', {}, icon('shield', '', term('unitsAll'))));
  const rows = game.nations.map((_, n) => html('tr', {class: asked && asked.nation === n ? 'active' : null}, html('th', {class: 'who'}, badge(n), ' ', nationName(n)),
    ...fields.map((field, i) => html('td', {}, String(field(state, n)), i === 0 ? '/' + game.goal : ''))));
  const spaces = game.spaces.map((names, s) => {
    const price = asked ? asked.prices[s] : -1;
    return html('tr', {}, html('th', {}, icon(spaceShapes[s]), ' ', both(names)), html('td', {}, ...game.nations.flatMap((_, n) =>
      ofNation(state, n, 'rondel') === s + 1 ? [badge(n), ' '] : [])), html('td', {}, price < 0 ? '–' : price === 0 ? say('free') : String(price)));
  });
  const know = game.knowHows.map((names, k) => html('tr', {}, html('th', {}, both(names)), html('td', {}, ...game.nations.flatMap((_, n) =>
    knows(state, n, k) ? [badge(n), ' '] : [])), html('td', {}, asked ? String(asked.knowHowPrices[k]) : '')));
  const cards = game.cards.length > 0 ? [drawCards(state)] : [];
  return [html('table', {class: 'wide lesson-stocks'}, head, ...rows), html('div', {class: 'lesson-prices'},
    html('table', {}, html('tr', {}, html('th', {}, term('rondel')), html('th'), html('th', {}, say('price'))), ...spaces),
    html('table', {}, html('tr', {}, html('th', {}, term('knowHows')), html('th'), html('th', {}, say('price'))), ...know)), ...cards];
}

// What the pupil answers, with the hour; the same answer again is none.
const moment = () => new Date().toISOString().slice(0, 19) + 'Z';
function answerNow() {
  const step = lesson.steps[lesson.at], mine = tryOf(step);
  if (mine.turn.length === 0 && !mine.text.trim()) return;
  const {hints, shown, turn, text} = mine, last = mine.sent[mine.sent.length - 1];
  if (!last || String(last.turn) !== String(turn) || last.text !== text.trim())
    mine.sent.push({at: moment(), hints, shown, turn: [...turn], text: text.trim()});
  keepAnswers();
  showLesson();
}

