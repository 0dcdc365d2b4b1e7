#include "libreplay/store/page_check.h"

#include "libreplay/log/record_limit.h"
#include "libreplay/log/timeline.h"
#include "libreplay/notebook/edit_codec.h"
#include "libreplay/store/event_blob.h"

#include <fmt/core.h>

namespace annales::inline replay {
namespace {

const std::vector<Edit>& editsOf(const Entry& page) {
  static const std::vector<Edit> none;
  const auto* change = std::get_if<StudyChange>(&page);
  return change == nullptr ? none : change->edits;
}

Result<void> readsBack(const Entry& page, const EventNames& names) {
  std::string text;
  appendEntry(text, page, names);
  const auto again = readEntry(text, names);
  if (!again) return tl::unexpected(again.error());
  return {};
}

/// What cannot be read again would cost the whole game. Edit by edit, as somebody's record may have thousands
/// of lines, and JSON that is read takes many times its text.
Result<void> checkReadable(const Entry& page, const EventNames& names) {
  const auto* change = std::get_if<StudyChange>(&page);
  if (change == nullptr || change->edits.empty()) return readsBack(page, names);
  for (const Edit& edit : change->edits)
    if (auto good = readsBack(StudyChange{change->author, change->at, {edit}}, names); !good) return good;
  return {};
}

Result<void> writePage(Notebook& notebook, const Entry& page) {
  const EventNames names = notebook.study().base().names();
  if (auto good = checkEvents(page, names); !good) return good;
  if (auto good = checkReadable(page, names); !good) return good;
  return notebook.write(page);
}

} // namespace

Result<void> checkFold(const EventLog& log, NodeIndex first) {
  if (first >= log.size() && first > 1) return {};
  TreeFold fold(log);
  if (fold.after(0) == nullptr)
    return failure(Saying::of(fold.refusal(0).value_or("its setup makes no sense")));
  for (NodeIndex i = first; i < log.size(); ++i)
    if (fold.after(i) == nullptr)
      return failure("event {} ({}) makes no sense there: {}", log[i].seq + 1, nameOf(log[i].event),
                     Saying::of(fold.refusal(i).value_or("an earlier event makes no sense")));
  return {};
}

Result<void> writePages(Notebook& notebook, std::span<const Entry> pages) {
  const auto before = static_cast<NodeIndex>(notebook.study().events().size());
  for (const Entry& page : pages)
    if (auto good = writePage(notebook, page); !good) return good;
  return checkFold(notebook.study().events(), before);
}

/// Foreign names are numbers of the study they come from: checked before anything looks them up here.
Result<void> checkEvents(const Entry& page, const EventNames& names) {
  std::string scratch;
  for (const Edit& edit : editsOf(page)) {
    const auto* line = std::get_if<SetLine>(&edit);
    if (line == nullptr) continue;
    for (const Event& event : line->events) {
      scratch.clear();
      if (auto good = appendEventBlob(scratch, event, names.game); !good) return good;
      if (auto fits = checkRecordLength(event, names); !fits)
        return failure("an event of \"{}\": {}", line->name, fits.error().part());
    }
  }
  return {};
}

Result<void> checkIds(const Entry& page, const EventLog& events) {
  for (const Edit& edit : editsOf(page)) {
    const auto* line = std::get_if<SetLine>(&edit);
    if (line == nullptr) continue;
    Hash id = line->parent;
    for (const Event& event : line->events)
      id = eventId(event, &id, events.names());
    if (id != line->head)
      return failure("the events of \"{}\" do not lead to the stated last event", line->name);
  }
  return {};
}

} // namespace annales::inline replay
