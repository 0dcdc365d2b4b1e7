// A picture of a map for looking at it.
const sites = { marble: "#f7f7f2", iron: "#3f6fa8", gold: "#e8b923", any: "#9a9a9a", none: "none" };
const kinds = {
  land: { stroke: "#b22222", width: 3.2, dash: "" },
  sea: { stroke: "#1d4ed8", width: 2.2, dash: "" },
  both: { stroke: "#7e22ce", width: 3.4, dash: "10 4" },
  none: { stroke: "#777777", width: 1, dash: "2 3" },
};

export function mapSvg(map, nationCount) {
  const { width, height } = map.view;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="#a9cbe3"/>`,
    `<path d="${(map.view.coast ?? []).map(ringPath).join("")}" fill="#efe3c4" fill-rule="evenodd" stroke="#8d7b57" stroke-width="0.7"/>`,
    `<path d="${map.provinces.map((province) => ringPath(province.outline)).join("")}" fill="none" stroke="#6b5d43" stroke-width="1"/>`,
    ...contactPaths(map),
    ...startMarks(map, nationCount),
    ...map.provinces.map(cityMark),
    "</svg>",
  ].join("\n");
}

const ringPath = (ring) => `M${ring.map((p) => p.join(" ")).join("L")}Z`;

function contactPaths(map) {
  const kindOf = new Map(map.borders.flatMap(({ a, b, kind }) => [[`${a} ${b}`, kind], [`${b} ${a}`, kind]]));
  const paths = [];
  for (const [pair, segments] of sharedSegments(map.provinces)) {
    const { stroke, width, dash } = kinds[kindOf.get(pair) ?? "none"];
    const d = segments.map(([p, q]) => `M${p.join(" ")}L${q.join(" ")}`).join("");
    paths.push(`<path d="${joinRuns(d)}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-dasharray="${dash}" stroke-linecap="round" opacity="0.75"/>`);
  }
  return paths;
}

// "M a L b" followed by "M b L c" is one line, so that dashes run on.
const joinRuns = (d) => d.replace(/L(-?[\d.]+ -?[\d.]+)M\1(?=L)/g, "L$1");

export function sharedSegments(provinces) {
  const seen = new Map();
  const pairs = new Map();
  for (const { id, outline } of provinces)
    outline.forEach((p, i) => {
      const q = outline[(i + 1) % outline.length];
      const other = seen.get(`${q} ${p}`);
      seen.set(`${p} ${q}`, id);
      if (other === undefined) return;
      const pair = `${other} ${id}`;
      if (!pairs.has(pair)) pairs.set(pair, []);
      pairs.get(pair).push([p, q]);
    });
  return pairs;
}

function startMarks(map, nationCount) {
  const game = map.games[nationCount];
  if (!game) return [];
  const colourOf = new Map(map.nations.map((nation) => [nation.id, nation.colour]));
  const placeOf = new Map(map.provinces.map((province) => [province.id, province.at]));
  return Object.entries(game.start).flatMap(([nation, cities]) =>
    cities.map((city) => {
      const [x, y] = placeOf.get(city);
      return `<circle cx="${x}" cy="${y}" r="13" fill="${colourOf.get(nation)}"/>`;
    }));
}

function cityMark({ name, site, neutralTemple, at: [x, y] }) {
  const mark = neutralTemple ? `<path d="M${x - 9} ${y + 8}h18v-10l-9 -7l-9 7z" fill="#fff" stroke="#333"/>` : "";
  const dot = site === "none" ? "" : `<circle cx="${x}" cy="${y}" r="6" fill="${sites[site]}" stroke="#222" stroke-width="1.2"/>`;
  const style = site === "none" ? 'font-style="italic" fill="#1e3a5f"' : 'fill="#111"';
  const halo = 'paint-order="stroke" stroke="#ffffff" stroke-width="3" stroke-opacity="0.75"';
  return `${mark}${dot}<text x="${x}" y="${y - 10}" font-family="DejaVu Sans" font-size="12.5" text-anchor="middle" ${halo} ${style}>${name}</text>`;
}
