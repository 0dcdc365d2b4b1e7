// Chooses the sites and start cities of the boards, or of those named on the command line, and writes
// them to data/BOARD.tuned.json. Run it after a change of the geography, then generate.
import { writeFileSync } from "node:fs";
import { buildBoard } from "./src/board.js";
import { boardIds, loadBoard } from "./src/data.js";
import { tune } from "./src/search.js";

const named = process.argv.slice(2);

for (const id of named.length > 0 ? named : boardIds) {
  const data = loadBoard(id);
  const { borders } = buildBoard(data).map;
  const { sites, games, value } = tune(data, borders);
  writeFileSync(new URL(`data/${id}.tuned.json`, import.meta.url), tunedText(sites, games));
  console.log(`${id}: cost ${value.toFixed(2)}`);
}

function tunedText(sites, games) {
  const lines = (record) => Object.entries(record).map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`).join(",\n");
  return `{\n "sites": {\n${lines(sites)}\n },\n "games": {\n${lines(games)}\n }\n}\n`;
}
