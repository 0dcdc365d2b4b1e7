#include "cli/server_source.h"

#include "cli/console.h"
#include "cli/spoken.h"
#include "engine/core/sha256.h"
#include "libreplay/words/unknown_ids.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace annales::cli {
namespace {

constexpr std::size_t kIdentityDigits = 16; // as `Library::identity` has

} // namespace

Result<std::unique_ptr<SummingServer>> SummingServer::open(FactServer& server, Language language) {
  auto sums = PublishedSums::open(server);
  if (!sums) return tl::unexpected(sums.error());
  if (*sums) return std::unique_ptr<SummingServer>(new SummingServer(**std::move(sums)));
  tell(spoken(
      language,
      "{} is missing on this server, or lacks games of a club; so the games are read one by one. "
      "`annales publish` brings it up to date",
      "{} fehlt auf diesem Server, oder es fehlen dort Partien eines Vereins; deshalb werden die Partien "
      "einzeln gelesen. „annales publish“ bringt sie auf den neuesten Stand",
      server.columnTable()));
  return nullptr;
}

Result<std::optional<Error>> SummingServer::unknownIds(const FactFilter& filter) {
  std::optional<Error> broken;
  const auto known = [&](std::optional<std::set<std::string>>& ids, auto&& ask) -> UsedIds {
    return [&ids, &broken, ask] {
      if (ids) return *ids;
      auto found = ask();
      if (found)
        ids = *std::move(found);
      else
        broken = found.error();
      return ids.value_or(std::set<std::string>());
    };
  };
  auto unknown = unknownId(filter, known(boards_, [&] { return sums_.boards(); }),
                           known(nations_, [&] { return sums_.nations(); }));
  if (broken) return tl::unexpected(*broken);
  return unknown;
}

Result<std::optional<Error>> SummingServer::unknownPlayers(const FactFilter& filter) {
  if (filter.seats.player.empty() && filter.games.with.empty()) return std::nullopt;
  if (!players_) {
    const auto names = sums_.players();
    if (!names) return tl::unexpected(names.error());
    players_.emplace();
    std::ranges::move(unitedNames(*names), std::inserter(*players_, players_->end()));
  }
  return unknownPlayer(*players_, filter);
}

ServerPlace serverPlaceOf(const std::string& url) {
  const auto read = readServerUrl(url);
  const std::string place = read ? read->rest : std::string();
  const std::size_t user = place.find('@'); // passwords are for nobody's ledger
  std::string name = user == std::string::npos ? place : place.substr(user + 1);
  return {hexOf(sha256(name)).substr(0, kIdentityDigits), std::move(name)};
}

} // namespace annales::cli
