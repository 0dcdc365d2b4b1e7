// Whole games copied from paper by real touches on a phone, killed and opened again. In `./check --long` whole games and a hundred kills.
import assert from 'node:assert/strict';
import {mkdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {after, before, test} from 'node:test';
import {Browser, annales, root, scratch} from '../page/browser.mjs';
import {nextChoice} from './engine.mjs';
import {choose, fill, readAloud, tap} from './hands.mjs';

const thorough = Boolean(process.env.ANNALES_THOROUGH);
const phone = {width: 390, height: 844, touch: true};
const file = process.env.RECORDER || join(scratch, 'annales-table.html');
let browser;
before(() => { if (!process.env.RECORDER) annales('export', '--recorder', '--out', file); browser = new Browser(); });
after(() => browser.close());

const begun = tab => tab.ask(`new Promise(done => { const look = () => document.querySelector('#home:not([hidden]) button') ? done(1) : setTimeout(look, 20); look(); })`);
const opened = async (how = phone) => { const tab = await browser.open(file, how); await begun(tab); return tab; };
const last = tab => tab.ask('({keep: 0, events: {length: table.game.events.length}, choices: table.game.choices})');
const kept = tab => tab.ask(`new Promise(done => { const look = () => document.body.dataset.kept === String(table.pages) ? done(+document.body.dataset.kept) : setTimeout(look, 5); look(); })`);

function script(ruleset, board, nations, seed = 5) {
  const log = join(scratch, `script-${board}-${nations}.antike.jsonl`);
  annales('simulate', '--ruleset', ruleset, '--map', board, '--nations', String(nations), '--seed', String(seed), '--out', log);
  const rows = readFileSync(log, 'utf8').trim().split('\n'), records = rows.map(row => JSON.parse(row)), first = records.findIndex(one => one.rec === 'event');
  return {log, facts: records.filter(one => one.rec === 'event'), head: rows.slice(0, first + 1).join('\n') + '\n'};
}
async function openText(tab, text) {
  await tap(tab, '[data-call=openGame]');
  await fill(tab, '#foreign', text);
  await tap(tab, '[data-call=openText]');
}
async function step(tab, facts) {
  const told = await last(tab), fact = facts[told.keep + told.events.length];
  if (!fact) return null;
  const way = await tab.ask(`table.ask({ask: 'way', fact: ${JSON.stringify({type: fact.type, data: fact.data})}})`);
  return nextChoice(told, facts, () => way);
}
const idsOf = text => text.trim().split('\n').map(row => JSON.parse(row)).filter(one => one.rec === 'event').map(one => one.id);

for (const [ruleset, board, nations] of [['antike', 'occident', 3], ['antike-ii', 'mare-nostrum', 4], ['duellum', 'rome-carthage', 2]])
  test(`${board}: a game is copied from paper by touches, at most six a turn, and is the same log`, async () => {
    const {facts, head} = script(ruleset, board, nations), tab = await opened();
    await openText(tab, head);
    let taps = 0;
    const most = thorough ? facts.length : 60;
    for (;;) {
      const question = await step(tab, facts.slice(0, most));
      if (question === null) break;
      taps += await choose(tab, question);
    }
    const log = await tab.ask(`table.exported('events')`), recorded = idsOf(log), turns = facts.slice(0, recorded.length).filter(one => one.type === 'TurnEnded').length;
    assert.deepEqual(recorded, facts.slice(0, recorded.length).map(one => one.id));
    assert.ok(taps / turns <= 6, `${(taps / turns).toFixed(2)} taps a turn`);
    console.log(`${board}: ${(taps / turns).toFixed(2)} taps a turn, ${turns} turns`);
    const copy = join(scratch, `${board}-phone.antike.jsonl`);
    writeFileSync(copy, log);
    annales('verify', copy);
    assert.deepEqual(tab.complaints, []);
    assert.equal(tab.requests.length, 1, 'nothing is loaded');
    await tab.picture(`recorder-${board}`);
    await tab.close();
  });

test('a page that is killed at any moment has lost nothing that it had shown as kept', async () => {
  const {facts, head} = script('antike', 'occident', 3);
  let tab = await opened();
  await openText(tab, head);
  for (let kill = 0; kill < (thorough ? 100 : 5); kill++) {
    let isKept = 0;
    for (let i = 0; i < 1 + kill * 7 % 5; i++) {
      const question = await step(tab, facts);
      if (question === null) break;
      await choose(tab, question);
      isKept = await kept(tab);
    }
    const shown = await tab.ask(`table.exported('events')`);
    const gone = new Promise(done => browser.process.once('exit', done));
    browser.process.kill('SIGKILL');
    await gone;
    browser = new Browser();
    tab = await opened();
    await tap(tab, '.kept [data-call=goOnWith]');
    assert.equal(await tab.ask(`new Promise(done => { const look = () => document.getElementById('app').hidden ? setTimeout(look, 10) : done(table.pages); look(); })`), isKept);
    assert.equal(await tab.ask(`table.exported('events')`), shown);
  }
  await tab.close();
});

test('a new game is begun on the phone with players, and undone, corrected and remarked on', async () => {
  const tab = await opened();
  await tap(tab, '[data-call=newGame]');
  await fill(tab, '#setup-ruleset', 'antike-ii');
  await tap(tab, '[data-call=seatsOf][data-number="3"]');
  await fill(tab, '[data-seat-player="0"]', '<img src=x onerror=alert(1)>');
  await tap(tab, '#begin');
  assert.match(await tab.text('#place'), /<img src=x/);
  assert.equal(await tab.ask('table.game.undo'), false);
  await tap(tab, '#choices [data-leaf]');
  const long = await tab.ask('table.game.events.length');
  await tap(tab, '#undo');
  assert.ok(await tab.ask('table.game.events.length') < long);
  await tap(tab, '#redo');
  assert.equal(await tab.ask('table.game.events.length'), long);
  await tap(tab, '#other');
  await tap(tab, '#sheet [data-call=stocks]');
  await fill(tab, '[data-stock=coins]', '7');
  await fill(tab, '#reason', 'Counted again.');
  await tap(tab, '#sheet [data-call=correctStocks]');
  assert.match(await tab.text('#sentence'), /7|Counted|coins/);
  await tap(tab, '#menu');
  await tap(tab, '#sheet [data-call=remark]');
  await fill(tab, '#author', '');
  await fill(tab, '#remark-text', '<b>bold</b>');
  await tap(tab, '#sheet [data-call=keepRemark]');
  assert.equal(await tab.ask(`document.getElementById('remark-text').value`), '<b>bold</b>', 'a remark needs an author, and its text stays');
  await fill(tab, '#author', 'Anna');
  await tap(tab, '#sheet [data-call=keepRemark]');
  assert.equal(await tab.ask('table.game.remarks.length'), 1);
  assert.equal(await tab.ask(`document.querySelectorAll('#app b b, #app img').length`), 0);
  assert.deepEqual(tab.complaints, []);
  await tab.close();
});

test('a browser that keeps nothing says so, offers the copy and records all the same', async () => {
  const tab = await browser.open(file, phone);
  await tab.send('Page.addScriptToEvaluateOnNewDocument', {source: `Object.defineProperty(window, 'indexedDB', {get() { throw new DOMException('no', 'SecurityError'); }})`});
  const loaded = tab.next('Page.loadEventFired');
  await tab.send('Page.reload');
  await loaded;
  await begun(tab);
  assert.match(await tab.text('#home'), /keeps nothing|behält/);
  await tap(tab, '[data-call=newGame]');
  await tap(tab, '#begin');
  await tap(tab, '#choices [data-leaf]');
  assert.equal(await tab.ask(`document.getElementById('warning').hidden`), false);
  await tap(tab, '#warning [data-call=handOver]');
  assert.ok(await tab.ask(`Boolean(document.querySelector('#sheet [data-call=saveLog]'))`));
  assert.deepEqual(tab.complaints, []);
  await tab.close();
});

test('every button is as large as a finger, upright and across, light and dark, in German with six nations', async () => {
  for (const [width, height, dark] of [[390, 844, false], [844, 390, true], [820, 1180, false], [1920, 1080, true]]) {
    const {head} = script('antike-ii', 'mare-nostrum', 6), tab = await opened({width, height, touch: true, dark});
    await openText(tab, head);
    await tap(tab, '#tongue');
    const small = await tab.ask(`[...document.querySelectorAll('#choices button,#thumb button,#head button,#zoom button')].filter(one => one.offsetParent).map(one => [one.textContent || one.title, one.getBoundingClientRect()]).filter(([, r]) => r.height < 44 || r.width < 44).map(([words, r]) => words + ' ' + r.width + '×' + r.height)`);
    assert.deepEqual(small, [], `${width}×${height}`);
    assert.equal(await tab.ask('document.documentElement.scrollWidth <= innerWidth'), true);
    await tab.picture(`recorder-${width}x${height}${dark ? '-dark' : ''}`);
    assert.deepEqual(tab.complaints, []);
    await tab.close();
  }
});

test('a screen reader has every choice of a turn as a button with a name, in all three games', async () => {
  for (const [ruleset, board, nations] of [['antike', 'occident', 3], ['antike-ii', 'mare-nostrum', 4], ['duellum', 'rome-carthage', 2]]) {
    const {facts, head} = script(ruleset, board, nations), tab = await opened();
    await openText(tab, head);
    let choices = 0;
    for (let i = 0; i < 25; i++) {
      if (await tab.ask(`document.querySelectorAll('#choices button').length`) > 0) choices += await readAloud(tab);
      const question = await step(tab, facts);
      if (question === null) break;
      await choose(tab, question);
    }
    assert.ok(choices > 50, `${board}: ${choices} choices`);
    await tab.close();
  }
});

test('a page with a game in it tries another course from any event, and the game stays as it is', async () => {
  const {log} = script('duellum', 'rome-carthage', 2), game = join(scratch, 'with-engine.html');
  annales('export', log, '--format', 'html', '--with-engine', '--out', game);
  assert.ok(statSync(game).size <= 2.5e6);
  const tab = await browser.open(game, phone);
  await tab.ask(`new Promise(done => { const look = () => document.querySelector('#app:not([hidden]) #record .row') ? done(1) : setTimeout(look, 20); look(); })`);
  const whole = await tab.ask(`table.exported('events')`);
  assert.deepEqual(idsOf(whole), idsOf(readFileSync(log, 'utf8')));
  await tap(tab, '#record .row[data-k="12"]');
  await tap(tab, '[data-tab=choices]');
  await tap(tab, '#choices [data-call=tryHere]');
  assert.equal(await tab.ask('table.game.events.length'), 12);
  assert.equal(await tab.ask(`document.getElementById('warning').hidden`), false);
  for (let i = 0; i < 3; i++) await tap(tab, await tab.ask(`document.querySelector('#on:not(:disabled)') ? '#on' : '#choices [data-leaf]'`));
  const tried = idsOf(await tab.ask(`table.exported('events')`));
  assert.ok(tried.length > 12);
  assert.deepEqual(tried.slice(0, 12), idsOf(whole).slice(0, 12));
  await tab.picture('recorder-tries');
  await tap(tab, '#warning [data-call=stopTrying]');
  assert.equal(await tab.ask(`table.exported('events')`), whole);
  assert.deepEqual(tab.complaints, []);
  assert.equal(tab.requests.length, 1);
  await tab.close();
});

test('a game on a board of the club brings the drawing of the board along, and its name stays text', async () => {
  const board = JSON.parse(readFileSync(join(root, 'engine', 'boards', 'built_in', 'orient.json'), 'utf8')), boards = join(scratch, 'boards'), log = join(scratch, 'club.antike.jsonl'), page = join(scratch, 'club.html');
  mkdirSync(boards);
  writeFileSync(join(boards, 'club.json'), JSON.stringify({...board, id: 'club', name: {en: 'Board of <b>ours</b>', de: 'Unser Plan'}}));
  annales('simulate', '--maps', boards, '--map', 'club', '--nations', '3', '--seed', '2', '--out', log);
  annales('export', log, '--maps', boards, '--format', 'html', '--with-engine', '--out', page);
  const tab = await browser.open(page, phone);
  await tab.ask(`new Promise(done => { const look = () => globalThis.table && !document.getElementById('app').hidden ? done(1) : setTimeout(look, 20); look(); })`);
  assert.equal(await tab.text('#about'), 'Antike, Board of <b>ours</b>');
  assert.ok(await tab.ask(`document.querySelector('#touch > [data-p]').getAttribute('d').length`) > 200, 'a coast, no rectangle');
  await tap(tab, '[data-tab=choices]');
  await tap(tab, '[data-call=tryHere]');
  await tap(tab, '#on');
  assert.equal(await tab.text('#about'), 'Antike, Board of <b>ours</b>', 'in another course, too');
  assert.deepEqual(tab.complaints, []);
  await tab.picture('recorder-own-board');
  await tab.close();
});

test('the game so far is looked back at, step by step and along a timeline, and goes on at its end', async () => {
  const {head, facts} = script('antike', 'occident', 3), tab = await opened();
  const rows = readFileSync(join(scratch, 'script-occident-3.antike.jsonl'), 'utf8').trim().split('\n').filter(row => row.includes('"rec":"event"')).slice(1, 80);
  await openText(tab, head + rows.join('\n') + '\n');
  const length = await tab.ask('table.game.events.length'), log = await tab.ask(`table.exported('events')`);
  assert.ok(length >= 80 && length < facts.length);
  await tap(tab, '[data-tab=record]');
  const at = async () => +(await tab.ask(`document.getElementById('lanes').getAttribute('aria-valuenow')`));
  assert.equal(await at(), length);
  assert.equal(await tab.ask(`document.getElementById('looks').hidden`), true);
  const board = () => tab.ask(`document.getElementById('map').innerHTML.length`), now = await board();
  const lanes = await tab.ask(`(() => { const r = document.getElementById('lanes').getBoundingClientRect(); return {x: r.x + r.width / 3, y: r.y + r.height / 2}; })()`);
  await tab.touch(lanes);
  const third = await at();
  assert.ok(third > 5 && third < length / 2, String(third));
  assert.match(await tab.text('#looks'), new RegExp(`event ${third} of ${length}`));
  assert.notEqual(await board(), now);
  await tap(tab, '[data-stride=on]');
  assert.equal(await at(), third + 1);
  await tap(tab, '[data-stride=turnBack]');
  assert.ok(await at() < third);
  await tap(tab, '[data-stride=first]');
  assert.equal(await at(), 1);
  await tab.key('ArrowRight');
  assert.equal(await at(), 2);
  await tab.picture('recorder-past');
  await tap(tab, '[data-tab=choices]');
  assert.equal(await tab.ask(`document.querySelectorAll('#choices [data-leaf],#choices [data-pick]').length`), 0, 'nothing is recorded in the past');
  assert.equal(await tab.ask(`table.exported('events')`), log);
  // What the table did otherwise in the past is a correction at the end.
  await tap(tab, '#other');
  await tap(tab, '#sheet [data-call=stocks]');
  await fill(tab, '[data-stock=coins]', '9');
  await fill(tab, '#reason', 'Two coins were forgotten in round one.');
  await tap(tab, '#sheet [data-call=correctStocks]');
  assert.equal(await tab.ask('table.game.events.length'), length + 1);
  await tap(tab, '[data-tab=record]');
  assert.equal(await at(), length + 1);
  await tap(tab, '[data-stride=back]');
  await tap(tab, '#looks [data-call=toNow]');
  assert.ok(await tab.ask(`document.querySelectorAll('#choices button').length`) > 0);
  assert.deepEqual(tab.complaints, []);
  await tab.close();
});

test('of a file with several games the one that is chosen goes on', async () => {
  const several = join(scratch, 'several.antike.jsonl'), tab = await opened();
  annales('simulate', '--ruleset', 'duellum', '--map', 'rome-carthage', '--nations', '2', '--games', '3', '--seed', '8', '--out', several);
  const text = readFileSync(several, 'utf8'), ids = text.trim().split('\n').map(row => JSON.parse(row)).filter(one => one.type === 'GameCreated').map(one => one.id);
  await openText(tab, text);
  assert.equal(await tab.ask(`document.querySelectorAll('#file-games button').length`), 3);
  await tab.picture('recorder-several');
  await tap(tab, '#file-games [data-number="1"]');
  assert.equal(await tab.ask('table.game.game'), ids[1]);
  await kept(tab);
  assert.deepEqual(tab.complaints, []);
  await tab.close();
});

test('the first paint has the name of the page, and does not wait for the engine', async () => {
  const tab = await browser.open(file, {width: 390, height: 844, touch: true, dark: true});
  await tab.ask(`new Promise(done => { const look = () => document.querySelector('#home:not([hidden]) button') ? done() : requestAnimationFrame(look); look(); })`);
  const [first, content] = await tab.ask(`['first-paint', 'first-contentful-paint'].map(name => performance.getEntriesByName(name)[0].startTime)`);
  assert.equal(content, first);
  assert.equal(await tab.ask(`getComputedStyle(document.body, '::before').content`), 'none', 'the games follow');
  assert.deepEqual(tab.complaints, []);
  await tab.close();
});

test('the page is one file of at most 2.5 MB', () => assert.ok(statSync(file).size <= 2.5e6, String(statSync(file).size)));
