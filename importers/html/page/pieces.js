// The pieces of the board, each defined once and then used wherever it stands. Their sizes are in radii of a city.
const unitWidth = {legion: .74, galley: 1.3, commander: .86, admiral: 1.4}; // in heights
const resourcePaths = ['M-.88-.88H.88V.88H-.88Z', 'M0-1.2L1.2 0L0 1.2L-1.2 0Z', disc, disc];

function resourceSign(r, size) {
  return svg('g', {transform: `scale(${size})`, class: 'resource r' + r},
    svg('path', {d: resourcePaths[r], class: 'goods'}), letter(both(game.resourceLetters[r]), 1.5));
}
function legion(n, crest) {
  const shield = svg('g', {transform: `scale(${.68 * (crest ? .95 : 1)} .92)`}, filled(shapes.shield, n));
  const man = svg('g', {}, shield, letter(letterOf(n), 1.12, -.14));
  if (!crest) return man;
  return svg('g', {}, svg('g', {transform: 'scale(.86 1)'}, path('crest', {class: 'gilt'})),
    svg('g', {transform: 'translate(0 .2) scale(.8)'}, man));
}
function galley(n, pennant) {
  const ship = svg('g', {}, svg('g', {transform: 'scale(1.2 .92)'}, filled(shapes.sail, n),
    svg('g', {class: 'piece'}, path('hull', {class: 'fill'}), path('hull', {class: 'edge'}))),
    letter(letterOf(n), 1.05, -.44));
  if (!pennant) return ship;
  return svg('g', {}, svg('g', {transform: 'scale(1.3 1)'}, path('pennant', {class: 'gilt'})),
    svg('g', {transform: 'translate(0 .2) scale(.8)'}, ship));
}
const unitPiece = (kind, n) => kind === 'legion' || kind === 'commander' ? legion(n, kind === 'commander') :
  galley(n, kind === 'admiral');

const templeRoof = 'M-1.36-.52L0-1.38L1.36-.52Z', templeBody = 'M-1.15-.52H1.15V1.02H-1.15Z';
const templeColumns = 'M-1.09-.44h.34v1.38h-.34ZM.75-.44h.34v1.38h-.34ZM-1.36.9H1.36V1.16H-1.36Z';
function cityPiece(n, temple) {
  if (temple)
    return svg('g', {}, filled(templeRoof, n), svg('path', {d: templeBody, class: 'fill edge'}),
      svg('path', {d: templeColumns, class: 'stone'}), letter(letterOf(n), 1.15, .2));
  return svg('g', {}, filled(disc, n), svg('circle', {r: .64, class: 'fill'}), letter(letterOf(n), 1.15));
}
const neutralTemple = () => svg('g', {class: 'neutral'}, svg('path', {d: templeBody, class: 'shade'}),
  svg('path', {d: templeRoof, class: 'stone'}), svg('path', {d: templeColumns, class: 'stone'}));
const wallPiece = () => svg('path', {class: 'wall',
  d: 'M-1.5 1.36V.72h.43v.22h.43V.72h.43v.22h.42V.72h.43v.22h.43V.72H1.5V1.36Z'});
function sitePiece(site) {
  if (site < 3) return svg('g', {class: 'site'}, resourceSign(site, .55));
  const third = i => `M0 0V-.6A.6.6 0 0 0-.52.3Z`;
  return svg('g', {class: 'site'}, ...[0, 1, 2].map(i =>
    svg('path', {d: third(i), class: 'goods r' + i, transform: `rotate(${-120 * i})`})));
}

// Letters are of the language, so this comes again with another one.
function definePieces() {
  const defs = by('defs').firstChild;
  for (const old of defs.querySelectorAll('.token')) old.remove();
  const keep = (id, picture, css = '') => {
    picture.setAttribute('id', id);
    picture.setAttribute('class', `token ${picture.getAttribute('class') || ''} ${css}`);
    defs.append(picture);
  };
  game.nations.forEach((_, n) => {
    for (const kind of kinds) keep(`${kind}${n}`, unitPiece(kind, n), `n${n}`);
    keep(`city${n}`, cityPiece(n, false), `n${n}`);
    keep(`temple${n}`, cityPiece(n, true), `n${n}`);
  });
  for (const r of [0, 1, 2]) keep(`goods${r}`, resourceSign(r, .5));
  for (const site of [0, 1, 2, 3]) keep(`site${site}`, sitePiece(site));
  keep('neutral', neutralTemple());
  keep('wall', wallPiece());
}
const use = (id, x, y, scale) => svg('use', {href: '#' + id, transform: `translate(${x} ${y}) scale(${scale})`});

// Up to so many units stand side by side, in rows as wide as the dock; more of them are a number.
const densities = [[1, 4], [.86, 4], [.86, 3], [.86, 1], [.72, 1], [.6, 1]];
const overlap = .74;
function stackWidth(stack, height, singles) {
  const one = unitWidth[stack.kind] * height;
  if (stack.count > singles) return one + height * .72 * (.85 + .68 * String(stack.count).length);
  return one * (1 + overlap * (stack.count - 1));
}
function rowsOf(stacks, dock, height, singles) {
  const rows = [];
  for (const stack of stacks) {
    const wide = stackWidth(stack, height, singles), row = rows[rows.length - 1];
    if (row && row.wide + height * .2 + wide <= dock.width) {
      row.stacks.push(stack);
      row.wide += height * .2 + wide;
    } else rows.push({stacks: [stack], wide});
  }
  const fits = rows.length * height * 1.05 <= dock.height * 1.02 && rows.every(row => row.wide <= dock.width + 1);
  return {rows, fits};
}
function placeUnits(stacks, dock, size, into) {
  if (stacks.length === 0) return;
  for (const [part, singles] of densities) {
    const height = size * part, {rows, fits} = rowsOf(stacks, dock, height, singles);
    if (!fits && part !== .6) continue;
    let y = dock.y + dock.height / 2 - rows.length * height * 1.05 / 2;
    for (const row of rows) {
      let x = dock.x + dock.width / 2 - row.wide / 2;
      for (const stack of row.stacks) {
        placeStack(stack, x, y + height / 2, height, singles, into);
        x += stackWidth(stack, height, singles) + height * .2;
      }
      y += height * 1.05;
    }
    return;
  }
}
function placeStack(stack, x, y, height, singles, into) {
  const one = unitWidth[stack.kind] * height, many = stack.count > singles;
  for (let i = 0; i < (many ? 1 : stack.count); i++)
    into.append(use(stack.kind + stack.nation, x + one / 2 + i * one * overlap, y, height / 2));
  if (many) into.append(svg('text', {class: 'times', x: x + one + height * .08, y, dy: '.36em', 'font-size': height * .78},
    String(stack.count)));
}
