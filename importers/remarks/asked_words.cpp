#include "importers/remarks/asked_words.h"

#include "libreplay/choice/decision.h"
#include "libreplay/remarks/step_ask.h"

namespace annales::inline importers {
namespace {

std::string decisionsInWords(const std::vector<Event>& turn, const DisplayNames& names) {
  std::string words;
  for (const Event& event : turn)
    if (isDecision(event)) words += (words.empty() ? "" : "; ") + sentenceOf(event, names);
  return words;
}

} // namespace

AskInWords askInWords(const RemarkedGame& game, const RemarkPlaces& places, const DiscussedRemark& remark) {
  if (!isLessonStep(remark.now)) return {};
  const StepAsk ask = askOf(game.log, places.discussion(), remark);
  AskInWords words;
  for (const LessonTurn& turn : ask.turns) {
    std::vector<TurnInWords>& list = turn.worth == TurnWorth::right ? words.right : words.wrong;
    list.push_back({decisionsInWords(turn.turn, places.names()), turn.text});
  }
  words.hints = ask.hints;
  return words;
}

} // namespace annales::inline importers
