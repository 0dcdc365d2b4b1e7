#include "viewer/compare/turn_ledger.h"

#include "viewer/record/record_model.h"

#include <algorithm>

namespace annales::viewer {
namespace {

constexpr int kEvent = Qt::UserRole;

/// What the event changed for the nation that did it.
QString changeOf(const OpenedLine& line, EventIndex k) {
  const NationId nation = nationOf(line.event(k));
  const auto changes = line.stats().ledger.at(k);
  const auto own = std::ranges::find(changes, nation, &NationChange::nation);
  return own == changes.end() ? QString() : changeInWords(*own);
}

QString told(const OpenedLine& line, EventIndex k) {
  const std::string_view words = line.stats().sentences.at(k);
  const QString sentence = QStringLiteral("%1   %2").arg(k).arg(
      QString::fromUtf8(words.data(), static_cast<qsizetype>(words.size())));
  const QString change = changeOf(line, k);
  return change.isEmpty() ? sentence : QStringLiteral("%1   (%2)").arg(sentence, change);
}

} // namespace

TurnLedger::TurnLedger(const Look& look, QWidget* parent) : QListWidget(parent), look_(look) {
  setWordWrap(true);
  setFrameShape(QFrame::NoFrame);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setVerticalScrollMode(ScrollPerPixel);
  setMinimumHeight(static_cast<int>(look_.px(54)));
  const auto choose = [this](const QListWidgetItem* item) {
    emit chosen(item->data(kEvent).value<EventIndex>());
  };
  connect(this, &QListWidget::itemClicked, this, choose);
  connect(this, &QListWidget::itemActivated, this, choose);
}

void TurnLedger::show(const OpenedLine& line, EventIndex k, EventIndex shared) {
  const LineOutline& outline = line.stats().outline;
  const Turn* turn = outline.turnAt(k);
  const Round& round = outline.rounds()[outline.roundAt(k)];
  first_ = turn != nullptr ? turn->first : round.first;
  const auto turns = outline.turnsOf(round);
  last_ = turn != nullptr ? turn->last : turns.empty() ? round.last : turns.front().first - 1;
  clear();
  for (EventIndex at = first_; at <= last_; ++at) {
    auto* item = new QListWidgetItem(told(line, at), this);
    item->setData(kEvent, QVariant::fromValue(at));
    if (at <= shared) item->setForeground(look_.dim);
  }
}

} // namespace annales::viewer
