// Writes the boards, or those named on the command line; with --balance also says how fair they are.
import { writeFileSync } from "node:fs";
import { buildBoard } from "./src/board.js";
import { boardIds, loadBoard } from "./src/data.js";
import { balanceReport } from "./src/report.js";
import { mapText } from "./src/write.js";

const named = process.argv.slice(2).filter((word) => !word.startsWith("--"));

for (const id of named.length > 0 ? named : boardIds) {
  const { map } = buildBoard(loadBoard(id));
  writeFileSync(new URL(`../../engine/boards/built_in/${id}.json`, import.meta.url), mapText(map));
  console.log(process.argv.includes("--balance") ? `${balanceReport(map)}\n` : `${id}: ${map.provinces.length} provinces, ${map.borders.length} borders`);
}
