#include "viewer/pilots/pilot_bar.h"

#include "viewer/look/roomy.h"
#include "viewer/look/wrap_layout.h"
#include "viewer/pilots/pilot_dialog.h"
#include "viewer/store/shown_game.h"

#include <QEvent>
#include <QVBoxLayout>

namespace annales::viewer {

PilotBar::PilotBar(PilotBook& book, QWidget* parent)
    : QWidget(parent), book_(book), choose_(new QPushButton), goOn_(new QPushButton), news_(new QLabel) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(8, 2, 8, 4);
  column->setSpacing(2);
  auto* row = new WrapLayout(4);
  for (QPushButton* button : {choose_, goOn_}) {
    button->setFocusPolicy(Qt::TabFocus);
    row->addWidget(button);
  }
  column->addLayout(row);
  column->addWidget(news_);
  news_->setWordWrap(true);
  news_->setTextFormat(Qt::PlainText);
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
  connect(choose_, &QPushButton::clicked, this, &PilotBar::ask);
  connect(goOn_, &QPushButton::clicked, this, [this] { book_.isRunning() ? book_.stop() : book_.goOn(); });
  connect(&book_, &PilotBook::changed, this, [this] {
    const bool nothing = book_.flying() == 0 && book_.news().isEmpty();
    if (!nothing || !isHidden()) refresh();
  });
  connect(&book_.store(), &SessionStore::changed, this, [this](const Change& change) {
    if (change.look || change.line) refresh();
  });
  refresh();
}

void PilotBar::ask() {
  const Tab* tab = book_.store().tab();
  if (tab == nullptr) return;
  PilotDialog dialog(*tab, Look::of(book_.store().session().view), book_.pilots(), this);
  const ShownGame game(book_.store());
  if (dialog.exec() != QDialog::Accepted) return;
  if (!game.stays()) return emit book_.told(saidText(Said{SaidKey::shownElse, {}, {}}));
  book_.setPilots(dialog.pilots());
}

void PilotBar::refresh() {
  const Look look = Look::of(book_.store().session().view);
  const Tab* tab = book_.store().tab();
  const std::size_t flying = book_.flying(), all = book_.pilots().size();
  choose_->setText(flying == 0 ? tr("Autopilots: none…") : tr("Autopilots: %1 of %2…").arg(flying).arg(all));
  choose_->setToolTip(tr("Choose who plays each nation after your moves: you, the record or a bot"));
  choose_->setEnabled(tab != nullptr);
  goOn_->setText(book_.isRunning() ? tr("Stop") : tr("Go on"));
  goOn_->setToolTip(book_.isRunning() ? tr("Moves played so far are kept")
                                      : tr("The autopilots play on until a nation played by hand has to "
                                           "decide. One undo removes all their moves."));
  goOn_->setVisible(flying > 0);
  for (QPushButton* button : {choose_, goOn_})
    makeRoomy(*button, look, 9.5);
  news_->setFont(look.font(9.5));
  news_->setText(book_.news());
  news_->setVisible(!news_->text().isEmpty());
  // In a small window the moves need the room, and most play everybody by hand.
  setVisible(flying > 0 || !news_->text().isEmpty());
}

void PilotBar::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) refresh();
  QWidget::changeEvent(event);
}

} // namespace annales::viewer
