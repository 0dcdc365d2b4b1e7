#include "libreplay/store/salvaged_pages.h"

#include "libreplay/notebook/edit_codec.h"

#include <algorithm>
#include <set>

namespace annales::inline replay {
namespace {

bool namesAnEventOf(const EventLog& log, const Entry& page) {
  const auto* change = std::get_if<StudyChange>(&page);
  return change != nullptr && std::ranges::any_of(change->edits, [&](const Edit& edit) {
           if (const auto* line = std::get_if<SetLine>(&edit)) return log.find(line->parent).has_value();
           const auto* added = std::get_if<AddRemark>(&edit);
           return added != nullptr && log.find(added->remark.event).has_value();
         });
}

/// Undoing takes back the last change that is in force. Behind a page that is lost, or another program's,
/// that is known of changes alone that came after it.
class UndoSense {
public:
  void lose() {
    known_ = false;
    standing_ = undone_ = 0;
  }
  bool undo() {
    if (known_) return true;
    if (standing_ == 0) return false;
    --standing_;
    ++undone_;
    return true;
  }
  bool redo() {
    if (known_) return true;
    if (undone_ == 0) return false;
    ++standing_;
    --undone_;
    return true;
  }
  void change() {
    ++standing_;
    undone_ = 0;
  }

private:
  bool known_ = true; // all that came before
  std::size_t standing_ = 0, undone_ = 0;
};

} // namespace

bool FoundPages::take(const EventLog& log, const RawPlace& place, std::string_view text) {
  const auto page = readEntry(text, log.names());
  if (!page) return false;
  pages_.push_back({place.origin, place.number, namesAnEventOf(log, *page),
                    std::holds_alternative<UndoChange>(*page), std::holds_alternative<RedoChange>(*page),
                    std::string(text)});
  return true;
}

std::vector<std::string> FoundPages::all(bool shared) && {
  std::set<std::uint32_t> ours;
  for (const Page& page : pages_)
    if (!shared || page.isOfGame) ours.insert(page.origin);
  std::vector<std::string> texts;
  UndoSense sense;
  std::uint32_t origin = 0;
  std::size_t origins = 0;
  std::int64_t next = 0;
  for (Page& page : pages_) {
    if (!ours.contains(page.origin)) continue;
    const bool another = page.origin != origin && ++origins > 1;
    if (another || page.number != next) sense.lose();
    origin = page.origin;
    next = page.number + 1;
    if (page.isUndo ? !sense.undo() : page.isRedo && !sense.redo()) continue;
    if (!page.isUndo && !page.isRedo) sense.change();
    texts.push_back(std::move(page.text));
  }
  return texts;
}

} // namespace annales::inline replay
