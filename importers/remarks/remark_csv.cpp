#include "importers/agn/remarks.h"
#include "importers/remarks/asked_words.h"
#include "importers/remarks/remark_places.h"
#include "importers/remarks/remark_writer.h"
#include "libreplay/log/annotation_codec.h"
#include "libreplay/log/tags.h"
#include "libreplay/remarks/glyph_groups.h"
#include "libreplay/text/csv.h"
#include "libreplay/words/game_title.h"

namespace annales::inline importers {
namespace {

std::string joined(const std::vector<std::string>& words) {
  std::string out;
  for (const std::string& word : words)
    out += (out.empty() ? "" : " ") + word;
  return out;
}

/// "Club evening"; where no event was named, what the document says: "Romans – Greeks · 2024-05-03".
std::string titleIn(const RemarkedGame& game, const RemarkPlaces& places) {
  const std::string& event = tagOf(game.log.tags(), "event");
  if (!event.empty()) return event;
  std::vector<std::string> nations;
  for (std::size_t n = 0; n < game.log.game().nations(); ++n)
    nations.push_back(places.names().nation(NationId(n)));
  return gameTitle(game.log.tags(), nations);
}

std::string glyphsOf(const Annotation& remark) {
  std::vector<std::string> glyphs;
  for (const std::string& glyph : remark.glyphs)
    glyphs.emplace_back(canonicalGlyph(glyph));
  return joined(glyphs);
}

std::string_view wordOf(ThreadState state) {
  switch (state) {
  case ThreadState::plain:
    return {};
  case ThreadState::open:
    return "open";
  case ThreadState::resolved:
    return "resolved";
  }
  return {};
}

/// One turn or hint a line; a turn, then the text for those who play it.
void putAsk(CsvWriter& csv, const AskInWords& ask) {
  const auto lines = [](const std::vector<TurnInWords>& turns) {
    std::string out;
    for (const TurnInWords& one : turns)
      out += (out.empty() ? "" : "\n") + one.turn + (one.text.empty() ? "" : ": " + one.text);
    return out;
  };
  std::string hints;
  for (const std::string& hint : ask.hints)
    hints += (hints.empty() ? "" : "\n") + hint;
  csv.text(lines(ask.right)).text(lines(ask.wrong)).text(hints);
}

void putRow(CsvWriter& csv, const RemarkedGame& game, const RemarkPlaces& places, const RemarkedEvent& at,
            const DiscussedRemark& remark) {
  const Annotation& now = remark.now;
  csv.text(hexOf(game.log.id()))
      .text(titleIn(game, places))
      .text(tagOf(game.log.tags(), "date"))
      .text(at.line);
  csv.number(game.log[at.event].seq + 1);
  if (at.round > 0)
    csv.number(at.round);
  else
    csv.nothing();
  csv.text(at.nation.exists() ? places.names().game.nationWord(at.nation) : std::string());
  csv.text(at.sentence).text(now.author).text(remark.written);
  csv.text(remark.edited ? now.at : std::string());
  csv.text(annales::wordOf(now.layer)).text(annales::wordOf(now.audience));
  csv.text(now.nation.value_or(std::string())).text(glyphsOf(now)).text(joined(now.tags));
  csv.text(wordOf(places.discussion().stateOf(remark))).text(hexOf(remark.first));
  const DiscussedRemark* answered = now.answers ? places.discussion().find(*now.answers) : nullptr;
  csv.text(answered != nullptr ? hexOf(answered->first) : std::string()).text(now.text);
  std::string marks;
  agn::appendMarks(marks, now.marks, game.log.game());
  csv.text(marks);
  putAsk(csv, askInWords(game, places, remark));
  csv.endRow();
}

} // namespace

std::string remarksCsvHeader() {
  CsvWriter csv;
  csv.row({"game",   "title",   "date",    "line",  "event",    "round", "nation", "sentence",
           "author", "written", "edited",  "layer", "audience", "about", "glyphs", "tags",
           "state",  "remark",  "answers", "text",  "marks",    "right", "wrong",  "hints"});
  return csv.take();
}

std::string remarksCsv(const RemarkedGame& game) {
  const RemarkPlaces places(game);
  CsvWriter csv;
  for (const RemarkedEvent& at : places.events())
    for (const std::uint32_t thread : at.threads)
      for (const std::uint32_t place : places.discussion().threads()[thread].remarks)
        if (places.wants(places.remark(place))) putRow(csv, game, places, at, places.remark(place));
  return csv.take();
}

} // namespace annales::inline importers
