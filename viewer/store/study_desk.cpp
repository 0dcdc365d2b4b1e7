#include "viewer/store/study_desk.h"

#include <QDateTime>
#include <QSettings>

namespace annales::viewer {
namespace {

constexpr int kWatchEvery = 1000; // milliseconds
constexpr int kMostTries = 5;
constexpr auto kAuthor = "study/author";

} // namespace

StudyDesk::StudyDesk(QObject* parent) : QObject(parent) {
  watch_.setInterval(kWatchEvery);
  connect(&watch_, &QTimer::timeout, this, &StudyDesk::catchUp);
}

QString StudyDesk::author() const {
  const QString chosen = QSettings().value(QLatin1String(kAuthor)).toString().trimmed();
  if (!chosen.isEmpty()) return chosen;
  const QString user = qEnvironmentVariable("USER").trimmed();
  return user.isEmpty() ? tr("Reviewer") : user;
}

void StudyDesk::setAuthor(const QString& name) {
  if (name == author()) return;
  QSettings().setValue(QLatin1String(kAuthor), name.trimmed());
  emit authorChanged();
}

std::string StudyDesk::now() {
  return QDateTime::currentDateTimeUtc().toString(QStringLiteral("yyyy-MM-ddTHH:mm:ssZ")).toStdString();
}

void StudyDesk::put(std::shared_ptr<const OpenedGame> game, Notebook notebook,
                    std::shared_ptr<NotebookKeeper> keeper) {
  const std::size_t known = notebook.entries().size() + notebook.passedOver();
  const Hash id = game->id();
  if (keeper) watch_.start();
  games_[id] = {std::move(game), std::make_unique<Notebook>(std::move(notebook)), std::move(keeper), known};
}

const Notebook* StudyDesk::notebook(const Hash& game) const {
  const auto at = games_.find(game);
  return at == games_.end() ? nullptr : at->second.notebook.get();
}

const Study* StudyDesk::study(const Tab* tab) const {
  const Notebook* own = tab != nullptr ? notebook(tab->game->id()) : nullptr;
  return own != nullptr ? &own->study() : nullptr;
}

std::shared_ptr<const OpenedGame> StudyDesk::game(const Hash& game) const {
  const auto at = games_.find(game);
  return at == games_.end() ? nullptr : at->second.game;
}

void StudyDesk::setStoryteller(const Storyteller& teller) {
  for (auto& [id, game] : games_) {
    game.game = openGame(EventLog(game.game->log()), game.game->sharedBoard(), teller);
    emit studied(game.game);
  }
}

Result<void> StudyDesk::change(const Hash& game, std::vector<Edit> edits) {
  return write(game, StudyChange{author().toStdString(), now(), std::move(edits)});
}

Result<void> StudyDesk::undo(const Hash& game) {
  return write(game, UndoChange{author().toStdString(), now()});
}

Result<void> StudyDesk::redo(const Hash& game) {
  return write(game, RedoChange{author().toStdString(), now()});
}

/// Nobody sees a page before it is kept. Whoever comes second takes in the other's pages and writes behind
/// them.
Result<void> StudyDesk::write(const Hash& id, const Entry& page) {
  const auto at = games_.find(id);
  if (at == games_.end()) return failure(tr("This game cannot be edited.").toStdString());
  Game& game = at->second;
  int others = 0;
  const auto refuse = [&](const Error& why) -> Result<void> {
    if (others > 0) tell(game);
    return tl::unexpected(why);
  };
  for (int tries = 0; tries < kMostTries; ++tries) {
    if (auto good = game.notebook->write(page); !good) return refuse(good.error());
    const NotebookKeeper::Answer answer =
        game.keeper ? game.keeper->keep(id, game.known, {&page, 1}) : NotebookKeeper::Answer{};
    if (answer.fate == NotebookKeeper::Fate::kept) {
      ++game.known;
      if (!answer.sentence.isEmpty()) emit told(answer.sentence);
      tell(game);
      return {};
    }
    game.notebook->tearOut();
    if (answer.fate == NotebookKeeper::Fate::failed) return refuse(Error(answer.sentence.toStdString()));
    const int pages = takeIn(game);
    others += pages;
    if (pages > 0) emit othersWrote(game.game, pages);
  }
  return refuse(Error(tr("Another program keeps writing to this game; try again.").toStdString()));
}

int StudyDesk::takeIn(Game& game) {
  if (!game.keeper) return 0;
  std::vector<Entry> pages = game.keeper->since(game.game->id(), game.known);
  for (Entry& page : pages)
    game.notebook->read(std::move(page));
  game.known += pages.size();
  return static_cast<int>(pages.size());
}

void StudyDesk::catchUp() {
  for (auto& [id, game] : games_) {
    const int pages = takeIn(game);
    if (pages == 0) continue;
    tell(game);
    emit othersWrote(game.game, pages);
  }
}

void StudyDesk::tell(Game& game) {
  game.game = reopenGame(*game.game, game.notebook->study().log());
  emit studied(game.game);
}

} // namespace annales::viewer
