// Elements, shapes and what tells nations apart: colour, pattern and letter.
const svgNames = 'http://www.w3.org/2000/svg';
function put(element, attributes, children) {
  for (const name in attributes) if (attributes[name] !== null) element.setAttribute(name, attributes[name]);
  element.append(...children);
  return element;
}
const svg = (name, attributes = {}, ...children) =>
  put(document.createElementNS(svgNames, name), attributes, children);
const html = (name, attributes = {}, ...children) => put(document.createElement(name), attributes, children);

const shapes = {
  shield: 'M-1-.88Q0-1.1 1-.88V0Q1 .6 0 1Q-1 .6-1 0Z',
  crest: 'M-.96-.4Q0-1.52.96-.4Q0-.88-.96-.4Z',
  hull: 'M-1 .04L.8.24L1-.16Q.92 1 .44 1H-.56Q-.92.8-1 .04Z',
  sail: 'M-.52-1H.52Q.84-.4.48.12L-.56.04Q-.24-.48-.52-1Z',
  pennant: 'M-.08-1L.9-.76L-.08-.48Z',
  house: 'M-.8.9V-.1L0-.95L.8-.1V.9Z',
  temple: 'M-1-.3L0-.95L1-.3ZM-.75-.18h.36v.78h-.36ZM-.18-.18h.36v.78h-.36ZM.39-.18h.36v.78h-.36ZM-.95.62h1.9v.28h-1.9Z',
  battlements: 'M-1 .8V-.7h.4v.5h.4v-.5h.4v.5h.4v-.5H1V.8Z',
  flag: 'M-.75 1V-1h.3V1ZM-.35-.95L.95-.4L-.35.2Z',
  book: 'M-.08-.5L-1-.82V.5L-.08.87ZM.08-.5L1-.82V.5L.08.87Z',
  crown: 'M-.85.78L-1-.58L-.45.08L0-.9L.45.08L1-.58L.85.78Z',
  swords: 'M-1-1L-.6-.92L.55.28L.28.55L-.92-.6ZM.8.1L.98.28L.7.56L1 .86L.86 1L.56.7L.28.98L.1.8ZM1-1L.92-.6L-.28.55L-.55.28L.6-.92ZM-.8.1L-.1.8L-.28.98L-.56.7L-.86 1L-1 .86L-.7.56L-.98.28Z',
  card: 'M-.7-1H.7V1H-.7ZM0-.5L-.35 0L0 .5L.35 0Z',
  pencil: 'M.45-1L1-.45L-.25.8L-.8.25ZM-.9.4L-.4.9L-1 1Z',
  star: 'M0-1L.26-.36L.95-.31L.42.14L.59.81L0 .44L-.59.81L-.42.14L-.95-.31L-.26-.36Z',
  warning: 'M0-1.05L1.1.9H-1.1ZM-.14-.45V.25H.14V-.45ZM-.14.42V.7H.14V.42Z',
  scroll: 'M-.6-.8H.6V.8H-.6ZM-.35-.45V-.29H.35V-.45ZM-.35-.08V.08H.35V-.08ZM-.35.29V.45H.35V.29Z',
  helmet: 'M-.7.85V-.1C-.7-1 .7-1 .7-.1V.85H.25V.1H-.12V.85ZM-.1-.8L.1-1.05L.75-.85L1-.3L.8-.35L.5-.72Z',
  person: 'M-.42-.5A.42.42 0 1 1 .42-.5A.42.42 0 1 1-.42-.5ZM-.75.85C-.75-.15.75-.15.75.85Z',
  anchor: 'M-.24-.72A.24.24 0 1 1 .24-.72A.24.24 0 1 1-.24-.72ZM-.1-.55H.1V.85H-.1ZM-.45-.35H.45V-.17H-.45ZM-.95.2C-.8 1.15.8 1.15.95.2L.65.35C.5.75-.5.75-.65.35Z',
  block: 'M-.9-.3H.5V.8H-.9ZM-.75-.45L-.4-.85H.95L.58-.45ZM.65-.32L1-.7V.35L.65.75Z',
  ingot: 'M-.5-.5H.5L.9.65H-.9Z',
  bars: 'M-.4-.75H.4L.6-.05H-.6ZM-.75.05H-.15L-.05.8H-1ZM.15.05H.75L1 .8H.05Z',
  coin: 'M-.85 0A.85.85 0 1 1 .85 0A.85.85 0 1 1-.85 0ZM-.5 0A.5.5 0 1 0 .5 0A.5.5 0 1 0-.5 0Z',
  waves: 'M-1-.6C-.66-1.1-.33-.1 0-.6C.33-1.1.66-.1 1-.6V-.3C.66.2.33-.8 0-.3C-.33.2-.66-.8-1-.3ZM-1 .3C-.66-.2-.33.8 0 .3C.33-.2.66.8 1 .3V.6C.66 1.1.33.1 0 .6C-.33 1.1-.66.1-1 .6Z',
  toStart: 'M-.95-.8h.28V.8h-.28ZM.9-.8L-.5 0L.9.8Z',
  toEnd: 'M.67-.8h.28V.8h-.28ZM-.9-.8L.5 0L-.9.8Z',
  back1: 'M.5-.9L.5.9L-.6 0Z',
  on1: 'M-.5-.9L-.5.9L.6 0Z',
  back2: 'M0-.85V.85L-.95 0ZM.9-.85V.85L-.05 0Z',
  on2: 'M0-.85V.85L.95 0ZM-.9-.85V.85L.05 0Z',
  back3: 'M-.3-.75V.75L-1 0ZM.35-.75V.75L-.35 0ZM1-.75V.75L.3 0Z',
  on3: 'M.3-.75V.75L1 0ZM-.35-.75V.75L.35 0ZM-1-.75V.75L-.3 0Z',
  play: 'M-.65-.95L.95 0L-.65.95Z',
  pause: 'M-.75-.9h.55V.9h-.55ZM.2-.9h.55V.9H.2Z',
  moon: 'M.25-.95A.95.95 0 1 0 .9.5A.8.8 0 0 1 .25-.95Z',
  screen: 'M-1-.85H1V.5H-1ZM-.78-.63V.28H.78V-.63ZM-.5.7H.5V.92H-.5Z',
  paper: 'M-.6-.95H.6V-.45H-.6ZM-1-.35H1V.55H.65V.05H-.65V.55H-1ZM-.5.2H.5V.95H-.5Z',
  whole: 'M-1-1H-.25V-.7H-.7V-.25H-1ZM.25-1H1V-.25H.7V-.7H.25ZM1 .25V1H.25V.7H.7V.25ZM-1 .25H-.7V.7H-.25V1H-1Z',
  fork: 'M-.65-1h.4V-.1L.35-.5V-1h.4V-.25L-.25.4V1h-.4Z',
  speech: 'M-1-.85H1V.4H-.1L-.6.95V.4H-1Z',
  arrows: 'M-.9-.55H.25V-.9L.95-.4L.25.1V-.25H-.9ZM.9.55H-.25V.9L-.95.4L-.25-.1V.25H.9Z',
};
const personageShapes = ['crown', 'scroll', 'helmet', 'person', 'anchor'];
const resourceShapes = ['block', 'ingot', 'bars', 'coin'];
const symbolShapes = ['house', 'temple', 'battlements', 'flag', 'book', 'crown', 'swords', 'card', 'pencil', 'star', 'warning'];
const spaceShapes = ['ingot', 'temple', 'bars', 'arrows', 'shield', 'block', 'book', 'arrows'];
const path = (shape, attributes) => svg('path', {d: shapes[shape], ...attributes});

// A small picture in a line of text.
function icon(shape, css, title) {
  const picture = svg('svg', {viewBox: '-1.15 -1.15 2.3 2.3', class: 'icon ' + (css || ''), role: 'img'}, path(shape));
  if (title) picture.prepend(svg('title', {}, title));
  return picture;
}
const badge = n => html('span', {class: `badge n${n}`, title: withPlayer(n)}, letterOf(n));

const patternLines = [null, 'M-1 7L7-1M-1 1L1-1M5 7L7 5', null, 'M0 3H6', 'M0 0L6 6M6 0L0 6', 'M3 0V6'];
const dashes = ['', '7 4', '2 3', '8 3 2 3', '8 3 2 3 2 3', '12 3'];

const channel = c => { c /= 255; return c <= .03928 ? c / 12.92 : ((c + .055) / 1.055) ** 2.4; };
const numbersOf = colour => [1, 3, 5].map(i => parseInt(colour.slice(i, i + 2), 16));
const light = rgb => .2126 * channel(rgb[0]) + .7152 * channel(rgb[1]) + .0722 * channel(rgb[2]);
function contrast(a, b) {
  const [x, y] = [light(a), light(b)].sort((p, q) => q - p);
  return (x + .05) / (y + .05);
}
const mixed = (a, b, part) => a.map((c, i) => c + (b[i] - c) * part);
const written = rgb => '#' + rgb.map(c => Math.round(c).toString(16).padStart(2, '0')).join('');
// The colour lighter or darker until it can be told from the ground.
function readable(colour, ground) {
  let rgb = numbersOf(colour);
  const to = light(ground) < .2 ? [255, 255, 255] : [0, 0, 0];
  for (let i = 0; i < 40 && contrast(rgb, ground) < 3; i++) rgb = mixed(rgb, to, .06);
  return written(rgb);
}
// Strong enough to be told from land that is nobody's.
function tintOf(colour, land, dark) {
  const rgb = numbersOf(colour);
  for (let alpha = dark ? .33 : .27; ; alpha += .024)
    if (alpha > .86 || Math.hypot(...mixed(land, rgb, alpha).map((c, i) => c - land[i])) >= 52) return alpha;
}

const sheet = document.styleSheets[0];
let ownRules = 0;
// What depends on nations and on light or dark; anew when the look changes.
function dressNations() {
  while (ownRules > 0) { sheet.deleteRule(sheet.cssRules.length - 1); ownRules--; }
  const dark = document.documentElement.dataset.look === 'dark';
  const ground = dark ? [29, 33, 38] : [251, 250, 247], land = dark ? [74, 70, 59] : [240, 230, 205];
  game.nations.forEach((nation, n) => {
    const tint = tintOf(nation.colour, land, dark);
    sheet.insertRule(`.n${n}{--fill:${nation.colour};--ink:${nation.ink};--curve:${readable(nation.colour, ground)};` +
      `--tint:${tint};--rim:${Math.max(tint, dark ? .67 : .55)}}`, sheet.cssRules.length);
    ownRules++;
  });
}

function defineLooks() {
  const defs = svg('defs');
  game.nations.forEach((nation, n) => {
    const look = n % 6, cell = {id: `pattern${n}`, width: 6, height: 6, patternUnits: 'userSpaceOnUse'};
    const strokes = look === 2 ? svg('circle', {cx: 3, cy: 3, r: 1.2, fill: nation.ink}) :
      patternLines[look] && svg('path', {d: patternLines[look], stroke: nation.ink, 'stroke-width': 1.2});
    defs.append(svg('pattern', cell, ...(strokes ? [svg('g', {opacity: .43}, strokes)] : [])));
  });
  by('defs').replaceChildren(defs);
}
const scaledPath = (d, by) => d.replace(/-?\d*\.?\d+/g, number => ' ' + +(number * by).toFixed(2));
// In the nation's colour under its pattern, in a box from -1 to 1. The pattern is as fine on every shape.
function filled(d, n) {
  const piece = svg('g', {class: 'piece'}, svg('path', {d, class: 'fill'}));
  if (n % 6 > 0)
    piece.append(svg('path', {d: scaledPath(d, 8), fill: `url(#pattern${n})`, transform: 'scale(.125)'}));
  piece.append(svg('path', {d, class: 'edge'}));
  return piece;
}
const letter = (text, size, y = 0) =>
  svg('text', {class: 'letter', y, dy: '.36em', 'font-size': text.length > 1 ? size * .8 : size}, text);
const disc = 'M-1 0C-1-.552-.552-1 0-1C.552-1 1-.552 1 0C1 .552.552 1 0 1C-.552 1-1 .552-1 0Z';
