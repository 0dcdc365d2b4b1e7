// What annales claims says in a terminal.
#include "cli/claims_view.h"
#include "cli/console.h"
#include "cli/spoken.h"
#include "cli/wrap.h"

#include <map>

namespace annales::cli {
namespace {

constexpr std::size_t kTextWidth = 100;
constexpr Noun kTurnsNoun{"turn", "turns", "Zug", "Zügen"};
constexpr Noun kMissedNoun{"missed claim", "missed claims", "verpasste Gelegenheit",
                           "verpasste Gelegenheiten"};

std::string reasonTitle(const Claim& claim, Language language) {
  return claim.reason == AwardReason::allKnowHow
             ? fmt::format("{} ({})", titleOf(claim.personage, language), titleOf(claim.reason, language))
             : titleOf(claim.personage, language);
}

void putMoves(const ClaimsView& view, const Claim& claim) {
  if (!view.moves) return;
  for (const Event& event : claim.line)
    for (const std::string& line : wrapped(sentenceOf(event, view.names), kTextWidth - 6))
      putLine("      " + line);
}

std::string whyOpen(const ClaimsView& view) {
  const Language language = view.names.language;
  return view.log.game().setup->options.specialUnits
             ? spoken(language,
                      "too many routes through enemies, or special units placed where no rule puts "
                      "them",
                      "zu viele Wege durch Feinde, oder Sondereinheiten, wo keine Regel sie aufstellt")
             : spoken(language, "too many routes through enemies", "zu viele Wege durch Feinde");
}

std::string noteOf(const MissedClaim& missed, Language language) {
  std::vector<std::string> notes;
  if (missed.claim.wins)
    notes.push_back(spoken(language, "would have reached the goal", "hätte das Ziel erreicht"));
  if (missed.inRow > 1)
    notes.push_back(spoken(language, "{} turns in a row", "{} Züge hintereinander", missed.inRow));
  if (!missed.won.empty()) {
    std::string won;
    for (const Personage personage : missed.won)
      won += (won.empty() ? "" : ", ") + titleOf(personage, language);
    notes.push_back(spoken(language, "won instead: {}", "stattdessen gewonnen: {}", won));
  }
  std::string text;
  for (const std::string& note : notes)
    text += (text.empty() ? "" : "; ") + note;
  return text;
}

void putMissedRow(const ClaimsView& view, const MissedClaim& missed) {
  const Language language = view.names.language;
  const std::string row = fmt::format(
      "{:>5} {:>{}}  {} {} {} {} {:>5} {:>6}  ", missed.round, missed.first, headOfEvents(language).size(),
      padded(view.names.nation(missed.nation), 13),
      padded(missed.played == Space::none ? "-" : std::string(titleOf(missed.played, language)), 11),
      padded(reasonTitle(missed.claim, language), 10),
      padded(std::string(titleOf(missed.claim.space, language)), 11), missed.claim.price,
      missed.wonInRound > 0 ? fmt::format("{}", missed.wonInRound) : spoken(language, "never", "nie"));
  const std::size_t used = columnsOf(row);
  bool first = true;
  for (const std::string& line :
       wrapped(noteOf(missed, language), std::max<std::size_t>(20, kTextWidth - used))) {
    putLine((first ? row : std::string(used, ' ')) + line);
    first = false;
  }
  putMoves(view, missed.claim);
}

} // namespace

void putMissedText(const ClaimsView& view, const MissedClaims& all) {
  const Language language = view.names.language;
  std::map<std::size_t, int> missedTurns, missedClaims;
  std::map<std::size_t, EventIndex> last;
  bool any = false;
  for (const MissedClaim& missed : all.missed) {
    if (!view.shows(missed.nation)) continue;
    const std::size_t n = missed.nation.index();
    ++missedClaims[n];
    if (last[n] != missed.first) ++missedTurns[n];
    last[n] = missed.first;
    if (!any)
      putLine(language == Language::german
                  ? "Runde Ereignis  Volk          ging auf    erreichbar über        Preis später"
                  : "round event  nation        went to     could win  via space    step won in");
    any = true;
    putMissedRow(view, missed);
  }
  if (any) putLine("");
  for (std::size_t n = 0; n < all.turns.size(); ++n)
    if (view.shows(NationId(n)))
      putLine(spoken(language, "{}: {} in {} of {}", "{}: {} in {} von {}", view.names.nation(NationId(n)),
                     counted(static_cast<std::size_t>(missedClaims[n]), kMissedNoun, language),
                     missedTurns[n], counted(static_cast<std::size_t>(all.turns[n]), kTurnsNoun, language)));
  for (const MissedClaims::Open& open : all.open)
    if (view.shows(open.nation))
      putLine(spoken(language, "event {}, {}: not settled ({}), {}", "Ereignis {}, {}: ungeklärt ({}), {}",
                     open.first, view.names.nation(open.nation), titleOf(open.reason, language),
                     whyOpen(view)));
}

void putClaimsText(const ClaimsView& view, const std::vector<Claims>& claims) {
  const Language language = view.names.language;
  bool any = false;
  for (std::size_t n = 0; n < claims.size(); ++n) {
    if (!view.shows(NationId(n))) continue;
    for (const Claim& claim : claims[n].claims) {
      any = true;
      putLine(spoken(
          language, "{} could win: {}, via {}; the step costs {}{}",
          "{} könnten gewinnen: {}, über {}; der Schritt kostet {}{}", view.names.nation(NationId(n)),
          reasonTitle(claim, language), titleOf(claim.space, language), claim.price,
          claim.wins ? spoken(language, "; this reaches the goal", "; damit ist das Ziel erreicht") : ""));
      putMoves(view, claim);
    }
    for (const AwardReason reason : claims[n].unsettled) {
      any = true;
      putLine(spoken(language, "{}: not settled ({}), {}", "{}: ungeklärt ({}), {}",
                     view.names.nation(NationId(n)), titleOf(reason, language), whyOpen(view)));
    }
  }
  if (!any)
    putLine(spoken(language, "No personage can be won in the next turn.",
                   "Im nächsten Zug kann keine Persönlichkeit gewonnen werden."));
}

} // namespace annales::cli
