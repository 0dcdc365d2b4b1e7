// Plays as BoardGameGeek's XML API gives them: any number of pages in one file.
#include "importers/plays/plays_reader.h"
#include "importers/sheets/xml_events.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace annales::plays {
namespace {

using sheets::XmlAttributes;
using sheets::XmlParts;

constexpr std::string_view kPage = "<plays";
constexpr std::size_t kXmlPart = std::size_t{1} << 16U;
constexpr std::size_t kMostPersonsOfPlay = 1'000; // more are counted as so many
constexpr std::size_t kMostCommentBytes = 1'000'000;

std::int64_t numberOf(std::string_view text, std::int64_t otherwise = 0) {
  std::int64_t number = otherwise;
  std::from_chars(text.data(), text.data() + text.size(), number);
  return number;
}

/// The elements of all pages.
class PlaysOfXml : public sheets::XmlEvents {
public:
  explicit PlaysOfXml(PlayResults& results) : results_(results) {}

  void begin(std::string_view element, const XmlAttributes& attributes) override {
    text_ = nullptr;
    if (element == "plays") {
      isPlays_ = true;
      owner_ = attributes.of("userid").empty() ? attributes.of("username") : attributes.of("userid");
    } else if (element == "play") {
      beginPlay(attributes);
    } else if (element == "item") {
      entry_.game = attributes.of("name");
      entry_.bggGame = numberOf(attributes.of("objectid"));
    } else if (element == "comments") {
      text_ = &entry_.comments;
    } else if (element == "player") {
      addPlayer(attributes);
    } else if (element == "div" || element == "error" || element == "errors" || element == "message") {
      isError_ = isError_ || !isPlays_;
      text_ = &message_;
    }
  }

  void end(std::string_view element) override {
    text_ = nullptr;
    if (element != "play" || !inPlay_) return;
    inPlay_ = false;
    if (failure_) return;
    if (auto taken = results_.take(std::move(entry_)); !taken) failure_ = taken.error();
    entry_ = {};
  }

  void text(std::string_view part) override {
    if (text_ != nullptr && text_->size() < kMostCommentBytes) *text_ += part;
  }

  [[nodiscard]] bool enough() const override { return results_.isOver() || failure_.has_value(); }

  void setLine(std::size_t line) { line_ = line; }
  [[nodiscard]] bool isPlays() const { return isPlays_; }
  [[nodiscard]] bool isError() const { return isError_; }
  [[nodiscard]] const std::string& message() const { return message_; }
  [[nodiscard]] const std::optional<Error>& failure() const { return failure_; }

private:
  void beginPlay(const XmlAttributes& attributes) {
    inPlay_ = true;
    entry_ = {};
    entry_.log = PlayLog::boardGameGeek;
    entry_.line = line_;
    entry_.id = attributes.of("id");
    entry_.bggPlay = entry_.id;
    entry_.owner = attributes.of("userid").empty() ? std::string_view(owner_) : attributes.of("userid");
    entry_.date = attributes.of("date");
    entry_.quantity = numberOf(attributes.of("quantity"), 1);
    entry_.minutes =
        static_cast<int>(std::clamp<std::int64_t>(numberOf(attributes.of("length")), 0, 1'000'000));
    entry_.unfinished = attributes.of("incomplete") == "1";
    entry_.ignored = attributes.of("nowinstats") == "1";
    entry_.site = attributes.of("location");
  }

  void addPlayer(const XmlAttributes& attributes) {
    if (!inPlay_ || entry_.persons.size() >= kMostPersonsOfPlay) return;
    EntryPerson person;
    person.name = attributes.of("name").empty() ? attributes.of("username") : attributes.of("name");
    person.nameless = person.name.empty();
    person.role = attributes.of("color");
    person.points = attributes.of("score");
    person.winner = attributes.of("win") == "1";
    person.startPosition = attributes.of("startposition");
    entry_.persons.push_back(std::move(person));
  }

  PlayResults& results_;
  PlayEntry entry_;
  std::string owner_, message_;
  std::string* text_ = nullptr;
  std::optional<Error> failure_;
  std::size_t line_ = 0;
  bool inPlay_ = false, isPlays_ = false, isError_ = false;
};

/// All documents of a file, one after the other.
class XmlPages {
public:
  XmlPages(std::istream& in, PlayResults& results) : in_(in), events_(results) {}

  std::optional<Rejection> read() {
    while (!rest_.empty() || fill()) {
      if (auto rejected = readDocument()) return rejected;
      if (events_.enough()) break;
    }
    if (events_.failure()) return Rejection{*events_.failure(), 0, true};
    if (in_.bad()) return Rejection{Error(Saying("the file cannot be read")), 0};
    if (events_.isPlays()) return std::nullopt;
    if (events_.isError())
      return Rejection{Error(say("BoardGameGeek answered with an error and no plays: {}. "
                                 "Check the name of the user and save the page again.",
                                 inOneLine(events_.message()))),
                       1};
    return Rejection{Error(Saying("this XML has no plays; expected what BoardGameGeek answers to /plays")),
                     1};
  }

private:
  static std::string inOneLine(std::string_view text) {
    std::string out;
    for (const char c : text.substr(0, 200)) {
      const bool gap = c == '\n' || c == '\t' || c == '\r' || c == ' ';
      if (!gap || (!out.empty() && out.back() != ' ')) out += gap ? ' ' : c;
    }
    while (out.ends_with(' '))
      out.pop_back();
    return out;
  }

  bool fill() {
    std::array<char, kXmlPart> block{};
    in_.read(block.data(), static_cast<std::streamsize>(block.size()));
    rest_.append(block.data(), static_cast<std::size_t>(in_.gcount()));
    return in_.gcount() > 0;
  }

  /// From the first sign of `rest_` to the beginning of the next document.
  std::optional<Rejection> readDocument() {
    skip(std::min(rest_.find_first_not_of(" \t\r\n"), rest_.size()));
    if (rest_.empty()) return std::nullopt;
    constexpr std::size_t kKept = 8; // the end of a block may cut the beginning of a document
    XmlParts document(events_);
    const std::size_t firstLine = lines_;
    for (bool begun = false, over = false; !over;) {
      const std::size_t root = begun ? std::string::npos : rest_.find(kPage);
      const std::size_t end = endOfDocument(begun, root);
      over = end != std::string::npos || atEnd_;
      const std::size_t all = std::min(end, rest_.size());
      const std::size_t take = over ? all : all - std::min(all, kKept);
      begun = begun || root < take;
      events_.setLine(lines_ + 1);
      if (!document.add(std::string_view(rest_).substr(0, take))) return fault(document, firstLine);
      skip(take);
      if (!over && !fill()) atEnd_ = true;
    }
    if (events_.enough() || document.finish()) return std::nullopt;
    return fault(document, firstLine);
  }

  /// Where the next document begins in `rest_`: documents are glued together with or without a declaration.
  [[nodiscard]] std::size_t endOfDocument(bool begun, std::size_t root) const {
    constexpr std::string_view kDeclaration = "<?xml";
    if (begun) return std::min(rest_.find(kDeclaration), rest_.find(kPage));
    const std::size_t declared = rest_.find(kDeclaration, 1);
    return root == std::string::npos ? declared : std::min(declared, rest_.find(kPage, root + 1));
  }

  std::optional<Rejection> fault(const XmlParts& document, std::size_t firstLine) {
    if (events_.enough()) return std::nullopt;
    return Rejection{Error(Saying("this XML is damaged or cut off; save the page again")),
                     firstLine + document.line()};
  }

  void skip(std::size_t bytes) {
    lines_ += static_cast<std::size_t>(std::ranges::count(std::string_view(rest_).substr(0, bytes), '\n'));
    rest_.erase(0, bytes);
  }

  std::istream& in_;
  PlaysOfXml events_;
  std::string rest_;
  std::size_t lines_ = 0; // before `rest_`
  bool atEnd_ = false;
};

} // namespace

std::optional<Rejection> readXmlPlays(std::istream& in, PlayResults& results) {
  if (auto rejected = XmlPages(in, results).read()) return rejected;
  if (auto finished = results.finish(); !finished) return Rejection{finished.error(), 0, true};
  return std::nullopt;
}

} // namespace annales::plays
