// What covers the page for a moment, such as the other ways to do a thing.
const cover = html('dialog', {id: 'sheet'});
document.body.append(cover);
function openSheet(title, ...parts) {
  cover.replaceChildren(html('h2', {}, title), ...parts, html('div', {class: 'actions'}, html('button', {'data-call': 'closeSheet'}, say('close'))));
  if (!cover.open) cover.showModal();
  cover.scrollTop = 0;
}
const closeSheet = () => { if (cover.open) cover.close(); };
const tell = words => { openSheet(say('cannot'), html('p', {class: 'wrong'}, words)); return false; };
const label = (words, field) => html('label', {}, words, field);
const option = (value, words, isChosen) => html('option', {value, ...(isChosen ? {selected: ''} : {})}, words);

function moreWays(number) {
  const leaf = game.choices.leaves[number], parts = [];
  const choice = (name, words, values, says, chosen) => {
    if (!values || values.length < 2) return;
    parts.push(label(words, html('select', {'data-way': name}, ...values.map((value, i) => option(value, says(value, i), i === chosen)))));
  };
  choice('count', say('howMany'), leaf.counts, String, (leaf.counts || []).length - 1);
  choice('losses', say('legionsLost'), leaf.losses, String, (leaf.losses || []).indexOf(leaf.usualLosses));
  choice('spent', say('unitsUsed'), leaf.spents, String, (leaf.spents || []).indexOf(leaf.usualSpent));
  choice('payment', say('payWith'), leaf.prices.map((_, i) => i), i => both(leaf.prices[i]), 0);
  openSheet(both(leaf.label), ...parts, html('div', {class: 'actions'}, html('button', {class: 'strong', 'data-call': 'playMore', 'data-number': number}, say('recordIt'))));
  for (const field of cover.querySelectorAll('select')) field.dataset.first = field.value;
}
function playMore(button) {
  const more = {};
  for (const field of cover.querySelectorAll('[data-way]')) if (field.value !== field.dataset.first || field.dataset.way === 'payment') more[field.dataset.way] = +field.value;
  closeSheet();
  playLeaf(+button.dataset.number, more);
}
function choosePersonage() {
  openSheet(say('choosePersonage'), html('div', {class: 'column'}, ...game.choices.personages.map(p =>
    html('button', {'data-call': 'endWith', 'data-number': p}, icon(personageShapes[p], 'p' + p), ' ', both(game.personages[p])))));
}
function endWith(button) { closeSheet(); act({ask: 'end', personage: +button.dataset.number}); }
