#include "libreplay/notebook/study.h"

#include "libreplay/log/annotation_codec.h"
#include "libreplay/log/line_name.h"
#include "libreplay/log/line_order.h"
#include "libreplay/log/tag_codec.h"
#include "libreplay/log/tags.h"
#include "libreplay/notebook/remark_order.h"

#include <fmt/core.h>

#include <algorithm>
#include <unordered_set>
#include <utility>

namespace annales::inline replay {

tl::unexpected<Error> noLine(std::string_view name) {
  return failure("there is no line \"{}\"", name);
}

Study::Study(std::shared_ptr<const EventLog> base) : base_(std::move(base)), events_(*base_), main_(0) {
  reset();
}

void Study::reset() {
  main_ = base_->mainHead();
  lines_.clear();
  for (auto& [name, head] : linesInOrder(*base_))
    lines_.add({std::move(name), head, false, false}, tagOf(base_->tags(), lineAuthorTag((*base_)[head].id)));
  remarks_.clear();
  remarkById_.clear();
  for (const Annotation& remark : base_->annotations())
    keep(remark);
  tags_.clear();
  recording_ = false;
  waysBack_.clear();
}

const StudyLine* Study::line(std::string_view name) const {
  const LineList::Place at = lines_.find(name);
  return at != LineList::kNowhere ? &lines_[at] : nullptr;
}

Result<LineList::Place> Study::ownLine(std::string_view name) const {
  if (name == kMainLine) return failure("the main line is kept as it was played and cannot be changed");
  const LineList::Place at = lines_.find(name);
  if (at == LineList::kNowhere) return noLine(name);
  if (!lines_[at].own)
    return failure("the line \"{}\" came with the game: you can hide it, but not change it", name);
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

Tags Study::lineOrder() const {
  Tags order;
  const auto take = [&](const std::string& name, const std::string& value) {
    if (isLineOrderTag(name)) order[name] = value;
  };
  for (const auto& [name, value] : base_->tags())
    take(name, value);
  for (const auto& [name, value] : tags_)
    take(name, value);
  return order;
}

std::string Study::tagNow(const std::string& name) const {
  const auto last =
      std::find_if(tags_.rbegin(), tags_.rend(), [&](const auto& tag) { return tag.first == name; });
  return last != tags_.rend() ? last->second : tagOf(base_->tags(), name);
}

/// Lines that are not named stay behind the others, as they are.
void Study::arrange(const std::vector<std::string>& names) {
  std::unordered_set<LineList::Place> named;
  std::vector<LineList::Place> order;
  const auto take = [&](LineList::Place at) {
    if (at != LineList::kNowhere && named.insert(at).second) order.push_back(at);
  };
  for (const std::string& name : names)
    take(lines_.find(name));
  for (const StudyLine& line : lines())
    take(line.place);
  for (const LineList::Place at : order)
    lines_.move(at, LineList::kNowhere);
}

/// One edit each; what takes it back.
struct Study::Editor {
  Study& study;
  const std::string& author;

  Result<WayBack> operator()(const SetLine& edit) const {
    if (edit.name == kMainLine) return setMain(edit);
    if (!isLineName(edit.name))
      return failure("a line's name must have 1 to 80 characters and no control characters");
    if (study.line(edit.name) != nullptr)
      if (const auto own = study.ownLine(edit.name); !own) return tl::unexpected(own.error());
    const auto head = study.place(edit);
    if (!head) return tl::unexpected(head.error());
    const LineList::Place at = study.lines_.find(edit.name);
    if (at == LineList::kNowhere) {
      const bool signs = checkAuthor(author).has_value(); // earlier versions took names that no tag may have
      study.lines_.add({edit.name, *head, false, true}, signs ? author : std::string());
      return [](Study& back) { back.lines_.takeBackAdded(); };
    }
    return [at, before = study.lines_.end(at, *head)](Study& back) { back.lines_.putEndBack(at, before); };
  }

  Result<WayBack> setMain(const SetLine& edit) const {
    if (!study.recording_) return failure("the main line is kept as it was played and cannot be changed");
    const auto head = study.place(edit);
    if (!head) return tl::unexpected(head.error());
    if (!study.events_.isAncestorOrSelf(study.base_->mainHead(), *head))
      return failure("this part of the main line is already stored and cannot be changed");
    const NodeIndex before = std::exchange(study.main_, *head);
    return [before](Study& back) { back.main_ = before; };
  }

  Result<WayBack> operator()(const RenameLine& edit) const {
    const auto at = study.ownLine(edit.from);
    if (!at) return tl::unexpected(at.error());
    if (!isLineName(edit.to))
      return failure("a line's name must have 1 to 80 characters and no control characters");
    if (edit.to == kMainLine || (edit.to != edit.from && study.line(edit.to) != nullptr))
      return failure("there is already a line \"{}\"", edit.to);
    const std::string before = study.lines_.rename(*at, edit.to);
    return [at = *at, before](Study& back) { back.lines_.rename(at, before); };
  }

  Result<WayBack> operator()(const DeleteLine& edit) const {
    const auto at = study.ownLine(edit.name);
    if (!at) return tl::unexpected(at.error());
    study.lines_.takeOut(*at);
    return [at = *at](Study& back) { back.lines_.putBack(at); };
  }

  Result<WayBack> operator()(const HideLine& edit) const {
    const LineList::Place at = study.lines_.find(edit.name);
    if (at == LineList::kNowhere) return noLine(edit.name);
    const bool before = study.lines_.hide(at, edit.hidden);
    return [at, before](Study& back) { back.lines_.hide(at, before); };
  }

  Result<WayBack> operator()(const PlaceLine& edit) const {
    const LineList::Place at = study.lines_.find(edit.name);
    if (at == LineList::kNowhere) return noLine(edit.name);
    if (edit.before && study.line(*edit.before) == nullptr) return noLine(*edit.before);
    if (edit.before == edit.name) return [](Study&) {};
    const LineList::Place behind = study.lines_.next(at);
    study.lines_.move(at, edit.before ? study.lines_.find(*edit.before) : LineList::kNowhere);
    return [at, behind](Study& back) { back.lines_.move(at, behind); };
  }

  Result<WayBack> operator()(const AddRemark& edit) const {
    const Annotation& remark = edit.remark;
    if (const auto good = checkAnnotation(remark); !good) return tl::unexpected(good.error());
    if (const auto known = checkNamed(remark, study.events_.names()); !known)
      return tl::unexpected(known.error());
    if (!study.events_.find(remark.event)) return failure("the event of the remark is not in this game");
    for (const auto& other : {remark.answers, remark.replaces})
      if (other && !study.standsAt(*other, remark.event))
        return failure("a remark can only answer or replace another remark about the same event");
    if (study.remarkById_.contains(remark.id)) return failure("this remark already exists");
    study.keep(remark);
    return [](Study& back) {
      back.remarkById_.erase(back.remarks_.back().id);
      back.remarks_.pop_back();
    };
  }

  Result<WayBack> operator()(const SetTag& edit) const {
    if (const auto good = checkTag(edit.name, edit.value); !good) return tl::unexpected(good.error());
    if (const auto head = lineOfAuthorTag(edit.name))
      if (auto named = study.nameAuthor(*head, edit.value)) return std::move(*named);
    study.tags_.emplace_back(edit.name, edit.value);
    if (isLineOrderTag(edit.name)) return arrange();
    return [](Study& back) { back.tags_.pop_back(); };
  }

  WayBack arrange() const {
    std::vector<std::string> before;
    for (const StudyLine& line : study.lines())
      before.push_back(line.name);
    study.arrange(namesInLineOrder(study.lineOrder()));
    return [before = std::move(before)](Study& back) {
      back.arrange(before);
      back.tags_.pop_back();
    };
  }

  Result<WayBack> operator()(const SetRecording& edit) const {
    const bool before = std::exchange(study.recording_, edit.on);
    return [before](Study& back) { back.recording_ = before; };
  }
};

Result<void> Study::apply(const Edit& edit, const std::string& author) {
  auto done = std::visit(Editor{*this, author}, edit);
  if (!done) return tl::unexpected(done.error());
  waysBack_.push_back(std::move(*done));
  return {};
}

void Study::takeBack(std::size_t edits) {
  for (; edits > 0; --edits) {
    const WayBack back = std::move(waysBack_.back());
    waysBack_.pop_back();
    back(*this);
  }
}

std::optional<Study::WayBack> Study::nameAuthor(const Hash& head, const std::string& author) {
  const auto node = events_.find(head);
  if (!node || !lines_.endsAt(*node)) return std::nullopt;
  return [node = *node, before = lines_.nameAuthor(*node, author)](Study& back) {
    back.lines_.takeBackNaming(node, before);
  };
}

Result<NodeIndex> Study::place(const SetLine& edit) {
  if (const auto known = events_.find(edit.head)) return *known;
  const auto parent = events_.find(edit.parent);
  if (!parent) return failure("the event that \"{}\" starts from is not in this game", edit.name);
  return extend(*parent, edit);
}

Result<NodeIndex> Study::extend(NodeIndex parent, const SetLine& edit) {
  for (const Event& event : edit.events)
    parent = events_.append(parent, event);
  if (events_[parent].id != edit.head)
    return failure("the events of \"{}\" do not lead to the stated last event", edit.name);
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
  for (const StudyLine& line : lines())
    if (line.own) static_cast<void>(out.setLine(line.name, copy(line.head)));
  for (const auto& [name, value] : tags_)
    out.setTag(name, value);
  for (const StudyLine& line : lines())
    if (const std::string& author = authorOf(line); !author.empty())
      out.setTag(lineAuthorTag(events_[line.head].id), author);
  for (const Annotation* remark : inOrder(std::span(remarks_).subspan(base_->annotations().size())))
    if (out.find(remark->event)) out.annotate(*remark);
  return out;
}

} // namespace annales::inline replay
