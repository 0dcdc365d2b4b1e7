#include "libreplay/store/analysis_rows.h"

#include "libreplay/log/timeline.h"
#include "libreplay/store/analysis_blob.h"
#include "libreplay/store/chain.h"
#include "libreplay/store/game_reader.h"
#include "libreplay/store/library_impl.h"
#include "libreplay/store/schema.h"

#include <fmt/core.h>

#include <limits>

namespace annales::inline replay {
namespace {

bool hasAnalyses(Connection& connection) {
  return connection.db().tableExists("analyses");
}

std::optional<std::size_t> sizeIn(std::int64_t number) {
  return number < 0 ? std::nullopt : std::optional(static_cast<std::size_t>(number));
}

std::optional<AnalysisLabel> labelIn(const AnalysisCells& row) {
  const auto budget = sizeIn(row.budget), turns = sizeIn(row.turns), best = sizeIn(row.best);
  const auto engine = readEngine(row.engine);
  if (!engine || !budget || !turns || !best || row.version < 1 ||
      row.version > std::numeric_limits<int>::max())
    return std::nullopt;
  return AnalysisLabel{
      engine->name,
      static_cast<int>(row.version),
      {*budget, *turns, *best, static_cast<std::uint64_t>(row.seed), engine->company, engine->beside}};
}

std::optional<SaidPlace> placeIn(const AnalysisCells& row) {
  const auto from = hashOf(row.from);
  const auto until = row.until.empty() ? std::optional(Hash{}) : hashOf(row.until);
  if (!from || !until) return std::nullopt;
  return SaidPlace{*from, *until};
}

/// Whether the alternative of a row is a legal turn where the game has that place.
bool isLegalWhereItComes(const EventLog& log, TreeFold& fold, const KeptSaid& kept) {
  if (!kept.said.regret) return true;
  const auto at = log.find(kept.place.from);
  if (!at) return true; // of a line that is there no more
  const GameState* state = fold.after(*at);
  return state != nullptr && isPlayableTurn(log.game(), *state, kept.said.regret->alternative);
}

} // namespace

Result<KeptSaid> readAnalysis(const AnalysisCells& row, const Hash& id, const Game& game) {
  const auto label = labelIn(row);
  const auto place = placeIn(row);
  if (!label || !place || !isSound(*label, game.nations()))
    return failure("its label or its place in the game is invalid");
  if (row.sum != sumOf(id, *label, *place, row.said)) return failure("its checksum does not match");
  auto read = readSaid(row.said, label->effort, game);
  if (!read) return tl::unexpected(read.error());
  return KeptSaid{*label, *place, *std::move(read)};
}

void AnalysisRows::each(GameKey key, const Hash& id, const Game& game, const Row& row) {
  if (!hasAnalyses(connection_)) return;
  Query query(connection_,
              R"sql(SELECT number, engine, version, budget, turns, best, seed, from_id, until_id, said, sum
      FROM analyses WHERE game = ? ORDER BY number)sql",
              key);
  while (query.next())
    row(query.number(0),
        readAnalysis({query.text(1), query.number(2), query.number(3), query.number(4), query.number(5),
                      query.number(6), query.bytes(7), query.bytes(8), query.bytes(9), query.bytes(10)},
                     id, game));
}

Result<void> AnalysisRows::add(GameKey key, const Hash& id, const Game& game,
                               std::span<const KeptSaid> kept) {
  const std::int64_t first = nextNumber(key);
  std::int64_t number = first;
  for (const KeptSaid& one : kept) {
    if (!isSound(one.label, game.nations())) return failure("the analysis has no valid name or effort");
    std::string said;
    if (auto good = appendSaid(said, one.said, game); !good) return good;
    const AnalysisEffort& effort = one.label.effort;
    const Blob until = one.place.until == Hash{} ? Blob{""} : blobOf(one.place.until); // not NULL
    Query(connection_, R"sql(INSERT INTO analyses
            VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12))sql",
          key, number++, writtenEngine(one.label), one.label.version, effort.budget, effort.turns,
          effort.best, static_cast<std::int64_t>(effort.seed), one.place.from, until, Blob{said},
          Blob{sumOf(id, one.label, one.place, said)})
        .run();
  }
  if (!kept.empty()) chainRows(connection_, Chained::analyses, first, key);
  return {};
}

std::int64_t AnalysisRows::nextNumber(GameKey key) {
  Query row(connection_, "SELECT ifnull(max(number), -1) + 1 FROM analyses WHERE game = ?", key);
  return row.next() ? row.number(0) : 0;
}

void AnalysisRows::check(GameKey key, const EventLog& log, CheckReport& report) {
  const auto find = [&](std::int64_t number, std::string_view why) {
    report.findings.push_back(
        {log.id(),
         fmt::format("record {} of the analyses of the game {} cannot be used: {}. It is left out. Nothing "
                     "of the game is lost; analyse it again to replace the record",
                     number + 1, shortId(log.id()), why)});
  };
  TreeFold fold(log); // rows come in the order of turns, mostly
  const std::size_t before = report.findings.size();
  std::int64_t next = 0;
  each(key, log.id(), log.game(), [&](std::int64_t number, const Result<KeptSaid>& kept) {
    if (number != next) find(next, "it is missing");
    next = number + 1;
    if (!kept)
      find(number, kept.error().message);
    else if (!isLegalWhereItComes(log, fold, *kept))
      find(number, "its alternative cannot be played there");
  });
  if (report.findings.size() > before) return;
  if (const std::string broken = brokenAnalyses(connection_, key); !broken.empty())
    report.findings.push_back(
        {log.id(),
         fmt::format("the game {}: {}. Nothing of the game is lost. Analyse it again to replace what is "
                     "missing, or accept the stored analyses as complete with `annales repair --accept`",
                     shortId(log.id()), broken)});
}

LibraryResult<KeptAnalyses> Library::analyses(const EventLog& game) {
  return guarded(path(), [&]() -> LibraryResult<KeptAnalyses> {
    const auto key = impl_->keyOf(game.id());
    if (!key) return tl::unexpected(key.error());
    KeptAnalyses found;
    AnalysisRows(*impl_->connection)
        .each(*key, game.id(), game.game(), [&](std::int64_t, const Result<KeptSaid>& kept) {
          if (kept)
            found.shelf.put(*kept);
          else
            ++found.leftOut;
        });
    return found;
  });
}

LibraryResult<void> Library::keepAnalyses(const EventLog& game, std::span<const KeptSaid> kept) {
  if (const auto here = isInPlace(); !here) return tl::unexpected(here.error());
  return impl_->writing([&]() -> LibraryResult<void> {
    const auto key = impl_->keyOf(game.id());
    if (!key) return tl::unexpected(key.error());
    makeAnalysisTable(impl_->connection->db());
    AnalysisRows rows(*impl_->connection);
    if (const auto good = rows.add(*key, game.id(), game.game(), kept); !good)
      return libraryFailure(LibraryError::Kind::refused, good.error());
    return {};
  });
}

} // namespace annales::inline replay
