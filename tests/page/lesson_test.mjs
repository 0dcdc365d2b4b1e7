// A lesson on the page: pupils see the numbers of the position, choose their turn, and mail their answers.
import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {readFileSync, statSync, writeFileSync} from 'node:fs';
import {after, before, test} from 'node:test';
import {join} from 'node:path';
import {Browser, annales, pageOf, program, sample, scratch} from './browser.mjs';

let browser;
before(() => { browser = new Browser(); });
after(() => browser.close());

const lesson = join(scratch, 'lesson.antike.jsonl');
annales('puzzles', sample('game-occident'), '--positions', '0', '--count', '3', '--all', '--out', lesson);
const page = pageOf(lesson);
const begin = async options => {
  const tab = await browser.open(page, {place: '#event=1&tab=lessons', ...options});
  await tab.ask("answers = {pupil: '', tries: {}}, keepAnswers()"); // nothing of another test
  await tab.click('[data-lesson="0"]');
  return tab;
};
// Plays the right plan by the buttons that a pupil has.
const playRight = tab => tab.ask(`(() => {
  const step = lesson.steps[lesson.at], [, , , , first, ...others] = step.ask.turns[0];
  const space = step.ask.offers.map(one => one[0]).find(fact => facts[fact].same === facts[first].same);
  document.querySelector('[data-space="' + space + '"]').click();
  for (const fact of others) if (!tryOf(step).turn.includes(fact)) document.querySelector('[data-add="' + fact + '"]').click();
  by('answer-now').click();
  return tryOf(step).turn.length;
})()`);

test('stocks, rondel and prices are beside the question', async () => {
  const tab = await begin();
  const text = await tab.text('#lesson');
  assert.match(text, /Rondel/);
  assert.match(text, /Germans/);
  assert.equal(await tab.ask("document.querySelectorAll('.lesson-stocks tr').length"), 1 + await tab.ask('game.nations.length'));
  const numbers = await tab.ask(`[...document.querySelectorAll('.lesson-stocks tr.active td')].map(cell => parseInt(cell.textContent))`);
  const state = JSON.parse(annales('state', lesson, '--at', await tab.ask('shown.k')));
  const nation = await tab.ask('game.nations[lesson.steps[0].ask.nation].id');
  const {stock} = state.nations[nation];
  assert.deepEqual(numbers.slice(1, 5), [stock.marble, stock.iron, stock.gold, stock.coins]);
  await tab.picture('lesson-numbers');
  assert.deepEqual(tab.complaints, []);
  await tab.close();
});

test('the turn that the coach accepts is right, another is neither, and the answer waits', async () => {
  const tab = await begin();
  assert.ok(await playRight(tab) > 1);
  assert.match(await tab.text('.verdict'), /^✓ Right/);
  assert.ok(!(await tab.text('#lesson .words')).includes('The plan:'), 'the answer is shown on request');
  await tab.picture('lesson-right');
  await tab.ask("document.querySelectorAll('[data-space]')[0].click(), by('answer-now').click()");
  if (!/Right/.test(await tab.text('.verdict'))) assert.match(await tab.text('.verdict'), /did not foresee/);
  await tab.click('#lesson-on');
  assert.match(await tab.text('#lesson .words'), /The plan:/);
  await tab.close();
});

test('answers come back as a file that the program judges as the page did', async () => {
  const tab = await begin();
  await playRight(tab);
  await tab.click('#answers-save');
  assert.match(await tab.text('#answers-said'), /name first/);
  await tab.ask("by('pupil').value = ' Anna Ö ', by('pupil').dispatchEvent(new Event('input', {bubbles: true}))");
  const file = join(scratch, 'anna.json');
  writeFileSync(file, await tab.ask('answersFile()'));
  const collected = JSON.parse(annales('answers', file, '--from', lesson, '--json'));
  assert.equal(collected.answers.length, 1);
  assert.equal(collected.answers[0].worth, 'right');
  assert.equal(collected.answers[0].pupil, 'Anna Ö');
  await tab.click('#answers-copy');
  assert.ok((await tab.ask("document.querySelector('#answers-said textarea').value")).startsWith('{"answers":[{"at"'));
  await tab.close();
});

test('an answer in words is kept, and a phone shows it all', async () => {
  const tab = await begin({width: 390, height: 844, touch: true});
  await tab.ask("by('own-words').value = 'Found a city', by('own-words').dispatchEvent(new Event('input', {bubbles: true})), by('answer-now').click()");
  assert.match(await tab.text('.verdict'), /your words/i);
  assert.ok(await tab.ask("document.documentElement.scrollWidth <= innerWidth"));
  await tab.picture('lesson-phone');
  await tab.close();
});

test('a lesson adds little to the page', () => {
  const plain = statSync(pageOf(sample('game-occident'))).size, taught = statSync(page).size;
  assert.ok(taught - plain < 3 * 120_000, `${taught - plain} bytes for three steps`);
});
