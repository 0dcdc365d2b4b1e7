// Says what is wrong with a map as a file of the format antike-map/1. Each finding names its place.
import polygonClipping from "polygon-clipping";
import { insideRings, samePoint, signedArea } from "./geometry.js";
import { neighboursOf, stepsFrom } from "./graph.js";

const idPattern = /^[a-z0-9-]+$/;
const colourPattern = /^#[0-9a-f]{6}$/;
const reservedIds = ["box", "supply"];
const rulesetIds = ["antike", "antike-ii", "duellum"];
const siteKinds = ["marble", "iron", "gold", "any", "none"];
const startResources = ["marble", "iron", "gold"];
const largestOverlap = 0.01;

const fields = {
  map: ["format", "id", "name", "rulesets", "provenance", "provinces", "borders", "nations", "games", "view"],
  province: ["id", "name", "site", "neutralTemple", "at", "outline"],
  border: ["a", "b", "kind"],
  nation: ["id", "name", "colour"],
};

export function findings(map) {
  const found = [];
  const report = (place, what) => found.push(`${place}: ${what}`);
  checkHead(map, report);
  checkProvinces(map, report);
  checkOutlines(map, report);
  checkBorders(map, report);
  checkNations(map, report);
  checkGames(map, report);
  return found;
}

function checkFields(object, wanted, place, report) {
  for (const field of wanted) if (!(field in object)) report(place, `lacks ${field}`);
  for (const field of Object.keys(object)) if (!wanted.includes(field)) report(place, `has the unknown field ${field}`);
}

function checkHead(map, report) {
  checkFields(map, fields.map, "map", report);
  if (map.format !== "antike-map/1") report("format", `is ${map.format}`);
  if (!idPattern.test(map.id)) report("id", `${map.id} is no id`);
  checkName(map.name, "name", report);
  if (map.rulesets.length === 0 || map.rulesets.some((id) => !rulesetIds.includes(id))) report("rulesets", `${map.rulesets}`);
  checkFields(map.provenance, ["grade", "note"], "provenance", report);
  if (!["published", "reconstructed"].includes(map.provenance.grade)) report("provenance", `grade ${map.provenance.grade}`);
  checkFields(map.view, ["width", "height", "coast"], "view", report);
  (map.view.coast ?? []).forEach((ring, i) => checkRing(map, ring, `coast ${i}`, report));
}

function checkName(name, place, report) {
  checkFields(name, ["en", "de"], place, report);
  if (!name.en || !name.de) report(place, "is empty");
}

function checkRing(map, ring, place, report) {
  if (ring.length < 3) report(place, "has fewer than three points");
  if (ring.length > 0 && samePoint(ring[0], ring[ring.length - 1])) report(place, "repeats its first point");
  if (!ring.every((point) => isInView(map, point))) report(place, "leaves the view");
}

const isInView = ({ view }, [x, y]) => x >= 0 && y >= 0 && x <= view.width && y <= view.height;

function checkProvinces(map, report) {
  const seen = new Set();
  for (const province of map.provinces) {
    const place = `province ${province.id}`;
    checkFields(province, fields.province, place, report);
    if (!idPattern.test(province.id) || reservedIds.includes(province.id)) report(place, "is no id for a province");
    if (seen.has(province.id)) report(place, "stands there twice");
    seen.add(province.id);
    if (!province.name) report(place, "has no name");
    if (!siteKinds.includes(province.site)) report(place, `site ${province.site}`);
    if (typeof province.neutralTemple !== "boolean") report(place, "neutralTemple is no truth value");
  }
}

function checkOutlines(map, report) {
  for (const province of map.provinces) {
    const place = `outline of ${province.id}`;
    checkRing(map, province.outline, place, report);
    if (!insideRings(province.at, [province.outline])) report(place, "does not hold its city");
    const crossing = selfContact(province.outline);
    if (crossing) report(place, `touches or crosses itself near ${crossing}`);
  }
  for (const [one, other] of pairs(map.provinces)) {
    const area = overlap(one.outline, other.outline);
    if (area > largestOverlap) report(`outlines of ${one.id} and ${other.id}`, `overlap by ${area.toFixed(2)}`);
  }
}

function pairs(list) {
  return list.flatMap((one, i) => list.slice(i + 1).map((other) => [one, other]));
}

// The first corner where an outline meets itself elsewhere than between one side and the next.
export function selfContact(ring) {
  const side = (i) => [ring[i], ring[(i + 1) % ring.length]];
  for (let i = 0; i < ring.length; i++) {
    if (samePoint(...side(i))) return ring[i];
    for (let j = i + 2; j < ring.length; j++) {
      if (i === 0 && j === ring.length - 1) continue;
      if (sidesMeet(side(i), side(j))) return ring[i];
    }
  }
  return null;
}

const turn = (a, b, c) => Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]));

const within = (a, b, p) =>
  Math.min(a[0], b[0]) <= p[0] && p[0] <= Math.max(a[0], b[0]) && Math.min(a[1], b[1]) <= p[1] && p[1] <= Math.max(a[1], b[1]);

function sidesMeet([a, b], [c, d]) {
  const [abc, abd, cda, cdb] = [turn(a, b, c), turn(a, b, d), turn(c, d, a), turn(c, d, b)];
  if (abc !== abd && cda !== cdb && abc * abd * cda * cdb !== 0) return true;
  return (abc === 0 && within(a, b, c)) || (abd === 0 && within(a, b, d)) || (cda === 0 && within(c, d, a)) || (cdb === 0 && within(c, d, b));
}

export function overlap(one, other) {
  if (!boxesMeet(box(one), box(other))) return 0;
  const common = polygonClipping.intersection([one], [other]);
  return common.reduce((sum, [ring]) => sum + Math.abs(signedArea(ring)), 0);
}

function box(ring) {
  const xs = ring.map((point) => point[0]), ys = ring.map((point) => point[1]);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

const boxesMeet = (p, q) => p[0] < q[2] && q[0] < p[2] && p[1] < q[3] && q[1] < p[3];

function checkBorders(map, report) {
  const ids = map.provinces.map((province) => province.id);
  const seen = new Set();
  for (const border of map.borders) {
    const place = `border ${border.a} ${border.b}`;
    checkFields(border, fields.border, place, report);
    if (!ids.includes(border.a) || !ids.includes(border.b)) report(place, "names an unknown province");
    if (border.a === border.b) report(place, "leads nowhere");
    if (!["land", "sea", "both"].includes(border.kind)) report(place, `kind ${border.kind}`);
    const pair = [border.a, border.b].sort().join(" ");
    if (seen.has(pair)) report(place, "stands there twice");
    seen.add(pair);
  }
  checkConnection(map, ids, report);
}

function checkConnection(map, ids, report) {
  const next = neighboursOf(map.borders, ids);
  for (const [id, list] of next) if (list.length === 0) report(`province ${id}`, "has no border");
  const reached = stepsFrom(ids[0], next);
  for (const id of ids) if (!reached.has(id)) report(`province ${id}`, `cannot be reached from ${ids[0]}`);
}

function checkNations(map, report) {
  const seen = new Set();
  for (const nation of map.nations) {
    const place = `nation ${nation.id}`;
    checkFields(nation, fields.nation, place, report);
    if (seen.has(nation.id)) report(place, "stands there twice");
    seen.add(nation.id);
    checkName(nation.name, place, report);
    if (!colourPattern.test(nation.colour)) report(place, `colour ${nation.colour}`);
  }
}

function checkGames(map, report) {
  for (const [count, game] of Object.entries(map.games)) {
    const place = `game for ${count}`;
    if (!["2", "3", "4", "5", "6"].includes(count)) report(place, "is for an impossible number of nations");
    if (game.order.length !== Number(count) || new Set(game.order).size !== game.order.length) report(place, `order ${game.order}`);
    if ([...game.order].sort().join() !== Object.keys(game.start).sort().join()) report(place, "order and start name different nations");
    for (const nation of game.order) if (!map.nations.some(({ id }) => id === nation)) report(place, `unknown nation ${nation}`);
    checkStarts(map, game, place, report);
    checkNeutralTemples(map, game, place, report);
  }
}

function checkStarts(map, game, place, report) {
  const siteOf = new Map(map.provinces.map((province) => [province.id, province.site]));
  const all = Object.values(game.start).flat();
  for (const city of all) if (!siteOf.has(city)) report(place, `unknown start city ${city}`);
  if (new Set(all).size !== all.length) report(place, "two start cities are the same");
  for (const [nation, cities] of Object.entries(game.start)) {
    const fits = cities.length === 3 && cities.every((city, i) => [startResources[i], "any"].includes(siteOf.get(city)));
    if (!fits) report(place, `the ${nation} do not start with marble, iron and gold in this order`);
  }
}

function checkNeutralTemples(map, game, place, report) {
  const named = game.neutralTemples;
  if (!map.rulesets.includes("antike-ii")) {
    if (named) report(place, "has neutral temples");
    return;
  }
  const flagged = map.provinces.filter((province) => province.neutralTemple).map((province) => province.id);
  const starts = Object.values(game.start).flat();
  const good = named?.length === 3 && new Set(named).size === 3 && named.every((id) => flagged.includes(id) && !starts.includes(id));
  if (!good) report(place, `neutral temples ${named}`);
}
