// What stands below the events of the record: remarks, and lines that leave there.
#include "libreplay/remarks/glyph_groups.h"
#include "viewer/record/record_model.h"
#include "viewer/record/record_words.h"
#include "viewer/remarks/remark_glance.h"

#include <QStringList>
#include <algorithm>

namespace annales::viewer {
namespace {

constexpr std::size_t kMostRemarks = 3; // rows below one event

} // namespace

/// Those of one event lie together, then what is below each of the lines.
void RecordModel::addBelowEvents() {
  for (EventIndex k = 1; k <= line_->length(); ++k) {
    addRemarks(k);
    addVariations(k);
  }
  for (std::size_t v = 0; v < variations_.size(); ++v)
    addBranch(static_cast<int>(v));
}

int RecordModel::addBelow(int above, Node node) {
  Node& parent = nodes_[static_cast<std::size_t>(above)];
  const auto place = static_cast<int>(nodes_.size());
  if (parent.children == 0) parent.firstChild = place;
  node.parent = above;
  node.row = parent.children++;
  nodes_.push_back(node);
  return place;
}

/// Glyphs alone stand behind the event's sentence.
void RecordModel::addRemarks(EventIndex k) {
  if (!game_) return;
  std::vector<std::uint32_t> said = remarksOf(k, k);
  const auto& all = line_->log().annotations();
  std::erase_if(said,
                [&](std::uint32_t remark) { return all[remark].text.empty() && all[remark].marks.empty(); });
  const std::size_t told = said.size() > kMostRemarks ? kMostRemarks - 1 : said.size();
  for (std::size_t i = 0; i < told; ++i)
    addBelow(ofEvent_[k], {Row::remark, k, k, NationId(), said[i]});
  if (said.size() > told)
    addBelow(ofEvent_[k],
             {Row::moreRemarks, k, k, NationId(), static_cast<std::uint32_t>(said.size() - told)});
}

void RecordModel::addVariations(EventIndex k) {
  for (std::size_t v = ofVariation_.size(); v < variations_.size() && variations_[v].at == k; ++v) {
    const RecordVariation& way = variations_[v];
    const NationId nation = way.begin.empty() ? NationId() : nationOf(line_->log()[way.begin[0]].event);
    ofVariation_.push_back(
        addBelow(ofEvent_[k], {Row::variation, k, k, nation, static_cast<std::uint32_t>(v)}));
  }
}

void RecordModel::addBranch(int variation) {
  const auto v = static_cast<std::size_t>(variation);
  const RecordVariation& way = variations_[v];
  const auto add = [&](Row kind, NationId nation) {
    addBelow(ofVariation_[v], {kind, way.at, way.at, nation, static_cast<std::uint32_t>(v)});
  };
  for (const NodeIndex event : way.begin)
    add(Row::branch, nationOf(line_->log()[event].event));
  if (way.more() > 0) add(Row::more, NationId());
}

std::vector<EventIndex> RecordModel::discussed() const {
  std::vector<EventIndex> events;
  for (EventIndex k = 1; k < ofEvent_.size(); ++k)
    if (nodes_[static_cast<std::size_t>(ofEvent_[k])].children > 0) events.push_back(k);
  return events;
}

std::vector<std::uint32_t> RecordModel::remarksOf(EventIndex first, EventIndex last) const {
  const auto& pins = line_->pins();
  const auto& remarks = line_->log().annotations();
  std::vector<std::uint32_t> shown;
  for (auto pin = std::ranges::lower_bound(pins, first, {}, &Pin::index);
       pin != pins.end() && pin->index <= last; ++pin)
    if (view_.shows(remarks[pin->annotation])) shown.push_back(pin->annotation);
  return shown;
}

bool RecordModel::hasPins(const QModelIndex& index) const {
  if (isElsewhere(index) || isRemark(index)) return false;
  return !remarksOf(first(index), last(index)).empty();
}

RecordSigns RecordModel::signs(const QModelIndex& index) const {
  RecordSigns signs;
  if (rowKind(index) != Row::event) return signs;
  QStringList texts;
  for (const std::uint32_t place : remarksOf(first(index), last(index))) {
    const Annotation& remark = line_->log().annotations()[place];
    texts += signsAtAGlance(remark).split(u' ', Qt::SkipEmptyParts);
    signs.mistake = signs.mistake || judgesMistake(remark);
  }
  texts.removeDuplicates();
  signs.text = texts.join(u' ');
  return signs;
}

QString RecordModel::author(const QModelIndex& index) const {
  return rowKind(index) == Row::remark ? fromUtf8(annotation(index).author) : QString();
}

QString RecordModel::words(const QModelIndex& index) const {
  if (rowKind(index) != Row::remark) return {};
  QString& told = told_[index.internalId()];
  if (told.isEmpty()) told = remarkAtAGlance(annotation(index), *game_);
  return annotation(index).answers ? QStringLiteral("↳ ") + told : told;
}

QModelIndex RecordModel::indexOfVariation(std::size_t variation) const {
  if (variation >= ofVariation_.size()) return {};
  const int node = ofVariation_[variation];
  return createIndex(nodes_[static_cast<std::size_t>(node)].row, 0, static_cast<quintptr>(node));
}

EventIndex RecordModel::eventElsewhere(const QModelIndex& index) const {
  const EventIndex next = variation(index).at + 1;
  return rowKind(index) == Row::variation ? next : next + static_cast<EventIndex>(index.row());
}

QString RecordModel::textElsewhere(const QModelIndex& index) const {
  const RecordVariation& way = variation(index);
  if (rowKind(index) == Row::variation) return RecordWords::line(way.line);
  if (rowKind(index) == Row::more) return RecordWords::more(static_cast<int>(way.more()));
  QString& told = told_[index.internalId()];
  if (told.isEmpty()) {
    const Event& event = line_->log()[way.begin[static_cast<std::size_t>(index.row())]].event;
    told = QString::fromStdString(game_->teller()(event, game_->names()));
  }
  return told;
}

} // namespace annales::viewer
