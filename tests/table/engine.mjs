// The engine of the recorder outside of a browser, as its page starts it.
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {gunzipSync} from 'node:zlib';
import {root} from '../page/browser.mjs';

const packed = process.env.ANNALES_ENGINE || join(root, 'build', 'annales-table.wasm.gz');
const script = readFileSync(join(root, 'importers', 'table', 'page', 'engine.js'), 'utf8');
const Engine = new Function(`${script}\nreturn Engine;`)();
const module = new WebAssembly.Module(gunzipSync(readFileSync(packed)));

export const newEngine = () => new Engine(module).begin();
export const moment = '2026-11-29T20:00:00Z';

// What a person with the paper script of a game does next, as a question; null at the end of the script. `way` says how an
// event is recorded.
const personages = ['king', 'scholar', 'general', 'citizen', 'navigator'];
export function nextChoice(told, facts, way) {
  const recorded = told.keep + told.events.length, fact = facts[recorded];
  if (!fact) return null;
  const found = way({type: fact.type, data: fact.data});
  if (!found.error) return {ask: 'play', ...found};
  if (told.choices.proceeds) return {ask: 'proceed'};
  if (fact.type === 'PersonageWon' && told.choices.personages.length > 0) return {ask: 'end', personage: personages.indexOf(fact.data.personage)};
  if (fact.type === 'TurnEnded' || fact.type === 'PersonageWon') return {ask: 'end'};
  throw new Error(`no way to record event ${recorded + 1}: ${JSON.stringify(fact)}`);
}
