// The conformance cases in WebAssembly: what the engine of the page says of each is what `annales verify` says of it.
import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {test} from 'node:test';
import {program, root} from '../page/browser.mjs';
import {moment, newEngine} from './engine.mjs';

const cases = join(root, 'tests', 'conformance', 'cases'), files = readdirSync(cases);
const textOf = name => readFileSync(join(cases, name), 'utf8');
const verify = (name, ...how) => spawnSync(program, ['verify', join(cases, name), ...how], {encoding: 'utf8'});
const open = (engine, text, number, more = {}) => engine.ask({ask: 'open', text, number, now: moment, author: '', ...more});

test('logs: the same games, events and ids, and the same first violation of each', async () => {
  const engine = await newEngine(), logs = files.filter(name => name.endsWith('.antike.jsonl'));
  let violations = 0;
  for (const name of logs) {
    const told = JSON.parse(verify(name, '--json').stdout).files[0].games, text = textOf(name);
    const {games, error} = engine.ask({ask: 'games', text});
    assert.equal(error, undefined, `${name}: ${error}`);
    assert.equal(games.length, told.length, name);
    told.forEach((wanted, number) => {
      const opened = open(engine, text, number);
      assert.equal(opened.error, undefined, `${name}: ${opened.error}`);
      assert.equal(opened.game, wanted.game, name);
      const broken = wanted.violations.filter(one => one.line === 'main');
      const [found] = opened.faults.map(([event, rule, words]) => ({seq: event, rule, says: words.every(one => one.length > 5)}));
      assert.deepEqual(found, broken.length > 0 ? {seq: broken[0].seq, rule: broken[0].rule, says: true} : undefined, name);
      violations += broken.length;
    });
  }
  assert.ok(logs.length > 40 && violations > 20, `${logs.length} logs, ${violations} violations`);
  console.log(`${logs.length} logs, ${violations} violations`);
});

test('malformed files: rejected at the same row with the same words', async () => {
  const engine = await newEngine(), malformed = files.filter(name => /^malformed-.*\.jsonl$/.test(name));
  let bytes = 0;
  for (const name of malformed) {
    const raw = readFileSync(join(cases, name)), text = raw.toString('utf8');
    if (name === 'malformed-no-final-lf.jsonl') continue; // what is pasted may end so
    if (!Buffer.from(text, 'utf8').equals(raw)) { bytes++; continue; } // no text at all, and a page has only texts
    const {row} = JSON.parse(textOf(name.replace('.jsonl', '.expect.json'))), {error} = open(engine, text, 0);
    const said = verify(name).stderr.trim().split('\n')[0].replace(/^annales: /, '').replace(join(cases, name), '').replace(/^:(\d+): /, 'row $1: ');
    assert.equal(error?.[0], said, name);
    assert.ok(error[0].startsWith(`row ${row}: `), `${name}: ${error[0]}`);
  }
  assert.ok(malformed.length >= 19 && bytes <= 1, `${malformed.length} files, ${bytes} that are no text`);
});

test('whole games: states and legal events at the places of the corpus', async () => {
  const engine = await newEngine();
  let compared = 0;
  for (const name of files.filter(one => one.endsWith('.states.json') || one.endsWith('.legal.json'))) {
    const [stem, kind] = [name.replace(/\.(states|legal)\.json$/, ''), /states/.test(name) ? 'state' : 'legal'], log = `${stem}.antike.jsonl`;
    for (const {at, state, events} of JSON.parse(textOf(name))) {
      const told = open(engine, textOf(log), 0, {events: at});
      assert.equal(told.error, undefined, `${name}: ${told.error}`);
      const order = list => list.map(one => JSON.stringify(one)).sort();
      if (kind === 'state') assert.deepEqual(engine.ask({ask: 'state'}).state, state, `${name} at ${at}`);
      else assert.deepEqual(order(engine.ask({ask: 'legal'}).events), order(events), `${name} at ${at}`);
      compared++;
    }
  }
  assert.ok(compared > 15, String(compared));
});
