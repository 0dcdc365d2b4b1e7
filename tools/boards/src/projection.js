// From longitude and latitude to the board's picture: a conformal cone, cut at the edge of the view.
import { geoConicConformal, geoStream } from "d3-geo";

export function makeProjection(sheet) {
  const [longitude, latitude] = sheet.centre;
  return geoConicConformal()
    .parallels(sheet.parallels)
    .rotate([-longitude, 0])
    .center([0, latitude])
    .scale(sheet.pixelsPerDegree * (180 / Math.PI))
    .translate([sheet.width / 2, sheet.height / 2])
    .precision(0.2);
}

// The rings of a geographic object as the projection shows them inside the view widened by `margin`.
export function projectRings(projection, sheet, object, margin) {
  projection.clipExtent([[-margin, -margin], [sheet.width + margin, sheet.height + margin]]);
  const sink = ringCollector();
  geoStream(object, projection.stream(sink));
  projection.clipExtent(null);
  return sink.rings;
}

function ringCollector() {
  const rings = [];
  let ring = null;
  return {
    rings,
    polygonStart() {},
    polygonEnd() {},
    lineStart() { ring = []; },
    lineEnd() { if (ring.length > 2) rings.push(ring); },
    point(x, y) { ring.push([x, y]); },
    sphere() {},
  };
}
