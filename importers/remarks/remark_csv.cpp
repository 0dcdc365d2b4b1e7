#include "importers/remarks/remark_places.h"
#include "importers/remarks/remark_writer.h"
#include "libreplay/log/annotation_codec.h"

#include <fmt/core.h>

namespace annales::inline importers {
namespace {

/// A spreadsheet would compute anything that begins like this.
bool looksLikeFormula(std::string_view text) {
  return !text.empty() && std::string_view("=+-@\t\r\n").find(text.front()) != std::string_view::npos;
}

std::string quotedCell(std::string_view text) {
  std::string out = looksLikeFormula(text) ? "\"'" : "\"";
  for (const char c : text)
    out += c == '"' ? "\"\"" : std::string(1, c);
  return out + '"';
}

std::string joined(const std::vector<std::string>& words) {
  std::string out;
  for (const std::string& word : words)
    out += (out.empty() ? "" : " ") + word;
  return out;
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

std::string rowOf(const RemarkedGame& game, const RemarkPlaces& places, const RemarkedEvent& at,
                  const DiscussedRemark& remark) {
  const Annotation& now = remark.now;
  std::string row =
      fmt::format("\"{}\",{},{},{},{},", hexOf(game.log.id()), quotedCell(places.tag("event")),
                  quotedCell(places.tag("date")), quotedCell(at.line), game.log[at.event].seq + 1);
  row += at.round > 0 ? fmt::format("{},", at.round) : ",";
  const auto put = [&row](std::string_view text) { row += quotedCell(text) + ','; };
  put(at.nation.exists() ? places.names().game.nationWord(at.nation) : std::string());
  put(at.sentence);
  put(now.author);
  put(remark.written);
  put(remark.edited() ? now.at : std::string());
  put(annales::wordOf(now.layer));
  put(annales::wordOf(now.audience));
  put(now.nation.value_or(std::string()));
  put(joined(signsOfRemark(now)));
  put(joined(now.tags));
  put(wordOf(places.discussion().stateOf(remark)));
  put(hexOf(remark.first));
  const DiscussedRemark* answered = now.answers ? places.discussion().find(*now.answers) : nullptr;
  put(answered != nullptr ? hexOf(answered->first) : std::string());
  return row + quotedCell(now.text) + '\n';
}

} // namespace

std::string remarksCsvHeader() {
  return "game,title,date,line,event,round,nation,sentence,author,written,edited,layer,audience,about,glyphs,"
         "tags,state,remark,answers,text\n";
}

std::string remarksCsv(const RemarkedGame& game) {
  const RemarkPlaces places(game);
  std::string out;
  for (const RemarkedEvent& at : places.events())
    for (const std::uint32_t thread : at.threads)
      for (const std::uint32_t place : places.discussion().threads()[thread].remarks)
        if (places.wants(places.remark(place))) out += rowOf(game, places, at, places.remark(place));
  return out;
}

} // namespace annales::inline importers
