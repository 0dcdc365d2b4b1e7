#include "importers/published/publishers.h"

#include "engine/core/sha256.h"

#include <fmt/core.h>

#include <algorithm>
#include <charconv>
#include <map>

namespace annales::inline importers {
namespace {

constexpr std::string_view kRowMark = "club:";
/// With a hash of the game as the key of the shards no shard can be missing with all of them.
constexpr int kCopies = 16;

std::string stampPart(std::string_view text) {
  return hexOf(sha256(text)).substr(0, kMarkDigits);
}

} // namespace

std::string isPublisherRow() {
  return "game > 'cg' AND game < 'cz' AND game LIKE 'club:%'"; // games have hexadecimal digits
}

bool isPublishersRow(std::string_view game) {
  return game.starts_with(kRowMark);
}

Result<std::vector<PublisherRow>> publishersOn(FactServer& server) {
  const std::string table = server.table();
  const auto there = server.exists(table);
  if (!there) return tl::unexpected(there.error());
  std::map<std::string, PublisherRow> newest;
  if (*there) {
    const auto asked = server.ask(
        fmt::format("SELECT game, version, facts FROM {} WHERE {} ORDER BY version", table, isPublisherRow()),
        [&](std::vector<std::string>& cells) {
          if (cells.size() != 3) return false;
          std::size_t games = 0;
          std::from_chars(cells[2].data(), cells[2].data() + cells[2].size(), games);
          newest[cells[0]] = {cells[0], cells[1], games};
          return true;
        });
    if (!asked) return tl::unexpected(asked.error());
  }
  if (newest.empty())
    return failure("{} has no games on this server. `annales publish` puts them there", table);
  std::vector<PublisherRow> found;
  for (auto& [game, row] : newest)
    found.push_back(std::move(row));
  return found;
}

Result<void> putPublisher(FactServer& server, std::string_view club, std::size_t games,
                          const std::string& version, bool withColumns) {
  std::vector<ServerRow> rows;
  std::vector<ServerCells> cells;
  const std::string text = fmt::format("{}", games);
  for (int i = 0; i < kCopies; ++i) {
    rows.push_back({fmt::format("{}{}:{}", kRowMark, club, i), version, stampPart(text) + stampPart(""), "",
                    "", "0", text, ""});
    cells.push_back(cellsOfPublisher(rows.back().game, version));
  }
  if (auto done = server.put(rows); !done) return done;
  return withColumns ? server.putColumns(cells) : Result<void>{};
}

Result<void> holdsAll(std::span<const PublisherRow> publishers, std::size_t games, const std::string& table) {
  std::size_t promised = 0;
  for (const PublisherRow& one : publishers)
    promised = std::max(promised, one.games);
  if (games >= promised) return {};
  return failure(
      "The server has {} games, and a publisher counted {}. A part of the table {} is missing, such as "
      "a shard. Nothing was calculated",
      games, promised, table);
}

} // namespace annales::inline importers
