// A small random number generator with a seed, so that a search can be repeated.
export function makeRandom(seed) {
  let state = seed >>> 0;
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    let mixed = state ^ (state >>> 16);
    mixed = Math.imul(mixed, 0x45d9f3b);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 0x100000000;
  };
  return { next, below: (limit) => Math.floor(next() * limit), pick: (list) => list[Math.floor(next() * list.length)] };
}
