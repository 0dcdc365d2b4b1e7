// How soon the recorder is there and how soon it answers a tap, with the processor as it is and throttled four times. Called
// by tests/bench/recorder.
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {Browser, annales, scratch} from '../page/browser.mjs';
import {fill, tap} from '../table/hands.mjs';

const [times = '5'] = process.argv.slice(2);
const page = join(scratch, 'annales-table.html'), log = join(scratch, 'game.antike.jsonl');
annales('export', '--recorder', '--out', page);
annales('simulate', '--map', 'occident', '--nations', '4', '--seed', '1', '--out', log);
const rows = readFileSync(log, 'utf8').trim().split('\n'), ofMap = rows.filter(one => !one.includes('"rec":"event"'));
const events = rows.filter(one => one.includes('"rec":"event"')), middle = numbers => [...numbers].sort((a, b) => a - b)[numbers.length >> 1];
const row = (...cells) => console.log(cells[0].padEnd(60) + cells.slice(1).map(cell => String(cell).padStart(12)).join(''));
const browser = new Browser();
row('the recorder on a phone, 390×844', 'as it is', '4 times slower');
const figures = new Map();
const note = (name, figure) => figures.set(name, [...(figures.get(name) || []), `${Math.round(figure)} ms`]);
for (const rate of [1, 4]) {
  const painted = [], ready = [];
  let tab;
  for (let n = 0; n < +times; n++) {
    tab = await browser.open('about:blank', {width: 390, height: 844, touch: true});
    await tab.send('Emulation.setCPUThrottlingRate', {rate});
    const loaded = tab.next('Page.loadEventFired');
    await tab.send('Page.navigate', {url: `file://${page}`});
    await loaded;
    ready.push(await tab.ask(`new Promise(done => { const look = () => document.querySelector('#home:not([hidden]) button') ? requestAnimationFrame(() => done(performance.now())) : requestAnimationFrame(look); look(); })`));
    painted.push(await tab.ask(`performance.getEntriesByName('first-contentful-paint')[0].startTime`));
    if (n + 1 < +times) await tab.close();
  }
  note('first paint', middle(painted));
  note('the engine is awake and the first page shown', middle(ready));
  // In the middle of a game: taps on what is on offer, from the touch until the next frame is painted.
  const half = [...ofMap, ...events.slice(0, Math.round(events.length / 2))].join('\n') + '\n';
  await tap(tab, '[data-call=openGame]');
  await fill(tab, '#foreign', half);
  await tap(tab, '[data-call=openText]');
  const taken = await tab.ask(`(async () => {
    const taken = [];
    for (let i = 0; i < 40; i++) {
      const on = document.querySelector('#on:not(:disabled)'), ways = [...document.querySelectorAll('#choices [data-leaf], #choices [data-pick]')];
      const button = on && (i % 3 === 2 || ways.length === 0) ? on : ways[i % Math.max(1, ways.length)];
      if (!button) break;
      const from = performance.now();
      button.click();
      await new Promise(done => requestAnimationFrame(() => { const channel = new MessageChannel(); channel.port1.onmessage = () => done(); channel.port2.postMessage(0); }));
      taken.push(performance.now() - from);
      if (document.querySelector('#sheet[open]')) document.querySelector('#sheet [data-call=endWith], #sheet [data-call=closeSheet]').click();
    }
    return taken;
  })()`);
  taken.sort((a, b) => a - b);
  note(`a tap, of ${taken.length}: the middle one`, taken[taken.length >> 1]);
  note(`a tap: 19 of 20`, taken[Math.floor(taken.length * .95)]);
  note(`a tap: the longest`, taken[taken.length - 1]);
  await tab.close();
}
for (const [name, cells] of figures) row(name, ...cells);
await browser.close();
