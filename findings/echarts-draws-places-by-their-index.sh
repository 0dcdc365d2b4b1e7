#!/usr/bin/env bash
# ECharts draws the games of the third place over the fourth: a number on an axis of names is no name, but an index that counts from 0.
#
# A report shows how often a nation took each place. The axis is a list of the places, so that one which was never taken is shown, too.
#
# Expected: the pair [3, 30] stands at the place that is called 3, whether the list was given or collected from the data.
# Seen (echarts 6.1.0), without a message:
# - With a list of names all bars stand one place too far to the right: 10 games at place 1 are over 2, and the first place has none. The bar of the
#   last place is outside of the chart. The list may be of numbers or of texts.
# - Without the list the numbers are names, and every bar is right. So the chart changes when the list is added that makes it complete. The same
#   data through `dataset` do the same.
# - Where the places are texts, "3" in place of 3, the bars are right both ways. A table from CSV has texts and one from JSON has numbers.
# - Seats from 0 on have no fault, and a test with them finds none.
# The documentation of series.data has the index. Issues 13598 (2020) and 16654 (2022) of apache/echarts met bars that were gone, not bars that
# stand at another name; both are closed, with the advice to make texts of the numbers.
#
# Make each value on an axis of names a text. Annales draws its charts with Qt Charts and as SVG of its own.
#
# Needs Node and npm.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm install --silent --no-audit --no-fund --ignore-scripts --prefix "$folder" echarts@6.1.0

cat >"$folder/places.mjs" <<'JS'
import * as echarts from 'echarts'

// The games over each name of the axis, as drawn: from the middle of the bar back to the name.
function show(what, names, values, throughDataset = false) {
  const chart = echarts.init(null, null, { renderer: 'svg', ssr: true, width: 500, height: 300 })
  chart.setOption({
    animation: false,
    xAxis: { type: 'category', ...(names ? { data: names } : {}) },
    yAxis: {},
    ...(throughDataset ? { dataset: { source: values }, series: [{ type: 'bar' }] } : { series: [{ type: 'bar', data: values }] }),
  })
  chart.renderToSVGString()
  const axis = chart.getModel().getComponent('xAxis').axis
  const bars = chart.getModel().getSeriesByIndex(0).getData()
  const drawn = values.map((value, bar) => {
    const { x, width } = bars.getItemLayout(bar)
    const at = Math.round((x + width / 2 - axis.toGlobalCoord(0)) / axis.getBandWidth() - 0.5)
    return `${value[1]} games over ${axis.scale.getOrdinalMeta().categories[at] ?? 'nothing'}`
  })
  console.log(`${what}: ${drawn.join(', ')}`)
  chart.dispose()
}
const numbers = [[1, 10], [2, 20], [3, 30], [4, 40]]
const texts = numbers.map(([place, games]) => [String(place), games])
show('numbers, no list', null, numbers)
show('numbers, a list of numbers', [1, 2, 3, 4], numbers)
show('numbers, a list of texts', ['1', '2', '3', '4'], numbers)
show('numbers through dataset, a list', ['1', '2', '3', '4'], numbers, true)
show('texts, a list', ['1', '2', '3', '4'], texts)
show('seats from 0, a list', ['0', '1', '2', '3'], numbers.map(([place, games]) => [place - 1, games]))
process.exit(0)
JS
seen=$(cd "$folder" && node places.mjs)
printf 'echarts 6.1.0\n%s\n' "$seen"
wanted='numbers, no list: 10 games over 1, 20 games over 2, 30 games over 3, 40 games over 4
numbers, a list of numbers: 10 games over 2, 20 games over 3, 30 games over 4, 40 games over nothing
numbers, a list of texts: 10 games over 2, 20 games over 3, 30 games over 4, 40 games over nothing
numbers through dataset, a list: 10 games over 2, 20 games over 3, 30 games over 4, 40 games over nothing
texts, a list: 10 games over 1, 20 games over 2, 30 games over 3, 40 games over 4
seats from 0, a list: 10 games over 0, 20 games over 1, 30 games over 2, 40 games over 3'
[[ $seen == "$wanted" ]] || { echo "The behaviour has changed." >&2; exit 1; }
echo "As found."
