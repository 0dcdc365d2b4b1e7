// The page begins with the boards on offer and a game of which nothing is shown, so that every part has one.
let offered = engine.ask({ask: 'boards'});
const firstLanguage = document.documentElement.lang === 'de' || (navigator.language || '').startsWith('de') ? 1 : 0;

// A text that the page was made with; empty: it has none.
const textIn = id => JSON.parse(document.getElementById(id)?.textContent ?? '{"text":""}').text;
// An answer brings what is new since the one before; with a board it brings all.
function merged(old, told) {
  const whole = 'board' in told, one = {...(whole ? {} : old), ...told};
  if (!whole) {
    for (const key of ['events', 'sentences']) one[key] = [...old[key].slice(0, told.keep), ...told[key]];
    for (const key of ['symbols', 'faults']) one[key] = [...old[key].filter(([event]) => event < told.keep), ...told[key]];
  }
  one.remarks = told.remarks.map(remark => ({...remark, signs: [], marks: [], tags: []}));
  one.lines = [{id: 'main', name: ['', ''], head: one.events.length - 1, fork: -1, parent: -1}];
  one.words = {...one.words, ...offered.words};
  one.language = firstLanguage;
  return one;
}
function gamesOfPage() {
  const {rulesets: [ruleset], id, games: [order]} = offered.boards[0];
  return [merged({}, engine.ask({ask: 'begin', ruleset, board: id, order, seed: '0', now: '2000-01-01T00:00:00Z', author: ''}))];
}
