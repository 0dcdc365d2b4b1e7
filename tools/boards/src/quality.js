// What our own boards promise beyond the format.
import { insideRings } from "./geometry.js";
import { sharedSegments } from "./svg.js";

export function qualityFindings(map) {
  return [...citiesInTheSea(map), ...bordersWithoutContact(map)];
}

function citiesInTheSea(map) {
  return map.provinces
    .filter((province) => province.site !== "none" && !insideRings(province.at, map.view.coast))
    .map((province) => `province ${province.id}: the city stands in the sea`);
}

function bordersWithoutContact(map) {
  const contacts = sharedSegments(map.provinces);
  return map.borders
    .filter(({ a, b }) => !contacts.has(`${a} ${b}`) && !contacts.has(`${b} ${a}`))
    .map(({ a, b }) => `border ${a} ${b}: the outlines share no side`);
}
