#include "cli/line_compare.h"

#include "cli/console.h"
#include "cli/notebook_source.h"
#include "libreplay/lines/compare.h"
#include "libreplay/words/number_text.h"
#include "libreplay/words/sentence.h"
#include "libreplay/words/terms.h"

#include <fmt/core.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cstdlib>

namespace annales::cli {
namespace {

/// "+2 marble", "−1 coin", where there is a difference.
template <class What> void note(std::vector<std::string>& words, int difference, What what) {
  if (difference != 0)
    words.push_back(fmt::format("{} {}", signedText(difference, 0, Language::english),
                                nounOf(what, std::abs(difference), Language::english)));
}

std::string titleOfKnowHow(KnowHowId k, const DisplayNames& names) {
  return titleOfTerm(names.game.ruleset->knowHows[k.index()].id, names.language);
}

std::string wordsOf(const NationDifference& difference, const DisplayNames& names) {
  std::vector<std::string> words;
  const NationChange& more = difference.change;
  for (std::size_t r = 0; r < kResources; ++r)
    note(words, more.stock[r], static_cast<Resource>(r));
  for (std::size_t p = 0; p < kPersonages; ++p)
    note(words, more.personages[p], static_cast<Personage>(p));
  for (std::size_t k = 0; k < kKinds; ++k)
    note(words, more.units[k], static_cast<Kind>(k));
  note(words, more.cities, Thing::city);
  note(words, more.temples, Thing::temple);
  note(words, more.seas, Thing::sea);
  for (const KnowHowId k : difference.onlyInB)
    words.push_back(fmt::format("knows {}", titleOfKnowHow(k, names)));
  for (const KnowHowId k : difference.onlyInA)
    words.push_back(fmt::format("does not know {}", titleOfKnowHow(k, names)));
  for (const ProvinceId p : difference.citiesOnlyInB)
    words.push_back(fmt::format("has {}", names.province(p)));
  for (const ProvinceId p : difference.citiesOnlyInA)
    words.push_back(fmt::format("does not have {}", names.province(p)));
  return fmt::format("{}", fmt::join(words, ", "));
}

void putRow(const LedgerOfDifferences::Row& row, const DisplayNames& names) {
  putLine(fmt::format("Round {}{} (events {} and {})", row.turn.round,
                      row.turn.nation.exists() ? ", after the turn of the " + names.nation(row.turn.nation)
                                               : std::string(),
                      row.turn.a, row.turn.b));
  for (std::size_t n = 0; n < row.nations.size(); ++n)
    if (!row.nations[n].none())
      putLine(fmt::format("  {}: {}", names.nation(NationId(n)), wordsOf(row.nations[n], names)));
}

bool differs(const LedgerOfDifferences::Row& row) {
  return std::any_of(row.nations.begin(), row.nations.end(),
                     [](const NationDifference& nation) { return !nation.none(); });
}

void putUnfinished(const TurnPair& turn, const DisplayNames& names, const std::string& a,
                   const std::string& b) {
  const std::string lines = turn.doneA   ? fmt::format("\"{}\"", b)
                            : turn.doneB ? fmt::format("\"{}\"", a)
                                         : fmt::format("\"{}\" and \"{}\"", a, b);
  const std::string whose =
      turn.nation.exists() ? fmt::format(", {}", names.nation(turn.nation)) : std::string();
  putLine(fmt::format("Round {}{}: not compared, the turn is not finished in {}.", turn.round, whose, lines));
}

} // namespace

int compareLines(const Study& study, const std::string& first, const std::string& second) {
  const std::string other = second.empty() ? std::string(kMainLine) : second;
  const auto b = eventAt(study, first, {}), a = eventAt(study, other, {});
  if (!a || !b) return kBadInput;
  if (first == other) {
    tell(fmt::format("\"{}\" cannot be compared with itself; name another line", first));
    return kBadInput;
  }
  const EventLog& log = study.events();
  const EventNames ids = log.names();
  const DisplayNames names{ids.game, ids.provinces};
  const LinePair pair = pairLines(log, *a, *b);
  const LedgerOfDifferences ledger = ledgerOf(log, pair);
  putLine(fmt::format("\"{}\" branches off \"{}\" after event {}. Differences:", first, other, pair.shared));
  std::size_t told = 0;
  for (const LedgerOfDifferences::Row& row : ledger.rows)
    if (differs(row)) {
      putRow(row, names);
      ++told;
    }
  if (told == 0)
    putLine(ledger.rows.empty() ? "None: the lines share no finished turn after that event."
                                : "None: both lines lead to the same result in every turn they share.");
  if (ledger.unfinished) putUnfinished(*ledger.unfinished, names, other, first);
  return kDone;
}

} // namespace annales::cli
