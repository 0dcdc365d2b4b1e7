// The tables of the facts of a library. Their views are documented (docs/facts.md) and stay.
#pragma once

namespace annales::inline replay {

/// "Anfa": no other program's database is mistaken for one.
inline constexpr int kFactsId = 0x416E6661;
/// Another number: made anew.
inline constexpr int kFactsVersion = 8;
/// Larger than usual, as columns lie in long rows: they are read a quarter faster.
inline constexpr int kFactsPageSize = 16384;

inline constexpr const char* kFactsTables = R"sql(
CREATE TABLE game_facts (
  game INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  mark TEXT NOT NULL,                     -- as the library stamps it
  ruleset TEXT NOT NULL,
  board TEXT NOT NULL,
  map TEXT NOT NULL,
  options TEXT NOT NULL,                  -- as GameCreated has them; empty: those of the ruleset
  nations INTEGER NOT NULL,
  rounds INTEGER NOT NULL,
  turns INTEGER NOT NULL,
  events INTEGER NOT NULL,
  reason TEXT,
  winner TEXT,
  date TEXT NOT NULL,
  event TEXT NOT NULL,
  site TEXT NOT NULL,
  bots INTEGER NOT NULL                   -- 1: played by bots
);
CREATE TABLE seat_facts (
  game INTEGER NOT NULL REFERENCES game_facts (game),
  seat INTEGER NOT NULL,
  nation TEXT NOT NULL,
  player TEXT NOT NULL,
  rating INTEGER,
  place INTEGER NOT NULL,
  personages INTEGER NOT NULL,
  turns INTEGER NOT NULL,
  first_personage_round INTEGER NOT NULL,
  first_personage_turn INTEGER NOT NULL,
  idle_turns INTEGER NOT NULL,
  stock_left INTEGER NOT NULL,
  spaces TEXT NOT NULL,
  personages_by_round TEXT NOT NULL,
  PRIMARY KEY (game, seat)
) WITHOUT ROWID;
CREATE TABLE deeds (                      -- what turns did; never taken away
  deed INTEGER PRIMARY KEY,               -- from 0, without gaps
  done TEXT NOT NULL UNIQUE
);
CREATE TABLE opening_facts (
  game INTEGER NOT NULL REFERENCES game_facts (game),
  seat INTEGER NOT NULL,
  turn INTEGER NOT NULL,
  deed INTEGER NOT NULL REFERENCES deeds (deed),
  position INTEGER NOT NULL,
  PRIMARY KEY (game, seat, turn)
) WITHOUT ROWID;
CREATE TABLE tag_facts (
  game INTEGER NOT NULL REFERENCES game_facts (game),
  name TEXT NOT NULL,
  value TEXT NOT NULL,
  PRIMARY KEY (game, name)
) WITHOUT ROWID;
CREATE INDEX tags_by_name ON tag_facts (name, value);
CREATE TABLE words (                      -- of the columns
  word INTEGER PRIMARY KEY,               -- from 0, without gaps
  text TEXT NOT NULL
);
CREATE TABLE chunks (                     -- the same facts as columns, of games whose ids begin with the same byte
  chunk INTEGER PRIMARY KEY,              -- that byte
  games INTEGER NOT NULL,
  seats INTEGER NOT NULL,
  facts BLOB NOT NULL
);
CREATE TABLE chunk_turns (
  chunk INTEGER PRIMARY KEY,
  turns BLOB NOT NULL
);
CREATE TABLE unchunked (                  -- games that are not in their chunk as they are in the rows
  id TEXT PRIMARY KEY
) WITHOUT ROWID;
CREATE TABLE result_facts (               -- of results without moves, in the order of date and id
  result INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  ruleset TEXT NOT NULL,
  board TEXT,
  options TEXT,                           -- NULL: not known; {}: those of the ruleset
  nations INTEGER NOT NULL,               -- persons
  outcome TEXT,
  winner TEXT,
  date TEXT,
  site TEXT
);
CREATE TABLE result_seat_facts (
  result INTEGER NOT NULL REFERENCES result_facts (result),
  person INTEGER NOT NULL,                -- no order of seats
  seat INTEGER,
  nation TEXT,
  player TEXT,
  place INTEGER,
  won INTEGER,
  personages INTEGER,
  PRIMARY KEY (result, person)
) WITHOUT ROWID;
CREATE TABLE results_seen (               -- what the results followed from, at most one row
  mark TEXT NOT NULL
);
CREATE TABLE seen (                       -- the library when it was last read, at most one row
  mark TEXT NOT NULL,
  damaged INTEGER NOT NULL
);
CREATE VIEW games AS SELECT id AS game, ruleset, board, map, nations, rounds, turns, events,
  CASE WHEN reason IS NULL THEN 'unfinished' WHEN winner IS NULL THEN 'undecided' ELSE 'won' END AS outcome,
  reason, winner, nullif(options, '') AS options, nullif(date, '') AS date, nullif(event, '') AS event, nullif(site, '') AS site,
  bots, 'played' AS record
  FROM game_facts
  UNION ALL SELECT id, ruleset, board, NULL, nations, NULL, NULL, NULL, outcome, NULL, winner, options, date, NULL, site, NULL,
  'result' FROM result_facts;
CREATE VIEW options AS SELECT g.id AS game, o.key AS name,
  CASE o.type WHEN 'true' THEN 'true' ELSE CAST(o.value AS TEXT) END AS value
  FROM game_facts g JOIN json_each(nullif(g.options, '')) o;
CREATE VIEW seats AS SELECT g.id AS game, s.seat + 1 AS seat, s.nation, nullif(s.player, '') AS player, s.rating,
  nullif(s.place, 0) AS place, CASE WHEN s.place = 0 THEN NULL ELSE s.place = 1 END AS won, s.personages, s.turns,
  nullif(s.first_personage_round, 0) AS first_personage_round,
  nullif(s.first_personage_turn, 0) AS first_personage_turn, s.idle_turns, s.stock_left, s.spaces,
  s.personages_by_round, 'played' AS record
  FROM seat_facts s JOIN game_facts g USING (game)
  UNION ALL SELECT r.id, s.seat, s.nation, s.player, NULL, s.place, s.won, s.personages, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
  'result' FROM result_seat_facts s JOIN result_facts r USING (result);
CREATE VIEW openings AS SELECT g.id AS game, o.seat + 1 AS seat, s.nation, o.turn + 1 AS turn, d.done, o.position
  FROM opening_facts o JOIN deeds d USING (deed) JOIN game_facts g USING (game) JOIN seat_facts s USING (game, seat);
CREATE VIEW tags AS SELECT g.id AS game, t.name, t.value FROM tag_facts t JOIN game_facts g USING (game);
CREATE VIEW rounds AS
  WITH RECURSIVE number (round) AS (SELECT 1 UNION ALL SELECT round + 1 FROM number
    WHERE round < (SELECT max(length(personages_by_round)) FROM seat_facts))
  SELECT g.id AS game, s.seat + 1 AS seat, s.nation, n.round,
    instr('0123456789abcdefghijklmnopqrstuvwxyz', substr(s.personages_by_round, n.round, 1)) - 1 AS personages
  FROM seat_facts s JOIN game_facts g USING (game) JOIN number n ON n.round <= length(s.personages_by_round);
)sql";

} // namespace annales::inline replay
