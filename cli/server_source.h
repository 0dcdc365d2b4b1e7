// A server of published games as a source of statistics: what it adds up itself.
#pragma once

#include "cli/spoken.h"
#include "importers/published/published_sums.h"

#include <memory>
#include <optional>
#include <set>
#include <string>

namespace annales::cli {

class SummingServer {
public:
  /// Null, with a word about it, where the server cannot add up, so that games have to be fetched.
  [[nodiscard]] static Result<std::unique_ptr<SummingServer>> open(FactServer& server, Language language);

  [[nodiscard]] PublishedSums& sums() { return sums_; }
  /// What is wrong with the ids of a filter.
  [[nodiscard]] Result<std::optional<Error>> unknownIds(const FactFilter& filter);
  /// Who is in no game; no fault of the filter.
  [[nodiscard]] Result<std::optional<Error>> unknownPlayers(const FactFilter& filter);

private:
  explicit SummingServer(PublishedSums sums) : sums_(std::move(sums)) {}

  PublishedSums sums_;
  std::optional<std::set<std::string>> boards_, nations_, players_; // as soon as they are needed
};

/// What a ledger knows of a server, by its URL without user and password.
struct ServerPlace {
  std::string id, name;
};
[[nodiscard]] ServerPlace serverPlaceOf(const std::string& url);

} // namespace annales::cli
