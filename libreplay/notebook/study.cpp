#include "libreplay/notebook/study.h"

#include "libreplay/log/annotation_codec.h"
#include "libreplay/log/line_name.h"
#include "libreplay/log/tag_codec.h"
#include "libreplay/log/tags.h"
#include "libreplay/notebook/remark_order.h"

#include <fmt/core.h>

#include <algorithm>

namespace annales::inline replay {
namespace {

Result<void> done() {
  return {};
}

} // namespace

tl::unexpected<Error> noLine(std::string_view name) {
  return failure("there is no line \"{}\"", name);
}

Study::Study(std::shared_ptr<const EventLog> base) : base_(std::move(base)), events_(*base_), main_(0) {
  reset();
}

void Study::reset() {
  main_ = base_->mainHead();
  lines_.clear();
  for (const auto& [name, head] : base_->lines())
    if (name != kMainLine)
      lines_.push_back({name, head, false, false, tagOf(base_->tags(), lineAuthorTag((*base_)[head].id))});
  remarks_.clear();
  remarkById_.clear();
  for (const Annotation& remark : base_->annotations())
    keep(remark);
  tags_.clear();
  recording_ = false;
}

std::size_t Study::indexOfLine(std::string_view name) const {
  const auto at =
      std::find_if(lines_.begin(), lines_.end(), [&](const StudyLine& line) { return line.name == name; });
  return static_cast<std::size_t>(at - lines_.begin());
}

const StudyLine* Study::line(std::string_view name) const {
  const std::size_t at = indexOfLine(name);
  return at < lines_.size() ? &lines_[at] : nullptr;
}

Result<std::size_t> Study::ownLine(std::string_view name) const {
  if (name == kMainLine) return failure("the recorded line stays as it was played");
  const std::size_t at = indexOfLine(name);
  if (at >= lines_.size()) return noLine(name);
  if (!lines_[at].own)
    return failure("the line \"{}\" came with the game: it can be hidden, not changed", name);
  return at;
}

std::string Study::freeName(std::string_view name) const {
  const auto taken = [&](const std::string& word) { return word == kMainLine || line(word) != nullptr; };
  std::string candidate(name);
  for (int number = 2; taken(candidate); ++number)
    candidate = numberedName(name, number);
  return candidate;
}

bool Study::standsAt(const Hash& remark, const Hash& event) const {
  const auto at = remarkById_.find(remark);
  return at != remarkById_.end() && remarks_[at->second].event == event;
}

void Study::keep(const Annotation& remark) {
  remarkById_.emplace(remark.id, remarks_.size());
  remarks_.push_back(remark);
}

/// One edit each.
struct Study::Editor {
  Study& study;
  const std::string& author;

  Result<void> operator()(const SetLine& edit) const {
    if (edit.name == kMainLine) return setMain(edit);
    if (!isLineName(edit.name))
      return failure("a line's name has 1 to 80 characters and no control characters");
    if (study.line(edit.name) != nullptr)
      if (const auto own = study.ownLine(edit.name); !own) return tl::unexpected(own.error());
    const auto head = study.place(edit);
    if (!head) return tl::unexpected(head.error());
    const std::size_t at = study.indexOfLine(edit.name);
    if (at == study.lines_.size()) study.lines_.push_back({edit.name, *head, false, true, author});
    study.lines_[at].head = *head;
    return done();
  }

  Result<void> setMain(const SetLine& edit) const {
    if (!study.recording_) return failure("the recorded line stays as it was played");
    const auto head = study.place(edit);
    if (!head) return tl::unexpected(head.error());
    if (!study.events_.isAncestorOrSelf(study.base_->mainHead(), *head))
      return failure("that part of the main line is stored as it was played, and stays as it is");
    study.main_ = *head;
    return done();
  }

  Result<void> operator()(const RenameLine& edit) const {
    const auto at = study.ownLine(edit.from);
    if (!at) return tl::unexpected(at.error());
    if (!isLineName(edit.to))
      return failure("a line's name has 1 to 80 characters and no control characters");
    if (edit.to == kMainLine || (edit.to != edit.from && study.line(edit.to) != nullptr))
      return failure("there is already a line \"{}\"", edit.to);
    study.lines_[*at].name = edit.to;
    return done();
  }

  Result<void> operator()(const DeleteLine& edit) const {
    const auto at = study.ownLine(edit.name);
    if (!at) return tl::unexpected(at.error());
    study.lines_.erase(study.lines_.begin() + static_cast<std::ptrdiff_t>(*at));
    return done();
  }

  Result<void> operator()(const HideLine& edit) const {
    const std::size_t at = study.indexOfLine(edit.name);
    if (at >= study.lines_.size()) return noLine(edit.name);
    study.lines_[at].hidden = edit.hidden;
    return done();
  }

  Result<void> operator()(const PlaceLine& edit) const {
    const std::size_t at = study.indexOfLine(edit.name);
    if (at >= study.lines_.size()) return noLine(edit.name);
    if (edit.before && study.line(*edit.before) == nullptr) return noLine(*edit.before);
    if (edit.before == edit.name) return done();
    StudyLine line = std::move(study.lines_[at]);
    study.lines_.erase(study.lines_.begin() + static_cast<std::ptrdiff_t>(at));
    const std::size_t to = edit.before ? study.indexOfLine(*edit.before) : study.lines_.size();
    study.lines_.insert(study.lines_.begin() + static_cast<std::ptrdiff_t>(to), std::move(line));
    return done();
  }

  Result<void> operator()(const AddRemark& edit) const {
    const Annotation& remark = edit.remark;
    if (auto good = checkAnnotation(remark); !good) return good;
    if (!study.events_.find(remark.event))
      return failure("the event that the remark is about is not in this game");
    for (const auto& other : {remark.answers, remark.replaces})
      if (other && !study.standsAt(*other, remark.event))
        return failure("a remark can only answer or replace one about the same event");
    if (study.remarkById_.contains(remark.id)) return failure("this remark is there already");
    study.keep(remark);
    return done();
  }

  Result<void> operator()(const SetTag& edit) const {
    if (auto good = checkTag(edit.name, edit.value); !good) return good;
    if (const auto head = lineOfAuthorTag(edit.name); head && study.nameAuthor(*head, edit.value))
      return done();
    study.tags_.emplace_back(edit.name, edit.value);
    return done();
  }

  Result<void> operator()(const SetRecording& edit) const {
    study.recording_ = edit.on;
    return done();
  }
};

Result<void> Study::apply(const Edit& edit, const std::string& author) {
  return std::visit(Editor{*this, author}, edit);
}

bool Study::nameAuthor(const Hash& head, const std::string& author) {
  bool ends = false;
  for (StudyLine& line : lines_)
    if (events_[line.head].id == head) {
      line.author = author;
      ends = true;
    }
  return ends;
}

Result<NodeIndex> Study::place(const SetLine& edit) {
  if (const auto known = events_.find(edit.head)) return *known;
  const auto parent = events_.find(edit.parent);
  if (!parent) return failure("the event that \"{}\" goes on from is not in this game", edit.name);
  return extend(*parent, edit);
}

Result<NodeIndex> Study::extend(NodeIndex parent, const SetLine& edit) {
  for (const Event& event : edit.events)
    parent = events_.append(parent, event);
  if (events_[parent].id != edit.head)
    return failure("the events of \"{}\" do not lead where it says", edit.name);
  return parent;
}

EventLog Study::log() const {
  EventLog out = *base_;
  out.reserve(events_.size());
  out.expect(events_);
  std::vector<NodeIndex> places(events_.size(), kNoNode);
  for (NodeIndex i = 0; i < base_->size(); ++i)
    places[i] = i;
  std::vector<NodeIndex> way;
  const auto copy = [&](NodeIndex head) {
    for (way.clear(); places[head] == kNoNode; head = events_[head].parent)
      way.push_back(head);
    for (; !way.empty(); way.pop_back()) {
      const NodeIndex node = way.back();
      places[node] = out.append(places[events_[node].parent], events_[node].event, events_[node].id);
      head = node;
    }
    return places[head];
  };
  static_cast<void>(out.setLine(kMainLine, copy(main_)));
  for (const StudyLine& line : lines_)
    if (line.own) static_cast<void>(out.setLine(line.name, copy(line.head)));
  for (const auto& [name, value] : tags_)
    out.setTag(name, value);
  for (const StudyLine& line : lines_)
    if (!line.author.empty()) out.setTag(lineAuthorTag(events_[line.head].id), line.author);
  for (const Annotation* remark : inOrder(std::span(remarks_).subspan(base_->annotations().size())))
    if (out.find(remark->event)) out.annotate(*remark);
  return out;
}

} // namespace annales::inline replay
