// Provinces as a graph: neighbours and distances in steps, by land and sea alike.

export function neighboursOf(borders, ids) {
  const next = new Map(ids.map((id) => [id, []]));
  for (const { a, b } of borders) {
    if (!next.has(a) || !next.has(b)) continue;
    next.get(a).push(b);
    next.get(b).push(a);
  }
  return next;
}

export function stepsFrom(start, next) {
  const steps = new Map([[start, 0]]);
  const queue = [start];
  for (const here of queue)
    for (const there of next.get(here))
      if (!steps.has(there)) {
        steps.set(there, steps.get(here) + 1);
        queue.push(there);
      }
  return steps;
}

export function allSteps(borders, ids) {
  const next = neighboursOf(borders, ids);
  return new Map(ids.map((id) => [id, stepsFrom(id, next)]));
}

export const onlyKinds = (borders, kinds) => borders.filter((border) => kinds.includes(border.kind));

export const portIds = (borders) =>
  new Set(onlyKinds(borders, ["sea", "both"]).flatMap(({ a, b }) => [a, b]));
