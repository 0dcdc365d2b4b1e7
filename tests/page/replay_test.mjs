// The page shows what the program folds: every event of whole games as numbers, some of them as a reader sees them. In
// `./check --long` that is of every sample.
import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {after, before, test} from 'node:test';
import {Browser, annales, pageOf, root, sample} from './browser.mjs';
import {dataOfPage, stateOf} from './page_state.mjs';

let browser;
before(() => { browser = new Browser(); });
after(() => browser.close());

const samples = readdirSync(join(root, 'samples')).filter(name => name.endsWith('.antike.jsonl')).map(name => name.slice(0, -13));
// Whole games, and of the small samples, which differ in what they show of the rules and not in the page, some.
const thorough = Boolean(process.env.ANNALES_THOROUGH);
const shown = samples.filter((name, i) => thorough || name.includes('game-') || i % 5 === 0);
const linesOf = log => readFileSync(log, 'utf8').split('\n').filter(Boolean).map(JSON.parse).filter(r => r.rec === 'line').map(r => r.name);

// Some events of a line, the first and the last among them.
const someOf = (length, count) => [...new Set(Array.from({length: count}, (_, i) => 1 + Math.round(i * (length - 1) / (count - 1))))];

for (const name of shown) test(`${name}: board, tables and record are those of the program`, async () => {
  const log = sample(name), page = await browser.open(pageOf(log));
  try {
    const data = await page.ask(dataOfPage);
    for (const line of linesOf(log)) {
      const index = await page.ask(`game.lines.findIndex(one => one.id === ${JSON.stringify(line)})`);
      const length = await page.ask(`(show(${index}, 1), shown.line.length)`);
      const sentences = annales('replay', log, '--line', line).split('\n');
      const states = annales('state', log, '--line', line, '--each').trim().split('\n');
      for (const k of someOf(length, name.includes('game-') ? 9 : 4)) {
        const wanted = JSON.parse(states[k - 1]);
        await page.ask(`show(${index}, ${k})`);
        assert.deepEqual(stateOf(data, await page.ask('[...shown.state]'), wanted), wanted, `${line} ${k}`);
        await compareWithBoard(page, wanted);
        const sentence = (await page.ask('both(shown.line.event(shown.k).sentence)'));
        assert.ok((await page.text('#sentence')).includes(sentence.trim().replace(/\s+/g, ' ')));
        const own = sentences.find(row => row.match(`^ *${k} `));
        assert.ok(own && own.includes(sentence.slice(0, 30)), `${k}: ${own} / ${sentence}`);
      }
    }
    assert.deepEqual(page.complaints, []);
    assert.equal(page.requests.length, 1);
  } finally { await page.close(); }
});

for (const name of ['game-orient-mistakes', 'antike-ii.game-orient-ii-mistakes', 'duellum.game-rome-carthage'].slice(thorough ? 0 : 2))
  test(`${name}: the fold of the page is that of the program at every event`, async () => {
    const log = sample(name), page = await browser.open(pageOf(log));
    const data = await page.ask(dataOfPage);
    const states = await page.ask('lineAt(0).path.map((_, i) => [...fold(lineAt(0).path, i + 1)])');
    await page.close();
    const wanted = annales('state', log, '--each').trim().split('\n').map(row => JSON.parse(row));
    assert.equal(states.length, wanted.length);
    states.forEach((state, i) => assert.deepEqual(stateOf(data, state, wanted[i]), wanted[i], String(i + 1)));
  });

// What stands on the board for a reader's eyes and for a reader that speaks.
async function compareWithBoard(page, state) {
  const nations = await page.ask('game.nations.map(n => n.id)');
  const drawn = await page.ask(`Object.fromEntries([...document.querySelectorAll('[data-province]')].map(group =>
    [group.dataset.province, [...group.children].map(piece => piece.tagName === 'text' ? '×' + piece.textContent : piece.getAttribute('href').slice(1))]))`);
  for (const [id, pieces] of Object.entries(drawn)) {
    const there = state.provinces[id], owner = there ? nations.indexOf(there.owner) : -1;
    const city = pieces.find(piece => /^(city|temple)\d/.test(piece)) || null;
    assert.equal(city, owner < 0 ? null : (there.temple ? 'temple' : 'city') + owner, id);
    assert.equal(pieces.includes('neutral'), Boolean(there?.neutralTemple), id);
    assert.equal(pieces.includes('wall'), Boolean(there?.wall), id);
    const counted = {};
    pieces.forEach((piece, i) => {
      const unit = piece.match(/^(legion|galley|commander|admiral)(\d)$/);
      if (!unit) return;
      const times = pieces[i + 1]?.startsWith('×') ? +pieces[i + 1].slice(1) : 1;
      counted[piece] = (counted[piece] || 0) + times;
    });
    const wanted = {};
    for (const [nation, units] of Object.entries(there?.units || {}))
      for (const [kind, count] of Object.entries(units))
        if (count > 0) wanted[{legions: 'legion', galleys: 'galley', commanders: 'commander', admirals: 'admiral'}[kind] + nations.indexOf(nation)] = count;
    assert.deepEqual(counted, wanted, id);
  }
  for (const nation of nations) {
    const cells = await page.ask(`[...document.querySelectorAll('#standing [data-nation=${nation}] td')].map(cell => cell.firstChild.textContent)`);
    const {points, stock} = state.nations[nation];
    assert.deepEqual(cells.slice(0, 5).map(Number), [points, stock.marble, stock.iron, stock.gold, stock.coins], nation);
  }
}
