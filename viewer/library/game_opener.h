// Reads and folds games in the background.
#pragma once

#include "importers/readers/game_reader.h"
#include "libreplay/session/opened_game.h"
#include "viewer/jobs/task.h"
#include "viewer/library/game_places.h"
#include "viewer/store/study_desk.h"

#include <QObject>
#include <QStringList>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace annales::viewer {

class GameOpener : public QObject {
  Q_OBJECT
public:
  explicit GameOpener(QObject* parent = nullptr);

  /// For games that are opened from now on.
  void setStoryteller(Storyteller teller) { teller_ = std::move(teller); }

  /// Where games opened from now on can be edited. It outlives the opener.
  void setDesk(StudyDesk& desk) { desk_ = &desk; }
  /// Where is noted from where games came. It outlives the opener.
  void setPlaces(GamePlaces& places) { places_ = &places; }

  /// A game of a file in any format that has a reader, without importing it: its first, or number `game` from
  /// 0. Files and texts are all opened, one after another. `choice`: as the user chose it for all files where
  /// it is not given.
  void openFile(const QString& path, std::size_t game = 0, std::optional<AfterMistake> choice = {});
  /// A game that came as text, as from the clipboard; `name` is what messages call it. It has no place yet.
  void openBytes(const QByteArray& bytes, const QString& name);
  /// What was being opened is dropped: of a list that somebody clicks through, the last game counts.
  void openFromLibrary(const QString& library, const Hash& game);
  void cancel();
  [[nodiscard]] bool busy() const { return busy_ || !waiting_.empty(); }

signals:
  void busyChanged();
  void opened(std::shared_ptr<const annales::OpenedGame> game);
  /// After `opened`: the file has these games, any of which `openFile` opens by its place.
  void severalGames(const QString& path, const QStringList& titles);
  /// After `opened`: what is not as it should be in the file, and what was made of it.
  void complained(const QString& path, std::size_t game, const std::vector<annales::Complaint>& complaints,
                  annales::AfterMistake choice);
  /// The file has no game, and plays of which only the results are known: they belong in a library.
  void playsFound(const QString& path);
  /// A sentence that says what to do next.
  void failed(const QString& sentence);

private:
  struct Answer {
    std::shared_ptr<const OpenedGame> game; // null: failed
    std::shared_ptr<Notebook> notebook;
    std::shared_ptr<PageKeeper> keeper;
    QString failure;
    bool plays = false; // in place of games
    QString path;
    GamePlace place;
    QStringList titles; // of a file with several games
    std::vector<Complaint> complaints;
    AfterMistake choice = AfterMistake::stop;
  };

  [[nodiscard]] static Answer refused(const QString& why, const QString& path);
  [[nodiscard]] static Answer fromFile(const EventLog& log, const QString& path, std::size_t number);
  using Read = std::function<Answer(const Job&)>;
  void beginInTurn(Read read);
  void begin(Read read);
  void conclude(const Answer& answer);
  void tell(const Answer& answer);
  [[nodiscard]] static Answer answerOf(GameReader& reader, std::istream& in, const Job& job,
                                       const QString& path, std::size_t number, const Storyteller& teller);
  [[nodiscard]] bool isNewer(const Answer& answer, const Notebook& known) const;
  [[nodiscard]] std::shared_ptr<const OpenedGame> onDesk(const Answer& answer);

  Storyteller teller_ = sentenceOf;
  StudyDesk* desk_ = nullptr;
  GamePlaces* places_ = nullptr;
  std::deque<Read> waiting_; // for what is being opened
  bool busy_ = false;
  Task task_{this}; // last, so that it is destroyed first
};

} // namespace annales::viewer
