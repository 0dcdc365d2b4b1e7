// Who plays which nation: by hand, as recorded, a bot.
#pragma once

#include "libreplay/pilots/pilot.h"
#include "viewer/look/look.h"
#include "viewer/store/session_store.h"

#include <QComboBox>
#include <QDialog>
#include <vector>

namespace annales::viewer {

class PilotDialog : public QDialog {
  Q_OBJECT
public:
  /// By nation of the tab's game.
  PilotDialog(const Tab& tab, const Look& look, const Pilots& pilots, QWidget* parent = nullptr);

  /// As chosen.
  [[nodiscard]] Pilots pilots() const;
  [[nodiscard]] QComboBox& sortOf(std::size_t nation) { return *rows_[nation].sort; }
  [[nodiscard]] QComboBox& playerOf(std::size_t nation) { return *rows_[nation].player; }

private:
  struct Row {
    QComboBox *sort, *player;
  };
  [[nodiscard]] Row makeRow(const NationLook& nation, const Pilot& pilot, RulesetId ruleset);
  void showPlayers();
  void setAll(int sort);

  std::vector<Row> rows_;
};

} // namespace annales::viewer
