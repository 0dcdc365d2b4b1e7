// Reads the hand-written data of a board.
import { readFileSync, existsSync } from "node:fs";

export const boardIds = ["occident", "orient", "mare-nostrum", "orient-ii", "rome-carthage", "greece-persia"];

const read = (name) => JSON.parse(readFileSync(new URL(`../data/${name}`, import.meta.url), "utf8"));
const exists = (name) => existsSync(new URL(`../data/${name}`, import.meta.url));

export function loadBoard(id) {
  const board = read(`${id}.board.json`);
  const { cities, seas = [] } = read(`${id}.cities.json`);
  const tuned = exists(`${id}.tuned.json`) ? read(`${id}.tuned.json`) : { sites: {}, games: {} };
  const withSite = (city) => ({ ...city, site: city.site ?? tuned.sites[city.id] ?? board.openSites ?? "marble" });
  const asSea = (region) => ({ ...region, site: "none" });
  return {
    ...board,
    id,
    provinces: [...cities.map(withSite), ...seas.map(asSea)].map((province) => withTemple(province, board.games)),
    nations: read("nations.json").filter((nation) => board.nations.includes(nation.id)),
    games: gamesOf(board, tuned),
    fixedSites: fixedSites(cities),
    fixedStarts: Object.fromEntries(Object.entries(board.games).map(([count, game]) => [count, game.start ?? {}])),
  };
}

// A province may hold a neutral temple if any of the games puts one there.
function withTemple(province, games) {
  const isNamed = Object.values(games).some((game) => game.neutralTemples?.includes(province.id));
  return isNamed ? { ...province, neutralTemple: true } : province;
}

function gamesOf(board, tuned) {
  const games = {};
  for (const [count, game] of Object.entries(board.games))
    games[count] = { order: game.order, start: startsOf(game, tuned.games[count]), ...templesOf(game) };
  return games;
}

const startsOf = (game, tuned = {}) => Object.fromEntries(game.order.map((nation) => [nation, tuned[nation] ?? game.start?.[nation] ?? []]));

const templesOf = ({ neutralTemples }) => (neutralTemples ? { neutralTemples } : {});

const fixedSites = (cities) => Object.fromEntries(cities.filter((city) => city.site).map((city) => [city.id, city.site]));
