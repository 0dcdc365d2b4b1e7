// Writes a map so that every province, border and coast line has a line of its own: a change of one
// thing is a change of one line.
const line = (value) => JSON.stringify(value);
const list = (values) => `[\n${values.map((value) => `  ${line(value)}`).join(",\n")}\n ]`;
const record = (entries) => `{\n${entries.map(([key, value]) => `  ${line(key)}:${line(value)}`).join(",\n")}\n ]`.replace(/]$/, "}");

export function mapText(map) {
  const { provinces, borders, nations, games, view, ...head } = map;
  const { coast, ...size } = view;
  const lines = [
    ...Object.entries(head).map(([key, value]) => ` ${line(key)}:${line(value)}`),
    ` "provinces":${list(provinces)}`,
    ` "borders":${list(borders)}`,
    ` "nations":${list(nations)}`,
    ` "games":${record(Object.entries(games))}`,
    ` "view":${line(size).slice(0, -1)},"coast":${list(coast)}}`,
  ];
  return `{\n${lines.join(",\n")}\n}\n`;
}
