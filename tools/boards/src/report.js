// The balance of a finished map in words and numbers.
import { resources, shareOut, spreadOf } from "./balance.js";
import { allSteps, portIds } from "./graph.js";

const columns = ["reach", "room", ...resources];

export function balanceReport(map) {
  const cities = map.provinces.filter((province) => province.site !== "none");
  const steps = allSteps(map.borders, map.provinces.map((province) => province.id));
  return [overview(map, cities), ...Object.entries(map.games).map(([count, game]) => gameReport(map, count, game, cities, steps))].join("\n");
}

function overview(map, cities) {
  const count = (site) => cities.filter((city) => city.site === site).length;
  const siteOf = new Map(map.provinces.map((province) => [province.id, province.site]));
  const alike = map.borders.filter(({ a, b }) => resources.includes(siteOf.get(a)) && siteOf.get(a) === siteOf.get(b)).length;
  const kinds = ["land", "sea", "both"].map((kind) => `${map.borders.filter((border) => border.kind === kind).length} ${kind}`);
  return [
    `${map.id}: ${map.provinces.length} provinces, ${[...resources, "any"].map((site) => `${count(site)} ${site}`).join(", ")}`,
    `${map.borders.length} borders (${kinds.join(", ")}), ${alike} between two sites of one kind`,
  ].join("\n");
}

function gameReport(map, count, game, cities, steps) {
  const accounts = shareOut(game, cities, steps);
  const ports = portIds(map.borders);
  const row = (cells) => cells.map((cell, i) => (i === 0 ? cell.padEnd(14) : cell.padStart(8))).join("");
  const lines = [...accounts].map(([nation, account]) =>
    row([nation, ...columns.map((column) => account[column].toFixed(2))]) + `  ${describeStart(game.start[nation], ports)}`);
  const spread = columns.map((column) => `±${Math.round(100 * spreadOf([...accounts.values()].map((account) => account[column])))}%`);
  return ["", row([`${count} nations`, ...columns]), ...lines, row(["spread", ...spread])].join("\n");
}

const describeStart = (cities, ports) => cities.map((city) => (ports.has(city) ? `${city}~` : city)).join(" ");
