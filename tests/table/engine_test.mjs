// The engine in the page is the engine of the program: the same legal events, positions and ids, in simulated games of all
// rulesets and boards. In `./check --long` those are five hundred.
import assert from 'node:assert/strict';
import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {test} from 'node:test';
import {annales, root, sample, scratch} from '../page/browser.mjs';
import {moment, newEngine, nextChoice} from './engine.mjs';

const thorough = Boolean(process.env.ANNALES_THOROUGH);
const kinds = [['antike', 'occident', 3], ['antike', 'orient', 5], ['antike-ii', 'mare-nostrum', 4], ['antike-ii', 'orient-ii', 6],
  ['duellum', 'rome-carthage', 2], ['duellum', 'greece-persia', 2]];
const recordsOf = text => text.trim().split('\n').map(row => JSON.parse(row));
const ofSort = (records, sort) => records.filter(one => one.rec === sort);

// Of a file with several games each as a text of its own.
function gamesOf(text) {
  const games = [], maps = [];
  for (const row of text.trim().split('\n')) {
    const record = JSON.parse(row);
    if (record.rec === 'map') maps.push(row);
    else if (record.rec === 'event' && record.type === 'GameCreated') games.push([...maps, row]);
    else games.at(-1).push(row);
  }
  return games.map(rows => rows.join('\n') + '\n');
}
async function compare(text, name) {
  const file = join(scratch, `${name}.antike.jsonl`), rows = text.trim().split('\n');
  const records = rows.map(row => JSON.parse(row)), facts = ofSort(records, 'event');
  const states = annales('state', file, '--game', facts[0].id.slice(0, 16), '--each').trim().split('\n').map(row => JSON.parse(row));
  const engine = await newEngine(), head = rows.slice(0, records.findIndex(one => one.rec === 'event') + 1).join('\n') + '\n';
  const begun = engine.ask({ask: 'open', text: head, now: moment, author: 'Anna'});
  assert.equal(begun.error, undefined, `${name}: ${begun.error}`);
  const looks = new Set(Array.from({length: thorough ? 12 : 6}, (_, i) => 1 + Math.floor(i * (facts.length - 1) / (thorough ? 11 : 5))));
  facts.forEach((fact, i) => {
    if (i > 0) {
      const told = engine.ask({ask: 'fact', fact: {type: fact.type, data: fact.data}, now: moment, author: 'Anna'});
      assert.equal(told.error, undefined, `${name} ${i}: ${told.error}`);
    }
    if (i % 20 === 0 || i === facts.length - 1) assert.deepEqual(engine.ask({ask: 'state'}).state, states[i], `${name}: the position after ${i + 1}`);
    if (!looks.has(i + 1)) return;
    const wanted = JSON.parse(annales('legal', file, '--game', facts[0].id.slice(0, 16), '--at', String(i + 1)));
    const order = list => list.map(one => JSON.stringify(one)).sort();
    assert.deepEqual(order(engine.ask({ask: 'legal'}).events), order(wanted.events), `${name}: the legal events after ${i + 1}`);
  });
  const back = ofSort(recordsOf(engine.ask({ask: 'export', format: 'events'}).text), 'event');
  assert.deepEqual(back, facts, `${name}: ids and events`);
}

for (const [ruleset, board, nations] of kinds)
  test(`${board}: legal events, positions and ids are those of the program`, async () => {
    const name = `${board}-${nations}`, file = join(scratch, `${name}.antike.jsonl`);
    annales('simulate', '--ruleset', ruleset, '--map', board, '--nations', String(nations), '--games', thorough ? '84' : '2', '--seed', '11', '--out', file);
    for (const text of gamesOf(readFileSync(file, 'utf8'))) await compare(text, name);
  });

// What a person with the paper script of a game would do next, as a question; null where the script is at its end.
for (const [ruleset, board, nations] of kinds)
  test(`${board}: every event of a game can be recorded by choosing among what is on offer`, async () => {
    const name = `chosen-${board}-${nations}`, file = join(scratch, `${name}.antike.jsonl`);
    annales('simulate', '--ruleset', ruleset, '--map', board, '--nations', String(nations), '--games', thorough ? '20' : '1', '--seed', '5', '--out', file);
    for (const text of gamesOf(readFileSync(file, 'utf8'))) {
      const rows = text.trim().split('\n'), records = rows.map(row => JSON.parse(row)), facts = ofSort(records, 'event');
      const engine = await newEngine(), head = rows.slice(0, records.findIndex(one => one.rec === 'event') + 1).join('\n') + '\n';
      let told = engine.ask({ask: 'open', text: head, now: moment, author: 'Anna'});
      for (;;) {
        const question = nextChoice(told, facts, fact => engine.ask({ask: 'way', fact}));
        if (question === null) break;
        told = engine.ask({...question, now: moment, author: 'Anna'});
        assert.equal(told.error, undefined, `${name}: ${told.error}`);
      }
      const back = ofSort(recordsOf(engine.ask({ask: 'export', format: 'events'}).text), 'event');
      assert.deepEqual(back.map(one => one.id), facts.map(one => one.id), name);
      // The same game as text, read by the program, has the same ids.
      const agn = join(scratch, `${name}.agn`), again = join(scratch, `${name}-again.antike.jsonl`);
      writeFileSync(agn, engine.ask({ask: 'export', format: 'agn'}).text);
      writeFileSync(again, annales('export', agn, '--format', 'events'));
      assert.deepEqual(ofSort(recordsOf(readFileSync(again, 'utf8')), 'event').map(one => one.id), facts.map(one => one.id), `${name} as text`);
    }
  });

test('a game that ends in the middle of a page goes on behind the last whole page', async () => {
  const engine = await newEngine();
  const order = engine.ask({ask: 'boards'}).boards.find(one => one.id === 'occident').games.find(one => one.length === 3);
  const pages = [];
  const act = question => {
    const told = engine.ask({...question, now: moment, author: 'Anna'});
    assert.equal(told.error, undefined, String(told.error));
    pages.push(...told.pages);
    return told;
  };
  const {base} = act({ask: 'begin', ruleset: 'antike', board: 'occident', order, seed: 'abc'});
  for (let i = 0; i < 4; i++) {
    act({ask: 'play', leaf: 0});
    act({ask: 'end'});
  }
  const whole = engine.ask({ask: 'export', format: 'events'}).text, other = await newEngine();
  assert.equal(other.ask({ask: 'restore', base, pages}).kept, pages.length);
  assert.equal(other.ask({ask: 'export', format: 'events'}).text, whole);
  const cut = [...pages.slice(0, -1), pages.at(-1).slice(0, 20)];
  assert.equal(other.ask({ask: 'restore', base, pages: cut}).kept, pages.length - 1);
  assert.ok(ofSort(recordsOf(other.ask({ask: 'export', format: 'events'}).text), 'event').length < ofSort(recordsOf(whole), 'event').length);
});

test('a game is handed over as a log or as text: imported, it is the same log byte for byte, and twice is once', async () => {
  const engine = await newEngine(), asked = question => {
    const told = engine.ask({...question, now: moment, author: 'Anna'});
    assert.equal(told.error, undefined, String(told.error));
    return told;
  };
  const order = asked({ask: 'boards'}).boards.find(one => one.id === 'orient').games.find(one => one.length === 4);
  let told = asked({ask: 'begin', ruleset: 'antike', board: 'orient', order, seed: 'beef', players: {[order[0]]: 'Zoë <b>'}, date: '2026-11-29', event: 'Club'});
  for (let i = 0; i < 60; i++) told = asked(told.choices.mayEnd ? {ask: 'end'} : {ask: 'play', leaf: i % told.choices.leaves.length});
  asked({ask: 'remark', text: 'A good move.'});
  const log = asked({ask: 'export', format: 'events'}).text;
  for (const format of ['events', 'agn']) {
    const file = join(scratch, format === 'agn' ? 'phone.agn' : 'phone.antike.jsonl'), library = join(scratch, `${format}.annales`);
    writeFileSync(file, asked({ask: 'export', format}).text);
    annales('import', file, '--library', library);
    annales('import', file, '--library', library);
    const {games} = JSON.parse(annales('list', '--library', library, '--json'));
    assert.equal(games.length, 1);
    assert.equal(annales('export', games[0].game, '--library', library, '--format', 'events', '--with-private'), log, format);
  }
});

test('a game on a board that was put into the recorder takes the board along, as a log and as text', async () => {
  const board = JSON.parse(readFileSync(join(root, 'engine', 'boards', 'built_in', 'orient.json'), 'utf8')), engine = await newEngine();
  const {boards} = engine.ask({ask: 'boards', add: [JSON.stringify({...board, id: 'club'})]});
  engine.ask({ask: 'begin', ruleset: 'antike', board: 'club', order: boards.find(one => one.id === 'club').games[1], seed: '5', now: moment, author: 'Anna'});
  engine.ask({ask: 'proceed', now: moment});
  const ids = new Set();
  for (const [format, ending] of [['events', 'antike.jsonl'], ['agn', 'agn']]) {
    const file = join(scratch, `club.${ending}`), library = join(scratch, `club-${format}.annales`);
    writeFileSync(file, engine.ask({ask: 'export', format}).text);
    annales('import', file, '--library', library);
    ids.add(JSON.parse(annales('list', '--library', library, '--json')).games[0].game);
  }
  assert.equal(ids.size, 1);
});

test('a game that was begun on the laptop goes on on the phone', async () => {
  for (const name of ['game-occident', 'duellum.game-rome-carthage']) {
    const facts = ofSort(recordsOf(readFileSync(sample(name), 'utf8')), 'event'), engine = await newEngine();
    const agn = annales('export', sample(name), '--format', 'agn');
    for (const text of [readFileSync(sample(name), 'utf8'), agn]) {
      const told = engine.ask({ask: 'open', text, now: moment, author: 'Anna'});
      assert.equal(told.error, undefined, String(told.error));
      const ids = new Set(facts.map(one => one.id)), opened = ofSort(recordsOf(engine.ask({ask: 'export', format: 'events'}).text), 'event');
      assert.ok(opened.length > 20 && opened.every(one => ids.has(one.id)), name);
    }
  }
});

test('foreign text and unknown questions are answered with a sentence in both languages', async () => {
  const engine = await newEngine();
  for (const question of [{ask: 'open', text: ''}, {ask: 'open', text: '{'}, {ask: 'open', text: 'x'.repeat(5000)}, {ask: 'play', leaf: 0}, {ask: 'nothing'}, {ask: 'undo'}, {},
    {ask: 'begin', ruleset: 'chess'}, {ask: 'begin', ruleset: 'antike', board: 'occident', order: ['nobody', 'else']}, {ask: 'restore', base: '', pages: []}, {ask: 'boards', add: ['{}']}]) {
    const {error} = engine.ask(question);
    assert.equal(error?.length, 2, JSON.stringify(question).slice(0, 80));
    assert.ok(error.every(words => words.length > 5));
  }
});

test('turns that are played at the steps of a lesson are judged as `annales answers` judges the file of them', async () => {
  const lesson = join(scratch, 'judged.antike.jsonl'), file = join(scratch, 'judged.json');
  annales('puzzles', sample('game-occident'), '--positions', '0', '--count', '4', '--all', '--out', lesson);
  const text = readFileSync(lesson, 'utf8'), records = recordsOf(text), steps = ofSort(records, 'annotation').filter(one => one.ask), {id: game} = ofSort(records, 'event')[0];
  const engine = await newEngine(), ask = question => {
    const told = engine.ask({now: moment, author: '', ...question});
    assert.equal(told.error, undefined, String(told.error));
    return told;
  };
  ask({ask: 'lessons', texts: [text]});
  const main = ofSort(records, 'event').map(one => one.id), answers = [], worths = [];
  const judge = (step, turn) => {
    const answer = {at: `2026-11-29T20:${String(Math.floor(answers.length / 60)).padStart(2, '0')}:${String(answers.length % 60).padStart(2, '0')}Z`, event: step.event, game, hints: 0,
      lesson: 'puzzles', shown: false, step: step.tags.find(tag => tag.startsWith('edition-'))?.slice(8) ?? step.id.slice(0, 16), text: '', turn};
    const [verdict] = ask({ask: 'judge', answers: JSON.stringify({answers: [answer], format: 'annales-answers/1', pupil: 'Anna'})}).verdicts;
    answers.push(answer);
    worths.push(verdict.worth === 'notForeseen' ? 'not-foreseen' : verdict.worth);
  };
  for (const step of steps) {
    judge(step, step.ask.answers[0].turn);
    for (let seed = 1; seed < (thorough ? 40 : 6); seed++) {
      let told = ask({ask: 'position', game, line: 'main', events: main.indexOf(step.event) + 1}), number = seed, over = false;
      for (let i = 0; i < 30 && !over; i++) {
        number = number * 48271 % 2147483647;
        const leaves = told.choices.leaves.map((leaf, place) => ({leaf, place})).filter(({leaf}) => !leaf.picks.some(([sort, code]) => sort === 0 && code === told.choices.breaksOff));
        const ends = told.choices.mayEnd && (leaves.length === 0 || number % 5 === 0);
        told = ask(told.choices.proceeds ? {ask: 'proceed'} : ends ? {ask: 'end', ...(told.choices.personages.length > 0 ? {personage: told.choices.personages[0]} : {})} : {ask: 'play', leaf: leaves[number % leaves.length].place});
        over = ask({ask: 'turn'}).over;
      }
      const {turn} = ask({ask: 'turn'});
      assert.ok(over && turn.length > 0);
      judge(step, turn);
    }
  }
  writeFileSync(file, JSON.stringify({answers, format: 'annales-answers/1', pupil: 'Anna'}) + '\n');
  const collected = JSON.parse(annales('answers', file, '--from', lesson, '--json')).answers;
  const wanted = new Map(collected.map(one => [one.at, one.worth]));
  assert.equal(wanted.size, answers.length);
  answers.forEach((answer, i) => assert.equal(worths[i], wanted.get(answer.at), JSON.stringify(answer)));
  assert.ok(worths.filter(one => one === 'right').length >= steps.length && worths.includes('not-foreseen'), worths.join(' '));
});

test('a file with several games tells them, and opens the one that is chosen', async () => {
  const file = join(scratch, 'several.antike.jsonl'), engine = await newEngine();
  annales('simulate', '--ruleset', 'duellum', '--map', 'rome-carthage', '--nations', '2', '--games', '3', '--seed', '4', '--out', file);
  const text = readFileSync(file, 'utf8'), ids = ofSort(recordsOf(text), 'event').filter(one => one.type === 'GameCreated').map(one => one.id);
  const {games} = engine.ask({ask: 'games', text});
  assert.equal(games.length, 3);
  assert.ok(games.every(one => one.title[0].length > 3 && one.events > 20));
  ids.forEach((id, number) => assert.equal(engine.ask({ask: 'open', text, number, now: moment, author: ''}).game, id));
  assert.equal(engine.ask({ask: 'open', text, number: 3, now: moment, author: ''}).error.length, 2);
});
