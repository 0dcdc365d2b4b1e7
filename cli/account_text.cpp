// What annales account says in a terminal.
#include "cli/account_view.h"
#include "cli/console.h"
#include "cli/spoken.h"
#include "cli/wrap.h"
#include "libreplay/words/number_text.h"

#include <algorithm>

namespace annales::cli {
namespace {

constexpr std::size_t kNationWidth = 14;

using Cells = std::vector<std::string>;

/// Nations down, numbers across; columns as wide as they need, two blanks between.
void putNationTable(const AccountView& view, const std::string& title, const Cells& heads,
                    const std::vector<Cells>& rows) {
  putLine(title);
  std::vector<std::size_t> widths;
  for (std::size_t c = 0; c < heads.size(); ++c) {
    std::size_t width = columnsOf(heads[c]);
    for (const Cells& row : rows)
      width = std::max(width, columnsOf(row[c]));
    widths.push_back(width);
  }
  const auto put = [&](const std::string& nation, const Cells& cells) {
    std::string line = padded(nation, kNationWidth);
    for (std::size_t c = 0; c < cells.size(); ++c)
      line += "  " + toTheRight(cells[c], widths[c]);
    putLine(line);
  };
  put("", heads);
  for (std::size_t n = 0; n < rows.size(); ++n)
    put(view.names.nation(NationId(n)), rows[n]);
}

std::string number(int n) {
  return fmt::format("{}", n);
}

std::string signedTurns(const std::optional<double>& turns, Language language) {
  return turns ? signedText(*turns, 1, language) : "-";
}

void putRondel(const AccountView& view) {
  const Language language = view.names.language;
  const bool german = language == Language::german;
  std::vector<Cells> rows;
  for (const NationAccount& nation : view.account.nations)
    rows.push_back({number(nation.turns), number(nation.idle), signedTurns(nation.usefulAhead, language),
                    number(nation.steps), decimalText(nation.steps / 8.0, 1, language),
                    signedTurns(nation.ahead, language), number(nation.price),
                    number(withoutCoins(nation.paid)), number(nation.paid[indexOf(Resource::coins)])});
  putNationTable(
      view, german ? "Tempo auf dem Rondell" : "Tempo on the rondel",
      german ? Cells{"Züge", "leer", "Vorteil", "Schritte", "Runden", "voraus", "bezahlt", "in Waren",
                     "in Münzen"}
             : Cells{"turns", "idle", "useful", "steps", "rounds", "ahead", "paid", "in goods", "in coins"},
      rows);
}

void putSpaces(const AccountView& view) {
  const Language language = view.names.language;
  Cells heads;
  for (std::size_t s = 0; s < kSpaces; ++s)
    heads.emplace_back(titleOf(static_cast<Space>(s), language));
  std::vector<Cells> rows;
  for (const NationAccount& nation : view.account.nations) {
    Cells& row = rows.emplace_back();
    for (const int visits : nation.visits)
      row.push_back(number(visits));
  }
  putNationTable(view, language == Language::german ? "Besuche auf jedem Feld" : "Visits to each space",
                 heads, rows);
}

/// Each number with its four resources in one cell: "12 3 0 4".
void putStocks(const AccountView& view) {
  const Language language = view.names.language;
  const bool german = language == Language::german;
  Cells heads;
  for (const std::string_view what : german ? std::array<std::string_view, 3>{"ungenutzt", "Spitze", "Rest"}
                                            : std::array<std::string_view, 3>{"unused", "peak", "left"})
    for (std::size_t r = 0; r < kResources; ++r)
      heads.push_back(fmt::format("{}{}", r == 0 ? fmt::format("{} ", what) : "",
                                  letterOf(static_cast<Resource>(r), language)));
  std::vector<Cells> rows;
  for (const NationAccount& nation : view.account.nations) {
    Cells& row = rows.emplace_back();
    for (const int units : nation.unusedTurns)
      row.push_back(number(units));
    for (const Peak& peak : nation.peak)
      row.push_back(number(peak.units));
    for (const int units : nation.left)
      row.push_back(number(units));
  }
  putNationTable(view,
                 german ? "Vorrat: Einheiten mal Züge, in denen sie ungenutzt blieben; Spitze; Rest am Ende"
                        : "Stock: units times turns in which they went unused; peak; left at the end",
                 heads, rows);
}

void putWaste(const AccountView& view) {
  const bool german = view.names.language == Language::german;
  std::vector<Cells> rows;
  for (const NationAccount& nation : view.account.nations)
    rows.push_back({number(nation.coinsForGoods), number(nation.notProduced), number(nation.tradedAway),
                    number(nation.lostToCards), number(nation.unawarded), number(nation.armed),
                    number(nation.standing), number(nation.neverMoved)});
  putNationTable(view, german ? "Was verfiel oder stehen blieb" : "What was wasted or left standing",
                 german ? Cells{"Münzen st. Ware", "unprod.", "Tausch", "Karten", "o. Pers.", "gerüstet",
                                "stehen", "unbewegt"}
                        : Cells{"coins for goods", "unproduced", "traded", "cards", "unawarded", "armed",
                                "standing", "unmoved"},
                 rows);
}

/// A row for the nation that did it, a column for the other: "3 2 1 7".
void putHostilities(const AccountView& view) {
  const bool german = view.names.language == Language::german;
  if (!view.hostilities.any())
    return putLine(german ? "Kein Volk griff ein anderes an." : "No nation attacked another.");
  Cells heads;
  std::vector<Cells> rows(view.hostilities.nations());
  for (std::size_t other = 0; other < rows.size(); ++other) {
    heads.push_back(view.names.nation(NationId(other)));
    for (std::size_t n = 0; n < rows.size(); ++n) {
      const DeedsAgainst& deeds = view.hostilities.of(NationId(n), NationId(other));
      rows[n].push_back(
          deeds.any() ? fmt::format("{} {} {} {}", deeds.battles, deeds.cities, deeds.temples, deeds.units)
                      : "-");
    }
  }
  putNationTable(
      view,
      german ? "Taten gegen andere: begonnene Kämpfe, eroberte Städte, zerstörte Tempel, gefallene "
               "Einheiten"
             : "Deeds against others: battles begun, cities conquered, temples destroyed, units felled",
      heads, rows);
}

} // namespace

void putAccountText(const AccountView& view) {
  putRondel(view);
  putLine("");
  putSpaces(view);
  putLine("");
  putStocks(view);
  putLine("");
  putWaste(view);
  putLine("");
  putHostilities(view);
}

void putAccountTurns(const AccountView& view) {
  const Language language = view.names.language;
  const bool german = language == Language::german;
  const auto four = [](const Goods& goods) {
    std::string text;
    for (const int units : goods)
      text += fmt::format("{:>3}", units);
    return text;
  };
  std::string letters;
  for (std::size_t r = 0; r < kResources; ++r)
    letters += toTheRight(std::string(letterOf(static_cast<Resource>(r), language)), 3);
  putLine(german ? fmt::format("Runde {}  {:<14} {:<11} Weite Preis       ungen.{}    Rest{}",
                               headOfEvents(language), "Volk", "Feld", letters, letters)
                 : fmt::format("round {}  {:<14} {:<11} steps price       unused{}    left{}",
                               headOfEvents(language), "nation", "space", letters, letters));
  for (const AccountTurn& turn : view.account.turns)
    putLine(fmt::format("{:>5} {:>{}}  {} {} {:>5} {:>5} {:<5}       {}        {}", turn.round, turn.first,
                        headOfEvents(language).size(), padded(view.names.nation(turn.nation), 14),
                        padded(turn.to == Space::none ? "-" : std::string(titleOf(turn.to, language)), 11),
                        turn.steps, turn.price, turn.idle ? german ? "leer" : "idle" : "", four(turn.unused),
                        four(turn.left)));
  putLine("");
}

} // namespace annales::cli
