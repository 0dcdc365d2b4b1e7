// The page's numbers in the form of `annales state`, to be compared with it.
const resources = ['marble', 'iron', 'gold', 'coins'];
const personages = ['king', 'scholar', 'general', 'citizen', 'navigator'];
const spaces = ['iron', 'temple', 'gold', 'maneuver-1', 'arming', 'marble', 'know-how', 'maneuver-2'];
const reasons = ['personages', 'temple-destroyed', 'agreed', 'abandoned'];
export const dataOfPage = `({nations: game.nations.map(n => n.id), slots: game.slots, knowHows: game.knowHows,
  cards: game.cards, provinces: board.provinces.map(p => p.id)})`;
const plural = {legion: 'legions', galley: 'galleys', commander: 'commanders', admiral: 'admirals'};

// The page has names, not ids: English ones are ids made readable.
const idOf = names => names[0].toLowerCase().replaceAll(' ', '-');
// `wanted` says which keys the game has.
export function stateOf(game, state, wanted) {
  const {table, nation, province} = game.slots;
  const nationStart = table.length, provinceStart = nationStart + game.nations.length * nation.length;
  const at = name => state[table.indexOf(name)];
  const of = (n, name) => state[nationStart + n * nation.length + nation.indexOf(name)];
  const ofProvince = (p, name) => state[provinceStart + p * province.length + province.indexOf(name)];
  const word = number => number > 0 ? game.nations[number - 1] : null;
  const kinds = Object.keys(plural).filter(kind => province.includes(`${kind}-0`));
  const units = read => Object.fromEntries(kinds.map(kind => [plural[kind], read(kind)]));
  const result = {active: word(at('active')), round: at('round'), seq: wanted.seq,
    ended: at('ended') > 0 ? {reason: reasons[at('ended') - 1], winner: word(at('winner'))} : null,
    bank: {coins: at('coins'), temples: at('temples'), personages: Object.fromEntries(personages.map(p => [p, at(p)]))},
    nations: {}, provinces: {}};
  if ('tokens' in wanted.bank) result.bank.tokens = Object.fromEntries(resources.slice(0, 3).map(r => [r, at(`token-${r}`)]));
  if ('bellona' in wanted) result.bellona = word(at('bellona'));
  if ('display' in wanted) result.display = [...Array(8).keys()].map(i => at(`open-${i}`)).filter(card => card > 0).map(card => idOf(game.cards[card - 1]));
  game.nations.forEach((id, n) => {
    const like = wanted.nations[id], bits = of(n, 'know-how');
    const one = {points: of(n, 'points'), rondel: of(n, 'rondel') > 0 ? spaces[of(n, 'rondel') - 1] : null,
      stock: Object.fromEntries(resources.map(r => [r, of(n, r)])), personages: Object.fromEntries(personages.map(p => [p, of(n, p)])),
      knowHow: game.knowHows.filter((_, k) => bits >> k & 1).map(idOf).sort(),
      supply: {legions: of(n, 'legion-left'), galleys: of(n, 'galley-left')}};
    if ('cities' in like.supply) one.supply.cities = of(n, 'stones');
    if ('walls' in like) one.walls = of(n, 'walls-left');
    if ('box' in like) one.box = units(kind => of(n, `${kind}-box`));
    if ('cards' in like) {
      one.cards = game.cards.flatMap((names, card) => Array(of(n, `card-${card}`)).fill(idOf(names)));
    }
    result.nations[id] = one;
  });
  game.provinces.forEach((id, p) => {
    const built = ofProvince(p, 'built'), owner = ofProvince(p, 'owner'), there = {};
    game.nations.forEach((nationId, n) => {
      const counts = units(kind => ofProvince(p, `${kind}-${n}`));
      if (Object.values(counts).some(count => count > 0)) there[nationId] = counts;
    });
    if (owner === 0 && !(built & 4) && Object.keys(there).length === 0) return;
    result.provinces[id] = {owner: word(owner), resource: owner > 0 ? resources[ofProvince(p, 'resource') - 1] : null,
      temple: Boolean(built & 1), units: there};
    if (built & 4) result.provinces[id].neutralTemple = true;
    if (Object.values(wanted.provinces).some(one => 'wall' in one)) result.provinces[id].wall = Boolean(built & 2);
  });
  return result;
}
