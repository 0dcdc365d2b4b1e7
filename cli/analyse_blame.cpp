// The ledger of blame, as a table and as JSON.
#include "cli/analyse_view.h"
#include "cli/console.h"
#include "cli/spoken.h"
#include "cli/stats_numbers.h"
#include "cli/wrap.h"
#include "engine/event/event_json.h"
#include "libreplay/analysis/blame.h"
#include "libreplay/words/comparison_words.h"
#include "libreplay/words/number_text.h"

#include <fmt/core.h>

namespace annales::cli {
namespace {

constexpr std::size_t kMostGifts = 10;
constexpr std::size_t kNumbersColumn = 13; // "−222.3 ±18.9"

std::string inHundred(double chance, Language language) {
  return decimalInWords(100 * chance, 0, language);
}

class BlameTable {
public:
  explicit BlameTable(const AnalysisView& view)
      : view_(view), language_(view.names.language), ledger_(blameOf(view.analysis)) {}

  void put() const {
    putLine(spoken(language_, "Chances in percent, and whose decisions changed them (± standard error):",
                   "Chancen in Prozent, und wessen Entscheidungen sie änderten (± Standardfehler):"));
    row("", [&](std::size_t n) { return view_.nation(NationId(n)); });
    row(spoken(language_, "first", "am Anfang"), [&](std::size_t n) { return plain(ledger_.first[n]); });
    for (std::size_t from = 0; from < view_.nations(); ++from)
      row(decidedBy(view_.nation(NationId(from))),
          [&](std::size_t n) { return doubted(ledger_.given[from][n], ledger_.givenErrors[from][n]); });
    row(spoken(language_, "luck", "Glück"),
        [&](std::size_t n) { return doubted(ledger_.luck[n], ledger_.luckErrors[n]); });
    row(spoken(language_, "evaluation drift", "Drift der Bewertung"),
        [&](std::size_t n) { return signedCell(ledger_.drift[n]); });
    row(view_.analysis.ended ? spoken(language_, "outcome", "Ergebnis")
                             : spoken(language_, "last", "zuletzt"),
        [&](std::size_t n) { return plain(ledger_.outcome[n]); });
    row(spoken(language_, "outcome without luck", "Ergebnis ohne Glück"),
        [&](std::size_t n) { return plain(ledger_.withoutLuck(n)); });
    putGifts();
  }

private:
  template <class Cell> void row(const std::string& name, Cell&& cell) const {
    std::string line = padded(name, columnsOf(decidedBy("")) + view_.widthOfNations(kNumbersColumn));
    for (std::size_t n = 0; n < view_.nations(); ++n)
      line += " " + toTheRight(cell(n), view_.widthOfNations(kNumbersColumn));
    putLine(line);
  }

  [[nodiscard]] std::string decidedBy(const std::string& nation) const {
    return spoken(language_, "decided by {}", "entschieden: {}", nation);
  }
  [[nodiscard]] std::string plain(double chance) const { return inHundred(chance, language_); }
  [[nodiscard]] std::string signedCell(double chance) const { return signedText(100 * chance, 1, language_); }
  [[nodiscard]] std::string doubted(double chance, double error) const {
    return fmt::format("{} ±{}", signedCell(chance), decimalInWords(100 * error, 1, language_));
  }

  void putGifts() const {
    const auto gifts = giftsOf(view_.analysis);
    if (gifts.empty())
      return putLine(
          spoken(language_, "No single turn certainly gave a rival more than 2 percentage points.",
                 "Kein einzelner Zug brachte einem Gegner mit Sicherheit mehr als 2 Prozentpunkte."));
    putLine(spoken(language_, "The largest gains for a rival, in percentage points (95 %):",
                   "Die größten Gewinne für einen Gegner, in "
                   "Prozentpunkten (95 %):"));
    for (std::size_t i = 0; i < std::min(gifts.size(), kMostGifts); ++i) {
      const AnalysedTurn& turn = view_.analysis.turns[gifts[i].turn];
      putLine(spoken(language_, "  round {}, event {}: {} gave {} {} ({} to {})",
                     "  Runde {}, Ereignis {}: {} an {}: {} ({} bis {})", turn.round,
                     countedEvent(turn.event), view_.nation(gifts[i].from), view_.nation(gifts[i].to),
                     inHundred(gifts[i].chance, language_), inHundred(gifts[i].interval.low, language_),
                     inHundred(gifts[i].interval.high, language_)));
    }
  }

  const AnalysisView& view_;
  Language language_;
  BlameLedger ledger_;
};

void putMatrix(JsonWriter& json, const AnalysisView& view, const std::array<Chances, kMaxNations>& rows) {
  json.beginObject();
  for (const NationId n : nationsByWord(view.game())) {
    json.escapedKey(view.game().nationWord(n));
    putExactByNation(json, view.game(), rows[n.index()]);
  }
  json.endObject();
}

void putGift(JsonWriter& json, const AnalysisView& view, const Gift& gift) {
  const AnalysedTurn& turn = view.analysis.turns[gift.turn];
  json.beginObject();
  json.key("chance");
  putEstimate(json,
              "mean over pairs of rollouts with the same chance, after what was decided less after the best "
              "alternative found; Student's t, 95 %",
              gift.chance, &gift.interval, turn.regret->rollouts);
  json.key("event");
  json.value(static_cast<std::int64_t>(countedEvent(turn.event)));
  json.key("from");
  json.value(view.game().nationWord(gift.from));
  json.key("to");
  json.value(view.game().nationWord(gift.to));
  json.endObject();
}

} // namespace

void putBlameTable(const AnalysisView& view) {
  BlameTable(view).put();
}

void putBlameJson(JsonWriter& json, const AnalysisView& view) {
  const BlameLedger ledger = blameOf(view.analysis);
  Chances withoutLuck{};
  for (std::size_t n = 0; n < view.nations(); ++n)
    withoutLuck[n] = ledger.withoutLuck(n);
  const auto numbers = [&](std::string_view key, const Chances& of) {
    json.key(key);
    putExactByNation(json, view.game(), of);
  };
  json.beginObject();
  numbers("drift", ledger.drift);
  numbers("first", ledger.first);
  json.key("gifts");
  json.beginArray();
  for (const Gift& gift : giftsOf(view.analysis))
    putGift(json, view, gift);
  json.endArray();
  json.key("given"); // by whose decisions, to whom
  putMatrix(json, view, ledger.given);
  json.key("given_standard_errors");
  putMatrix(json, view, ledger.givenErrors);
  json.key("judged_turns");
  json.value(static_cast<std::int64_t>(ledger.judged));
  numbers("luck", ledger.luck);
  numbers("luck_standard_errors", ledger.luckErrors);
  numbers("outcome", ledger.outcome);
  numbers("outcome_without_luck", withoutLuck);
  json.endObject();
}

} // namespace annales::cli
