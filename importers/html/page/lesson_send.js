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
