#include "libreplay/notebook/line_list.h"

#include <utility>

namespace annales::inline replay {

LineList::Place LineList::find(std::string_view name) const {
  const auto known = placeOf_.find(name);
  return known == placeOf_.end() ? kNowhere : known->second;
}

const std::string& LineList::authorOf(Place line) const {
  const Link& link = links_[line];
  const auto naming = namings_.find(link.line.head);
  return naming != namings_.end() && naming->second.at > link.since ? naming->second.author : link.author;
}

void LineList::add(StudyLine line, std::string author) {
  const auto place = static_cast<Place>(links_.size());
  line.place = place;
  links_.push_back({std::move(line), std::move(author), ++moment_});
  linkIn(place, kNowhere);
  countIn(place);
}

void LineList::takeBackAdded() {
  takeOut(static_cast<Place>(links_.size() - 1));
  links_.pop_back();
}

void LineList::takeOut(Place line) {
  linkOut(line);
  countOut(line);
}

/// It still knows its neighbours, which are neighbours again by now.
void LineList::putBack(Place line) {
  linkIn(line, links_[line].next);
  countIn(line);
}

void LineList::move(Place line, Place before) {
  linkOut(line);
  linkIn(line, before);
}

std::string LineList::rename(Place line, std::string name) {
  StudyLine& renamed = links_[line].line;
  placeOf_.erase(placeOf_.find(renamed.name));
  placeOf_.emplace(name, line);
  return std::exchange(renamed.name, std::move(name));
}

bool LineList::hide(Place line, bool hidden) {
  return std::exchange(links_[line].line.hidden, hidden);
}

LineList::End LineList::end(Place line, NodeIndex head) {
  std::string author = authorOf(line);
  Link& link = links_[line];
  End before{link.line.head, std::move(link.author), link.since};
  putEndBack(line, {head, std::move(author), ++moment_});
  return before;
}

void LineList::putEndBack(Place line, End before) {
  countOut(line);
  Link& link = links_[line];
  link.line.head = before.head;
  link.author = std::move(before.author);
  link.since = before.since;
  countIn(line);
}

std::optional<LineList::Naming> LineList::nameAuthor(NodeIndex head, std::string author) {
  Naming naming{std::move(author), ++moment_};
  const auto [at, isNew] = namings_.try_emplace(head);
  std::optional<Naming> before;
  if (!isNew) before = std::move(at->second);
  at->second = std::move(naming);
  return before;
}

void LineList::takeBackNaming(NodeIndex head, std::optional<Naming> before) {
  if (before)
    namings_[head] = std::move(*before);
  else
    namings_.erase(head);
}

void LineList::clear() {
  *this = LineList();
}

void LineList::linkIn(Place line, Place before) {
  Link& link = links_[line];
  link.next = before;
  link.before = std::exchange(links_[before].before, line);
  links_[link.before].next = line;
}

void LineList::linkOut(Place line) {
  const Link& link = links_[line];
  links_[link.before].next = link.next;
  links_[link.next].before = link.before;
}

void LineList::countIn(Place line) {
  const StudyLine& counted = links_[line].line;
  placeOf_.emplace(counted.name, line);
  ++heads_[counted.head];
}

void LineList::countOut(Place line) {
  const StudyLine& counted = links_[line].line;
  placeOf_.erase(placeOf_.find(counted.name));
  const auto ends = heads_.find(counted.head);
  if (--ends->second == 0) heads_.erase(ends);
}

} // namespace annales::inline replay
