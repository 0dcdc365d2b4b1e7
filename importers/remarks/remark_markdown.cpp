#include "importers/remarks/asked_words.h"
#include "importers/remarks/inert_markdown.h"
#include "importers/remarks/remark_places.h"
#include "importers/remarks/remark_writer.h"
#include "libreplay/remarks/lesson.h"
#include "libreplay/remarks/remark_threads.h"
#include "libreplay/words/game_title.h"
#include "libreplay/words/remark_words.h"

#include <fmt/core.h>

#include <algorithm>

namespace annales::inline importers {
namespace {

class Document {
public:
  explicit Document(const RemarkedGame& game) : game_(game), places_(game) {}

  std::string write() {
    if (places_.events().empty()) return {};
    putHead();
    for (const RemarkedEvent& at : places_.events())
      putEvent(at);
    return std::move(out_);
  }

private:
  void putHead() {
    std::vector<std::string> nations;
    for (std::size_t n = 0; n < game_.log.game().nations(); ++n)
      nations.push_back(places_.names().nation(NationId(n)));
    const Tags& tags = game_.log.tags();
    out_ += "# " + literalMarkdown(gameTitle(tags, nations)) + "\n\n";
    out_ += fmt::format("{}, {}", titleOf(game_.log.game().setup->ruleset),
                        literalMarkdown(places_.names().boardName()));
    if (const std::string site = printable(tagOf(tags, "site")); !site.empty())
      out_ += ", " + literalMarkdown(site);
    for (std::size_t n = 0; n < nations.size(); ++n) {
      const std::string& player = tagOf(tags, "player." + game_.log.game().nationWord(NationId(n)));
      out_ += (n == 0 ? ": " : ", ") + literalMarkdown(nations[n]);
      if (!player.empty()) out_ += " (" + literalMarkdown(player) + ')';
    }
    out_ += fmt::format("  \n`{}`\n", hexOf(game_.log.id()));
  }

  void putEvent(const RemarkedEvent& at) {
    std::string head = at.round > 0 ? titleOfRound(at.round, game_.language) + ", " : std::string();
    if (at.nation.exists()) head += literalMarkdown(places_.names().nation(at.nation)) + ", ";
    head += with(RemarkPhrase::event, game_.log[at.event].seq + 1);
    if (at.line.empty()) head += fmt::format(" ({})", say(RemarkPhrase::noLine));
    if (!at.line.empty() && at.line != kMainLine)
      head += " (" + with(RemarkPhrase::line, literalMarkdown(at.line)) + ')';
    head[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(head[0])));
    out_ += fmt::format("\n## {}\n\n{}\n", head, literalMarkdown(at.sentence));
    for (const std::uint32_t thread : at.threads)
      putThread(places_.discussion().threads()[thread]);
  }

  void putThread(const RemarkThread& thread) {
    for (const std::uint32_t place : thread.remarks) {
      const DiscussedRemark& remark = places_.remark(place);
      if (places_.wants(remark)) putRemark(remark, depthOf(remark), place == thread.remarks.front());
    }
  }

  /// Quotes within quotes, as in mail, but no deeper than is readable.
  [[nodiscard]] std::size_t depthOf(const DiscussedRemark& remark) const {
    constexpr std::size_t kDeepest = 5;
    std::size_t depth = 0;
    const DiscussedRemark* at = &remark;
    while (depth < kDeepest && at->now.answers) {
      at = places_.discussion().find(*at->now.answers);
      if (at == nullptr) return std::max<std::size_t>(depth, 1);
      ++depth;
    }
    return depth;
  }

  void putRemark(const DiscussedRemark& remark, std::size_t depth, bool first) {
    std::string quote;
    for (std::size_t i = 0; i <= depth; ++i)
      quote += "> ";
    out_ += '\n';
    putLines(quote, headOf(remark, first));
    for (const std::string& mark : marksOf(remark.now))
      putLines(quote, "\n" + mark);
    if (!remark.now.text.empty()) putLines(quote, "\n" + withoutHeadings(inertMarkdown(remark.now.text)));
    putAsk(quote, askInWords(game_, places_, remark));
  }

  /// A list behind the step: right turns, wrong ones, hints.
  void putAsk(const std::string& quote, const AskInWords& ask) {
    if (ask.empty()) return;
    std::string list = "\n";
    const auto add = [&](RemarkPhrase phrase, const std::string& words) {
      list += fmt::format("- **{}** {}\n", say(phrase), words);
    };
    const auto addTurns = [&](RemarkPhrase phrase, const std::vector<TurnInWords>& turns) {
      for (const TurnInWords& one : turns)
        add(phrase, literalMarkdown(one.turn) + (one.text.empty() ? "" : ". " + inOneItem(one.text)));
    };
    addTurns(RemarkPhrase::rightTurn, ask.right);
    addTurns(RemarkPhrase::wrongTurn, ask.wrong);
    for (const std::string& hint : ask.hints)
      add(RemarkPhrase::hint, inOneItem(hint));
    putLines(quote, list);
  }

  /// Further lines belong to the item of the list, too.
  static std::string inOneItem(std::string_view text) {
    std::string out;
    for (const char c : withoutHeadings(inertMarkdown(text))) {
      out += c;
      if (c == '\n') out += "  ";
    }
    return out;
  }

  void putLines(const std::string& quote, std::string_view text) {
    while (!text.empty()) {
      const std::size_t end = std::min(text.find('\n'), text.size());
      out_ += end == 0 ? quote.substr(0, quote.size() - 1) : quote;
      out_ += text.substr(0, end);
      out_ += '\n';
      text.remove_prefix(std::min(end + 1, text.size()));
    }
  }

  /// The `---` between a question and its answer would make a heading of the question.
  static std::string withoutHeadings(std::string_view text) {
    std::string parted;
    while (!text.empty()) {
      const std::size_t end = std::min(text.find('\n'), text.size() - 1);
      const std::string_view line = text.substr(0, end + 1);
      if (!parted.empty() && partsLesson(line)) parted += '\n';
      parted += line;
      text.remove_prefix(line.size());
    }
    return parted;
  }

  [[nodiscard]] std::string headOf(const DiscussedRemark& remark, bool first) const {
    const Annotation& now = remark.now;
    std::string head = "**" + literalMarkdown(now.author) + "**";
    const auto add = [&head](std::string_view more) { head += " · " + std::string(more); };
    add(remark.written);
    if (remark.edited) add(say(RemarkPhrase::edited));
    if (now.layer == Layer::machine) add(say(RemarkPhrase::byProgram));
    if (now.nation) add(with(RemarkPhrase::about, nation(*now.nation)));
    for (const std::string& sign : signsOfRemark(now))
      add("**" + literalMarkdown(sign) + "**");
    const ThreadState state = places_.discussion().stateOf(remark);
    if (first && state != ThreadState::plain)
      add(state == ThreadState::open ? say(RemarkPhrase::open) : say(RemarkPhrase::resolved));
    for (const std::string_view tag : otherTagsOfRemark(now))
      add("#" + literalMarkdown(tag));
    return head;
  }

  [[nodiscard]] std::string nation(const std::string& word) const {
    const NationId n = game_.log.game().nation(word);
    return literalMarkdown(n.exists() ? places_.names().nation(n) : readableId(word));
  }

  [[nodiscard]] std::string province(const std::string& id) const {
    const ProvinceId p = game_.log.game().map->find(id);
    return literalMarkdown(p.exists() ? places_.names().province(p) : readableId(id));
  }

  [[nodiscard]] std::vector<std::string> marksOf(const Annotation& remark) const {
    std::vector<std::string> lines;
    for (const Mark& mark : remark.marks) {
      if (const auto* arrow = std::get_if<Arrow>(&mark))
        lines.push_back(with(RemarkPhrase::arrow, province(arrow->from), province(arrow->to)) +
                        inBrackets(arrow->colour));
      if (const auto* ring = std::get_if<Ring>(&mark))
        lines.push_back(with(RemarkPhrase::ring, province(ring->province)) + inBrackets(ring->colour));
      if (const auto* pact = std::get_if<Pact>(&mark)) lines.push_back(sentence(*pact));
    }
    return lines;
  }

  [[nodiscard]] std::string inBrackets(MarkColour colour) const {
    return fmt::format(" ({})", nameOf(colour, game_.language));
  }

  [[nodiscard]] std::string sentence(const Pact& pact) const {
    std::string nations, provinces;
    for (const std::string& word : pact.nations)
      nations += (nations.empty() ? "" : ", ") + nation(word);
    for (const std::string& id : pact.provinces)
      provinces += (provinces.empty() ? "" : ", ") + province(id);
    return pactInWords(nations, provinces, pact.until, game_.language);
  }

  [[nodiscard]] std::string_view say(RemarkPhrase phrase) const { return phraseOf(phrase, game_.language); }
  template <class... A> [[nodiscard]] std::string with(RemarkPhrase phrase, const A&... values) const {
    return fmt::format(fmt::runtime(say(phrase)), values...);
  }

  const RemarkedGame& game_;
  RemarkPlaces places_;
  std::string out_;
};

} // namespace

std::string remarksMarkdown(const RemarkedGame& game) {
  return Document(game).write();
}

} // namespace annales::inline importers
