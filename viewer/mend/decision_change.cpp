#include "viewer/mend/decision_change.h"

namespace annales::viewer {

DecisionChange::DecisionChange(SessionStore& store, QObject* parent) : QObject(parent), store_(store) {
  connect(&store_, &SessionStore::changed, this, &DecisionChange::follow);
}

void DecisionChange::begin() {
  const Tab& tab = *store_.tab();
  game_ = tab.game->id();
  line_ = tab.line->name();
  event_ = tab.line->idAt(tab.cursor);
  on_ = true;
  store_.dispatch(GoTo{tab.cursor - 1});
  emit changed();
}

void DecisionChange::end() {
  if (!on_) return;
  on_ = false;
  emit changed();
}

EventIndex DecisionChange::index() const {
  const Tab* tab = store_.tab();
  if (!on_ || tab == nullptr || tab->game->id() != game_ || tab->line->name() != line_) return 0;
  const auto node = tab->line->log().find(event_);
  return node ? tab->line->placeOf(*node) : 0;
}

bool DecisionChange::isInPlace() const {
  const EventIndex k = index();
  return k > 1 && store_.tab()->cursor + 1 == k;
}

void DecisionChange::goBack() {
  if (const EventIndex k = index(); k > 1) store_.dispatch(GoTo{k - 1});
}

QString DecisionChange::sentence() const {
  const EventIndex k = index();
  if (k == 0) return {};
  const std::string_view sentence = store_.tab()->line->stats().sentences.at(k);
  return QString::fromUtf8(sentence.data(), static_cast<qsizetype>(sentence.size()));
}

void DecisionChange::follow(const Change& change) {
  if (!on_ || !(change.line || change.cursor)) return;
  if (index() == 0) {
    end();
    emit lost(tr("The event is no longer shown here, so nothing was changed."));
    return;
  }
  emit changed();
}

} // namespace annales::viewer
