// The engine in the page beside the program: the same questions to the same source, answered by both in one run, with
// equal answers. Called by tests/bench/recorder.
import {createHash} from 'node:crypto';
import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {annales, scratch} from '../page/browser.mjs';
import {newEngine} from '../table/engine.mjs';

const [native, times = '41'] = process.argv.slice(2);
const questions = [];
for (const [ruleset, board, nations] of [['antike', 'occident', 4], ['antike-ii', 'mare-nostrum', 4], ['duellum', 'rome-carthage', 2]]) {
  const log = join(scratch, `${board}.antike.jsonl`);
  annales('simulate', '--ruleset', ruleset, '--map', board, '--nations', String(nations), '--seed', '3', '--out', log);
  const text = readFileSync(log, 'utf8'), events = text.split('\n').filter(row => row.includes('"rec":"event"')).length, ask = {now: '2026-11-29T20:00:00Z', author: ''};
  questions.push({name: `${board}: a game of ${events} events, read and folded`, times: Math.ceil(+times / 4), question: {ask: 'open', text, ...ask}});
  for (const part of [.3, .6]) {
    questions.push({times: 1, question: {ask: 'open', text, events: Math.round(events * part), ...ask}});
    questions.push({name: `${board}: legal events after ${Math.round(100 * part)} %`, times: 50 * times, question: {ask: 'legal'}});
    questions.push({name: `${board}: all that is on offer there`, times: +times, question: {ask: 'table'}});
  }
}
const {stdout, status} = spawnSync(native, {input: questions.map(({times, question}) => JSON.stringify({times, question}) + '\n').join(''), encoding: 'utf8', maxBuffer: 1 << 26});
if (status !== 0) throw new Error(`${native} failed`);
const baseline = stdout.trim().split('\n').map(row => row.split(' '));
const engine = await newEngine(), row = (...cells) => console.log(cells[0].padEnd(60) + cells.slice(1).map(cell => String(cell).padStart(12)).join(''));
row('', 'program', 'WebAssembly', 'times slower');
let worst = 0;
questions.forEach(({name, times, question}, i) => {
  const asked = JSON.stringify(question), taken = [];
  let answer = '';
  for (let n = 0; n < times; n++) {
    const from = process.hrtime.bigint();
    answer = engine.askText(asked);
    taken.push(Number(process.hrtime.bigint() - from));
  }
  const [nanoseconds, hash] = baseline[i], mine = taken.sort((a, b) => a - b)[taken.length >> 1];
  if (createHash('sha256').update(answer).digest('hex') !== hash) throw new Error(`${name || 'opening'}: the answers differ`);
  if (!name) return;
  worst = Math.max(worst, mine / nanoseconds);
  row(name, `${(nanoseconds / 1e6).toFixed(3)} ms`, `${(mine / 1e6).toFixed(3)} ms`, (mine / nanoseconds).toFixed(2));
});
row('the slowest of them', '', '', worst.toFixed(2));
