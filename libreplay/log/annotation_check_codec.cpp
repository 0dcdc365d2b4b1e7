// Which values an annotation may have.
#include "engine/core/json_reader.h"
#include "engine/core/utf8.h"
#include "engine/map/map.h"
#include "libreplay/log/annotation_codec.h"
#include "libreplay/log/ask_codec.h"
#include "libreplay/log/date_codec.h"
#include "libreplay/log/record_limit.h"

#include <algorithm>

namespace annales::inline replay {
namespace {

constexpr std::size_t kMaxText = 100'000;
constexpr std::size_t kMinParties = 2;
constexpr int kMaxNumericGlyph = 255;
constexpr std::array<std::string_view, 10> kGlyphs{"!", "?", "!!", "??", "!?", "?!", "+-", "-+", "=", "~"};

std::size_t bytesOf(const std::vector<std::string>& words) {
  constexpr std::size_t kAround = 3; // quotation marks and a comma
  std::size_t bytes = 0;
  for (const std::string& word : words)
    bytes += word.size() + kAround;
  return bytes;
}

std::size_t bytesOf(const Mark& mark) {
  constexpr std::size_t kAround = 64; // the names of the fields, the colour
  if (const auto* arrow = std::get_if<Arrow>(&mark)) return kAround + arrow->from.size() + arrow->to.size();
  if (const auto* ring = std::get_if<Ring>(&mark)) return kAround + ring->province.size();
  const auto& pact = std::get<Pact>(mark);
  return kAround + bytesOf(pact.nations) + bytesOf(pact.provinces);
}

/// As a record of the event log. Few come near to its limit, so few are written down to be measured.
bool fitsIntoRecord(const Annotation& a) {
  constexpr std::size_t kNear = kLongestRecord / 8; // a byte of a text becomes up to 6
  std::size_t bytes = a.author.size() + a.text.size() + bytesOf(a.glyphs) + bytesOf(a.tags);
  for (const Mark& mark : a.marks)
    bytes += bytesOf(mark);
  if (a.ask) bytes += bytesOfAsk(*a.ask);
  if (bytes < kNear) return true;
  std::string record;
  appendAnnotationRecord(record, a);
  return record.size() <= kLongestRecord;
}

/// Nothing where all is well, else what must change.
using Wrong = std::optional<Saying>;

Wrong textFault(std::string_view text, std::string_view what) {
  if (!utf8::length(text)) return say("\"{}\" must be valid UTF-8", what);
  if (text.find('\0') != std::string_view::npos) return say("\"{}\" must not contain a NUL character", what);
  return std::nullopt;
}

bool isNumericGlyph(std::string_view text) {
  if (text.size() < 2 || text.size() > 4 || text.front() != '$') return false;
  const std::string_view digits = text.substr(1);
  if (digits.size() > 1 && digits.front() == '0') return false;
  int number = 0;
  for (const char c : digits) {
    if (c < '0' || c > '9') return false;
    number = number * 10 + (c - '0');
  }
  return number <= kMaxNumericGlyph;
}

Wrong idsFault(const std::vector<std::string>& words, Saying what) {
  for (const std::string& word : words)
    if (!isId(word)) return say("{}: ids have only a-z, 0-9 and -, not {}", std::move(what), inQuotes(word));
  return std::nullopt;
}

Wrong faultOf(const Arrow& mark) {
  return idsFault({mark.from, mark.to}, "the provinces of an arrow");
}

Wrong faultOf(const Ring& mark) {
  return idsFault({mark.province}, "the province of a ring");
}

Wrong faultOf(const Pact& mark) {
  if (mark.nations.size() < kMinParties || mark.nations.size() > kMaxNations)
    return say("a pact must have 2 to 6 nations, not {}", mark.nations.size());
  if (mark.until < 1 || mark.until > kLastRound) return "a pact must end in a round from 1 to 9999";
  if (Wrong fault = idsFault(mark.nations, "the nations of a pact")) return fault;
  return idsFault(mark.provinces, "the provinces of a pact");
}

Wrong headFault(const Annotation& a) {
  if (a.author.empty()) return "\"author\" must not be empty";
  if (Wrong fault = textFault(a.author, "author")) return fault;
  if (!isMoment(a.at)) return say("\"at\" must be YYYY-MM-DDThh:mm:ssZ, not {}", inQuotes(a.at));
  if (a.nation && !isId(*a.nation))
    return say("\"nation\" must be null or a nation, not {}", inQuotes(*a.nation));
  return std::nullopt;
}

Wrong bodyFault(const Annotation& a) {
  if (Wrong fault = textFault(a.text, "text")) return fault;
  if (utf8::length(a.text) > kMaxText) return "\"text\" may have at most 100,000 characters";
  for (const std::string& glyph : a.glyphs)
    if (!isGlyph(glyph)) return say("{} is not a glyph", inQuotes(glyph));
  return idsFault(a.tags, "\"tags\"");
}

} // namespace

bool isGlyph(std::string_view text) {
  return std::find(kGlyphs.begin(), kGlyphs.end(), text) != kGlyphs.end() || isNumericGlyph(text);
}

Result<void> checkAnnotation(const Annotation& annotation) {
  Wrong fault = headFault(annotation);
  if (!fault) fault = bodyFault(annotation);
  for (const Mark& mark : annotation.marks)
    if (!fault) fault = std::visit([](const auto& m) { return faultOf(m); }, mark);
  if (!fault && annotation.ask) fault = askFault(*annotation.ask);
  if (!fault && !fitsIntoRecord(annotation))
    fault = "it is too long: with its tags and marks it must fit "
            "into 1 MiB";
  if (fault) return failure("annotation: {}", *std::move(fault));
  return {};
}

Result<void> checkNamed(const Annotation& annotation, const EventNames& names) {
  std::vector<std::string_view> named;
  if (annotation.nation) named.push_back(*annotation.nation);
  for (const Mark& mark : annotation.marks)
    if (const Pact* pact = std::get_if<Pact>(&mark))
      named.insert(named.end(), pact->nations.begin(), pact->nations.end());
  for (const std::string_view nation : named)
    if (!names.game.nation(nation).exists())
      return failure("annotation: {} is not a nation of this game", inQuotes(nation));
  if (!annotation.ask) return {};
  for (const ExpectedTurn& expected : annotation.ask->answers)
    if (const auto events = eventsOf(expected, names); !events) return tl::unexpected(events.error());
  return {};
}

} // namespace annales::inline replay
