// Where a city stands in the picture: its true place, moved ashore and a little inland where the
// simplified coast would leave it in the water.
import { distance, distanceToRing, insideRings, roundPoint } from "./geometry.js";

const wantedMargin = 3;
const farthestMove = 14;

export function placeProvinces(board, projection, coast) {
  return board.provinces.map((province) => ({ ...province, home: placeOne(province, projection(province.place), coast) }));
}

function placeOne(province, point, coast) {
  if (province.site === "none") return roundPoint(point);
  const best = candidates(point)
    .filter((p) => insideRings(p, coast))
    .map((p) => ({ p, cost: distance(p, point) + 4 * Math.max(0, wantedMargin - coastDistance(p, coast)) }))
    .reduce((a, b) => (b.cost < a.cost ? b : a), { cost: Infinity });
  if (!best.p) throw new Error(`${province.id} finds no land within ${farthestMove} pixels of ${point}`);
  return best.p;
}

const coastDistance = (p, coast) => Math.min(...coast.map((ring) => distanceToRing(p, ring)));

function candidates(point) {
  const found = [];
  for (let dx = -farthestMove; dx <= farthestMove; dx++)
    for (let dy = -farthestMove; dy <= farthestMove; dy++)
      if (Math.hypot(dx, dy) <= farthestMove) found.push(roundPoint([point[0] + dx, point[1] + dy]));
  return found;
}
