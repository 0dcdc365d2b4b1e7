#include "libreplay/store/column_store.h"

#include "libreplay/store/cancelled.h"

#include <algorithm>
#include <string>
#include <vector>

namespace annales::inline replay {
namespace {

constexpr int kHexadecimal = 16;

/// Ids that begin with `prefix` are at least that and less than this.
std::string behind(const std::string& prefix) {
  return prefix + 'g'; // no digit
}

std::vector<std::string> textsOf(Query& row) {
  std::vector<std::string> texts;
  while (row.next())
    texts.push_back(row.text(0));
  return texts;
}

/// `columns` with the games of these ids as they are now, in the order of ids. `newest(id, into)` adds one,
/// or none where it is gone.
template <class F>
FactColumns merged(const FactColumns& columns, const std::vector<std::string>& ids, F&& newest) {
  FactColumns all;
  GameRow old = 0;
  const auto count = static_cast<GameRow>(columns.games.id.size());
  for (const std::string& id : ids) {
    const Hash hash = hashFromHex(id).value_or(Hash{});
    for (; old < count && columns.games.id[old] < hash; ++old)
      append(all, columns, old);
    if (old < count && columns.games.id[old] == hash) ++old;
    newest(id, all);
  }
  for (; old < count; ++old)
    append(all, columns, old);
  return all;
}

} // namespace

ChunkLimits ColumnStore::limits() {
  Query row(connection_, "SELECT ifnull(max(deed) + 1, 0) FROM deeds");
  row.next();
  return {words_.size(), static_cast<std::size_t>(row.number(0))};
}

void ColumnStore::readNewWords() {
  Query row(connection_, "SELECT text FROM words WHERE word >= ? ORDER BY word", words_.size());
  while (row.next())
    words_.add(row.bytes(0));
}

void ColumnStore::writeNewWords(WordIndex first) {
  for (WordIndex word = first; word < words_.size(); ++word)
    Query(connection_, "INSERT INTO words (word, text) VALUES (?, ?)", word, words_[word]).run();
}

bool ColumnStore::readChunk(int chunk, FactColumns& columns) {
  Query facts(connection_, "SELECT facts FROM chunks WHERE chunk = ?", chunk);
  Query turns(connection_, "SELECT turns FROM chunk_turns WHERE chunk = ?", chunk);
  if (!facts.next() || !turns.next()) return false;
  const ChunkLimits within = limits();
  return readFacts(columns, facts.bytes(0), within) &&
         readTurns(columns, turns.bytes(0), columns.seats.game.size(), within);
}

void ColumnStore::writeChunk(int chunk, const FactColumns& columns) {
  if (columns.games.id.empty()) {
    Query(connection_, "DELETE FROM chunks WHERE chunk = ?", chunk).run();
    Query(connection_, "DELETE FROM chunk_turns WHERE chunk = ?", chunk).run();
    return;
  }
  const FactBytes bytes = bytesOf(columns);
  Query(connection_, "REPLACE INTO chunks (chunk, games, seats, facts) VALUES (?, ?, ?, ?)", chunk,
        columns.games.id.size(), columns.seats.game.size(), Blob{bytes.facts})
      .run();
  Query(connection_, "REPLACE INTO chunk_turns (chunk, turns) VALUES (?, ?)", chunk, Blob{bytes.turns}).run();
}

std::size_t ColumnStore::bringUpChunk(const std::string& prefix) {
  const int chunk = std::stoi(prefix, nullptr, kHexadecimal);
  SQLite::Transaction transaction(connection_.db(), SQLite::TransactionBehavior::IMMEDIATE);
  readNewWords();
  const auto known = static_cast<WordIndex>(words_.size());
  FactColumns before;
  const bool sound = readChunk(chunk, before);
  Query row(connection_,
            sound ? "SELECT id FROM unchunked WHERE id BETWEEN ? AND ? ORDER BY id"
                  : "SELECT id FROM game_facts WHERE id BETWEEN ? AND ? ORDER BY id",
            prefix, behind(prefix));
  const std::vector<std::string> ids = textsOf(row);
  writeChunk(chunk,
             merged(sound ? before : FactColumns(), ids, [&](const std::string& id, FactColumns& into) {
               static_cast<void>(rows_.read(id, into, words_));
             }));
  writeNewWords(known);
  Query(connection_, "DELETE FROM unchunked WHERE id BETWEEN ? AND ?", prefix, behind(prefix)).run();
  transaction.commit();
  return ids.size();
}

bool ColumnStore::bringUp(const std::atomic<bool>* cancel, const std::function<void(std::size_t)>& done) {
  std::vector<std::string> prefixes;
  {
    Query row(connection_, "SELECT DISTINCT substr(id, 1, 2) FROM unchunked "
                           "WHERE id GLOB '[0-9a-f][0-9a-f]*' ORDER BY 1");
    prefixes = textsOf(row);
  }
  try {
    for (const std::string& prefix : prefixes) {
      if (isCancelled(cancel)) return false;
      const std::size_t games = bringUpChunk(prefix);
      if (done) done(games);
    }
  } catch (...) {
    words_ = WordList(); // some of them may not be there
    throw;
  }
  Query strange(connection_, "SELECT 1 FROM unchunked WHERE id NOT GLOB '[0-9a-f][0-9a-f]*'");
  if (strange.next()) Query(connection_, "DELETE FROM unchunked WHERE id NOT GLOB '[0-9a-f][0-9a-f]*'").run();
  return true;
}

/// So that no column moves while it grows. Whatever the rows say, no more than their bytes can hold.
void ColumnStore::reserve(FactColumns& columns) {
  Query row(connection_, "SELECT total(games), total(seats), total(length(facts)) FROM chunks");
  row.next();
  const std::int64_t most = std::max<std::int64_t>(row.number(2) / 32, 0);
  const auto games = static_cast<std::size_t>(std::clamp<std::int64_t>(row.number(0), 0, most));
  const auto seats = static_cast<std::size_t>(std::clamp<std::int64_t>(row.number(1), 0, most));
  eachGameColumn([games](auto& column) { column.reserve(games); }, columns.games);
  eachSeatColumn([seats](auto& column) { column.reserve(seats); }, columns.seats);
  columns.games.firstSeat.reserve(games);
  columns.seats.game.reserve(seats);
  columns.seats.seat.reserve(seats);
  columns.seats.firstGain.reserve(seats);
}

std::optional<FactTable> ColumnStore::load(bool withTurns) {
  const OneMoment moment(connection_);
  WordList words, deeds;
  Query word(connection_, "SELECT text, word FROM words ORDER BY word");
  while (word.next())
    if (words.add(word.bytes(0)) != static_cast<WordIndex>(word.number(1))) return std::nullopt;
  const ChunkLimits within{words.size(), limits().deeds};
  FactColumns columns;
  reserve(columns);
  std::vector<std::size_t> seats;
  Query chunk(connection_, "SELECT facts FROM chunks ORDER BY chunk");
  while (chunk.next()) {
    const std::size_t before = columns.seats.game.size();
    if (!readFacts(columns, chunk.bytes(0), within)) return std::nullopt;
    seats.push_back(columns.seats.game.size() - before);
  }
  Query count(connection_, "SELECT (SELECT count(*) FROM game_facts) - (SELECT count(*) FROM unchunked), "
                           "(SELECT count(*) FROM unchunked)");
  count.next();
  if (count.number(1) == 0 && count.number(0) != static_cast<std::int64_t>(columns.games.id.size()))
    return std::nullopt;
  if (withTurns) {
    for (std::size_t turn = 0; turn < kOpeningTurns; ++turn) {
      columns.turns.deed[turn].reserve(columns.seats.game.size());
      columns.turns.position[turn].reserve(columns.seats.game.size());
    }
    Query turns(connection_, "SELECT turns FROM chunk_turns ORDER BY chunk");
    for (const std::size_t some : seats)
      if (!turns.next() || !readTurns(columns, turns.bytes(0), some, within)) return std::nullopt;
    Query deed(connection_, "SELECT done, deed FROM deeds ORDER BY deed");
    while (deed.next())
      if (deeds.add(deed.bytes(0)) != static_cast<DeedIndex>(deed.number(1))) return std::nullopt;
  }
  return FactTable(std::move(columns), std::move(words), std::move(deeds));
}

void ColumnStore::reset() {
  SQLite::Transaction transaction(connection_.db(), SQLite::TransactionBehavior::IMMEDIATE);
  connection_.db().exec(
      "DELETE FROM chunks; DELETE FROM chunk_turns; DELETE FROM words; DELETE FROM unchunked;"
      "INSERT INTO unchunked SELECT id FROM game_facts");
  transaction.commit();
  words_ = WordList();
}

} // namespace annales::inline replay
