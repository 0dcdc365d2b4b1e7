#include "libreplay/learning/pupil_answers.h"

#include "engine/core/json_reader.h"
#include "engine/core/json_writer.h"
#include "engine/core/utf8.h"
#include "libreplay/log/ask_codec.h"
#include "libreplay/log/date_codec.h"
#include "libreplay/log/edition.h"

#include <algorithm>

namespace annales::inline replay {
namespace {

constexpr std::string_view kAnswersFormat = "annales-answers/1";
constexpr std::size_t kLongestLessonName = 60;
constexpr int kMostHintsShown = static_cast<int>(kMostHints);

void putPupilAnswer(JsonWriter& json, const PupilAnswer& answer) {
  json.beginObject();
  json.field("at", answer.at);
  json.field("event", hexOf(answer.event));
  json.field("game", hexOf(answer.game));
  json.field("hints", answer.hints);
  json.field("lesson", answer.lesson);
  json.field("shown", answer.shown);
  json.field("step", answer.step);
  json.field("text", answer.text);
  json.key("turn");
  json.beginArray();
  for (const std::string& fact : answer.turn)
    json.raw(fact);
  json.endArray();
  json.endObject();
}

bool isWithin(std::string_view text, std::size_t most) {
  const auto length = utf8::length(text);
  return length && *length <= most && text.find('\0') == std::string_view::npos;
}

bool isControl(char c) {
  return static_cast<unsigned char>(c) < 0x20 || c == 0x7F;
}

bool isLessonName(std::string_view name) {
  return !name.empty() && name.size() <= kLongestLessonName && std::ranges::all_of(name, [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
  });
}

bool isStepName(std::string_view name) {
  constexpr std::size_t kDigits = 16;
  return name.size() == kDigits &&
         std::ranges::all_of(name, [](char c) { return (c >= 'a' && c <= 'f') || (c >= '0' && c <= '9'); });
}

PupilAnswer readPupilAnswer(simdjson::dom::element item, JsonFault& fault) {
  ObjectReader r(item, "an answer", fault);
  PupilAnswer answer;
  answer.at = r.text("at");
  if (r.ok() && !isMoment(answer.at)) r.wrong("at", say("must be a moment such as 2026-11-28T19:30:00Z"));
  answer.event = r.hash("event");
  answer.game = r.hash("game");
  answer.hints = r.integer("hints", 0, kMostHintsShown);
  answer.lesson = r.text("lesson");
  if (r.ok() && !isLessonName(answer.lesson))
    r.wrong("lesson", say("must be 1 to 60 of the characters a to z, 0 to 9 and -"));
  answer.shown = r.truth("shown");
  answer.step = r.text("step");
  if (r.ok() && !isStepName(answer.step)) r.wrong("step", say("must be 16 hexadecimal digits"));
  answer.text = r.text("text");
  if (r.ok() && !isWithin(answer.text, kLongestPupilText))
    r.wrong("text", say("must have at most 10,000 characters"));
  const auto turn = r.list("turn");
  if (r.ok() && turn.size() > kMostEventsOfTurn) r.wrong("turn", say("must have at most 1,000 events"));
  for (const simdjson::dom::element fact : turn) {
    if (fault.any()) break;
    answer.turn.push_back(readFact(fact, fault));
  }
  r.finish();
  return answer;
}

} // namespace

std::string stepName(const DiscussedRemark& step) {
  return editionOf(step.now).value_or(editionName(step.first));
}

std::string answersText(const PupilAnswers& answers) {
  std::string text;
  JsonWriter json(text);
  json.beginObject();
  json.key("answers");
  json.beginArray();
  for (const PupilAnswer& answer : answers.answers)
    putPupilAnswer(json, answer);
  json.endArray();
  json.field("format", kAnswersFormat);
  json.field("pupil", answers.pupil);
  json.endObject();
  return text + "\n";
}

Result<PupilAnswers> readAnswers(std::string_view text) {
  if (text.size() > kMostAnswerBytes) return failure(say("a file of answers has at most 8 MiB"));
  while (text.ends_with('\n') || text.ends_with('\r') || text.ends_with(' '))
    text.remove_suffix(1); // as mail programs leave it
  StrictJson strict;
  const auto parsed = strict.parse(text);
  if (!parsed) return tl::unexpected(parsed.error());
  JsonFault fault;
  ObjectReader r(*parsed, "a file of answers", fault);
  PupilAnswers answers;
  const auto list = r.list("answers");
  if (r.ok() && list.size() > kMostPupilAnswers) r.wrong("answers", say("must have at most 2,000 answers"));
  for (const simdjson::dom::element item : list) {
    if (fault.any()) break;
    answers.answers.push_back(readPupilAnswer(item, fault));
  }
  const std::string_view format = r.text("format");
  if (r.ok() && format != kAnswersFormat)
    r.wrong("format", say("must be {}, not {}", kAnswersFormat, inQuotes(format)));
  answers.pupil = r.text("pupil");
  if (r.ok() && (answers.pupil.empty() || answers.pupil != pupilName(answers.pupil)))
    r.wrong("pupil", say("must be a name of 1 to 200 characters without blanks around it"));
  r.finish();
  if (fault.any()) return fault.failed();
  return answers;
}

bool looksLikeAnswers(std::string_view beginning) {
  return beginning.starts_with("{\"answers\":[");
}

std::string pupilName(std::string_view name) {
  std::string plain;
  std::ranges::copy_if(name, std::back_inserter(plain), [](char c) { return !isControl(c); });
  const auto keep = [&plain](std::size_t from, std::size_t size) { plain = plain.substr(from, size); };
  const std::size_t first = plain.find_first_not_of(' ');
  if (first == std::string::npos) return {};
  keep(first, plain.find_last_not_of(' ') - first + 1);
  while (!isWithin(plain, kLongestPupilName) && !plain.empty())
    plain.pop_back();
  return plain;
}

} // namespace annales::inline replay
