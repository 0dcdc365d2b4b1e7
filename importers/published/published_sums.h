// Questions that a server adds up itself: what comes back is as small for a hundred million games as for a
// thousand, and the answer is that of a library with all of them, to the last digit.
#pragma once

#include "importers/published/fact_server.h"
#include "importers/published/published_sides.h"
#include "libreplay/openings/opening_sums.h"
#include "libreplay/text/person_name.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <vector>

namespace annales::inline importers {

class PublishedSums {
public:
  /// Nothing where the server cannot add up: its second table is missing, or a publisher has put games into
  /// the first one alone. Then `publishedTable` fetches them. Fails where the second table has fewer games
  /// than a publisher has counted, where a row is not as it was published, and where the server cannot answer
  /// for all of them. The server outlives this.
  [[nodiscard]] static Result<std::optional<PublishedSums>> open(FactServer& server);

  /// Of all games there.
  [[nodiscard]] Result<std::set<std::string>> boards() const;
  [[nodiscard]] Result<std::set<std::string>> nations() const;
  /// Names as they were written.
  [[nodiscard]] Result<std::vector<CountedName>> players() const;

  /// As `openingSums` of a table with all games there. `maps` as `reconstructedMaps`. Nothing where a
  /// condition fits too many names, dates or places for a statement, and where it names games one by one.
  [[nodiscard]] Result<std::optional<OpeningSums>> openings(const SpacesAsked& asked,
                                                            std::span<const Hash> maps);

  /// What each comparison is made from, of all games there at one moment. Nothing as above.
  [[nodiscard]] Result<std::optional<std::vector<PublishedSides>>> sides(std::span<const SidesAsked> asked);

  /// Games there, and 16 hexadecimal digits that are others where any was published since.
  [[nodiscard]] std::uint64_t games() const { return games_; }
  [[nodiscard]] std::string digits() const;

private:
  explicit PublishedSums(FactServer& server) : server_(&server) {}

  /// Changes with every row that is written.
  [[nodiscard]] Result<std::string> state() const;
  [[nodiscard]] Result<std::set<std::string>> words(const std::string& select) const;
  /// What the server has for conditions; players are asked for once.
  [[nodiscard]] ServerWords serverWords() const;
  /// What `ask` says, which looks at this, where nobody has published meanwhile; else again.
  template <class T>
  [[nodiscard]] Result<std::optional<T>> whileUnchanged(const std::function<Result<std::optional<T>>()>& ask);

  FactServer* server_;
  std::string state_;       // when the rows were counted
  bool onlyNewest_ = false; // some games have several rows
  std::uint64_t games_ = 0;
};

} // namespace annales::inline importers
