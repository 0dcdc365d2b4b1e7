#!/usr/bin/env bash
# A histogram of Vega-Lite counts the largest value with the one below it: six places become five bars, and the last is twice as high.
#
# A report shows how often a nation took each place, how many victory points its players had, and what a die showed.
#
# Expected: a bar for each value, since a bin has its lower end and not its upper one, as all others here.
# Seen (vega-lite 6.4.3, vega 6.4.0), without a message:
# - Where the largest value is the end of the last bin, it goes into that bin. Of 60 games with each place 10 times, bins of one place show 10, 10,
#   10, 10 and 20: the fifth place is twice as frequent as the others, and there is no sixth.
# - The bins that Vega-Lite chooses itself do the same: points from 0 to 10 have a last bar of twice the height, a die of 20 faces one of half as
#   much again, and one of half the height at the other end.
# - One game with 11 points puts it right and moves the whole last bar. So the shape at the upper end, where the winners are, hangs on the largest
#   value alone, and two nations in two charts cannot be compared there.
# Issue 2899 of vega/vega (2020, open) shows it with 240 as the largest value, and says that d3-array had it, too. The parameters of `bin` in the
# documentation tell of steps, extent and anchor, and not to which bin an end belongs.
#
# Whole numbers are categories: "type": "ordinal" instead of `bin`. Or give `extent` an end that is one step beyond, as below.
#
# Needs Node and npm.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm install --silent --no-audit --no-fund --ignore-scripts --prefix "$folder" vega@6.4.0 vega-lite@6.4.3

cat >"$folder/bars.mjs" <<'JS'
import * as vega from 'vega'
import { compile } from 'vega-lite'

// Each value from the first to the last, ten times.
const evenly = (first, last) => Array.from({ length: 10 * (last - first + 1) }, (_, n) => first + Math.floor(n / 10))

async function show(what, values, x) {
  const { spec } = compile({
    data: { values: values.map((value) => ({ value })) },
    mark: 'bar',
    encoding: { x: { field: 'value', ...x }, y: { aggregate: 'count' } },
  })
  const view = await new vega.View(vega.parse(spec), { renderer: 'none' }).runAsync()
  const bars = view.scenegraph().root.items[0].items.flatMap((group) => group.items ?? []).filter((item) => item.mark?.marktype === 'rect')
  const counts = bars.sort((one, other) => one.x - other.x).map((bar) => bar.datum.__count)
  console.log(`${what}: ${counts.length} bars, ${counts.join(' ')}`)
}
await show('places 1 to 6, bins of 1', evenly(1, 6), { bin: { step: 1 } })
await show('points 0 to 10', evenly(0, 10), { bin: true })
await show('the same and one game with 11', [...evenly(0, 10), 11], { bin: { step: 1 } })
await show('a die of 20 faces', evenly(1, 20), { bin: true })
await show('places 1 to 6, ordinal', evenly(1, 6), { type: 'ordinal' })
await show('places 1 to 6, extent to 7', evenly(1, 6), { bin: { step: 1, extent: [1, 7] } })
JS
seen=$(cd "$folder" && node bars.mjs)
printf 'vega 6.4.0, vega-lite 6.4.3\n%s\n' "$seen"
wanted='places 1 to 6, bins of 1: 5 bars, 10 10 10 10 20
points 0 to 10: 10 bars, 10 10 10 10 10 10 10 10 10 20
the same and one game with 11: 11 bars, 10 10 10 10 10 10 10 10 10 10 11
a die of 20 faces: 10 bars, 10 20 20 20 20 20 20 20 20 30
places 1 to 6, ordinal: 6 bars, 10 10 10 10 10 10
places 1 to 6, extent to 7: 6 bars, 10 10 10 10 10 10'
[[ $seen == "$wanted" ]] || { echo "The behaviour has changed." >&2; exit 1; }
echo "As found."
