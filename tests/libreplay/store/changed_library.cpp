#include "tests/libreplay/store/changed_library.h"

#include "libreplay/store/kept_analyses.h"
#include "tests/libreplay/store/pages.h"
#include "tests/libreplay/store/watched_files.h"

#include <fmt/core.h>

#include <array>

namespace annales::test {
namespace {

namespace fs = std::filesystem;

/// The file as any program opens it.
class Raw {
public:
  explicit Raw(const fs::path& file) { sqlite3_open(file.c_str(), &db_); }
  Raw(const Raw&) = delete;
  Raw& operator=(const Raw&) = delete;
  ~Raw() { sqlite3_close(db_); }

  using Rows = std::vector<std::vector<std::string>>;
  /// Nothing where it fails.
  Rows rows(const std::string& query) {
    Rows all;
    const auto add = [](void* to, int count, char** cells, char**) {
      auto& row = static_cast<Rows*>(to)->emplace_back();
      for (int i = 0; i < count; ++i)
        row.emplace_back(cells[i] == nullptr ? "NULL" : cells[i]);
      return 0;
    };
    good_ = sqlite3_exec(db_, query.c_str(), add, &all, nullptr) == SQLITE_OK && good_;
    return all;
  }
  bool run(const std::string& statement) {
    return sqlite3_exec(db_, statement.c_str(), nullptr, nullptr, nullptr) == SQLITE_OK &&
           sqlite3_changes(db_) > 0;
  }
  [[nodiscard]] bool good() const { return good_; }

private:
  sqlite3* db_ = nullptr;
  bool good_ = true;
};

std::string withoutCommentsIn(const std::string& sql) {
  std::string plain;
  for (std::size_t i = 0; i < sql.size(); ++i) {
    if (sql.compare(i, 2, "--") == 0) i = std::min(sql.find('\n', i), sql.size() - 1);
    if (std::isspace(static_cast<unsigned char>(sql[i])) == 0) plain += sql[i];
  }
  return plain;
}

bool isPrivate(const std::string& table) {
  return table.starts_with("remark_texts_") && table != "remark_texts_content";
}

std::vector<std::string> columnsOf(Raw& raw, const std::string& table) {
  std::vector<std::string> names;
  for (const auto& row : raw.rows("SELECT name FROM pragma_table_info('" + table + "') ORDER BY cid"))
    names.push_back(row[0]);
  return names;
}

std::string rowsSeen(Raw& raw, const std::string& table) {
  std::string cells;
  for (const std::string& column : columnsOf(raw, table))
    if (table != "seal" || column != "number")
      cells += (cells.empty() ? "" : "||'|'||") + fmt::format("typeof({0})||quote({0})", column);
  std::vector<std::string> rows;
  for (const auto& row : raw.rows("SELECT " + cells + " FROM " + table))
    rows.push_back(row[0]);
  std::sort(rows.begin(), rows.end());
  std::string text;
  for (const std::string& row : rows)
    text += row + '\n';
  return text;
}

constexpr std::array kSearched{"kept", "a",     "re*", "rem*", "remark", "thought",  "th*", "no*",
                               "grun", "wall*", "x",   "de",   "de*",    "question", "gr*", "two*"};

/// Of nothing, where a change before has made the file unreadable, that is an empty one.
template <class T> T oneOf(const std::vector<T>& all, std::mt19937_64& random) {
  return all.empty() ? T() : all[random() % all.size()];
}

constexpr const char* kGuardless = "PRAGMA writable_schema = ON; PRAGMA foreign_keys = OFF; "
                                   "PRAGMA ignore_check_constraints = ON; PRAGMA recursive_triggers = OFF;";

/// Triggers are taken off and put back as they were.
bool changeRows(const fs::path& file, const std::string& statement) {
  Raw raw(file);
  raw.rows(kGuardless);
  const auto triggers = raw.rows("SELECT sql FROM sqlite_master WHERE type = 'trigger'");
  raw.rows("BEGIN");
  for (const auto& name : raw.rows("SELECT name FROM sqlite_master WHERE type = 'trigger'"))
    raw.rows("DROP TRIGGER " + name[0]);
  const bool changed = raw.run(statement);
  for (const auto& trigger : triggers)
    raw.rows(trigger[0]);
  raw.rows("COMMIT");
  return changed;
}

/// Some other value, of the same type or another.
std::string otherValue(const std::string& column, std::mt19937_64& random) {
  static const std::vector<std::string> kOthers{
      "{0} + 1",
      "{0} - 1",
      "-{0} - 1",
      "CAST({0} AS TEXT)",
      "CAST({0} AS BLOB)",
      "{0} || 'x'",
      "'x' || {0}",
      "substr({0}, 1, length({0}) - 1)",
      "CAST(substr({0}, 2) AS BLOB)",
      "''",
      "0",
      "1",
      "7",
      "X''",
      "1.5",
      "replace({0}, 'a', 'e')",
      "replace({0}, '1', '2')",
      "CAST(X'00' || {0} AS BLOB)",
      "upper({0})",
      "CAST({0} || X'FF' AS TEXT)",
      "CAST(replace({0}, 'e', X'00') AS TEXT)",
      "randomblob(32)",
      "CAST(substr({0}, 1, 40) || X'21' || substr({0}, 42) AS BLOB)",
      "CAST(substr({0}, 1, 9) || '!' || "
      "substr({0}, 11) AS TEXT)",
      "9223372036854775807",
      "NULL"};
  return fmt::format(fmt::runtime(oneOf(kOthers, random)), column);
}

/// A condition that chooses one row.
std::string oneRow(Raw& raw, const std::string& table, std::mt19937_64& random, bool last) {
  const auto columns = columnsOf(raw, table);
  std::string key;
  for (const std::string& column : columns)
    key += (key.empty() ? "" : "||' AND '||") + fmt::format("'{0} IS '||quote({0})", column);
  const auto rows = raw.rows("SELECT " + key + " FROM " + table);
  if (rows.empty()) return "0";
  return last ? rows.back()[0] : oneOf(rows, random)[0];
}

std::vector<std::string> tablesOf(Raw& raw) {
  std::vector<std::string> names;
  for (const auto& row : raw.rows("SELECT name FROM sqlite_master WHERE type = 'table' AND rootpage > 0"))
    names.push_back(row[0]);
  return names;
}

std::string changeACell(const fs::path& file, std::mt19937_64& random) {
  std::string statement;
  {
    Raw raw(file);
    const std::string table = oneOf(tablesOf(raw), random);
    const std::string column = oneOf(columnsOf(raw, table), random);
    const std::string value = otherValue(column, random);
    statement =
        fmt::format("UPDATE {0} SET {1} = {2} WHERE ({2} IS NOT {1} OR typeof({2}) <> typeof({1})) AND {3}",
                    table, column, value, oneRow(raw, table, random, false));
  }
  return changeRows(file, statement) ? statement : "";
}

std::string loseARow(const fs::path& file, std::mt19937_64& random) {
  std::string statement;
  {
    Raw raw(file);
    const std::string table = oneOf(tablesOf(raw), random);
    statement = fmt::format("DELETE FROM {} WHERE {}", table, oneRow(raw, table, random, random() % 2 == 0));
  }
  return changeRows(file, statement) ? statement : "";
}

/// A row once more, with other numbers where it has some.
std::string addARow(const fs::path& file, std::mt19937_64& random) {
  std::string statement;
  {
    Raw raw(file);
    const std::string table = oneOf(tablesOf(raw), random);
    std::string cells;
    for (const std::string& column : columnsOf(raw, table)) {
      const bool number = column == "number" || column == "key" || column == "id" || column == "pgno";
      cells +=
          (cells.empty() ? "" : ", ") +
          (number && random() % 8 != 0
               ? fmt::format("iif(typeof({0}) = 'integer', (SELECT max({0}) FROM {1}) + 1, randomblob(32))",
                             column, table)
               : column);
    }
    statement = fmt::format("INSERT INTO {0} SELECT {1} FROM {0} WHERE {2}", table, cells,
                            oneRow(raw, table, random, random() % 2 == 0));
  }
  return changeRows(file, statement) ? statement : "";
}

std::string changeADefinition(const fs::path& file, std::mt19937_64& random) {
  Raw raw(file);
  raw.rows(kGuardless);
  const auto defined = raw.rows("SELECT rowid, sql, type, name FROM sqlite_master WHERE sql IS NOT NULL");
  const auto one = oneOf(defined, random);
  if (one.empty()) return {};
  if (random() % 3 == 0) {
    const bool gone = raw.run("DELETE FROM sqlite_master WHERE rowid = " + one[0]);
    return gone ? fmt::format("definition of {} {} gone", one[2], one[3]) : "";
  }
  std::string sql = one[1];
  const std::size_t at = random() % sql.size();
  sql[at] = "abcdefghijklmnopqrstuvwxyz0123456789(),'-;"[random() % 41];
  std::string quoted;
  for (const char c : sql)
    quoted += c == '\'' ? "''" : std::string(1, c);
  const bool done =
      sql != one[1] && raw.run("UPDATE sqlite_master SET sql = '" + quoted + "' WHERE rowid = " + one[0]);
  return done ? fmt::format("definition of {}, letter {}", one[3], at) : "";
}

std::string changeAByteBefore(std::size_t end, const fs::path& file, std::mt19937_64& random) {
  std::string bytes = allBytes(file);
  const std::size_t at = random() % std::min(end, bytes.size());
  const int mask = random() % 2 == 0 ? 1 << random() % 8 : static_cast<int>(1 + random() % 255);
  bytes[at] = static_cast<char>(bytes[at] ^ mask);
  writeAll(file, bytes);
  return fmt::format("byte {} ^ {}", at, mask);
}

std::string changeAByte(const fs::path& file, std::mt19937_64& random) {
  return changeAByteBefore(std::string::npos, file, random);
}

std::string changeAByteOfTheHeader(const fs::path& file, std::mt19937_64& random) {
  constexpr std::size_t kHeader = 100;
  return changeAByteBefore(kHeader, file, random);
}

std::string changeWhatItSaysItIs(const fs::path& file, std::mt19937_64& random) {
  constexpr std::array kSettings{"user_version", "application_id", "journal_mode"};
  const std::string setting = kSettings[random() % kSettings.size()];
  const std::string value = setting == "journal_mode" ? "delete" : std::to_string(random() % 6);
  Raw raw(file);
  raw.rows("PRAGMA " + setting + " = " + value);
  return setting + " " + value;
}

void keepSomeAnalyses(Library& library, const EventLog& log) {
  const AnalysisLabel label = labelOf({.budget = 2, .turns = 1, .best = 2, .seed = 5}, log.game());
  const std::size_t nations = log.game().nations();
  ChancesHere even;
  even.rollouts = 2;
  std::fill_n(even.chances.begin(), nations, 1.0 / static_cast<double>(nations));
  std::fill_n(even.standardErrors.begin(), nations, 0.25);
  std::vector<KeptSaid> rows;
  for (const NodeIndex at : {4U, 20U, 33U})
    rows.push_back({label, {log[at].id, log[at + 3].id}, TurnSaid{even, {}}});
  must(library.keepAnalyses(log, rows));
}

} // namespace

void makeSmallLibrary(const fs::path& file) {
  Library library = openNew(file);
  std::uint64_t k = 0;
  for (const RulesetId ruleset : {RulesetId::antike, RulesetId::antikeII, RulesetId::duellum}) {
    const EventLog whole = simulatedLog(ruleset, ++k);
    EventLog log = beginningOf(whole, 60);
    log.setTag("site", "Grünwald");
    log.setTag("date", "2024-05-0" + std::to_string(k));
    log.annotate(remarkOn(log, 7, "a remark, kept"));
    importInto(library, log);
    EventLog more = beginningOf(whole, 80);
    require(more.setLine(kMainLine, more.mainHead()));
    require(more.setLine("better", branchOff(more, 50, 2)));
    more.setTag("event", "Club evening");
    more.annotate(remarkOn(more, 9, "another one: no wall?"));
    importInto(library, more);
    append(library, log.id(),
           {page({whatIf(more, "worse", 40, 4), remark(more, 11, "a thought, de trop")}),
            page({SetTag{"round", "2"}}), page({remark(more, 12, "zwei Grüße")}), undo()});
    keepSomeAnalyses(library, more);
  }
  must(library.keepQuestion("walls", "walls >= 2"));
  must(library.keepQuestion("cities", "cities >= 5"));
  must(library.keepQuestion("walls", "walls >= 3"));
}

std::string allThatCanBeSeen(const fs::path& file) {
  Raw raw(file);
  std::string seen;
  for (const auto& row : raw.rows("PRAGMA application_id"))
    seen += row[0] + '\n';
  for (const auto& row : raw.rows("PRAGMA user_version"))
    seen += row[0] + '\n';
  std::vector<std::string> schema;
  for (const auto& row : raw.rows("SELECT type, name, tbl_name, ifnull(sql, '') FROM sqlite_master"))
    schema.push_back(row[0] + ' ' + row[1] + ' ' + row[2] + ' ' + withoutCommentsIn(row[3]) + '\n');
  std::sort(schema.begin(), schema.end());
  for (const std::string& defined : schema)
    seen += defined;
  for (const std::string& table : tablesOf(raw))
    if (!isPrivate(table)) seen += table + '\n' + rowsSeen(raw, table);
  for (const char* word : kSearched)
    for (const auto& row : raw.rows(fmt::format(
             "SELECT rowid, snippet(remark_texts, -1, '<', '>', '', 9) FROM remark_texts WHERE remark_texts "
             "MATCH '{}' ORDER BY rowid",
             word)))
      seen += row[0] + row[1] + '\n';
  return raw.good() ? seen : "unreadable";
}

std::string changeSomething(const fs::path& file, std::mt19937_64& random) {
  constexpr std::array kKinds{changeACell,
                              changeACell,
                              changeACell,
                              changeACell,
                              loseARow,
                              loseARow,
                              addARow,
                              addARow,
                              changeADefinition,
                              changeADefinition,
                              changeAByte,
                              changeAByte,
                              changeAByteOfTheHeader,
                              changeWhatItSaysItIs};
  for (;;)
    if (std::string what = kKinds[random() % kKinds.size()](file, random); !what.empty()) return what;
}

} // namespace annales::test
