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

// The turn as it is chosen so far: the step on the rondel, what is done there, or an answer in words.
function pupilsTurn(step, asked) {
  const mine = tryOf(step), parts = [html('h3', {}, say('yourTurn', nationName(asked.nation)))];
  const offers = asked.offers.find(one => one[0] === mine.step) || (asked.offers.length === 1 && asked.offers[0][0] < 0 ? asked.offers[0] : null);
  if (asked.offers.some(one => one[0] >= 0))
    parts.push(html('p', {class: 'choices'}, ...asked.offers.map(one => html('button', {'data-space': one[0], 'aria-pressed': String(one[0] === mine.step),
      class: one[0] === mine.step ? 'strong' : null}, both(facts[one[0]].names), priceTag(asked, one[0])))));
  if (offers) {
    const kindsHere = [...new Set(offers.slice(1).map(fact => facts[fact].kind))];
    if (kindsHere.length === 0) parts.push(html('p', {class: 'dim'}, say('nothingThere')));
    for (const kind of kindsHere)
      parts.push(html('details', {'data-kind': kind, ...(openKinds.has(kind) || kindsHere.length === 1 ? {open: ''} : {})}, html('summary', {}, both(game.decisions[kind])),
        html('p', {class: 'choices'}, ...offers.slice(1).filter(fact => facts[fact].kind === kind).map(fact =>
          html('button', {'data-add': fact}, '+ ' + both(facts[fact].names))))));
  }
  if (mine.turn.length > 0)
    parts.push(html('ol', {class: 'chosen-turn'}, ...mine.turn.map((fact, i) => html('li', {}, both(facts[fact].names) + ' ',
      html('button', {'data-drop': i, title: say('takeOut'), 'aria-label': say('takeOut')}, '✕')))));
  const text = html('textarea', {id: 'own-words', rows: 2, maxlength: 5000, placeholder: say('inWords'), 'aria-label': say('inWords')});
  text.value = mine.text;
  parts.push(text, html('p', {class: 'lesson-tools'}, html('button', {id: 'answer-now', class: 'strong'}, say('answerNow')),
    ...(mine.hints < asked.hints ? [html('button', {id: 'hint-now'}, say('hint', mine.hints + 1, asked.hints))] : [])));
  for (let i = 0; i < mine.hints; i++) parts.push(html('aside', {class: 'hint'}, html('b', {}, say('hint', i + 1, asked.hints)), words(`h${step.number}-${i}`)));
  const last = mine.sent[mine.sent.length - 1];
  if (last) parts.push(verdictOf(step, asked, last));
  return parts;
}
const openKinds = new Set();
// What the step to that space costs.
function priceTag(asked, fact) {
  const price = asked.prices[spaceWords.indexOf(facts[fact].event.data.to)];
  return price > 0 ? html('small', {title: say('price')}, ' ' + price) : '';
}
const spaceWords = ['iron', 'temple', 'gold', 'maneuver-1', 'arming', 'marble', 'know-how', 'maneuver-2'];

// How often which decision: payments do not matter, and units that go the same way are one.
function countedTurn(list) {
  const counts = new Map();
  for (const fact of list) counts.set(facts[fact].same, (counts.get(facts[fact].same) || 0) + facts[fact].count);
  return counts;
}
const hasAll = (counts, wanted) => [...wanted].every(([same, count]) => (counts.get(same) || 0) >= count);
// The expected turn that was played; -1: none of them, as far as it can be told without the rules.
function expectedTurn(asked, list) {
  const counts = countedTurn(list);
  let best = -1, says = -1;
  asked.turns.forEach(([, deeds, whole, , ...turn], i) => {
    const wanted = countedTurn(turn), same = hasAll(counts, wanted) && hasAll(wanted, counts);
    const worth = deeds || whole ? (same ? (whole && !deeds ? 2000 : 1000) : -1) : hasAll(counts, wanted) ? wanted.size : -1;
    if (worth > says) [best, says] = [i, worth];
  });
  return best;
}
function verdictOf(step, asked, sent) {
  if (sent.turn.length === 0) return html('p', {class: 'verdict'}, say('wordsKept'));
  const i = expectedTurn(asked, sent.turn);
  if (i < 0) return html('p', {class: 'verdict'}, say(asked.judges ? 'notForeseen' : 'notJudged'));
  const [right, , , text] = asked.turns[i];
  return html('div', {class: 'verdict ' + (right ? 'right' : 'wrong')}, html('b', {}, right ? '✓ ' + say('isRight') : '✗ ' + say('isWrong')),
    ...(text ? [words(`t${step.number}-${i}`)] : []));
}
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
function chooseSpace(fact) {
  const step = lesson.steps[lesson.at], mine = tryOf(step);
  const [, ...offers] = step.ask.offers.find(one => one[0] === fact), makes = offers.filter(other => game.decisions[facts[other].kind] === game.decisions[producedKind]);
  Object.assign(mine, {step: fact, turn: [fact, ...(makes.length === 1 ? makes : [])]});
}

// All answers of this page as the coach's program reads them.
function answersFile() {
  const list = [];
  for (const {slug, steps} of lessonList)
    for (const step of steps)
      for (const sent of step.ask ? tryOf(step).sent : [])
        list.push({at: sent.at, event: step.ask.event, game: games[step.home].game, hints: sent.hints, lesson: slug, shown: sent.shown, step: step.ask.step,
          text: sent.text, turn: inEvents(step, sent.turn)});
  return JSON.stringify({answers: list, format: 'annales-answers/1', pupil: answers.pupil.trim()}) + '\n';
}
const sentCount = () => lesson.steps.filter(step => step.ask && tryOf(step).sent.length > 0).length;
function sendAnswers() {
  if (!lesson.steps.some(step => step.ask)) return [];
  const name = html('input', {id: 'pupil', maxlength: 100, placeholder: say('yourName'), 'aria-label': say('yourName')});
  name.value = answers.pupil;
  return [html('h3', {}, say('sendTitle')), html('p', {class: 'dim'}, say('sendHow', sentCount(), lesson.steps.filter(step => step.ask).length)),
    html('p', {class: 'lesson-tools'}, name, html('button', {id: 'answers-save'}, say('saveAnswers')), html('button', {id: 'answers-copy'}, say('copyAnswers')),
      html('button', {id: 'answers-anew'}, say('startOver'))),
    html('p', {id: 'answers-said', class: 'dim', 'aria-live': 'polite'})];
}
function readyToSend() {
  const trouble = !answers.pupil.trim() ? 'nameFirst' : sentCount() === 0 ? 'answerFirst' : '';
  by('answers-said').textContent = trouble ? say(trouble) : '';
  if (trouble === 'nameFirst') by('pupil').focus();
  return !trouble;
}
function saveAnswers() {
  if (!readyToSend()) return;
  const place = URL.createObjectURL(new Blob([answersFile()], {type: 'application/json'}));
  const link = html('a', {href: place, download: `${lesson.slug}-${answers.pupil.trim().replace(/[^\p{L}\p{N}]+/gu, '-')}.json`});
  link.click();
  setTimeout(() => URL.revokeObjectURL(place), 60000);
  by('answers-said').textContent = say('answersSaved');
}
// For the next pupil at this computer.
function startOver() {
  if (Object.keys(answers.tries).length > 0 && !confirm(say('startOverAsk'))) return;
  answers = {pupil: '', tries: {}};
  keepAnswers();
  Object.assign(lesson, {at: 0, answered: false});
  showLesson();
}
async function copyAnswers() {
  if (!readyToSend()) return;
  const text = html('textarea', {readonly: '', rows: 3, 'aria-label': say('copyAnswers')});
  text.value = answersFile();
  by('answers-said').replaceChildren(say('answersText'), text);
  text.select();
  try { await navigator.clipboard.writeText(text.value); by('answers-said').prepend(say('answersCopied') + ' '); } catch { /* the text is selected */ }
}
by('lesson').addEventListener('click', event => {
  const target = event.target.closest('button,summary');
  if (!target || !lesson.steps) return;
  const step = lesson.steps[lesson.at], data = target.dataset;
  if (target.id === 'answer-now') return answerNow();
  if (target.id === 'answers-save') return saveAnswers();
  if (target.id === 'answers-copy') return copyAnswers();
  if (target.id === 'answers-anew') return startOver();
  if (target.localName === 'summary' && step.ask) {
    const kind = +target.parentNode.dataset.kind;
    return target.parentNode.open ? openKinds.delete(kind) : openKinds.add(kind);
  }
  if (target.id === 'hint-now') tryOf(step).hints++;
  else if (data.space) chooseSpace(+data.space);
  else if (data.add) tryOf(step).turn.push(+data.add);
  else if (data.drop) {
    const mine = tryOf(step), [gone] = mine.turn.splice(+data.drop, 1);
    if (gone === mine.step) Object.assign(mine, {step: -1, turn: []});
  } else return;
  keepAnswers();
  showLesson();
});
by('lesson').addEventListener('input', event => {
  if (event.target.id === 'own-words') tryOf(lesson.steps[lesson.at]).text = event.target.value;
  if (event.target.id === 'pupil') answers.pupil = event.target.value;
  keepAnswers();
});
