// What else was different on the table: units, cities, temples, know-hows, personages, cards, the rondel's
// piece. One small line of fields, and a list of what was entered with it.
#pragma once

#include "viewer/look/look.h"

#include <QComboBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QWidget>
#include <functional>
#include <memory>
#include <vector>

namespace annales::viewer {

class EffectsForm : public QWidget {
  Q_OBJECT
public:
  /// Says why the table cannot be like that; empty where it can.
  using Refusal = std::function<QString(const Adjustments&)>;

  /// At that state of the game.
  EffectsForm(std::shared_ptr<const OpenedGame> game, const GameState& state, const Look& look,
              QWidget* parent = nullptr);

  /// Asked for every line before it may be added.
  void setRefusal(Refusal refusal);
  /// What it was asked may be answered differently now.
  void reconsider() { showEntered(); }
  /// Enters these as one line.
  void take(const Adjustments& effects);
  /// In the order entered.
  [[nodiscard]] Adjustments effects() const;

  /// Chooses what is entered next, as the first box does.
  void choose(Adjustment::Op op);
  /// What the fields say; nothing where they say nothing. Units that go from place to place are two.
  [[nodiscard]] Adjustments entered() const;
  [[nodiscard]] QComboBox& nations() { return *nation_; }
  [[nodiscard]] QComboBox& provinces() { return *province_; }
  [[nodiscard]] QComboBox& from() { return *from_; }
  [[nodiscard]] QComboBox& to() { return *to_; }
  [[nodiscard]] QComboBox& things() { return *thing_; }
  [[nodiscard]] QSpinBox& number() { return *number_; }
  [[nodiscard]] QPushButton& add() { return *add_; }
  [[nodiscard]] QListWidget& list() { return *list_; }
  /// Why what is entered cannot be; empty where it can.
  [[nodiscard]] const QLabel& words() const { return *words_; }

public slots:
  void addEntered();
  void removeCurrent();

signals:
  void changed();

private:
  void build(const Look& look);
  void fillOps();
  void fillFields();
  void fillPlaces();
  void fillThings();
  void showEntered();
  [[nodiscard]] Adjustment::Op op() const;
  [[nodiscard]] Adjustment plain() const;
  [[nodiscard]] Adjustments unitsGoing() const;
  [[nodiscard]] QString inWords(const Adjustments& effects) const;
  [[nodiscard]] Adjustments with(const Adjustments& more) const;

  std::shared_ptr<const OpenedGame> game_;
  GameState state_;
  std::vector<NationLook> looks_;
  Refusal refusal_;
  std::vector<Adjustments> lines_;
  QComboBox *op_, *nation_, *province_, *from_, *to_, *thing_, *present_;
  QSpinBox* number_;
  QLabel* arrow_;
  QPushButton *add_, *remove_;
  QListWidget* list_;
  QLabel* words_;
};

} // namespace annales::viewer
