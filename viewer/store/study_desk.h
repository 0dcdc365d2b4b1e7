// Where the games that are open get edited: lines, remarks, headers. One for the whole program, so that all
// windows see the same study.
#pragma once

#include "libreplay/notebook/notebook.h"
#include "libreplay/session/session.h"

#include <QObject>
#include <QString>
#include <QTimer>
#include <functional>
#include <map>
#include <memory>
#include <span>

namespace annales::viewer {

/// Where a game's pages are kept. Belongs to the desk's thread.
class NotebookKeeper {
public:
  virtual ~NotebookKeeper() = default;
  enum class Fate : std::uint8_t { kept, conflict, failed };
  struct Answer {
    Fate fate = Fate::kept;
    QString sentence; // of a failure: what to do next; else what is worth knowing, mostly nothing
  };
  /// Stores pages behind the `known` ones, durably and all or nothing.
  virtual Answer keep(const Hash& game, std::size_t known, std::span<const Entry> pages) = 0;
  /// Pages behind the `known` ones that somebody else has written.
  virtual std::vector<Entry> since(const Hash& game, std::size_t known) = 0;
};

class StudyDesk : public QObject {
  Q_OBJECT
public:
  explicit StudyDesk(QObject* parent = nullptr);

  /// Who writes; never empty. Remembered in the settings.
  [[nodiscard]] QString author() const;
  void setAuthor(const QString& name);

  /// From now on edits of the game go into this notebook. `keeper` null: they live as long as the program.
  void put(std::shared_ptr<const OpenedGame> game, Notebook notebook, std::shared_ptr<NotebookKeeper> keeper);
  [[nodiscard]] bool has(const Hash& game) const { return games_.contains(game); }
  /// Null: the game is not on the desk.
  [[nodiscard]] const Notebook* notebook(const Hash& game) const;
  /// The study of the game that a tab shows; null for no tab, and where its game is not on the desk.
  [[nodiscard]] const Study* study(const Tab* tab) const;
  /// The game as it is now; null where it is not on the desk.
  [[nodiscard]] std::shared_ptr<const OpenedGame> game(const Hash& game) const;

  /// Sentences of all games from now on.
  void setStoryteller(const Storyteller& teller);

  /// One step of undo. Fails with a sentence, having changed nothing. Everybody is told before it returns.
  Result<void> change(const Hash& game, std::vector<Edit> edits);
  Result<void> undo(const Hash& game);
  Result<void> redo(const Hash& game);
  /// Takes in what other programs have written meanwhile.
  void catchUp();

  /// The present moment as annotations have it: UTC, YYYY-MM-DDThh:mm:ssZ.
  [[nodiscard]] static std::string now();

signals:
  /// The game as it is now: whoever shows it shows this one from now on.
  void studied(std::shared_ptr<const annales::OpenedGame> game);
  /// Somebody else has written `pages` pages.
  void othersWrote(std::shared_ptr<const annales::OpenedGame> game, int pages);
  void authorChanged();
  void told(const QString& sentence);

private:
  struct Game {
    std::shared_ptr<const OpenedGame> game;
    std::unique_ptr<Notebook> notebook;
    std::shared_ptr<NotebookKeeper> keeper;
    std::size_t known = 0; // pages in the keeper
  };

  Result<void> write(const Hash& game, const Entry& page);
  int takeIn(Game& game);
  void tell(Game& game);

  std::map<Hash, Game> games_;
  QTimer watch_;
};

} // namespace annales::viewer
