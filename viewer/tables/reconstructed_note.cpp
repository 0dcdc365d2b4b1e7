#include "viewer/tables/reconstructed_note.h"

#include "engine/ruleset/reconstructed.h"
#include "viewer/look/look.h"
#include "viewer/look/own_colours.h"

#include <QEvent>

namespace annales::viewer {

ReconstructedNote::ReconstructedNote(SessionStore& store, QWidget* parent) : QLabel(parent), store_(store) {
  setForegroundRole(kQuietInk);
  setWordWrap(true);
  setTextFormat(Qt::PlainText);
  connect(&store_, &SessionStore::changed, this, [this](const Change& change) {
    if (change.look) dress();
    if (change.line) tell();
  });
  dress();
  tell();
}

void ReconstructedNote::dress() {
  const Look look = Look::of(store_.session().view);
  setFont(look.font(8));
  setMargin(qRound(look.px(6)));
}

void ReconstructedNote::tell() {
  const Tab* tab = store_.tab();
  QStringList numbers;
  if (tab != nullptr) {
    const GameSetup& setup = *tab->game->game().setup;
    for (const OwnersNumber number : reconstructedNumbers(setup.ruleset, setup.options)) {
      switch (number) {
      case OwnersNumber::prices:
        numbers += tr("some prices");
        break;
      case OwnersNumber::coins:
        numbers += tr("the bank's coins");
        break;
      case OwnersNumber::deck:
        numbers += tr("the cards");
        break;
      }
    }
  }
  setVisible(!numbers.isEmpty());
  setText(tr("Reconstructed, not as printed: %1. Enter the values from your own box in the “Games and files” "
             "menu.")
              .arg(numbers.join(QStringLiteral(", "))));
}

void ReconstructedNote::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) tell();
  QLabel::changeEvent(event);
}

} // namespace annales::viewer
