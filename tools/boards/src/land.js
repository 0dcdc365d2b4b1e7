// Natural Earth's land, read from the npm package world-atlas and projected into the view.
import { createRequire } from "node:module";
import { geoArea } from "d3-geo";
import { feature } from "topojson-client";
import { dropRepeats, roundPoint, samePoint, signedArea, simplifyRing } from "./geometry.js";
import { projectRings } from "./projection.js";

const coastTolerance = 0.5;
const smallestIsland = 5;
const terrainMargin = 20;

const require = createRequire(import.meta.url);

const withoutClosingPoint = (ring) =>
  samePoint(ring[0], ring[ring.length - 1]) ? ring.slice(0, -1) : ring;

export function loadLand(projection, sheet) {
  const topology = require(`world-atlas/land-${sheet.detail}.json`);
  const land = { type: "MultiPolygon", coordinates: polygonsOf(feature(topology, topology.objects.land)) };
  return {
    rings: projectRings(projection, sheet, land, terrainMargin),
    coast: projectRings(projection, sheet, land, 0).map(drawnRing).filter(isWorthDrawing),
  };
}

// A few slivers in the data wind the wrong way round and would stand for the rest of the globe.
const isSmallerThanHalfTheGlobe = (coordinates) => geoArea({ type: "Polygon", coordinates }) < 2 * Math.PI;

function polygonsOf(collection) {
  return collection.features
    .flatMap(({ geometry }) => (geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates))
    .filter(isSmallerThanHalfTheGlobe);
}

function drawnRing(ring) {
  const simple = simplifyRing(withoutClosingPoint(ring), coastTolerance);
  return withoutClosingPoint(dropRepeats(simple.map(roundPoint)));
}

const isWorthDrawing = (ring) => ring.length > 2 && Math.abs(signedArea(ring)) >= smallestIsland;

// Where a horizontal line enters and leaves land, from left to right.
export function crossings(rings, y) {
  const found = [];
  for (const ring of rings)
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const [a, b] = [ring[j], ring[i]];
      if (a[1] > y !== b[1] > y) found.push(a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0]));
    }
  return found.sort((p, q) => p - q);
}
