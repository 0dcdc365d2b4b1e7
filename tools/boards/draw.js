// node draw.js occident 4 > occident.svg: a board with the start cities for four nations.
import { readFileSync } from "node:fs";
import { mapSvg } from "./src/svg.js";

const [id, nationCount] = process.argv.slice(2);
if (!id) {
  console.error("usage: node draw.js BOARD [NATIONS] > FILE.svg");
  process.exit(2);
}
const map = JSON.parse(readFileSync(new URL(`../../engine/boards/built_in/${id}.json`, import.meta.url), "utf8"));
process.stdout.write(mapSvg(map, nationCount));
