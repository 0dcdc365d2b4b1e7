// How a report looks as a web page: on a phone, on a screen, through a projector and on paper.
#pragma once

#include <string_view>

namespace annales::inline importers {

inline constexpr std::string_view kReportStyle = R"css(
:root{color-scheme:light dark;--paper:#fdfcf9;--ink:#1d1c1a;--quiet:#5f5b54;--line:#d9d4c9;--room:#eeeae1;--a:#0b5c9e;--a2:#a9cdea;--b:#a84a0f;--b2:#f0c6a6}
@media (prefers-color-scheme:dark){:root{--paper:#191a1c;--ink:#ececea;--quiet:#aaa79f;--line:#3c3d40;--room:#2a2b2e;--a:#7cbcf0;--a2:#2d5475;--b:#f0a670;--b2:#6d4326}}
*{box-sizing:border-box}
body{margin:0 auto;padding:1rem;max-width:76rem;background:var(--paper);color:var(--ink);font:1rem/1.5 system-ui,-apple-system,"Segoe UI",Inter,"DejaVu Sans",sans-serif}
h1{font-size:1.8rem;line-height:1.2;margin:.5rem 0;overflow-wrap:anywhere}
h2{font-size:1.3rem;margin:2rem 0 .5rem;border-bottom:1px solid var(--line)}
h1,h2,p,td,th,li,dd,caption,figcaption{unicode-bidi:isolate}
p{max-width:60rem}
nav ul{display:flex;flex-wrap:wrap;gap:.2rem 1rem;padding:0;margin:.5rem 0;list-style:none}
a{color:var(--a)}
.note,details{color:var(--quiet);font-size:.875rem}
details dt{font-weight:600}
details dd{margin:0 0 .3rem 1rem}
.wide{overflow-x:auto;margin:.8rem 0 .3rem}
table{border-collapse:collapse;min-width:50%}
caption{text-align:left;font-weight:600;padding:.3rem 0}
th,td{padding:.3rem .7rem .3rem 0;border-bottom:1px solid var(--line);text-align:left;vertical-align:top}
th{color:var(--quiet);font-weight:600;font-size:.875rem;vertical-align:bottom}
td:first-child{overflow-wrap:anywhere;min-width:7rem}
.number{white-space:nowrap;font-variant-numeric:tabular-nums}
.share .bar{display:block;width:9rem;height:.6rem;margin:.3rem 0 .1rem}
.bar .room{fill:var(--room)}.bar .range{fill:var(--a2)}.bar .value{fill:var(--a)}.bar .base{fill:var(--ink)}
figure{margin:1rem 0}
figcaption{font-weight:600;margin-bottom:.3rem}
.bars ul{list-style:none;margin:0;padding:0;max-width:60rem}
.bars li{display:grid;grid-template-columns:minmax(9rem,18rem) 1fr 12rem;gap:.2rem .8rem;align-items:center;padding:.15rem 0;unicode-bidi:normal}
.bars .label{overflow-wrap:anywhere;unicode-bidi:isolate}
.bars .bar{width:100%;height:1.1rem}
.told{font-variant-numeric:tabular-nums}
.curves svg.plot{display:block;width:100%;max-width:56rem;height:auto}
.curves .frame{overflow-x:auto}
.grid{stroke:var(--line);stroke-width:1}
.axis{fill:var(--quiet);font-size:13px}
.line{fill:none;stroke-width:2.5;stroke-linejoin:round}
.c0 .line{stroke:var(--a)}.c1 .line{stroke:var(--b);stroke-dasharray:7 4}
.c0 .band{fill:var(--a2);fill-opacity:.55}.c1 .band{fill:var(--b2);fill-opacity:.55}
.key{width:2.2rem;height:.8rem;vertical-align:middle;margin-right:.4rem}
.legend{display:flex;flex-wrap:wrap;gap:.2rem 1.5rem;list-style:none;margin:.3rem 0;padding:0}
@media (max-width:40rem){body{padding:.7rem}.bars li{grid-template-columns:1fr}.curves svg.plot{min-width:34rem}h1{font-size:1.4rem}}
@media print{:root{--paper:#fff;--ink:#000;--quiet:#333;--line:#bbb;--room:#eee;--a:#0b5c9e;--a2:#a9cdea;--b:#a84a0f;--b2:#f0c6a6}
body{max-width:none;padding:0;font-size:10pt}nav,details{display:none}.wide{overflow:visible}table{font-size:9pt}tr,figure,.bars li{break-inside:avoid}h2{break-after:avoid}thead{display:table-header-group}
*{-webkit-print-color-adjust:exact;print-color-adjust:exact}}
@page{margin:15mm}
)css";

} // namespace annales::inline importers
