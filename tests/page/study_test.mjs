// What a reader does with the page: scrubs, branches, reads charts and remarks, learns, touches, prints.
import assert from 'node:assert/strict';
import {execFileSync, spawnSync} from 'node:child_process';
import {readFileSync, statSync} from 'node:fs';
import {after, before, test} from 'node:test';
import {join} from 'node:path';
import {Browser, annales, keepPicture, pageOf, program, sample, scratch} from './browser.mjs';

let browser;
before(() => { browser = new Browser(); });
after(() => browser.close());

const game = 'antike-ii.game-mare-nostrum', whatIf = 'a production instead';
const page = pageOf(sample(game));
const stateAt = (k, line = 'main') => JSON.parse(annales('state', sample(game), '--line', line, '--at', k));
const place = tab => tab.ask('shown.k');

test('a television shows board, standings, a chart and the sentence large, and keys still step', async () => {
  const tab = await browser.open(page, {width: 1920, height: 1080});
  await tab.key('End');
  const size = () => tab.ask("parseFloat(getComputedStyle(by('sentence')).fontSize)");
  const seen = id => tab.ask(`by('${id}').getBoundingClientRect().height > 0`);
  const before = await size(), tabBefore = await tab.ask('tab');
  await tab.key('f');
  assert.ok(await size() > 1.4 * before);
  for (const id of ['map', 'standing', 'charts', 'plot', 'sentence']) assert.ok(await seen(id), id);
  for (const id of ['transport', 'tabs', 'zoom']) assert.ok(!await seen(id), id);
  assert.ok(await tab.ask("by('plot').getBoundingClientRect().bottom <= innerHeight"), 'the chart is whole');
  const k = await place(tab);
  await tab.key('ArrowLeft');
  assert.equal(await place(tab), k - 1);
  await tab.picture('television');
  await tab.key('Escape');
  assert.ok(await seen('transport'));
  assert.equal(await tab.ask('tab'), tabBefore);
  assert.equal(await size(), before);
});

test('keys and buttons go to the events that they name', async () => {
  const tab = await browser.open(page);
  const length = await tab.ask('shown.line.length');
  await tab.key('End');
  assert.equal(await place(tab), length);
  assert.match(await tab.text('#place'), /goal reached, won by the/);
  await tab.key('Home');
  assert.equal(await place(tab), 1);
  for (let i = 0; i < 3; i++) await tab.key('ArrowRight');
  assert.equal(await place(tab), 4);
  await tab.key('ArrowLeft');
  assert.equal(await place(tab), 3);
  await tab.key('PageDown');
  const turn = await place(tab);
  assert.equal((await tab.ask('shown.line.event(shown.k + 1).step')), 3, 'a turn ends after the last thing decided in it');
  await tab.key('PageUp');
  assert.ok(await place(tab) < turn);
  await tab.key(']');
  assert.equal(await tab.ask('shown.line.event(shown.k).step'), 1);
  await tab.key('r');
  assert.ok(await tab.ask('remarksAt.has(shown.line.event(shown.k).number)'));
  await tab.click('#on');
  await tab.click('#turn-on');
  assert.ok(await place(tab) > 5);
  await tab.key('?');
  assert.ok(await tab.ask("by('help').open"));
  assert.match(await tab.text('#help'), /one turn back, forward/);
  await tab.close();
});

test('a hand on the timeline scrubs, and every place in it is the event there', async () => {
  const tab = await browser.open(page);
  const box = await tab.ask("(() => { const r = by('lanes').getBoundingClientRect(); return {x: r.x, y: r.y, width: r.width, height: r.height}; })()");
  const y = box.y + box.height / 2, mouse = (type, x, buttons) => tab.send('Input.dispatchMouseEvent', {type, x, y, button: 'left', buttons, clickCount: 1});
  await mouse('mousePressed', box.x + box.width * .2, 1);
  for (const part of [.3, .5, .7]) {
    await mouse('mouseMoved', box.x + box.width * part, 1);
    await tab.frame();
    const k = await place(tab), wanted = stateAt(k);
    assert.ok(Math.abs(k / await tab.ask('shown.line.length') - part) < .04, `${k} at ${part}`);
    assert.equal(await tab.ask("+by('lanes').getAttribute('aria-valuenow')"), k);
    assert.equal(await tab.ask("ofTable(shown.state, 'round')"), wanted.round);
  }
  await mouse('mouseReleased', box.x + box.width * .7, 0);
  await tab.close();
});

test('a what-if line is chosen, shown, and left where it began', async () => {
  const tab = await browser.open(page, {place: '#event=129'});
  await tab.key('l');
  assert.match(await tab.text('#fork'), /What if: “a production instead” leaves “As played” after event 129/);
  await tab.key('End');
  const k = await place(tab), wanted = stateAt(k, whatIf);
  assert.deepEqual(await tab.ask("game.nations.map((n, i) => resources.map(r => ofNation(shown.state, i, r)))"),
    (await tab.ask('game.nations.map(n => n.id)')).map(id => ['marble', 'iron', 'gold', 'coins'].map(r => wanted.nations[id].stock[r])));
  await tab.picture('what-if');
  await tab.key('b');
  assert.equal(await place(tab), 129);
  assert.ok(await tab.ask("by('fork').hidden"));
  await tab.click('[data-tab=lines]');
  await tab.click('#lines [data-line="1"]');
  assert.equal(await tab.ask('shown.line.id'), whatIf);
  assert.match(await tab.ask('(writePlace(), location.hash)'), /line=a%20production%20instead/);
  const again = await browser.open(page, {place: await tab.ask('location.hash')});
  assert.equal(await again.ask('shown.line.id'), whatIf);
  assert.equal(await place(again), await place(tab));
  await Promise.all([tab.close(), again.close()]);
});

test('charts have the numbers of the program, and hide a nation', async () => {
  const tab = await browser.open(page, {place: '#event=500&tab=charts'}), state = stateAt(500);
  const ids = await tab.ask('game.nations.map(n => n.id)');
  const values = () => tab.ask("[...document.querySelectorAll('#charts [data-value]')].map(e => +e.textContent)");
  assert.deepEqual(await values(), ids.map(id => Object.values(state.nations[id].stock).reduce((a, b) => a + b)));
  await tab.click('[data-chart="1"]');
  assert.deepEqual(await values(), ids.map(id => state.nations[id].points));
  await tab.click('[data-chart="2"]');
  const units = id => Object.values(state.provinces).flatMap(p => Object.values(p.units[id] || {})).reduce((a, b) => a + b, 0);
  assert.deepEqual(await values(), ids.map(units));
  await tab.click('[data-chart="3"]');
  assert.deepEqual(await values(), ids.map(id => Object.values(state.provinces).filter(p => p.owner === id).length));
  assert.equal(await tab.ask("document.querySelectorAll('#plot .curve').length"), ids.length);
  await tab.click('[data-hide="1"]');
  assert.equal(await tab.ask("document.querySelectorAll('#plot .curve').length"), ids.length - 1);
  await tab.click('[data-chart="4"]');
  const flows = await tab.ask("game.nations.map((_, n) => [sourceNames, purposeNames].map(names => names.reduce((all, name) => all + ofNation(shown.state, n, name), 0)))");
  assert.deepEqual(flows.map(([income, spent]) => income - spent), ids.map(id => Object.values(state.nations[id].stock).reduce((a, b) => a + b)));
  await tab.close();
});

test('remarks stand at their events with author, glyph and text', async () => {
  const tab = await browser.open(page, {place: '#event=1&tab=remarks'});
  const said = readFileSync(sample(game), 'utf8').split('\n').filter(Boolean).map(JSON.parse).filter(r => r.rec === 'annotation');
  const shownText = await tab.text('#remarks');
  const onMain = said.filter(r => shownText.includes(r.text.slice(0, 30)));
  assert.ok(onMain.length >= said.length - 1, 'all but the one on the what-if line');
  for (const remark of onMain) assert.ok(shownText.includes(remark.author));
  await tab.close();
});

// A library with what somebody says about a small game; the functions give the page again.
function discussed() {
  const library = join(scratch, `said${Math.random()}.annales`);
  annales('import', sample('antike.battle-athens'), '--library', library);
  const {game: id} = JSON.parse(annales('list', '--library', library, '--json')).games[0];
  return {
    say: (at, text, ...more) => annales('annotate', id, '--library', library, '--at', at, '--text', text, ...more,
      ...(more.includes('--author') ? [] : ['--author', 'Ada']), ...(more.includes('--audience') ? [] : ['--audience', 'club'])).trim(),
    page: (...options) => {
      const file = join(scratch, `said${Math.random()}.html`);
      const ran = spawnSync(program, ['export', id, '--library', library, '--format', 'html', ...options], {encoding: 'utf8', maxBuffer: 1 << 28});
      execFileSync('tee', [file], {input: ran.stdout, stdio: ['pipe', 'ignore', 'inherit']});
      return {file, text: ran.stdout, told: ran.stderr};
    },
  };
}

test('a lesson asks before it answers', async () => {
  const study = discussed();
  study.say(20, 'What would **you** do?\n\n---\n\nFound a city: [look](annales:event/30).', '--tag', 'lesson-opening', '--tag', 'lesson-step-1', '--ring', 'roma:red');
  study.say(40, 'And now?\n---\nNothing.', '--tag', 'lesson-opening', '--tag', 'lesson-step-2');
  const tab = await browser.open(study.page().file, {place: '#event=1&tab=lessons'});
  await tab.click('[data-lesson="0"]');
  assert.equal(await place(tab), 20);
  const words = () => tab.text('#lesson .words');
  assert.equal(await words(), 'What would you do?');
  const rings = "document.querySelectorAll('#signs .mark').length";
  assert.equal(await tab.ask(rings), 0, 'the ring would tell');
  await tab.picture('lesson-question');
  await tab.key(' ');
  assert.match(await words(), /Found a city: look/);
  assert.ok(await tab.ask(rings) > 0);
  await tab.click('#lesson-on');
  assert.equal(await place(tab), 40);
  assert.equal(await words(), 'And now?');
  await tab.key('ArrowLeft');
  assert.match(await words(), /Found a city/);
  await tab.key('Escape');
  assert.ok(await tab.ask("by('lesson').hidden && !document.body.classList.contains('teaching')"));
  await tab.click('[data-tab=remarks]');
  assert.ok(await tab.ask("[...document.querySelectorAll('#remarks details')].every(one => !one.open)"));
  await tab.close();
});

test('threads, glyphs, arrows, rings and pacts are shown; private remarks stay at home', async () => {
  const study = discussed();
  const first = study.say(30, 'They *had* promised.', '--glyph', '?!', '--arrow', 'roma:neapolis:green', '--ring', 'roma:yellow', '--tag', 'open');
  study.say(30, 'Until round 3.', '--answer', first, '--pact', 'romans,greeks:roma:3');
  study.say(30, 'Clumsy, as ever.', '--audience', 'me');
  study.say(30, 'For the coach.', '--audience', 'coach');
  const club = study.page('--for', 'club'), coach = study.page();
  assert.ok(!club.text.includes('Clumsy') && !club.text.includes('For the coach') && /2 remarks left out/.test(club.told));
  assert.ok(!coach.text.includes('Clumsy') && coach.text.includes('For the coach'));
  assert.ok(study.page('--with-private').text.includes('Clumsy'));
  const tab = await browser.open(club.file, {place: '#event=30&tab=remarks'});
  assert.match(await tab.text('.talk .depth0'), /^Ada .*\?!.* open ?They had promised\.$/);
  assert.match(await tab.text('.talk .depth1'), /Until round 3\..*Pact of Romans, Greeks: no unit enters Roma until the end of round 3/);
  assert.equal(await tab.ask("document.querySelectorAll('#signs .arrow.mark.green').length"), 1);
  assert.ok(await tab.ask("document.querySelectorAll('#signs .ring.mark.yellow').length") === 1 && await tab.ask("document.querySelectorAll('#signs .pact').length") === 1);
  assert.match(await tab.text('#sentence'), /\?!/);
  await tab.picture('thread');
  await tab.close();
});

test('what a hostile remark says is shown, and nothing of it is done', async () => {
  const study = discussed();
  const hostile = ['<script>window.hacked = 1</script>', '<img src=x onerror="window.hacked = 1">', '</script><script>window.hacked = 1</script>', '</template></title></style>',
    '[click](javascript:window.hacked=1)', '[data](data:text/html,<script>window.hacked=1</script>)', '![pixel](https://example.invalid/pixel.png)', '<https://example.invalid/a>',
    '[good](https://example.invalid/b "x\\" onclick=\\"window.hacked=1")', ']]>', '\u202egnp.exe\u2066', '<svg/onload=window.hacked=1>', '&lt;b&gt; &#60;script&#62;',
    '[line](annales:line/%22%3E%3Cscript%3E)', '<style>*{display:none}</style>', '<meta http-equiv=refresh content="0;url=https://example.invalid">', '<iframe src="https://example.invalid"></iframe>'];
  study.say(30, hostile.join('\n\n'), '--author', '<img src=x onerror=window.hacked=1>\u202e', '--tag', 'open');
  const {file, text} = study.page();
  assert.equal(text.split('</script').length, 3, 'one block of data, one script');
  assert.ok(!/[\u202a-\u202e\u2066-\u2069]/.test(text), 'nothing turns the text around');
  for (const width of [1280, 390]) {
    const tab = await browser.open(file, {width, place: '#event=30&tab=remarks'});
    const words = await tab.text('#remarks .remark');
    for (const part of ['<script>window.hacked = 1</script>', 'onerror="window.hacked = 1"', ']]>', '![pixel](https://example.invalid/pixel.png)', '<svg/onload=window.hacked=1>', '<img src=x onerror=window.hacked=1>'])
      assert.ok(words.includes(part), `${part} in ${words}`);
    assert.deepEqual(await tab.ask("[...document.querySelectorAll('#remarks a')].map(a => a.getAttribute('href'))"), ['https://example.invalid/a', 'https://example.invalid/b']);
    assert.equal(await tab.ask("document.querySelectorAll('#remarks :is(img, script, style, iframe, meta, svg[onload])').length"), 0);
    for (const name of ['record', 'nations', 'charts', 'more', 'lines']) await tab.ask(`chooseTab('${name}')`);
    await tab.ask("document.querySelector('.said-text').click()");
    assert.equal(await tab.ask('typeof window.hacked'), 'undefined');
    assert.deepEqual(tab.complaints, []);
    assert.equal(tab.requests.length, 1, tab.requests.join(' '));
    // And if something did get in, the policy would hold.
    assert.equal(await tab.ask("(() => { try { document.body.innerHTML += '<i>'; return 'written'; } catch { return 'refused'; } })()"), 'refused');
    assert.equal(await tab.ask(`new Promise(done => { addEventListener('securitypolicyviolation', event => done(event.effectiveDirective));
      const image = document.createElement('img'); image.src = 'https://example.invalid/x.png'; document.body.append(image); })`), 'img-src');
    await tab.close();
  }
});

test('on a phone fingers scrub, swipe and tap, and nothing is wider than the screen', async () => {
  const tab = await browser.open(page, {width: 390, height: 844, touch: true, place: '#event=300'});
  assert.ok(await tab.ask('document.documentElement.scrollWidth') <= 390);
  const small = await tab.ask("[...document.querySelectorAll('button')].filter(b => b.offsetParent).filter(b => b.offsetHeight < 30).map(b => b.id || b.className)");
  assert.deepEqual(small, []);
  const map = await tab.ask("(() => { const r = by('map').getBoundingClientRect(); return {x: r.x, y: r.y, width: r.width, height: r.height}; })()");
  const y = map.y + map.height * .5;
  await tab.touch({x: map.x + map.width * .7, y}, {x: map.x + map.width * .5, y}, {x: map.x + map.width * .3, y});
  const next = await place(tab);
  assert.ok(next > 300, `${next}`);
  await tab.touch({x: map.x + map.width * .3, y}, {x: map.x + map.width * .5, y}, {x: map.x + map.width * .7, y});
  assert.ok(await place(tab) < next);
  const roma = await tab.ask("(() => { const p = board.provinces.find(p => p.id === 'roma'), at = new DOMPoint(p.x, p.y).matrixTransform(map.getScreenCTM()); return {x: at.x, y: at.y}; })()");
  await tab.touch(roma);
  assert.match(await tab.text('#card'), /^Roma .*Romans/);
  const time = await tab.ask("(() => { const r = by('lanes').getBoundingClientRect(); return {x: r.x, y: r.y, width: r.width, height: r.height}; })()");
  const lane = time.y + time.height * .6;
  await tab.touch({x: time.x + time.width * .4, y: lane}, {x: time.x + time.width * .6, y: lane}, {x: time.x + time.width * .8, y: lane});
  assert.ok(Math.abs(await place(tab) / await tab.ask('shown.line.length') - .8) < .06);
  for (const name of ['record', 'nations', 'charts', 'more']) {
    await tab.ask(`chooseTab('${name}')`);
    assert.ok(await tab.ask('document.documentElement.scrollWidth') <= 390, name);
    await tab.picture(`phone-${name}`);
  }
  await tab.close();
});

test('the card of a province has its whole name, whatever stands in it', async () => {
  const tab = await browser.open(page, {place: '#event=300'});
  await tab.ask("board.provinces.find(p => p.id === 'roma').name = 'Roma: Vetus'");
  await tab.ask("showCard(board.provinces.findIndex(p => p.id === 'roma'))");
  assert.equal(await tab.text('#card b'), 'Roma: Vetus');
  assert.match(await tab.text('#card'), /^Roma: Vetus city of the Romans/);
  await tab.close();
});

test('who holds Bellona stands at the bank, in the game that has her alone', async () => {
  const states = annales('state', sample(game), '--each').trim().split('\n').map(row => JSON.parse(row));
  const passed = states.flatMap((state, i) => state.bellona === states[i - 1]?.bellona ? [] : [i + 1]);
  assert.ok(passed.length > 3);
  const tab = await browser.open(page);
  await tab.ask("chooseTab('nations')");
  for (const k of passed) {
    await tab.ask(`show(0, ${k})`);
    const holder = await tab.ask(`nationName(game.nations.findIndex(nation => nation.id === '${states[k - 1].bellona}'))`);
    assert.ok((await tab.text('.bank')).endsWith(holder), `${k}: ${holder}`);
    assert.match(await tab.text('.bank'), /Bellona: /);
  }
  await tab.close();
  const other = await browser.open(pageOf(sample('game-orient-mistakes')));
  await other.ask("chooseTab('nations')");
  assert.doesNotMatch(await other.text('.bank'), /Bellona/);
  await other.close();
});

test('German on request, dark where the reader has it dark, and both by a switch', async () => {
  const tab = await browser.open(pageOf(sample(game), '--language', 'de'), {dark: true, width: 1920, height: 1080, place: '#event=540'});
  assert.equal(await tab.ask('document.documentElement.lang'), 'de');
  assert.match(await tab.text('#place'), /^Ereignis 540 von 964 · Runde 26 · Zug: Römer \(Military bot\)$/);
  assert.match(await tab.text('#sentence'), /Römer rüsten/);
  assert.equal(await tab.ask('document.documentElement.dataset.look'), 'dark');
  await tab.picture('dark-german');
  await tab.click('#tongue');
  assert.match(await tab.text('#sentence'), /Romans arm/);
  await tab.click('#look');
  assert.equal(await tab.ask('document.documentElement.dataset.look'), 'light');
  await tab.picture('beamer');
  await tab.close();
});

test('on paper: the position, the remarks, the charts and the record', async () => {
  const tab = await browser.open(page, {place: '#event=300'});
  const {data} = await tab.send('Page.printToPDF', {printBackground: true, paperWidth: 8.27, paperHeight: 11.69});
  const file = keepPicture('printout.pdf', Buffer.from(data, 'base64'));
  let words;
  try { words = execFileSync('pdftotext', [file, '-'], {encoding: 'utf8'}).replace(/\s+/g, ' '); } catch { return tab.close(); }
  for (const part of ['Four nations on Mare Nostrum', 'Position after event 300', 'A coin comes with every production', 'Record', 'Germans move 1 legion from Pella to Tomis'])
    assert.ok(words.includes(part), part);
  await tab.close();
});

test('small and quick', async () => {
  const bytes = statSync(page).size;
  assert.ok(bytes <= 350 * 1024, `${bytes}`);
  const tab = await browser.open(page, {width: 1920, height: 1080});
  const ready = await tab.ask('+document.documentElement.dataset.ready');
  const steps = await tab.ask(`(async () => { const times = []; for (let k = 200; k < 320; k++) { const from = performance.now(); go(k);
    document.body.offsetHeight; times.push(performance.now() - from); await new Promise(requestAnimationFrame); } return times.sort((a, b) => a - b); })()`);
  console.log(`${bytes} bytes for 968 events; ready after ${ready} ms; a step ${steps[12].toFixed(1)} to ${steps[108].toFixed(1)} ms, mostly ${steps[60].toFixed(1)} ms`);
  await tab.close();
});
