#include "cli/merge_report.h"

#include "cli/choice.h"
#include "cli/console.h"
#include "cli/counted.h"
#include "libreplay/words/sentence.h"

#include <fmt/core.h>

namespace annales::cli {
namespace {

std::string saidBy(const Annotation& remark) {
  if (remark.retracted) return fmt::format("{}, {}: retracted", printable(remark.author), remark.at);
  std::string glyphs;
  for (const std::string& glyph : remark.glyphs)
    glyphs += glyph + ' ';
  return fmt::format("{}, {}: {}{}", printable(remark.author), remark.at, printable(glyphs),
                     printable(remark.text));
}

std::string placeOf(std::uint32_t event) {
  return event == 0 ? std::string("on a line that comes with it") : fmt::format("at event {}", event);
}

void putRemark(const ComingRemark& remark) {
  if (!remark.before)
    return putLine(fmt::format("remark    {}, {}", placeOf(remark.event), saidBy(remark.now)));
  putLine(fmt::format("remark    {}, edited by {}", placeOf(remark.event), saidBy(remark.now)));
  putLine(fmt::format("          before: {}", saidBy(*remark.before)));
}

} // namespace

void addConflictsOption(CLI::App& command, std::string& word) {
  oneOf<ConflictSide>(
      command.add_option("--conflicts", word,
                         "Remarks and headers that both sides changed; ask: show both and leave them as they "
                         "are; mine, theirs: that version counts; both: keep both remarks"))
      ->capture_default_str();
}

void putContents(const MergeContents& contents) {
  for (const ComingLine& line : contents.lines)
    putLine(line.before.empty()
                ? fmt::format("line      {}: {}", printable(line.name), counted(line.events, "new event"))
                : fmt::format("line      {} is called {} now", printable(line.before), printable(line.name)));
  for (const ComingTag& tag : contents.tags)
    putLine(tag.before.empty()
                ? fmt::format("header    {}: \"{}\"", printable(tag.name), printable(tag.after))
                : fmt::format("header    {}: \"{}\" instead of \"{}\"", printable(tag.name),
                              printable(tag.after), printable(tag.before)));
  for (const ComingRemark& remark : contents.remarks)
    putRemark(remark);
}

void putConflicts(const MergeConflicts& conflicts, const Study& study) {
  for (const RemarkConflict& conflict : conflicts.remarks) {
    const auto at = study.events().find(conflict.ours.event);
    putLine(fmt::format("conflict  a remark {}, changed on both sides",
                        placeOf(at ? study.events()[*at].seq + 1 : 0)));
    putLine("          here:  " + saidBy(conflict.ours));
    putLine("          there: " + saidBy(conflict.theirs));
  }
  for (const TagConflict& conflict : conflicts.tags) {
    putLine(fmt::format("conflict  the header {}, changed on both sides", printable(conflict.name)));
    putLine(fmt::format("          here:  \"{}\"", printable(conflict.ours)));
    putLine(fmt::format("          there: \"{}\"", printable(conflict.theirs)));
  }
}

} // namespace annales::cli
