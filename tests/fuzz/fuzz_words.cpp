// Short texts as people type them and as files and libraries keep them: conditions, questions that were
// asked, sides of the laboratory, players, openings, engines. Each reader has a look at all of them.
#include "engine/search/value.h"
#include "libreplay/analysis/analysis_shelf.h"
#include "libreplay/lab/lab_question.h"
#include "libreplay/openings/conditions.h"
#include "libreplay/openings/look_ledger.h"
#include "libreplay/pilots/pilot.h"
#include "tests/fuzz/broken.h"
#include "tests/fuzz/target.h"

namespace annales::fuzz {
namespace {

template <class T> bool said(const Result<T>& read, const std::string& bytes) {
  if (!read && read.error().message.empty()) broken("a refusal says why", bytes);
  return read.has_value();
}

Result<GameSet> noGame(std::string_view /*key*/, std::string_view /*value*/) {
  return GameSet();
}

void exerciseConditions(const std::string& bytes) {
  static_cast<void>(said(readConditions(bytes), bytes));
  const auto filter = readConditions(bytes, {}, noGame);
  if (!said(filter, bytes)) return;
  const std::string written = textOf(*filter);
  const auto again = readConditions(written, {}, noGame);
  if (!again) broken("what is written can be read", again.error().message + "\n" + written);
  if (textOf(*again) != written) broken("written conditions are in their final form", written);
}

void exerciseLedger(const std::string& bytes) {
  const auto ledger = LookLedger::read(bytes);
  if (!said(ledger, bytes)) return;
  if (ledger->verdicts().size() != ledger->looks().size()) broken("each question has a verdict", bytes);
  static_cast<void>(ledger->csv());
  std::string written;
  for (const LedgerLook& look : ledger->looks())
    written += LookLedger::lineOf(look);
  const auto again = LookLedger::read(written);
  if (!again) broken("what is written can be read", again.error().message + "\n" + written);
  if (again->looks().size() != ledger->looks().size()) broken("no question is lost", written);
}

void exercisePlayers(const std::string& bytes) {
  for (const RulesetId ruleset : {RulesetId::antike, RulesetId::antikeII, RulesetId::duellum})
    static_cast<void>(said(readLabSide(bytes, OpeningBook::ofRulebooks(), ruleset), bytes));
  const auto player = Player::read(bytes);
  if (said(player, bytes) && player->word() != bytes) broken("a player keeps its word", bytes);
  const auto pilot = Pilot::read(bytes);
  if (said(pilot, bytes) && !Pilot::read(pilot->word())) broken("a pilot can be read again", pilot->word());
}

void exerciseKept(const std::string& bytes) {
  if (const auto key = OpeningKey::read(bytes); key && OpeningKey::read(key->words()) != key)
    broken("an opening can be read again", bytes);
  if (const auto company = Company::read(bytes); company && company->text() != bytes)
    broken("only what was written so is a company", bytes);
  if (const auto engine = readEngine(bytes)) {
    AnalysisLabel label;
    label.engine = engine->name;
    label.effort.company = engine->company;
    if (writtenEngine(label) != bytes) broken("an engine is written as it was", bytes);
  }
  static_cast<void>(said(Value::read(bytes), bytes));
}

void exerciseWords(const std::string& bytes) {
  exerciseConditions(bytes);
  exerciseLedger(bytes);
  exercisePlayers(bytes);
  exerciseKept(bytes);
}

} // namespace
} // namespace annales::fuzz

ANNALES_FUZZ_TARGET(words, annales::fuzz::exerciseWords)
