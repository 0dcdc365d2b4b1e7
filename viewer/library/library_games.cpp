#include "viewer/library/library_games.h"

namespace annales::viewer {

LibraryGames::LibraryGames(StudyDesk& desk, Storyteller teller, QString library, std::vector<Hash> games,
                           QObject* parent)
    : QObject(parent), desk_(desk), library_(std::move(library)), wanted_(std::move(games)) {
  opener_.setStoryteller(std::move(teller));
  opener_.setDesk(desk);
  connect(&opener_, &GameOpener::opened, this, [this](const std::shared_ptr<const OpenedGame>& game) {
    games_.push_back(game);
    ++place_;
    next();
  });
  connect(&opener_, &GameOpener::failed, this, [this](const QString& why) {
    missing_ << why;
    ++place_;
    next();
  });
}

void LibraryGames::begin() {
  next();
}

/// Games that lie on the desk are as they are there.
void LibraryGames::next() {
  for (; place_ < wanted_.size(); ++place_) {
    const auto game = desk_.game(wanted_[place_]);
    if (game == nullptr) return opener_.openFromLibrary(library_, wanted_[place_]);
    games_.push_back(game);
  }
  emit ready(games_, missing_);
}

} // namespace annales::viewer
