// Chooses sites and start cities that treat the nations alike: simulated annealing with a fixed seed,
// so the same geography and the same wishes always give the same answer.
import { mean, resources, shareOut, spreadOf } from "./balance.js";
import { allSteps, neighboursOf, portIds } from "./graph.js";
import { makeRandom } from "./random.js";

const cost = {
  notRainbow: 60, // a nation's three start cities must produce three different things
  sharedCity: 60, // two nations may not start in one city
  wrongCount: 6, // 17, 17 and 16 of a kind
  repeatedStart: 0.6, // a nation starts elsewhere when the number of nations differs
  room: 60,
  roomBeyond: 200, // for what goes beyond the wanted spread
  resource: 9,
  resourceBeyond: 20,
  alikeNeighbours: 0.22,
  distantStart: 0.25,
};

const wantedSpread = 0.17;
const wantedResourceSpread = 0.2;

export function tune(data, borders) {
  const problem = makeProblem(data, borders);
  const random = makeRandom(data.search.seed);
  let state = firstState(problem, random);
  let value = evaluate(problem, state);
  let best = { state, value };
  const rounds = data.search.rounds;
  for (let round = 0; round < rounds; round++) {
    const heat = 3 * Math.pow(0.0008, round / rounds);
    const next = change(problem, state, random);
    const nextValue = evaluate(problem, next);
    if (nextValue > value && random.next() >= Math.exp((value - nextValue) / heat)) continue;
    [state, value] = [next, nextValue];
    if (value < best.value) best = { state, value };
  }
  return { ...toResult(problem, best.state), value: best.value };
}

function makeProblem(data, borders) {
  const ids = data.provinces.map((province) => province.id);
  const cities = data.provinces.filter((province) => province.site !== "none").map((province) => province.id);
  const steps = allSteps(borders, ids);
  const slots = Object.entries(data.games).flatMap(([count, game]) =>
    game.order.map((nation) => ({ count, nation, options: startOptions(data, count, nation, borders, ids) })));
  return { ids, cities, steps, slots, borders, fixed: data.fixedSites, free: cities.filter((id) => !data.fixedSites[id]), games: data.games };
}

// All ways to pick three of a nation's home cities that hang together, with its capital and,
// where it has one, a port.
function startOptions(data, count, nation, borders, ids) {
  const given = data.fixedStarts[count]?.[nation];
  if (given) return [given];
  const { cities, capital } = data.homes[nation];
  const next = neighboursOf(borders, ids);
  const ports = portIds(borders);
  const hasPort = (list) => list.some((city) => ports.has(city));
  const free = cities.filter((city) => !data.games[count].neutralTemples?.includes(city));
  const options = triples(free).filter((three) =>
    (!capital || three.includes(capital)) && (hasPort(three) || !hasPort(free)) && hangTogether(three, next));
  if (options.length === 0) throw new Error(`no three homes of the ${nation} hang together`);
  return options;
}

function triples(list) {
  const all = [];
  for (let i = 0; i < list.length; i++)
    for (let j = i + 1; j < list.length; j++)
      for (let k = j + 1; k < list.length; k++) all.push([list[i], list[j], list[k]]);
  return all;
}

function hangTogether(three, next) {
  const contacts = three.map((city) => three.filter((other) => next.get(city).includes(other)).length);
  return contacts.every((count) => count > 0);
}

function firstState(problem, random) {
  const sites = { ...problem.fixed };
  for (const id of problem.free) sites[id] = random.pick(resources);
  return { sites, starts: problem.slots.map((slot) => random.pick(slot.options)) };
}

function change(problem, state, random) {
  const dice = random.next();
  if (dice < 0.3) return withStart(problem, state, random);
  if (dice < 0.6) return { ...state, sites: { ...state.sites, [random.pick(problem.free)]: random.pick(resources) } };
  const [one, other] = [random.pick(problem.free), random.pick(problem.free)];
  return { ...state, sites: { ...state.sites, [one]: state.sites[other], [other]: state.sites[one] } };
}

function withStart(problem, state, random) {
  const index = random.below(problem.slots.length);
  const starts = [...state.starts];
  starts[index] = random.pick(problem.slots[index].options);
  return { ...state, starts };
}

function evaluate(problem, state) {
  let value = countCost(problem, state) + neighbourCost(problem, state) + repeatCost(problem, state);
  const cities = problem.cities.map((id) => ({ id, site: state.sites[id] }));
  for (const count of Object.keys(problem.games)) value += gameCost(problem, state, count, cities);
  return value;
}

function startsOf(problem, state, count) {
  const start = {};
  problem.slots.forEach((slot, i) => { if (slot.count === count) start[slot.nation] = state.starts[i]; });
  return start;
}

function countCost(problem, state) {
  const sites = problem.cities.map((id) => state.sites[id]).filter((site) => site !== "any");
  const fair = sites.length / resources.length;
  return resources.reduce((sum, resource) => {
    const off = Math.abs(sites.filter((site) => site === resource).length - fair);
    return sum + (off < 1 ? 0 : off * cost.wrongCount);
  }, 0);
}

const neighbourCost = (problem, { sites }) =>
  cost.alikeNeighbours * problem.borders.filter(({ a, b }) => sites[a] !== "any" && sites[a] !== undefined && sites[a] === sites[b]).length;

function repeatCost(problem, state) {
  const seen = problem.slots.map((slot, i) => `${slot.nation} ${state.starts[i].join(" ")}`);
  return cost.repeatedStart * (seen.length - new Set(seen).size);
}

function gameCost(problem, state, count, cities) {
  const start = startsOf(problem, state, count);
  const { neutralTemples } = problem.games[count];
  const taken = Object.values(start).flat();
  let value = cost.sharedCity * (taken.length - new Set(taken).size);
  for (const three of Object.values(start)) value += startCost(problem, state, three);
  const accounts = [...shareOut({ start, neutralTemples }, cities, problem.steps).values()];
  value += unevenness(accounts, "room", cost.room, cost.roomBeyond, wantedSpread);
  for (const resource of resources)
    value += unevenness(accounts, resource, cost.resource, cost.resourceBeyond, wantedResourceSpread);
  return value;
}

function startCost(problem, state, three) {
  const kinds = three.map((city) => state.sites[city]).filter((site) => site !== "any");
  const apart = (i, j) => problem.steps.get(three[i]).get(three[j]) - 1;
  return cost.notRainbow * (kinds.length - new Set(kinds).size) + cost.distantStart * (apart(0, 1) + apart(0, 2) + apart(1, 2));
}

function unevenness(accounts, column, perSquare, perSpread, wanted) {
  const values = accounts.map((account) => account[column]);
  const middle = mean(values) || 1;
  const squares = values.reduce((sum, value) => sum + ((value - middle) / middle) ** 2, 0);
  return perSquare * squares + perSpread * Math.max(0, spreadOf(values) - wanted);
}

function toResult(problem, state) {
  const games = {};
  problem.slots.forEach((slot, i) => {
    games[slot.count] ??= {};
    games[slot.count][slot.nation] = inOrderOfResources(state.starts[i], state.sites);
  });
  return { sites: Object.fromEntries(problem.cities.map((id) => [id, state.sites[id]])), games };
}

// Marble, iron, gold; a city of free choice takes the place that is left.
export function inOrderOfResources(three, sites) {
  const free = three.filter((city) => sites[city] === "any");
  return resources.map((resource) => three.find((city) => sites[city] === resource) ?? free.shift());
}
