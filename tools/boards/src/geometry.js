// Small plane geometry on points [x, y] and open rings (the first point is not repeated).

export const roundTo = (value, digits) => Number(value.toFixed(digits));

export const roundPoint = ([x, y]) => [roundTo(x, 1), roundTo(y, 1)];

export const samePoint = (p, q) => p[0] === q[0] && p[1] === q[1];

export const clamp = (value, low, high) => Math.min(high, Math.max(low, value));

export const distance = (p, q) => Math.hypot(p[0] - q[0], p[1] - q[1]);

export function signedArea(ring) {
  let twice = 0;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++)
    twice += ring[j][0] * ring[i][1] - ring[i][0] * ring[j][1];
  return twice / 2;
}

export function distanceToSegment(p, a, b) {
  const dx = b[0] - a[0], dy = b[1] - a[1];
  const length2 = dx * dx + dy * dy;
  const t = length2 === 0 ? 0 : clamp(((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / length2, 0, 1);
  return Math.hypot(p[0] - a[0] - t * dx, p[1] - a[1] - t * dy);
}

export function distanceToRing(p, ring) {
  let best = Infinity;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++)
    best = Math.min(best, distanceToSegment(p, ring[j], ring[i]));
  return best;
}

const crossesRay = (p, a, b) =>
  a[1] > p[1] !== b[1] > p[1] && p[0] < a[0] + ((p[1] - a[1]) / (b[1] - a[1])) * (b[0] - a[0]);

// Inside by the even-odd rule over all rings together, so that a ring within a ring is a hole.
export function insideRings(p, rings) {
  let inside = false;
  for (const ring of rings)
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++)
      if (crossesRay(p, ring[i], ring[j])) inside = !inside;
  return inside;
}

export function dropRepeats(line) {
  return line.filter((point, i) => i === 0 || !samePoint(point, line[i - 1]));
}

// Douglas and Peucker: the fewest of the line's own points that stay within `tolerance` of it.
export function simplifyLine(line, tolerance) {
  if (line.length < 3) return line;
  const keep = new Array(line.length).fill(false);
  keep[0] = keep[line.length - 1] = true;
  const spans = [[0, line.length - 1]];
  while (spans.length > 0) {
    const [from, to] = spans.pop();
    const far = farthest(line, from, to);
    if (far.distance <= tolerance) continue;
    keep[far.index] = true;
    spans.push([from, far.index], [far.index, to]);
  }
  return line.filter((_, i) => keep[i]);
}

function farthest(line, from, to) {
  let index = -1, best = -1;
  for (let i = from + 1; i < to; i++) {
    const d = distanceToSegment(line[i], line[from], line[to]);
    if (d > best) { best = d; index = i; }
  }
  return { index, distance: best };
}

export function simplifyRing(ring, tolerance) {
  const half = ring.length >> 1;
  const first = simplifyLine(ring.slice(0, half + 1), tolerance);
  const second = simplifyLine([...ring.slice(half), ring[0]], tolerance);
  return [...first, ...second.slice(1, -1)];
}

// Chaikin's corner cutting, once; both ends stay.
export function cutCorners(line) {
  if (line.length < 3) return line;
  const cut = [line[0]];
  for (let i = 0; i + 1 < line.length; i++) {
    const [a, b] = [line[i], line[i + 1]];
    if (i > 0) cut.push([0.75 * a[0] + 0.25 * b[0], 0.75 * a[1] + 0.25 * b[1]]);
    if (i + 2 < line.length) cut.push([0.25 * a[0] + 0.75 * b[0], 0.25 * a[1] + 0.75 * b[1]]);
  }
  cut.push(line[line.length - 1]);
  return cut;
}
