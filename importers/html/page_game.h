// One game as the page knows it beside its events and remarks: its title, its nations, what it calls its
// things, its board.
#pragma once

#include "importers/html/page_lines.h"

#include <string>
#include <utility>
#include <vector>

namespace annales::inline importers::page {

class PageGame {
public:
  /// Both must outlive it.
  PageGame(const RemarkedGame& game, const PageNames& names) : game_(game), names_(names) {}

  [[nodiscard]] std::string title(std::size_t language) const;
  /// The keys `title`, `about`, `note`, `drawn`, `goal` and `nations` of an open object: what differs from
  /// game to game.
  void writeOwn(JsonWriter& json) const;
  /// The key `deeds`: of the main line, for each nation what it did to each, as four numbers.
  void writeDeeds(JsonWriter& json) const;
  /// Keys with their values: what games on the same board have alike. The page has no vocabulary of its own
  /// for them.
  [[nodiscard]] std::vector<std::pair<std::string, std::string>> commonValues() const;

private:
  [[nodiscard]] const Game& game() const { return game_.log.game(); }
  [[nodiscard]] std::vector<std::string> nations(std::size_t language) const;
  template <class Say> void both(JsonWriter& json, std::string_view key, const Say& say) const;
  void about(JsonWriter& json) const;
  void nationsOf(JsonWriter& json) const;
  void words(JsonWriter& json) const;
  template <class Put> void terms(const Put& put) const;

  const RemarkedGame& game_;
  const PageNames& names_;
};

} // namespace annales::inline importers::page
