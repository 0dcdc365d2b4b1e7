#include "cli/answers_view.h"

#include "cli/console.h"
#include "cli/game_source.h"
#include "cli/spoken.h"
#include "engine/core/json_writer.h"
#include "libreplay/choice/decision.h"
#include "libreplay/log/ask_codec.h"
#include "libreplay/text/csv.h"
#include "libreplay/words/reason.h"

#include <fmt/format.h>

#include <algorithm>

namespace annales::cli {
namespace {

/// For programs.
std::string_view worthWord(const SheetAnswer& one) {
  if (one.inWords()) return "in-words";
  if (one.isRefused()) return "not-legal";
  switch (one.verdict.worth) {
  case TryWorth::right:
    return "right";
  case TryWorth::wrong:
    return "wrong";
  case TryWorth::notForeseen:
  case TryWorth::notJudged:
    return "not-foreseen";
  }
  return "";
}

/// In a cell of the table.
std::string worthSign(const SheetAnswer& one) {
  if (one.inWords()) return "T";
  if (one.isRefused()) return "!";
  switch (one.verdict.worth) {
  case TryWorth::right:
    return one.answer.shown ? "(+)" : "+";
  case TryWorth::wrong:
    return "-";
  case TryWorth::notForeseen:
  case TryWorth::notJudged:
    return "?";
  }
  return "";
}

class AnswersInWords {
public:
  explicit AnswersInWords(const AnswersView& view) : view_(view) {}

  [[nodiscard]] DisplayNames names(const SheetStep& step) const {
    return namesIn(view_.games.logs[step.game], view_.games.shelf, view_.language);
  }
  /// "Romans move to Marble; Romans produce 3 marble".
  [[nodiscard]] std::string turn(const SheetStep& step, std::span<const Event> events) const {
    const DisplayNames said = names(step);
    std::string text;
    for (const Event& event : events)
      if (isDecision(event)) text += (text.empty() ? "" : "; ") + sentenceOf(event, said);
    return text.empty() ? spoken(view_.language, "ends the turn at once", "beendet den Zug sofort") : text;
  }
  /// Why it is not legal; empty where it is.
  [[nodiscard]] std::string fault(const SheetAnswer& one) const {
    const SheetStep& step = view_.sheet.steps[one.step];
    if (one.unreadable) return reasonInWords(*one.unreadable, view_.language);
    return one.turn.refused ? reasonInWords(*one.turn.refused, names(step)) : std::string();
  }
  /// What the coach says about that turn.
  [[nodiscard]] std::string_view said(const SheetAnswer& one) const {
    if (!one.verdict.turn) return {};
    return view_.sheet.steps[one.step].ask.turns[*one.verdict.turn].text;
  }
  [[nodiscard]] std::string stepWords(const SheetStep& step) const {
    return spoken(view_.language, "{} step {}", "{} Schritt {}", step.lesson, step.place);
  }

private:
  const AnswersView& view_;
};

void putTable(const AnswersView& view) {
  const AnswerSheet& sheet = view.sheet;
  std::size_t width = 5;
  for (const std::string& pupil : sheet.pupils)
    width = std::max(width, printable(pupil).size());
  std::string head = fmt::format("{:<{}}", spoken(view.language, "Pupil", "Name"), width);
  for (const SheetStep& step : sheet.steps)
    head += fmt::format("  {:>4}", step.place);
  putLine(head + "  " + spoken(view.language, "right", "richtig"));
  for (std::size_t p = 0; p < sheet.pupils.size(); ++p) {
    std::string row = fmt::format("{:<{}}", printable(sheet.pupils[p]), width);
    for (std::size_t s = 0; s < sheet.steps.size(); ++s) {
      const SheetAnswer* one = sheet.of(p, s);
      std::string sign = one == nullptr ? "." : worthSign(*one);
      if (one != nullptr && one->answer.hints > 0) sign += fmt::format("h{}", one->answer.hints);
      row += fmt::format("  {:>4}", sign);
    }
    putLine(row + "  " +
            spoken(view.language, "{} of {}", "{} von {}", sheet.rightOf(p), sheet.steps.size()));
  }
  putLine(
      spoken(view.language,
             "+ right  - wrong  ? not foreseen  ! not legal  T in words  . no answer  h1 one hint used  "
             "(+) after the answer was shown",
             "+ richtig  - falsch  ? nicht vorgesehen  ! nicht erlaubt  T in Worten  . keine Antwort  h1 ein "
             "Tipp benutzt  (+) nachdem die Lösung gezeigt wurde"));
}

void putUnforeseen(const AnswersView& view, const AnswersInWords& words) {
  if (view.unforeseen.empty()) return;
  putLine(spoken(
      view.language, "\nNot foreseen (accept with --right N, or say with --wrong N --text TEXT why not):",
      "\nNicht vorgesehen (mit --right N gelten lassen, oder mit --wrong N --text TEXT sagen, warum "
      "nicht):"));
  for (std::size_t i = 0; i < view.unforeseen.size(); ++i) {
    const UnforeseenTurn& turn = view.unforeseen[i];
    const SheetStep& step = view.sheet.steps[turn.step];
    std::string pupils;
    for (const std::size_t place : turn.answers)
      pupils += (pupils.empty() ? "" : ", ") + view.sheet.pupils[view.sheet.answers[place].pupil];
    putLine(fmt::format("{:>3}  {}: {}\n     {}", i + 1, words.stepWords(step), words.turn(step, turn.events),
                        printable(pupils)));
  }
}

/// Answers in words, turns that are not legal, and what the coach says about wrong ones.
void putRemarks(const AnswersView& view, const AnswersInWords& words) {
  for (const SheetAnswer& one : view.sheet.answers) {
    const SheetStep& step = view.sheet.steps[one.step];
    const std::string who =
        fmt::format("\n{}, {}: ", printable(view.sheet.pupils[one.pupil]), words.stepWords(step));
    if (!one.answer.text.empty()) putLine(who + printable(one.answer.text));
    if (one.isRefused())
      putLine(who + spoken(view.language, "not legal: {}", "nicht erlaubt: {}", words.fault(one)));
  }
}

void putSheetAnswer(JsonWriter& json, const AnswersView& view, const AnswersInWords& words,
                    const SheetAnswer& one) {
  const SheetStep& step = view.sheet.steps[one.step];
  json.beginObject();
  json.field("at", one.answer.at);
  json.field("counts", one.first);
  json.field("game", hexOf(one.answer.game));
  json.field("hints", one.answer.hints);
  json.field("lesson", step.lesson);
  json.field("pupil", view.sheet.pupils[one.pupil]);
  json.field("reason", words.fault(one));
  json.field("said", words.said(one));
  json.field("shown", one.answer.shown);
  json.field("step", static_cast<std::int64_t>(step.place));
  json.field("text", one.answer.text);
  json.field("turn", one.inWords() ? std::string() : words.turn(step, one.turn.events));
  json.field("worth", worthWord(one));
  json.endObject();
}

} // namespace

void putAnswersText(const AnswersView& view) {
  const AnswersInWords words(view);
  putTable(view);
  putUnforeseen(view, words);
  putRemarks(view, words);
  if (view.sheet.again > 0)
    tell(spoken(view.language, "{} answers came more than once and count once",
                "{} Antworten kamen mehrmals und zählen einmal", view.sheet.again));
  if (!view.sheet.strays.empty())
    tell(spoken(
        view.language,
        "{} answers are to steps that these games do not have (lesson \"{}\"). Was a step deleted, or is "
        "the game missing?",
        "{} Antworten gehören zu Schritten, die diese Partien nicht haben (Lektion „{}“). Wurde ein "
        "Schritt gelöscht, oder fehlt die Partie?",
        view.sheet.strays.size(), view.sheet.strays.front().answer.lesson));
}

void putAnswersJson(const AnswersView& view) {
  const AnswersInWords words(view);
  std::string text;
  JsonWriter json(text);
  json.beginObject();
  json.field("again", static_cast<std::int64_t>(view.sheet.again));
  json.key("answers");
  json.beginArray();
  for (const SheetAnswer& one : view.sheet.answers)
    putSheetAnswer(json, view, words, one);
  json.endArray();
  json.key("notForeseen");
  json.beginArray();
  for (const UnforeseenTurn& turn : view.unforeseen) {
    const SheetStep& step = view.sheet.steps[turn.step];
    json.beginObject();
    json.field("lesson", step.lesson);
    json.key("pupils");
    json.beginArray();
    for (const std::size_t place : turn.answers)
      json.value(view.sheet.pupils[view.sheet.answers[place].pupil]);
    json.endArray();
    json.field("step", static_cast<std::int64_t>(step.place));
    json.field("turn", words.turn(step, turn.events));
    json.endObject();
  }
  json.endArray();
  json.field("strays", static_cast<std::int64_t>(view.sheet.strays.size()));
  json.endObject();
  putLine(text);
}

void putAnswersCsv(const AnswersView& view) {
  const AnswersInWords words(view);
  CsvWriter csv;
  csv.row({"pupil", "lesson", "step", "worth", "counts", "hints", "shown", "at", "turn", "text", "reason",
           "said"});
  for (const SheetAnswer& one : view.sheet.answers) {
    const SheetStep& step = view.sheet.steps[one.step];
    csv.text(view.sheet.pupils[one.pupil]).text(step.lesson).number(static_cast<std::int64_t>(step.place));
    csv.text(worthWord(one))
        .number(one.first ? 1 : 0)
        .number(one.answer.hints)
        .number(one.answer.shown ? 1 : 0);
    csv.text(one.answer.at).text(one.inWords() ? std::string() : words.turn(step, one.turn.events));
    csv.text(one.answer.text).text(words.fault(one)).text(words.said(one));
    csv.endRow();
  }
  put(csv.take());
}

} // namespace annales::cli
