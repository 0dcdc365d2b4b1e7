// A card with a text of its owner's was played: what did it do?
#pragma once

#include "viewer/change/effects_form.h"

#include <QDialog>
#include <QLabel>
#include <QPushButton>

namespace annales::viewer {

/// Whether only the table knows what this card did.
[[nodiscard]] bool mustBeTold(const Game& game, const Event& event);

class CardDialog : public QDialog {
  Q_OBJECT
public:
  /// For the place where the tab is; `played` is legal there.
  CardDialog(const Tab& tab, const CardPlayed& played, const View& view, QWidget* parent = nullptr);

  /// With what was entered so far.
  [[nodiscard]] CardPlayed played() const;
  [[nodiscard]] EffectsForm& effects() { return *effects_; }
  [[nodiscard]] QLabel& words() { return *words_; }
  [[nodiscard]] QPushButton& button() { return *play_; }

private:
  [[nodiscard]] QString refusalOf(const Adjustments& effects) const;
  void showState();

  std::shared_ptr<const OpenedGame> game_;
  GameState state_;
  CardPlayed played_;
  EffectsForm* effects_;
  QLabel* words_;
  QPushButton* play_;
};

} // namespace annales::viewer
