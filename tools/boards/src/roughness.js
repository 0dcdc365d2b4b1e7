// Country is not equally easy to cross everywhere: a smooth, fixed pattern of slower and faster ground
// gives the borders on land the bends of a drawn map.
const wavelength = 42;
const strength = 0.45;

export function roughness([x, y]) {
  return 1 + strength * (waves(x / wavelength, y / wavelength) - 0.5);
}

function waves(x, y) {
  const left = Math.floor(x), top = Math.floor(y);
  const u = ease(x - left), v = ease(y - top);
  const upper = mix(scatter(left, top), scatter(left + 1, top), u);
  const lower = mix(scatter(left, top + 1), scatter(left + 1, top + 1), u);
  return mix(upper, lower, v);
}

const ease = (t) => t * t * (3 - 2 * t);
const mix = (a, b, t) => a + (b - a) * t;

// A number from 0 to 1 that looks random but depends on the place alone.
function scatter(column, row) {
  let h = Math.imul(column, 0x9e3779b1) ^ Math.imul(row, 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 15), 0xc2b2ae35);
  return ((h ^ (h >>> 13)) >>> 0) / 0x100000000;
}
