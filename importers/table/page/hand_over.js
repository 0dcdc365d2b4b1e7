// To another program.
const exported = format => ask({ask: 'export', format}).text;
const fileName = ending => `${(both(game.title) || 'annales').normalize('NFKD').replace(/[^\w-]+/g, '-').replace(/^-+|-+$/g, '').slice(0, 60).toLowerCase() || 'game'}${ending}`;
function handOver() {
  const actions = [['shareAgn', 'shareAgn'], ['copyAgn', 'copyAgn'], ['saveAgn', 'saveAgn'], ['saveLog', 'saveLog'], ['copyLog', 'copyLog']];
  openSheet(say('handOver'), html('p', {class: 'dim'}, say('handOverSays')), html('div', {class: 'column'},
    ...actions.filter(([call]) => call !== 'shareAgn' || navigator.share).map(([call, words]) => html('button', {'data-call': call}, say(words)))),
    html('p', {class: 'told', id: 'told', role: 'status'}));
}
const toldHere = words => { const place = document.getElementById('told'); if (place) place.textContent = words; };
async function copy(text) {
  try { await navigator.clipboard.writeText(text); } catch {
    const field = html('textarea', {});
    field.value = text;
    cover.append(field);
    field.select();
    const done = document.execCommand('copy');
    if (!done) return toldHere(say('copyByHand'));
    field.remove();
  }
  toldHere(say('copied'));
}
function save(text, name) {
  const link = html('a', {download: name, href: URL.createObjectURL(new Blob([text], {type: 'application/octet-stream'}))});
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60000);
  toldHere(say('saved', name));
}
async function shareAgn() {
  try { await navigator.share({title: both(game.title), text: exported('agn')}); } catch { /* the person changed their mind */ }
}
const copyAgn = () => copy(exported('agn')), copyLog = () => copy(exported('events'));
const saveAgn = () => save(exported('agn'), fileName('.agn')), saveLog = () => save(exported('events'), fileName('.antike.jsonl'));
