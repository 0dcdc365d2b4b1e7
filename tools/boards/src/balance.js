// How much free country lies within reach of each nation at the start of a game.
//
// A province without a start city counts 1 at one step from a nation's nearest start city, 0.6 at two
// and 0.3 at three. `reach` adds these weights up; `room` first divides each province between the
// nations that reach it, in proportion to their weights. A neutral temple halves what its province counts.

export const weightOfSteps = [0, 1, 0.6, 0.3];
export const resources = ["marble", "iron", "gold"];

const weightFor = (cities, province, steps) =>
  weightOfSteps[Math.min(...cities.map((city) => steps.get(city).get(province) ?? Infinity))] ?? 0;

export function shareOut({ start, neutralTemples = [] }, cities, steps) {
  const nations = Object.keys(start);
  const taken = new Set(Object.values(start).flat());
  const accounts = new Map(nations.map((nation) => [nation, emptyAccount()]));
  for (const { id, site } of cities) {
    if (taken.has(id)) continue;
    const value = neutralTemples.includes(id) ? 0.5 : 1;
    const weights = nations.map((nation) => value * weightFor(start[nation], id, steps));
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    nations.forEach((nation, i) => {
      if (weights[i] > 0) credit(accounts.get(nation), site, weights[i], (weights[i] * weights[i]) / total);
    });
  }
  return accounts;
}

const emptyAccount = () => ({ reach: 0, room: 0, marble: 0, iron: 0, gold: 0 });

function credit(account, site, weight, share) {
  account.reach += weight;
  account.room += share;
  for (const resource of resources)
    account[resource] += site === resource ? share : site === "any" ? share / resources.length : 0;
}

export const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;

// The largest distance of any value from the mean, as a share of the mean.
export function spreadOf(values) {
  const middle = mean(values);
  return Math.max(...values.map((value) => Math.abs(value - middle) / middle));
}
