// Pupils answer the steps of a lesson by playing on the board: legal moves alone, undone at will, and judged by the rules and
// by what the coach has stored. What the page says is what `annales answers` says of the file that comes back.
import assert from 'node:assert/strict';
import {readFileSync, statSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {after, before, test} from 'node:test';
import {Browser, annales, sample, scratch} from '../page/browser.mjs';
import {choose, readAloud, tap} from './hands.mjs';

let browser;
before(() => { browser = new Browser(); });
after(() => browser.close());

const phone = {width: 390, height: 844, touch: true};
const library = join(scratch, 'pupils.annales'), page = join(scratch, 'pupils.html'), log = join(scratch, 'pupils.antike.jsonl');
annales('import', sample('game-occident'), sample('antike-ii.game-mare-nostrum'), '--library', library);
annales('puzzles', '--library', library, '--positions', '0', '--count', '5', '--all', '--lesson', '--title', 'Club night', '--author', 'Coach');
const lessonTo = (out, format, ...more) => annales('export', '--lesson', 'Club night', '--library', library, '--format', format, '--out', out, ...more);
lessonTo(page, 'html', '--with-engine');
lessonTo(log, 'events');
// Of each step, by its event: the turn that the coach accepts.
const rightTurns = new Map(readFileSync(log, 'utf8').trim().split('\n').map(row => JSON.parse(row)).filter(one => one.rec === 'annotation' && one.ask).map(one => [one.event, one.ask.answers[0].turn]));
const collected = (...files) => JSON.parse(annales('answers', ...files, '--library', library, '--lesson', 'Club night', '--json'));

async function opened(how = phone, anew = true) {
  const tab = await browser.open(page, how);
  await tab.ask(`new Promise(done => { const look = () => globalThis.table && document.getElementById('turn-end') ? done(1) : setTimeout(look, 20); look(); })`);
  if (anew) await tab.ask(`table.startOver()`);
  return tab;
}
const stepEvent = tab => tab.ask('table.lesson.steps[table.lesson.at].ask.event');
const position = tab => tab.ask('JSON.stringify([...table.shown.state])');
async function playFact(tab, fact) {
  const way = await tab.ask(`table.ask({ask: 'way', fact: ${JSON.stringify(fact)}})`);
  if (way.error) return false;
  await choose(tab, {ask: 'play', ...way});
  return true;
}
// What comes by itself is not on offer.
async function play(tab, turn) {
  let played = 0;
  for (const fact of turn) played += await playFact(tab, fact);
  return played;
}
const nextStep = async tab => { await tap(tab, '#lesson-on'); await tap(tab, '#lesson-on'); };
const sendAs = async (tab, pupil) => {
  await tab.ask(`(() => { const field = document.getElementById('pupil'); field.value = '${pupil}'; field.dispatchEvent(new Event('input', {bubbles: true})); })()`);
  const file = join(scratch, `${pupil}.json`);
  writeFileSync(file, await tab.ask('table.answersFile()'));
  return file;
};

test('the right turns in their order, and in another one, are right, and the program agrees', async () => {
  const files = [], usual = new Map();
  let changedAbout = 0;
  for (const [pupil, order] of [['Anna', turn => turn], ['Ben', ([step, ...deeds]) => [step, ...deeds.filter(one => one.type !== 'PersonageWon').reverse(), ...deeds.filter(one => one.type === 'PersonageWon')]]]) {
    const tab = await opened(), count = await tab.ask('table.lesson.steps.length');
    for (let i = 0; i < count; i++) {
      const at = await stepEvent(tab), turn = order([...rightTurns.get(at)]), before = await position(tab);
      let played = await play(tab, turn);
      if (pupil === 'Anna') usual.set(at, played);
      else if (played === usual.get(at) && played > 2) changedAbout++;
      else { // the goods last for one order alone
        while (await tab.ask(`!document.getElementById('turn-undo').disabled`)) await tap(tab, '#turn-undo');
        played = await play(tab, rightTurns.get(at));
      }
      assert.ok(played > 1, `step ${i + 1}: ${played} deeds`);
      assert.notEqual(await position(tab), before, 'the board shows the turn');
      await tap(tab, '#answer-now');
      assert.match(await tab.text('.verdict'), /^✓ Right/, `${pupil}, step ${i + 1}`);
      assert.ok(!(await tab.text('#lesson .words')).includes('The plan:'), 'the answer is shown on request');
      if (i === 0) await tab.picture(`pupil-${pupil}`);
      if (i + 1 < count) await nextStep(tab);
    }
    await tap(tab, '#lesson-on');
    assert.match(await tab.text('#lesson .words'), /The plan:/, 'what the coach or the analysis has stored is told afterwards');
    files.push(await sendAs(tab, pupil));
    assert.deepEqual(tab.complaints, []);
    assert.equal(tab.requests.length, 1, 'nothing is loaded');
    await tab.close();
  }
  assert.ok(changedAbout > 0, 'some turn has deeds that can be changed about');
  const {answers} = collected(...files);
  assert.equal(answers.length, 2 * rightTurns.size);
  assert.ok(answers.every(one => one.worth === 'right'), JSON.stringify(answers.map(one => one.worth)));
});

test('a turn is undone and done again, and ends where the turn ends', async () => {
  const tab = await opened(), [first] = rightTurns.get(await stepEvent(tab)), before = await position(tab);
  assert.equal(await tab.ask(`document.getElementById('turn-undo').disabled`), true);
  await playFact(tab, first);
  const after = await position(tab);
  await tap(tab, '#turn-undo');
  assert.equal(await position(tab), before);
  await tap(tab, '#turn-redo');
  assert.equal(await position(tab), after);
  await tap(tab, '#turn-end');
  assert.match(await tab.text('#choices'), /turn is complete/);
  assert.equal(await tab.ask(`document.querySelectorAll('#choices [data-leaf],#choices [data-pick]').length`), 0, 'nothing of the next turn is on offer');
  await tap(tab, '#turn-undo');
  assert.ok(await tab.ask(`document.querySelectorAll('#choices [data-leaf],#choices [data-pick]').length`) > 0);
  assert.deepEqual(tab.complaints, []);
  await tab.close();
});

test('a turn that nobody foresaw is kept over a reload; once the coach calls it wrong, a new page says so and why', async () => {
  let tab = await opened();
  const [first] = rightTurns.get(await stepEvent(tab));
  await playFact(tab, first);
  await tap(tab, '#turn-end');
  await tap(tab, '#answer-now');
  assert.match(await tab.text('.verdict'), /did not foresee/);
  const file = await sendAs(tab, 'Cleo'), given = readFileSync(file, 'utf8'), shown = await tab.text('#played-turn');
  await tab.close();
  tab = await opened(phone, false);
  assert.equal(await tab.ask('table.answersFile()'), given);
  assert.equal(await tab.text('#played-turn'), shown, 'the turn is on the board again');
  assert.match(await tab.text('.verdict'), /did not foresee/);
  await tab.close();
  const [one] = collected(file).answers;
  assert.equal(one.worth, 'not-foreseen');
  annales('answers', file, '--library', library, '--lesson', 'Club night', '--wrong', '1', '--text', 'Count the <b>seas</b> first.');
  lessonTo(page, 'html', '--with-engine');
  tab = await opened(phone, false);
  assert.equal(await tab.ask('table.answersFile()'), given);
  assert.match(await tab.text('.verdict'), /^✗ Not this one.*Count the seas first|^✗ Not this one.*Count the <b>seas/);
  assert.equal(collected(file).answers[0].worth, 'wrong');
  await tab.picture('pupil-wrong');
  await tab.close();
});

test('hints come one by one, words are kept, and the choices have names that are read aloud', async () => {
  const tab = await opened();
  await readAloud(tab);
  await tab.ask(`(() => { const field = document.getElementById('own-words'); field.value = 'Found a city'; field.dispatchEvent(new Event('input', {bubbles: true})); })()`);
  await tap(tab, '#answer-now');
  assert.match(await tab.text('.verdict'), /your words/i);
  await tab.close();
});

test('a reader plays on from any event of a game with a lesson, and takes the line along as text', async () => {
  const file = join(scratch, 'tries.html'), {game} = JSON.parse(annales('list', '--library', library, '--json')).games.find(one => one.game === JSON.parse(readFileSync(log, 'utf8').split('\n').find(row => row.includes('"GameCreated"'))).id);
  annales('export', game, '--library', library, '--format', 'html', '--with-engine', '--out', file);
  assert.ok(statSync(file).size <= 2.5e6);
  const tab = await browser.open(file, {...phone, place: '#event=40'});
  await tab.ask(`new Promise(done => { const look = () => globalThis.table ? done(1) : setTimeout(look, 20); look(); })`);
  const events = await tab.ask('table.game.events.length');
  await tap(tab, '#try-here');
  for (let i = 0; i < 3; i++) await tap(tab, await tab.ask(`document.querySelector('#turn-end:not(:disabled)') ? '#turn-end' : '#choices [data-leaf], #choices [data-pick]'`));
  assert.ok(await tab.ask('table.game.events.length') > events);
  await tab.picture('pupil-tries');
  await tap(tab, '#back');
  await tap(tab, '#choices [data-call=toNow]');
  const tried = (await tab.ask(`table.exported('events')`)).trim().split('\n').map(row => JSON.parse(row)).filter(one => one.rec === 'event').map(one => one.id);
  const recorded = readFileSync(log, 'utf8').trim().split('\n').map(row => JSON.parse(row)).filter(one => one.rec === 'event').map(one => one.id);
  const own = tried.findIndex(id => !recorded.includes(id));
  assert.ok(own >= 40, 'the line leaves the game behind the shown event');
  await tap(tab, '#tries [data-call=handOver]');
  assert.ok(await tab.ask(`Boolean(document.querySelector('#sheet [data-call=saveLog]'))`));
  await tap(tab, '#sheet [data-call=closeSheet]');
  await tap(tab, '#tries [data-call=stopTrying]');
  assert.equal(await tab.ask('table.game.events.length'), events);
  assert.deepEqual(tab.complaints, []);
  await tab.close();
});

test('a lesson of decisive moments is such a page, and the turn that was played is wrong there', async () => {
  const file = join(scratch, 'decisive.html'), taught = join(scratch, 'decisive.antike.jsonl');
  annales('lesson', sample('duellum.game-rome-carthage'), '--budget', '6', '--moments', '2', '--against', 'bots', '--out', taught, '--page', file);
  const asks = readFileSync(taught, 'utf8').trim().split('\n').map(row => JSON.parse(row)).filter(one => one.rec === 'annotation' && one.ask);
  assert.ok(asks.length > 0);
  const tab = await browser.open(file, {width: 1280, height: 800});
  await tab.ask(`new Promise(done => { const look = () => globalThis.table && document.getElementById('turn-end') ? done(1) : setTimeout(look, 20); look(); })`);
  const wanted = asks.find(one => one.tags.includes('lesson-step-1'));
  const played = wanted.ask.answers.find(one => one.worth === 'wrong');
  assert.equal(await stepEvent(tab), wanted.event);
  await play(tab, played.turn);
  await tap(tab, '#answer-now');
  assert.match(await tab.text('.verdict'), /^✗ Not this one/);
  await tab.picture('pupil-decisive');
  assert.deepEqual(tab.complaints, []);
  await tab.close();
});

test('new puzzles are such a page at once, in the order of their games, and nothing of them is stored', async () => {
  const file = join(scratch, 'puzzles.html'), stored = () => annales('export', '--lesson', 'Club night', '--library', library, '--format', 'events'), before = stored();
  const {puzzles} = JSON.parse(annales('puzzles', '--library', library, '--positions', '0', '--count', '3', '--all', '--title', 'Club night', '--page', file, '--json'));
  assert.equal(stored(), before);
  const tab = await browser.open(file, phone);
  await tab.ask(`new Promise(done => { const look = () => globalThis.table && document.getElementById('turn-end') ? done(1) : setTimeout(look, 20); look(); })`);
  assert.equal(await tab.ask('table.lesson.steps.length'), puzzles.length, 'without the steps that the lesson of this name has in the library');
  const byGame = [...new Set(puzzles.map(one => one.game))].flatMap(game => puzzles.filter(one => one.game === game).sort((a, b) => a.event - b.event));
  for (const [i, one] of byGame.entries()) {
    await play(tab, one.events);
    await tap(tab, '#answer-now');
    assert.match(await tab.text('.verdict'), /^✓ Right/, `puzzle ${i + 1}`);
    if (i === 0) {
      while (await tab.ask(`!document.getElementById('turn-undo').disabled`)) await tap(tab, '#turn-undo');
      await play(tab, one.events.slice(0, 1));
      await tap(tab, '#turn-end');
      await tap(tab, '#answer-now');
      assert.doesNotMatch(await tab.text('.verdict'), /Right/, 'the step alone solves nothing');
      await tab.picture('pupil-puzzles');
    }
    if (i + 1 < byGame.length) await nextStep(tab);
  }
  assert.deepEqual(tab.complaints, []);
  await tab.close();
});

test('without the engine the page has none of it and stays small', () => {
  const plain = join(scratch, 'plain.html');
  lessonTo(plain, 'html');
  assert.ok(!readFileSync(plain, 'utf8').includes('application/wasm'));
  assert.ok(statSync(plain).size <= 2 * 350_000, `${statSync(plain).size} bytes with two games`);
});
