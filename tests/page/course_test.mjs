// One page for a lesson of several games: steps of all its games in order, and one file of answers.
import assert from 'node:assert/strict';
import {readFileSync, writeFileSync} from 'node:fs';
import {after, before, test} from 'node:test';
import {join} from 'node:path';
import {Browser, annales, sample, scratch} from './browser.mjs';

let browser;
before(() => { browser = new Browser(); });
after(() => browser.close());

const library = join(scratch, 'course.annales'), page = join(scratch, 'course.html');
annales('import', sample('game-occident'), sample('antike-ii.game-mare-nostrum'), sample('antike.battle-athens'), sample('antike-ii.conquest-pella'), '--library', library);
annales('puzzles', '--library', library, '--positions', '0', '--count', '6', '--all', '--lesson', '--title', 'Club night', '--author', 'Coach');
// The file of a game, from which the program tells its state.
const fileOf = game => {
  const file = join(scratch, `${game}.antike.jsonl`);
  annales('export', game, '--library', library, '--format', 'events', '--out', file);
  return file;
};
const write = () => annales('export', '--lesson', 'Club night', '--library', library, '--format', 'html', '--out', page);
write();
const open = async (options = {}) => {
  const tab = await browser.open(page, options);
  await tab.ask("by('answers-said') ? (answers = {pupil: '', tries: {}}, keepAnswers(), showLesson()) : 0"); // nothing of another test
  return tab;
};
// Plays the turn that the coach accepts.
const playRight = tab => tab.ask(`(() => {
  const step = lesson.steps[lesson.at], [, , , , first, ...others] = step.ask.turns[0];
  const space = step.ask.offers.map(one => one[0]).find(fact => facts[fact].same === facts[first].same);
  document.querySelector('[data-space="' + space + '"]').click();
  const often = (list, fact) => list.filter(other => other === fact).length;
  for (const fact of others) while (often(tryOf(step).turn, fact) < often(others, fact)) document.querySelector('[data-add="' + fact + '"]').click();
  by('answer-now').click();
  return by('lesson').querySelector('.verdict').textContent;
})()`);
const next = tab => tab.ask('lessonOn(), lessonOn()'); // the answer, then the next step
const named = (tab, name) => tab.ask(`by('pupil').value = '${name}', by('pupil').dispatchEvent(new Event('input', {bubbles: true}))`);

test('the page opens in the lesson and shows each step on the board of its own game', async () => {
  const tab = await open();
  assert.ok(await tab.ask('games.length') > 1);
  const count = await tab.ask('lesson.steps.length');
  assert.equal(count, 6);
  for (let i = 0; i < count; i++) {
    const [at, k, game, nations] = await tab.ask('[lesson.at, shown.k, game.game, game.nations.map(one => one.id)]');
    assert.equal(at, i);
    const state = JSON.parse(annales('state', fileOf(game), '--at', k));
    assert.deepEqual(Object.keys(state.nations).sort(), [...nations].sort());
    const rows = await tab.ask(`[...document.querySelectorAll('.lesson-stocks tr')].slice(1).map(row => [...row.querySelectorAll('td')].map(cell => parseInt(cell.textContent)))`);
    nations.forEach((nation, n) => assert.equal(rows[n][4], state.nations[nation].stock.coins, `${nation} in step ${i + 1}`));
    assert.ok(await tab.ask("by('lesson').querySelector('.words').textContent.length") > 20);
    await next(tab);
  }
  await tab.picture('course');
  assert.deepEqual(tab.complaints, []);
  assert.deepEqual(tab.requests.filter(url => !url.startsWith('file:')), []);
  await tab.close();
});

test('two pupils answer steps of several games, and the program judges one file of each', async () => {
  const files = [];
  for (const pupil of ['Anna', 'Ben']) {
    const tab = await open(), count = await tab.ask('lesson.steps.length');
    for (let i = 0; i < count; i++) {
      if (pupil === 'Anna') assert.match(await playRight(tab), /^✓ Right/);
      else await tab.ask("document.querySelector('[data-space]').click(), by('answer-now').click()");
      await next(tab);
    }
    await named(tab, pupil);
    files.push(join(scratch, `${pupil}.json`));
    writeFileSync(files.at(-1), await tab.ask('answersFile()'));
    await tab.close();
  }
  assert.ok(new Set(JSON.parse(readFileSync(files[0], 'utf8')).answers.map(one => one.game)).size > 1);
  const {answers} = JSON.parse(annales('answers', ...files, '--library', library, '--json'));
  assert.equal(answers.length, 12);
  assert.ok(answers.filter(one => one.pupil === 'Anna').every(one => one.worth === 'right'));
  assert.ok(answers.filter(one => one.pupil === 'Ben').every(one => one.worth !== 'right'));
});

test('answers survive a page that is opened again, and one that the coach made anew', async () => {
  const tab = await open();
  await playRight(tab);
  await named(tab, 'Cleo');
  const given = await tab.ask('answersFile()');
  const game = await tab.ask('games[0].game');
  await tab.close();
  const again = await browser.open(page);
  assert.equal(await again.ask('answersFile()'), given);
  await again.close();
  // The coach writes a remark in front and another step, so that the page counts its remarks and turns anew.
  const first = JSON.parse(annales('list', '--library', library, '--json')).games[0].game;
  for (const one of new Set([game, first])) annales('annotate', one, '--library', library, '--at', '3', '--text', 'Look at this first.', '--author', 'Coach');
  annales('puzzles', '--library', library, '--positions', '0', '--count', '9', '--all', '--lesson', '--title', 'Club night', '--author', 'Coach');
  write();
  const anew = await browser.open(page);
  assert.equal(await anew.ask('answersFile()'), given);
  await anew.close();
});

test('the games of the lesson can be looked at when it is over', async () => {
  const tab = await open();
  await tab.ask('endLesson()');
  const titles = await tab.ask("[...by('games-choice').options].map(one => one.textContent)");
  assert.equal(titles.length, await tab.ask('games.length'));
  for (const i of [1, 0]) {
    await tab.ask(`by('games-choice').value = ${i}, by('games-choice').dispatchEvent(new Event('change', {bubbles: true}))`);
    assert.equal(await tab.ask('game === games[' + i + '] && shown.k'), 1);
    await tab.ask("go(shown.line.length)");
    const state = JSON.parse(annales('state', fileOf(await tab.ask('game.game'))));
    assert.equal(await tab.ask('ofNation(shown.state, 0, "coins")'), state.nations[await tab.ask('game.nations[0].id')].stock.coins);
  }
  await tab.ask("chooseTab('charts')");
  await tab.picture('course-games');
  await tab.ask("chooseTab('lessons')");
  await tab.click('[data-lesson="0"]');
  assert.equal(await tab.ask('lesson.at'), 0);
  assert.deepEqual(tab.complaints, []);
  await tab.close();
});
