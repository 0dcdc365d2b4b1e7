// A game recorded at a table, for a page that holds nothing but values in JSON: a question in, an answer out.
// The same source runs in the program and, as WebAssembly, in the recorder for phones. No clock, no file, no
// network.
#pragma once

#include "engine/boards/board_shelf.h"
#include "importers/table/table_lessons.h"
#include "importers/table/table_page.h"
#include "libreplay/choice/choices.h"
#include "libreplay/choice/missing.h"
#include "libreplay/desk/study_intent.h"
#include "libreplay/notebook/notebook.h"

#include <nlohmann/json_fwd.hpp>

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace annales::inline importers {

/// One open game. Every question is an object with the key `ask`; every answer an object, with `error` (a
/// sentence in English and one in German) where nothing was changed.
///
/// - `boards`: `add`, texts of board files. `boards`, `rulesets` with their options, `words` of the page.
/// - `begin`: `ruleset`, `board` (hash or id), `order`, `players`, `options`, `date`, `event`, `site`,
///   `seed`, `now`, `author`. The table.
/// - `games`: `text`, an event log or AGN. `games` in it, each with its `title` and its number of `events`.
/// - `open`: `text`, `number` of the game in it, `now`, `author`; `events`: only so many of its first. The
///   table; what can go on goes on.
/// - `restore`: `base`, `pages`, what was kept. The table, and `kept`: how many of the pages are whole.
/// - `play`: `leaf`, and if wanted `count`, `losses`, `spent`, `payment`; `now`. The table.
/// - `end`: `personage` where one is to be chosen; `now`. The table. `proceed` likewise.
/// - `fact`: `fact`, `{"data", "type"}`; `now`. The table; refused where it breaks a rule.
/// - `way`: `fact`. `leaf`, `payment` and what else `play` needs to record it.
/// - `missing`: what may not be done now, and why. `as-correction` records one: its number in `missing`,
///   `reason`, `now`. The table.
/// - `remark`: `text`, `now`, `author`. The table. `undo`, `redo`: `now`. The table.
/// - `table`: the table, whole.
/// - `legal`, `state`: `events` as `annales legal` lists them, `state` as `annales state` prints it.
/// - `export`: `format`, `events` or `agn`. `text`.
/// - `result`: `result`, with ruleset, board, date, site, minutes, comments and persons; `play`, `now`.
///   `text`, one record.
/// - `lessons`: `texts`, games with lessons. How many `games` there are. `position`, `turn` and `judge` are
///   about them: see TableLessons.
///
/// The table: `keep` (events that the page has already) and the others, `choices`, `undo`, `redo`, and what
/// is to be kept: `base` once, then each `page` of the notebook.
class Table {
public:
  Table();
  ~Table();
  Table(const Table&) = delete;
  Table& operator=(const Table&) = delete;

  [[nodiscard]] std::string answer(std::string_view question);

private:
  using Json = nlohmann::json;
  using Answer = Result<std::string>;

  [[nodiscard]] Answer ask(const Json& question);
  [[nodiscard]] Answer boards(const Json& question);
  [[nodiscard]] Answer begin(const Json& question);
  [[nodiscard]] Answer games(const Json& question);
  [[nodiscard]] Answer open(const Json& question);
  [[nodiscard]] Answer lessons(const Json& question);
  [[nodiscard]] Answer position(const Json& question);
  [[nodiscard]] Answer restore(const Json& question);
  [[nodiscard]] Answer play(const Json& question);
  [[nodiscard]] Answer end(const Json& question);
  [[nodiscard]] Result<Event> eventIn(const Json& question) const;
  [[nodiscard]] Answer fact(const Json& question);
  [[nodiscard]] Answer wayTo(const Json& question);
  [[nodiscard]] Answer missing();
  [[nodiscard]] Answer asCorrected(const Json& question);
  [[nodiscard]] Answer remark(const Json& question);
  [[nodiscard]] Answer exported(const Json& question) const;
  [[nodiscard]] Answer result(const Json& question) const;
  [[nodiscard]] Answer legalEvents() const;
  [[nodiscard]] Answer state() const;

  [[nodiscard]] Answer perform(const PlayEvents& intent, const Json& question);
  [[nodiscard]] Answer write(std::vector<Edit> edits, const Json& question);
  [[nodiscard]] Answer writePage(Entry page);
  [[nodiscard]] Answer openedWith(EventLog log, const Json& question, std::vector<Edit> first);
  void put(Notebook notebook, std::shared_ptr<const Board> board);
  /// After the notebook was written.
  void look();
  [[nodiscard]] std::string table(bool whole);
  [[nodiscard]] const Study& study() const { return notebook_->study(); }
  [[nodiscard]] const Game& game() const { return study().events().game(); }

  BoardShelf shelf_;
  std::optional<Notebook> notebook_;
  std::shared_ptr<const Board> board_;
  std::string base_;     // the log that the notebook stands on
  std::string newPages_; // of the notebook, not told yet: values of a list
  bool newBase_ = false; // not told yet
  std::optional<TablePage> page_;
  Choices choices_;
  std::vector<Leaf> leaves_;
  std::vector<Missing> missing_;
  TableLessons lessons_;
};

} // namespace annales::inline importers
