// What all `annales stats` commands share: the facts of a library, up to date, and the games chosen from
// them.
#pragma once

#include "cli/parser.h"
#include "cli/spoken.h"
#include "libreplay/openings/conditions.h"
#include "libreplay/openings/look_ledger.h"
#include "libreplay/store/chosen_games.h"
#include "libreplay/store/facts_file.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace annales::inline importers {
class PublishedSums;
}

namespace annales::cli {

class SummingServer;

enum class StatsForm : std::uint8_t { text, json, csv };

struct StatsArgs {
  std::string library;
  std::string server; // its URL, instead of a library
  std::vector<std::pair<std::string, std::string>> conditions;
  std::string book; // a file of openings
  std::string language = "en";
  bool json = false, csv = false;

  [[nodiscard]] Language in() const { return languageOf(language); }

  [[nodiscard]] StatsForm form() const;
};

/// `--library`, `--on`, an option for each condition, `--openings`, `--language`, `--json` and `--csv`.
void addStatsOptions(CLI::App& command, StatsArgs& args);

/// Conditions of `defaults` that were not given hold, too.
void addDefaults(StatsArgs& args, const std::vector<std::pair<std::string, std::string>>& defaults);

/// The rulebooks' openings with those of the file on top, or, where it is not named, the user's own; nothing,
/// with a message and the exit status, where it cannot be read.
[[nodiscard]] std::optional<OpeningBook> openBook(const std::string& file, int& status,
                                                  Language language = Language::english);

struct StatsSource {
  FactTable table;
  OpeningBook book; // the rulebooks', with the user's own on top
  FactFilter filter;
  std::string over;                    // the filter in words, as it was given
  std::shared_ptr<ChosenGames> chosen; // for `tag=` and `where=`; null where a server is asked
  Language language = Language::english;
  AskedLibrary library;             // as a ledger knows it
  SummingServer* summing = nullptr; // while it is asked for sums
  std::size_t results = 0;          // without moves, that statistics may count
};

/// What is asked of a server that adds up; the source has its filter and book. False where the server cannot
/// say it, so that the games have to be fetched.
using AskSums = std::function<Result<bool>(PublishedSums& sums, const StatsSource& source)>;

/// Brings the facts of the library up to date and loads them; nothing, with a message and the exit status,
/// where that cannot be or the conditions make no sense. Of a server that answers `ask` with its sums no game
/// is loaded.
[[nodiscard]] std::optional<StatsSource>
openStats(const StatsArgs& args, int& status, FactParts parts = FactParts::plain, const AskSums& ask = {});

/// More conditions as text on top of those of the source; nothing, with a message and the exit status, where
/// they make no sense.
[[nodiscard]] std::optional<FactFilter> readMore(const StatsSource& source, const std::string& conditions,
                                                 int& status);

} // namespace annales::cli
