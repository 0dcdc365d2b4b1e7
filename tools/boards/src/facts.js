// What public sources tell of the printed boards, as tests of the maps that claim to be them.
import { neighboursOf, onlyKinds, stepsFrom } from "./graph.js";

const ask = (map) => {
  const ids = map.provinces.map((province) => province.id);
  const kindOf = new Map(map.borders.map(({ a, b, kind }) => [[a, b].sort().join(" "), kind]));
  const kind = (a, b) => kindOf.get([a, b].sort().join(" "));
  const ways = (id) => map.borders.filter(({ a, b }) => a === id || b === id).map((border) => border.kind);
  const steps = (a, b, kinds) => stepsFrom(a, neighboursOf(onlyKinds(map.borders, kinds), ids)).get(b) ?? Infinity;
  return {
    map,
    ids,
    cities: map.provinces.filter((province) => province.site !== "none"),
    site: (id) => map.provinces.find((province) => province.id === id)?.site,
    byLand: (a, b) => ["land", "both"].includes(kind(a, b)),
    bySea: (a, b) => ["sea", "both"].includes(kind(a, b)),
    touch: (a, b) => kind(a, b) !== undefined,
    onlyLand: (id) => ways(id).every((way) => way === "land"),
    onlySea: (id) => ways(id).every((way) => way === "sea"),
    landAndSea: (id) => ways(id).some((way) => way !== "sea") && ways(id).some((way) => way !== "land"),
    coastal: (id) => ways(id).some((way) => way !== "land"),
    seaSteps: (a, b) => steps(a, b, ["sea", "both"]),
    nationsOf: (count) => [...map.games[count].order].sort().join(" "),
    starts: (count, nation) => [...map.games[count].start[nation]].sort().join(" "),
  };
};

const fact = (text, holds) => ({ text, holds });

const has = (...ids) => fact(`has ${ids.join(", ")}`, (board) => ids.every((id) => board.ids.includes(id)));
const hasNames = (names) =>
  fact(`has exactly the ${names.length} known cities`, (board) =>
    board.cities.map((city) => city.name).sort().join() === [...names].sort().join());
const landAndSea = (id) => fact(`${id} lies at the sea and has land borders`, (board) => board.landAndSea(id));
const coastal = (id) => fact(`${id} takes galleys`, (board) => board.coastal(id));
const byLand = (a, b) => fact(`${a} and ${b} meet by land`, (board) => board.byLand(a, b));
const bySea = (a, b) => fact(`${a} and ${b} meet by sea`, (board) => board.bySea(a, b));
const touch = (a, b) => fact(`${a} and ${b} are neighbours`, (board) => board.touch(a, b));
const siteIs = (id, site) => fact(`${id} has the site ${site}`, (board) => board.site(id) === site);
const plays = (count, ...nations) =>
  fact(`${count} nations are ${nations.join(", ")}`, (board) => board.nationsOf(count) === [...nations].sort().join(" "));
const startsFrom = (count, nation, ...cities) =>
  fact(`with ${count} nations the ${nation} start in ${cities.join(", ")}`, (board) => board.starts(count, nation) === [...cities].sort().join(" "));
const threeKinds = fact("has 50 provinces, each with a city of one resource", (board) =>
  board.ids.length === 50 && board.cities.every((city) => ["marble", "iron", "gold"].includes(city.site)));
const phoeniciansBegin = fact("with 4 nations the Phoenicians begin", (board) => board.map.games[4].order[0] === "phoenicians");

// Four galleys can be worth seven seas, so at least three regions count double.
const seaRegions = fact("has at least three sea regions without a city", (board) => board.ids.length - board.cities.length >= 3);
const startSitesOnly = [
  fact("start cities have a printed resource and all other cities leave it to the founder", (board) => {
    const starts = Object.values(board.map.games[2].start).flat();
    return board.cities.every((city) => (city.site === "any") !== starts.includes(city.id));
  }),
];

const known = {
  occident: [
    threeKinds,
    has("castra-regina", "athenae", "caesarea", "corniclanum", "tyros", "alexandria", "attalia", "roma", "ephesos", "memphis"),
    plays(3, "greeks", "romans", "germans"),
    plays(4, "greeks", "romans", "germans", "phoenicians"),
    plays(5, "greeks", "romans", "germans", "phoenicians", "carthaginians"),
    plays(6, "greeks", "romans", "germans", "phoenicians", "carthaginians", "persians"),
    phoeniciansBegin,
    ...["athenae", "caesarea", "corniclanum", "tyros", "attalia"].map(landAndSea),
    fact("Attalia and Alexandria are one or two sea steps apart", (board) => board.seaSteps("attalia", "alexandria") <= 2),
  ],
  orient: [
    threeKinds,
    plays(3, "greeks", "persians", "arabs"),
    plays(4, "greeks", "persians", "arabs", "phoenicians"),
    plays(5, "greeks", "persians", "arabs", "phoenicians", "egyptians"),
    plays(6, "greeks", "persians", "arabs", "phoenicians", "egyptians", "babylonians"),
    phoeniciansBegin,
    fact("Alexandria lies between Phoenicia and Egypt", (board) => board.touch("alexandria", "tyros") && board.touch("alexandria", "memphis")),
    fact("Attalia and Alexandria are one or two sea steps apart", (board) => board.seaSteps("attalia", "alexandria") <= 2),
  ],
  "mare-nostrum": [
    hasNames([
      "Lugdunum", "Gesocribate", "Brigantium", "Burdigala", "Massilia", "Valentia", "Caesarea", "Tacape", "Leptis Magna", "Cyrene",
      "Alexandria", "Memphis", "Petra", "Tyros", "Antiochia", "Melitene", "Paphos", "Attalia", "Gordion", "Phasis",
      "Dyrrhachion", "Ancona", "Aquileia", "Salonae", "Roma", "Tingis", "Mediolanum", "Neapolis", "Pella", "Tomis",
      "Sinope", "Olbia", "Napoca", "Vindobona", "Castra Regina", "Colonia Agrippina", "Sirmium", "Ephesos", "Byzantion", "Athenae",
      "Carales", "Syracus", "Sparta", "Knossos", "Carthago", "Toletum", "Olisipo", "Lutetia", "Glevum", "Londinium",
    ]),
    seaRegions,
    startsFrom(3, "romans", "neapolis", "ancona", "roma"),
    startsFrom(4, "romans", "neapolis", "syracus", "roma"),
    startsFrom(5, "romans", "neapolis", "carales", "roma"),
    startsFrom(6, "romans", "neapolis", "carales", "roma"),
    ...["syracus", "carthago"].map((id) => siteIs(id, "gold")),
    fact("Carales has sea borders only", (board) => board.onlySea("carales")),
    fact("Gesocribate takes legions and galleys", (board) => board.landAndSea("gesocribate")),
    byLand("dyrrhachion", "pella"),
    bySea("carthago", "carales"),
    bySea("dyrrhachion", "sparta"),
    bySea("sparta", "athenae"),
    bySea("athenae", "pella"),
    fact("a galley with Navigatio comes from Sparta to Pella", (board) => board.seaSteps("sparta", "pella") <= 2),
    ...["ancona", "syracus", "carthago", "carales"].map(coastal),
  ],
  "orient-ii": [
    has(
      "basilia", "augusta-vindelicum", "genua", "serdica", "apollonia", "tarentum", "melita", "tanais", "chersonesos", "trapezus", "ancyra",
      "miletus", "carrhae", "palmyra", "damascus", "ninive", "ekbatana", "babylon", "susa", "charax", "teima", "ammonium", "antiochia", "tyros",
    ),
    seaRegions,
    siteIs("attalia", "gold"),
    siteIs("paphos", "any"),
    fact("about a dozen cities leave the resource to the founder", (board) => {
      const free = board.cities.filter((city) => city.site === "any").length;
      return free >= 10 && free <= 14;
    }),
  ],
  "rome-carthage": [
    hasNames([
      "Lugdunum", "Massilia", "Tolosa", "Numantia", "Tarraco", "Saguntum", "Carthago Nova", "Tingis", "Siga", "Caesarea", "Zama", "Carthago",
      "Agrigentum", "Tacape", "Syracusae", "Croton", "Apollonia", "Brundisium", "Neapolis", "Carales", "Genua", "Cremona", "Aquileia",
      "Ancona", "Epidaurum", "Baecula", "Roma",
    ]),
    seaRegions,
    siteIs("corsica", "none"),
    bySea("roma", "corsica"),
    ...["ancona", "croton", "syracusae"].map((id) => touch("neapolis", id)),
    ...["numantia", "baecula"].map((id) => touch("saguntum", id)),
    touch("baecula", "numantia"),
    fact("Zama has land borders only", (board) => board.onlyLand("zama")),
    ...["carthago", "caesarea", "tarraco"].map(coastal),
    ...startSitesOnly,
  ],
  "greece-persia": [
    hasNames([
      "Pella", "Abdera", "Larisa", "Ambrakia", "Delphi", "Oreos", "Ainos", "Pylos", "Olympia", "Cythera", "Abydos", "Kydonia", "Sardes",
      "Naxos", "Knossos", "Rhodos", "Halikarnassos", "Chios", "Ephesos", "Andros", "Argos", "Sparta", "Lesbos", "Lemnos", "Pergamon",
      "Kephalonia", "Athenae",
    ]),
    seaRegions,
    siteIs("mare-aegaeum", "none"),
    byLand("abdera", "ainos"),
    byLand("pergamon", "abydos"),
    bySea("lesbos", "ainos"),
    bySea("mare-aegaeum", "lemnos"),
    bySea("lemnos", "ainos"),
    fact("two sea steps from Mare Aegaeum to Ainos lead by Lemnos alone", (board) =>
      board.ids.filter((id) => board.bySea("mare-aegaeum", id) && board.bySea(id, "ainos")).join() === "lemnos" &&
      !board.bySea("mare-aegaeum", "ainos")),
    ...startSitesOnly,
  ],
};

export function brokenFacts(map) {
  const board = ask(map);
  return (known[map.id] ?? []).filter(({ holds }) => !holds(board)).map(({ text }) => `known of the board, but not so: ${text}`);
}

export const countFacts = (id) => (known[id] ?? []).length;
