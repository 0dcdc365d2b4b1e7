// What may come next: buttons, and provinces on the board. A pick is a sort and a code, as the engine has them.
const sortOf = {deed: 0, where: 3, to: 4};
const fewWays = 9; // so many are listed one by one
const mayCorrect = document.getElementById('other') !== null; // it records
const choosing = {picks: [], province: -1};
const samePick = (a, b) => a[0] === b[0] && a[1] === b[1];
const nameOfPick = pick => both(game.choices.names.find(([one]) => samePick(one, pick))[1]);
const fits = leaf => choosing.picks.every(pick => leaf.picks.some(one => samePick(one, pick)));
const breaksOff = leaf => pickOf(leaf, sortOf.deed)?.[1] === game.choices.breaksOff;
const allLeaves = () => game.choices.leaves.map((leaf, number) => ({...leaf, number}));
const leavesLeft = () => allLeaves().filter(leaf => !breaksOff(leaf) && fits(leaf));
const pickOf = (leaf, sort) => leaf.picks.find(pick => pick[0] === sort);

// The first sort of pick that divides what is left.
function dividing(leaves) {
  for (let sort = 0; sort < 17; sort++) {
    const found = new Map();
    for (const leaf of leaves) {
      const pick = pickOf(leaf, sort);
      if (pick) found.set(String(pick[1]), {pick, count: (found.get(String(pick[1]))?.count || 0) + 1});
    }
    if (found.size > 1 || (found.size === 1 && [...found.values()][0].count < leaves.length)) return [...found.values()];
  }
  return [];
}
const price = leaf => leaf.prices.length > 0 ? html('small', {}, both(leaf.prices[0])) : '';
const hasMore = leaf => leaf.prices.length > 1 || leaf.losses?.length > 1 || leaf.spents?.length > 1;
function wayOf(leaf) {
  const row = html('div', {class: 'way'}, html('button', {'data-leaf': leaf.number}, both(leaf.label), price(leaf)));
  for (const count of (leaf.counts || []).slice(0, 4).filter(count => count !== leaf.counts[leaf.counts.length - 1]))
    row.append(html('button', {class: 'count', 'data-leaf': leaf.number, 'data-count': count, 'aria-label': say('onlySo', count)}, String(count)));
  if (hasMore(leaf) || (leaf.counts || []).length > 5)
    row.append(html('button', {class: 'more', 'data-more': leaf.number, 'aria-label': say('otherWays')}, '…'));
  return row;
}
function drawChoices() {
  const box = by('choices'), parts = [];
  if (shown.k < shown.line.length) {
    box.replaceChildren(html('p', {}, say('looksBack', shown.k, shown.line.length)), ...(mayCorrect ? [html('p', {class: 'dim'}, say('changesPast'))] : []), html('div', {class: 'column'}, html('button', {class: 'strong back', 'data-call': 'toNow'}, say('toNow')),
      html('button', {class: 'back', 'data-call': 'tryHere'}, say('tryHere'))));
    return markProvinces([]);
  }
  const leaves = leavesLeft(), {choices} = game;
  if (choosing.picks.length > 0)
    parts.push(html('div', {class: 'filters'}, ...choosing.picks.map((pick, i) => html('button', {'data-unpick': i}, nameOfPick(pick), ' ✕'))));
  const divided = leaves.length > fewWays ? dividing(leaves) : [];
  if (divided.length > 0 && divided.length < leaves.length)
    parts.push(html('div', {class: 'ways'}, ...divided.map(({pick, count}) => html('button', {'data-pick': JSON.stringify(pick)}, nameOfPick(pick), ' ', html('small', {}, `(${count})`)))),
      ...leaves.filter(leaf => !divided.some(({pick}) => leaf.picks.some(one => samePick(one, pick)))).map(wayOf));
  else parts.push(html('div', {class: leaves.some(leaf => leaf.counts || both(leaf.label).length > 24) ? 'ways wide' : 'ways'}, ...leaves.map(wayOf)));
  if (choices.ended) parts.push(html('p', {class: 'told'}, say('gameEnded')), html('button', {class: 'strong back', 'data-call': 'handOver'}, say('handOver')));
  else if (leaves.length === 0 && choices.mayEnd) parts.push(html('p', {class: 'dim'}, say('nothingLeft')));
  for (const told of choices.mayEnd ? choices.endBrings : []) parts.push(html('p', {class: 'turn-ends'}, say('endBrings', both(told))));
  box.replaceChildren(...parts);
  markProvinces(leaves);
}
// Provinces that are among the ways, for eyes and for fingers.
function markProvinces(leaves) {
  const may = new Set(), picked = new Set(choosing.picks.filter(([sort]) => sort === sortOf.where || sort === sortOf.to).map(pick => pick[1]));
  for (const leaf of leaves)
    for (const [sort, code] of leaf.picks) if ((sort === sortOf.where || sort === sortOf.to) && !picked.has(code)) may.add(code);
  [...by('touch').children].forEach((outline, p) => {
    outline.classList.toggle('may', leaves.length < 200 && may.has(p));
    outline.classList.toggle('picked', picked.has(p));
  });
}
// A province that is touched is picked, or no longer. Whether that left one way alone, which is gone then.
function pickProvince(p) {
  const leaves = shown.k === shown.line.length ? leavesLeft() : [];
  const has = sort => leaves.some(leaf => leaf.picks.some(pick => pick[0] === sort && pick[1] === p));
  const old = choosing.picks.findIndex(([sort, code]) => code === p && (sort === sortOf.where || sort === sortOf.to));
  if (old >= 0) choosing.picks.splice(old);
  else if (has(sortOf.where) && !choosing.picks.some(([sort]) => sort === sortOf.where)) choosing.picks.push([sortOf.where, p]);
  else if (has(sortOf.to)) choosing.picks.push([sortOf.to, p]);
  const left = leavesLeft();
  if (old >= 0 || left.length !== 1 || leaves.length === 1 || left[0].counts) return false;
  playLeaf(left[0].number);
  return true;
}
// What a button of these choices does; false: it is none of them.
function chooseBy({leaf, count, more, pick, unpick}) {
  if (leaf !== undefined) playLeaf(+leaf, count === undefined ? {} : {count: +count});
  else if (more !== undefined) moreWays(+more);
  else if (pick !== undefined) { choosing.picks.push(JSON.parse(pick)); drawChoices(); }
  else if (unpick !== undefined) { choosing.picks.splice(+unpick); drawChoices(); }
  else return false;
  return true;
}
function endTurn() {
  const {choices} = game;
  if (choices.proceeds) return act({ask: 'proceed'});
  if (choices.personages.length > 0) return choosePersonage();
  return act({ask: 'end'});
}
