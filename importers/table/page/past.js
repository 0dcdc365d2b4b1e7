// Back along the record: the timeline over it, steps, and the way back to the end.
const strides = {first: () => 1, turnBack: () => shown.line.stops('turn').findLast(k => k < shown.k) ?? 1, back: () => shown.k - 1, on: () => shown.k + 1,
  turnOn: () => shown.line.stops('turn').find(k => k > shown.k) ?? shown.line.length, last: () => shown.line.length};
const strideIcons = {first: 'toStart', turnBack: 'back2', back: 'back1', on: 'on1', turnOn: 'on2', last: 'toEnd'};
const takeStride = name => go(strides[name]());

function drawPast() {
  by('steps').replaceChildren(...Object.keys(strides).map(name => html('button', {'data-stride': name, title: say(name), 'aria-label': say(name)}, icon(strideIcons[name]))));
  drawTimeline();
  markPast();
}
function markPast() {
  const isPast = shown.k < shown.line.length;
  moveCursor();
  for (const button of by('steps').children) button.disabled = strides[button.dataset.stride]() === shown.k || (button.dataset.stride === 'on' && !isPast) || (button.dataset.stride === 'back' && shown.k === 1);
  by('looks').hidden = !isPast;
  by('looks').replaceChildren(html('span', {}, say('looksBack', shown.k, shown.line.length)), html('button', {class: 'strong', 'data-call': 'toNow'}, say('toNow')));
}
// At most one step a frame, however fast the finger.
let wantedEvent = 0;
function scrub(event) {
  if (!wantedEvent) requestAnimationFrame(() => { const k = wantedEvent; wantedEvent = 0; if (k !== shown.k) go(k); });
  wantedEvent = eventAt(event.clientX - lanes.getBoundingClientRect().left);
}
lanes.addEventListener('pointerdown', event => { lanes.setPointerCapture(event.pointerId); scrub(event); });
lanes.addEventListener('pointermove', event => { if (lanes.hasPointerCapture(event.pointerId)) scrub(event); });
const pastKeys = {ArrowLeft: 'back', ArrowRight: 'on', PageUp: 'turnBack', PageDown: 'turnOn', Home: 'first', End: 'last'};
