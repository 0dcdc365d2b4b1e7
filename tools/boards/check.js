// Checks finished boards: the format, our own promises, and what is publicly known of each board.
import { readFileSync } from "node:fs";
import { boardIds } from "./src/data.js";
import { brokenFacts, countFacts } from "./src/facts.js";
import { qualityFindings } from "./src/quality.js";
import { findings } from "./src/validity.js";

let failures = 0;
for (const id of process.argv.length > 2 ? process.argv.slice(2) : boardIds) {
  const map = JSON.parse(readFileSync(new URL(`../../engine/boards/built_in/${id}.json`, import.meta.url), "utf8"));
  const found = [...findings(map), ...qualityFindings(map), ...brokenFacts(map)];
  for (const finding of found) console.log(`${id}: ${finding}`);
  console.log(`${id}: ${found.length} findings, ${countFacts(id)} known facts`);
  failures += found.length;
}
process.exit(failures === 0 ? 0 : 1);
