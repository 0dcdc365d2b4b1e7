// From a remark found in the library to its place in the game.
#pragma once

#include "viewer/findremarks/find_remarks_panel.h"
#include "viewer/library/game_opener.h"
#include "viewer/store/study_editor.h"

#include <QObject>
#include <optional>
#include <string>
#include <variant>

namespace annales::viewer {

class RemarkFinder : public QObject {
  Q_OBJECT
public:
  /// The editor outlives it.
  explicit RemarkFinder(StudyEditor& editor, QObject* parent = nullptr);

  /// Opens the game at the event, on a line that has it; at its first open remark where no event is named.
  void open(const QString& library, const Hash& game, const std::optional<Hash>& event);
  /// Opens the game where the nation has just stepped on the rondel in its turn of that number, from 1.
  void openAtTurn(const QString& library, const Hash& game, const std::string& nation, std::size_t turn);
  /// Opens the game after that event of the line that was played; `seq` counts its ancestors.
  void openAtEvent(const QString& library, const Hash& game, std::uint32_t seq);
  void setStoryteller(Storyteller teller) { opener_.setStoryteller(std::move(teller)); }
  /// Where is noted from where games came.
  void setPlaces(GamePlaces& places) { opener_.setPlaces(places); }

signals:
  /// The game is the shown one, at the place that was wanted.
  /// `remarks`: because of a remark.
  void shown(bool remarks);
  void told(const QString& sentence);

private:
  void show(const std::shared_ptr<const OpenedGame>& game);
  [[nodiscard]] static std::optional<Hash> firstOpen(const OpenedGame& game);

  StudyEditor& editor_;
  [[nodiscard]] std::optional<Hash> wanted(const OpenedGame& game) const;

  struct NationTurn {
    std::string nation;
    std::size_t turn = 1;
  };
  struct PlayedEvent {
    std::uint32_t seq = 0;
  };
  std::variant<std::monostate, Hash, NationTurn, PlayedEvent> target_;
  GameOpener opener_;
};

} // namespace annales::viewer
