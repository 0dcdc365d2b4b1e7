#include "viewer/window/opening.h"

#include "viewer/library/mistakes_dialog.h"
#include "viewer/look/look.h"

#include <QFileInfo>

namespace annales::viewer {

Opening::Opening(Application& application, SessionStore& store, QWidget& window)
    : QObject(&window), store_(store), window_(window), opener_(new GameOpener(this)),
      resumer_(store, application.desk(), application.places()) {
  opener_->setObjectName(QStringLiteral("opener"));
  opener_->setDesk(application.desk());
  opener_->setPlaces(application.places());
  connect(opener_, &GameOpener::failed, this, &Opening::fail);
  connect(opener_, &GameOpener::opened, this, &Opening::show);
  connect(opener_, &GameOpener::playsFound, this, [this](const QString& path) {
    emit playsFound(path);
    next();
  });
  connect(opener_, &GameOpener::complained, this, &Opening::showMistakes);
  connect(opener_, &GameOpener::severalGames, this, [this](const QString& path, const QStringList& titles) {
    emit told(tr("%1 has %n games. This is the first. Import the file to see them all.", nullptr,
                 static_cast<int>(titles.size()))
                  .arg(QFileInfo(path).fileName()));
  });
  connect(&resumer_, &Resumer::told, this, &Opening::told);
  connect(&resumer_, &Resumer::done, this, [this](bool any) {
    emit resumed(any);
    next();
  });
}

void Opening::setStoryteller(const Storyteller& teller) {
  opener_->setStoryteller(teller);
  resumer_.setStoryteller(teller);
}

void Opening::open(const QStringList& files, EventIndex at) {
  waiting_ << files;
  notOpened_.clear();
  at_ = at;
  if (!opener_->busy()) next();
}

void Opening::next() {
  if (resuming()) return;
  if (!waiting_.isEmpty()) return opener_->openFile(waiting_.takeFirst());
  if (at_ > 0 && store_.tab() != nullptr) store_.dispatch(GoTo{at_});
  at_ = 0;
}

void Opening::show(const std::shared_ptr<const OpenedGame>& game) {
  store_.dispatch(OpenGame{game, at_});
  emit opened();
  if (!notOpened_.isEmpty()) emit told(notOpened_.join(u'\n'));
  next();
}

void Opening::fail(const QString& sentence) {
  notOpened_ << sentence;
  emit told(notOpened_.join(u'\n'));
  next();
}

void Opening::showMistakes(const QString& path, std::size_t game, const std::vector<Complaint>& complaints,
                           AfterMistake choice) {
  auto* dialog = new MistakesDialog(path, complaints, choice, Look::of(store_.session().view), &window_);
  connect(dialog, &MistakesDialog::factsWanted, this,
          [this, path, game] { opener_->openFile(path, game, AfterMistake::facts); });
  dialog->show();
}

} // namespace annales::viewer
