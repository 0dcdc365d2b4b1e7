// How many games there were on a server when somebody had published: fewer are not all.
#pragma once

#include "importers/published/fact_server.h"

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace annales::inline importers {

/// A row among the games; each publisher has several, so that no shard can be missing with all of them.
struct PublisherRow {
  std::string game; // "club:…"
  std::string version;
  std::size_t games = 0;
};

/// That a row is one of these; what is sorted by `game` finds them without looking at all games.
[[nodiscard]] std::string isPublisherRow();
[[nodiscard]] bool isPublishersRow(std::string_view game);

/// Of the first table, the newest of each. Fails where the table is missing, or nobody has finished
/// publishing.
[[nodiscard]] Result<std::vector<PublisherRow>> publishersOn(FactServer& server);
/// Into the first table, and into the second where that is there.
[[nodiscard]] Result<void> putPublisher(FactServer& server, std::string_view club, std::size_t games,
                                        const std::string& version, bool withColumns);
/// Fails where the table has fewer games than any publisher has counted.
[[nodiscard]] Result<void> holdsAll(std::span<const PublisherRow> publishers, std::size_t games,
                                    const std::string& table);

} // namespace annales::inline importers
