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
function chooseSpace(fact) {
  const step = lesson.steps[lesson.at], mine = tryOf(step);
  const [, ...offers] = step.ask.offers.find(one => one[0] === fact), makes = offers.filter(other => game.decisions[facts[other].kind] === game.decisions[producedKind]);
  Object.assign(mine, {step: fact, turn: [fact, ...(makes.length === 1 ? makes : [])]});
}

