#include "libreplay/store/result_rows.h"

#include "libreplay/results/result_codec.h"
#include "libreplay/store/chain.h"
#include "libreplay/store/library_impl.h"
#include "libreplay/store/schema.h"

#include <fmt/core.h>

namespace annales::inline replay {
namespace {

bool hasResultTables(Connection& connection) {
  return connection.db().tableExists("results");
}

ResultWords readResultWords(Connection& connection) {
  ResultWords words;
  if (!hasResultTables(connection)) return words;
  Query row(connection, "SELECT kind, ruleset, word, answer FROM result_words ORDER BY number");
  while (row.next())
    if (const auto kind = valueOf<WordKind>(row.bytes(0)))
      words.set({*kind, row.text(1), row.text(2), row.text(3)});
  return words;
}

} // namespace

std::int64_t storeResult(Connection& connection, const ResultRecord& record) {
  if (Query(connection, "SELECT 1 FROM results WHERE id = ?", record.id).next()) return 0;
  std::string text;
  appendResultRecord(text, record);
  Query(connection, R"sql(INSERT INTO results (number, id, stored_at, record)
          SELECT ifnull(max(number), 0) + 1, ?, strftime('%Y-%m-%dT%H:%M:%SZ', 'now'), ? FROM results)sql",
        record.id, LongText{text})
      .run();
  return connection.db().getLastInsertRowid();
}

void checkResultRows(Connection& connection, CheckReport& report) {
  if (!hasResultTables(connection)) return;
  Query row(connection, "SELECT number, id, record FROM results ORDER BY number");
  while (row.next()) {
    ++report.results;
    const auto record = readResult(row.bytes(2));
    if (!record)
      report.findings.push_back(
          {std::nullopt, fmt::format("result {} is damaged: {}", row.number(0), record.error().message)});
    else if (hashOf(row.bytes(1)) != record->id)
      report.findings.push_back(
          {std::nullopt, fmt::format("result {} is stored under another id", row.number(0))});
  }
}

LibraryResult<void> Library::results(const std::function<bool(ResultRecord&&)>& row) {
  return guarded(path(), [&]() -> LibraryResult<void> {
    if (!hasResultTables(*impl_->connection)) return {};
    Query stored(*impl_->connection, "SELECT record FROM results ORDER BY number");
    while (stored.next()) {
      auto record = readResult(stored.bytes(0)); // what is damaged, `check` names
      if (record && !row(*std::move(record))) break;
    }
    return {};
  });
}

LibraryResult<std::size_t> Library::countResults() {
  return guarded(path(), [&]() -> LibraryResult<std::size_t> {
    if (!hasResultTables(*impl_->connection)) return std::size_t{0};
    Query row(*impl_->connection, "SELECT count(*) FROM results");
    return row.next() ? static_cast<std::size_t>(row.number(0)) : 0;
  });
}

LibraryResult<ResultWords> Library::resultWords() {
  return guarded(path(), [&]() -> LibraryResult<ResultWords> { return readResultWords(*impl_->connection); });
}

LibraryResult<std::size_t> Library::keepResultWords(std::span<const ResultWords::Answer> answers) {
  for (const ResultWords::Answer& answer : answers)
    if (auto fits = checkAnswer(answer); !fits)
      return libraryFailure(LibraryError::Kind::refused, say("{}", fits.error().part()));
  if (answers.empty()) return std::size_t{0};
  if (const auto here = isInPlace(); !here) return tl::unexpected(here.error());
  return impl_->writing([&]() -> LibraryResult<std::size_t> {
    Connection& connection = *impl_->connection;
    const ResultWords known = readResultWords(connection);
    std::int64_t first = 0;
    std::size_t changed = 0;
    for (const ResultWords::Answer& answer : answers) {
      const std::string* before = known.find(answer.kind, answer.ruleset, answer.word);
      if (before != nullptr && *before == answer.answer) continue;
      makeResultTables(connection.db());
      Query(connection, R"sql(INSERT INTO result_words (number, kind, ruleset, word, answer)
              SELECT ifnull(max(number), 0) + 1, ?, ?, ?, ? FROM result_words)sql",
            wordOf(answer.kind), answer.ruleset, answer.word, answer.answer)
          .run();
      if (first == 0) first = connection.db().getLastInsertRowid();
      ++changed;
    }
    if (first > 0) chainRows(connection, Chained::resultWords, first);
    return changed;
  });
}

} // namespace annales::inline replay
