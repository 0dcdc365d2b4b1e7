// How large the web page of a game is, how soon it can be used, and what a step takes. Called by tests/bench/page.
import {readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {Browser, annales, pageOf, scratch} from '../page/browser.mjs';

const [seed = '1', times = '7'] = process.argv.slice(2);
const log = join(scratch, 'game.antike.jsonl');
annales('simulate', '--map', 'occident', '--nations', '4', '--seed', seed, '--out', log);
const events = readFileSync(log, 'utf8').split('\n').filter(record => record.includes('"rec":"event"')).length;
const file = pageOf(log);
const middle = numbers => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
const ms = seconds => `${(1000 * seconds).toFixed(1)} ms`;
const row = (...cells) => console.log(cells[0].padEnd(44) + cells.slice(1).map(cell => String(cell).padStart(14)).join(''));

// Until everything is on the screen once, by the clock.
async function opened(browser, size) {
  const page = await browser.open(file, size);
  await page.frame();
  return {page, clock: await page.ask('performance.getEntriesByType("navigation")[0].loadEventEnd / 1000')};
}

const browser = new Browser();
row(`a game of ${events} events, four nations`, `${Math.round(statSync(file).size / 1024)} KB`);
for (const [name, size] of [['opened on a desktop, 1280×720', {}], ['opened on a phone, 390×844', {width: 390, height: 844, touch: true}],
  ['opened on a projector, 3840×2160', {width: 3840, height: 2160}]]) {
  const clocks = [];
  for (let i = 0; i < +times; ++i) {
    const {page, clock} = await opened(browser, size);
    clocks.push(clock);
    await page.close();
  }
  row(name, ms(middle(clocks)));
}
const {page} = await opened(browser, {});
// A key, everything it changes, and the layout of it.
const steps = await page.ask(`(() => {
  const taken = [];
  for (let i = 0; i < 400; ++i) {
    const from = performance.now();
    document.dispatchEvent(new KeyboardEvent('keydown', {key: 'ArrowRight', bubbles: true}));
    document.body.offsetHeight;
    taken.push(performance.now() - from);
  }
  return {taken, at: shown.k};
})()`);
if (steps.at < 400) throw new Error(`400 keys led to event ${steps.at}`);
const sorted = steps.taken.sort((a, b) => a - b);
row('a step: the middle one, 19 of 20, the longest', ms(sorted[200] / 1000), ms(sorted[380] / 1000), ms(sorted[399] / 1000));
await page.close();
await browser.close();
