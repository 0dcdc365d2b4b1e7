// The first turns of an opening: a row a turn with a box for each space of the rondel, and one for any.
#pragma once

#include "libreplay/openings/opening_book.h"
#include "viewer/look/look.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QWidget>
#include <array>
#include <vector>

namespace annales::viewer {

class TurnsForm : public QWidget {
  Q_OBJECT
public:
  explicit TurnsForm(QWidget* parent = nullptr);

  void setTurns(const std::vector<SpaceChoice>& turns);
  [[nodiscard]] const std::vector<SpaceChoice>& turns() const { return turns_; }
  void setLook(const Look& look);
  void retranslate();
  /// Of a turn, from 0; the last box is for any.
  [[nodiscard]] QCheckBox* box(std::size_t turn, std::size_t space) const { return rows_[turn].boxes[space]; }
  [[nodiscard]] QPushButton* more() const { return more_; }
  [[nodiscard]] QPushButton* fewer() const { return fewer_; }

signals:
  /// Somebody has changed them.
  void turnsChanged(const std::vector<annales::SpaceChoice>& turns);

private:
  struct Row {
    QLabel* label;
    std::array<QCheckBox*, kSpaces + 1> boxes;
  };

  void addRow();
  void show();
  void name(std::size_t turn);
  void take(std::size_t turn, std::size_t space, bool on);

  std::vector<SpaceChoice> turns_;
  std::vector<Row> rows_; // of the longest opening that was shown; hidden where it has fewer turns
  std::array<QLabel*, kSpaces + 1> heads_{};
  QGridLayout* grid_;
  QPushButton *more_, *fewer_;
  bool quiet_ = false;
};

} // namespace annales::viewer
