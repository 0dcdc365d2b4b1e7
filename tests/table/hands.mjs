// What fingers do on a page that has the engine in it.
import assert from 'node:assert/strict';

export async function tap(tab, selector) {
  const place = await tab.placeOf(selector);
  assert.ok(place.width > 0, `${selector} is not there to be touched`);
  await tab.touch(place);
}
export const fill = (tab, selector, text) => tab.ask(`(() => { const field = document.querySelector(${JSON.stringify(selector)}); field.value = ${JSON.stringify(text)}; field.dispatchEvent(new Event('change', {bubbles: true})); })()`);

// The touches of one choice, counted.
export async function choose(tab, question) {
  if (question.ask !== 'play') {
    await tap(tab, '#on');
    if (question.personage === undefined) return 1;
    await tap(tab, `[data-call=endWith][data-number="${question.personage}"]`);
    return 2;
  }
  const leaf = await tab.ask(`table.game.choices.leaves[${question.leaf}]`), button = `#choices [data-leaf="${question.leaf}"]`;
  let taps = 0;
  for (; !await tab.ask(`Boolean(document.querySelector(${JSON.stringify(button)}))`); taps++) {
    const pick = await tab.ask(`(() => { const wanted = ${JSON.stringify(leaf.picks)}; return [...document.querySelectorAll('#choices [data-pick]')].map(one => one.dataset.pick).find(pick => wanted.some(one => JSON.stringify(one) === pick)); })()`);
    assert.ok(pick, `nothing leads to ${leaf.label[0]}`);
    await tap(tab, `#choices [data-pick='${pick}']`);
  }
  const counts = leaf.counts || [], usual = counts.length === 0 || question.count === undefined || question.count === counts[counts.length - 1];
  const more = ['losses', 'spent', 'payment'].filter(name => question[name] !== undefined && question[name] !== {losses: leaf.usualLosses, spent: leaf.usualSpent, payment: 0}[name] && (name === 'payment' || leaf[name === 'spent' ? 'spents' : name]?.length > 1));
  const shownCount = !usual && await tab.ask(`Boolean(document.querySelector('${button}[data-count="${question.count}"]'))`);
  if (more.length === 0 && (usual || shownCount)) {
    await tap(tab, usual ? `${button}:not([data-count])` : `${button}[data-count="${question.count}"]`);
    return taps + 1;
  }
  if (!usual) more.push('count');
  await tap(tab, `#choices [data-more="${question.leaf}"]`);
  for (const name of more) await fill(tab, `#sheet [data-way=${name}]`, String(name === 'payment' ? question.payment : question[name]));
  await tap(tab, '#sheet [data-call=playMore]');
  return taps + 2 + 2 * more.length;
}

// What a screen reader has of a turn: every choice that is offered is a button with its words as its name, and no button is without.
export async function readAloud(tab) {
  await tab.send('Accessibility.enable');
  const {nodes} = await tab.send('Accessibility.getFullAXTree'), bare = words => words.replace(/\s+/g, '');
  const buttons = nodes.filter(one => !one.ignored && one.role?.value === 'button').map(one => one.name?.value || '');
  const offered = await tab.ask(`[...document.querySelectorAll('#choices button')].map(one => one.getAttribute('aria-label') || one.textContent)`);
  assert.ok(offered.length > 0, 'nothing is on offer');
  for (const words of offered) assert.ok(buttons.some(name => bare(name) === bare(words)), `“${words}” is no button with a name`);
  assert.deepEqual(buttons.filter(name => name.trim() === ''), [], 'every button has a name');
  return offered.length;
}
