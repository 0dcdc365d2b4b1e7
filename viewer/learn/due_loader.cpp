#include "viewer/learn/due_loader.h"

#include "viewer/learn/practised_items.h"

#include <QDir>
#include <algorithm>

namespace annales::viewer {

DueLoader::DueLoader(std::vector<PractisedTurn> due, const OpenGames& open, Storyteller teller,
                     QObject* parent)
    : QObject(parent), due_(std::move(due)) {
  if (due_.size() > kMostDueAtOnce) due_.resize(kMostDueAtOnce);
  for (const PractisedTurn& turn : due_)
    if (auto game = open(turn.game)) games_[turn.game] = std::move(game);
  opener_.setStoryteller(std::move(teller));
  connect(&opener_, &GameOpener::opened, this, &DueLoader::take);
  connect(&opener_, &GameOpener::failed, this, &DueLoader::miss);
}

const PractisedTurn* DueLoader::waiting() const {
  const auto at =
      std::ranges::find_if(due_, [this](const PractisedTurn& turn) { return !games_.contains(turn.game); });
  return at == due_.end() ? nullptr : &*at;
}

void DueLoader::begin() {
  next();
}

void DueLoader::next() {
  while (const PractisedTurn* turn = waiting()) {
    const QString file = QString::fromStdString(turn->place.file);
    if (file.isEmpty()) {
      games_[turn->game] = nullptr;
      missing_ << tr("The file of the game “%1” is not known. Open the game to practise its questions.")
                      .arg(turn->title);
      continue;
    }
    if (turn->place.library)
      opener_.openFromLibrary(file, turn->game);
    else
      opener_.openFile(file, turn->place.number);
    return;
  }
  makeItems();
}

/// In the background, as puzzles are looked for anew.
void DueLoader::makeItems() {
  maker_.run([this, due = due_, games = games_](const Job& job) {
    std::vector<QuizItem> items;
    int senseless = 0;
    for (const PractisedTurn& turn : due) {
      const auto& game = games.at(turn.game);
      if (game == nullptr || job.cancelled()) continue;
      if (auto item = itemIn(game, turn))
        items.push_back(*std::move(item));
      else
        ++senseless;
    }
    job.end([this, items, senseless] {
      if (senseless > 0) missing_ << tr("%n question(s) no longer fit their games.", nullptr, senseless);
      emit ready(items, missing_);
    });
  });
}

void DueLoader::take(const std::shared_ptr<const OpenedGame>& game) {
  const PractisedTurn* turn = waiting();
  if (turn == nullptr) return;
  if (game->id() != turn->game)
    return miss(tr("%1 now contains another game.")
                    .arg(QDir::toNativeSeparators(QString::fromStdString(turn->place.file))));
  games_[turn->game] = game;
  next();
}

void DueLoader::miss(const QString& why) {
  if (const PractisedTurn* turn = waiting()) {
    missing_ << why;
    games_[turn->game] = nullptr;
  }
  next();
}

} // namespace annales::viewer
