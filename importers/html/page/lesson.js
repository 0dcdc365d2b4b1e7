// A lesson: position after position, the question before its answer, and nothing of what comes later.
const lesson = {steps: null, title: '', at: 0, answered: false};
const lessonList = game.lessons.map(one => ({title: one.title, steps: one.steps.map(i => game.remarks[i])}))
  .filter(one => one.steps.length > 0);

function drawLessons() {
  by('lessons').replaceChildren(...lessonList.map((one, i) => html('button', {class: 'line', 'data-lesson': i},
    html('b', {}, one.title), html('small', {}, say('steps', one.steps.length)))));
}
const asks = () => lesson.steps[lesson.at].answer && !lesson.answered;
function beginLesson(i) {
  Object.assign(lesson, {steps: lessonList[i].steps, title: lessonList[i].title, at: 0, answered: false});
  showLesson();
}
function endLesson() {
  lesson.steps = null;
  document.body.classList.remove('teaching');
  by('lesson').hidden = true;
  showAll();
}
function lessonOn() {
  if (asks()) lesson.answered = true;
  else if (lesson.at + 1 < lesson.steps.length) Object.assign(lesson, {at: lesson.at + 1, answered: false});
  showLesson();
}
function lessonBack() {
  if (lesson.answered && lesson.steps[lesson.at].answer) lesson.answered = false;
  else if (lesson.at > 0) Object.assign(lesson, {at: lesson.at - 1, answered: true});
  showLesson();
}
function showLesson() {
  const step = lesson.steps[lesson.at], box = by('lesson');
  document.body.classList.add('teaching');
  box.hidden = false;
  const line = game.lines.findIndex((_, i) => lineAt(i).placeOf.has(step.event));
  const place = lineAt(line).placeOf.get(step.event);
  const done = lesson.at + 1 === lesson.steps.length && !asks();
  box.replaceChildren(html('h2', {}, lesson.title), html('p', {class: 'dim'}, say('step', lesson.at + 1, lesson.steps.length), ' · ',
    placeWords(lineAt(line), place)), html('p', {class: 'dim'}, both(events[step.event].sentence)),
    html('div', {class: 'words'}, remarkBody(step, Boolean(lesson.answered))),
    html('p', {class: 'lesson-tools'}, html('button', {id: 'lesson-back'}, say('stepBack')),
      html('button', {id: 'lesson-on', class: 'strong', ...(done ? {disabled: ''} : {})}, asks() ? say('showAnswer') : say('stepOn')),
      html('button', {id: 'lesson-end'}, say('endLesson'))),
    ...(asks() ? [html('p', {class: 'dim'}, say('think'))] : []));
  show(line, place);
}
