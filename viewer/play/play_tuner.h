// How many units, which of them, which losses: things that have a default and may be chosen differently.
#pragma once

#include "libreplay/choice/choices.h"
#include "libreplay/words/sentence.h"
#include "viewer/look/look.h"

#include <QComboBox>
#include <QLabel>
#include <QSpinBox>
#include <QWidget>

namespace annales::viewer {

class PlayTuner : public QWidget {
  Q_OBJECT
public:
  explicit PlayTuner(QWidget* parent);

  /// Shows only what can be chosen now.
  void show(const Choices& choices, const DisplayNames& names);
  void setLook(const Look& look);
  [[nodiscard]] bool isUsed() const { return !isHidden(); }
  [[nodiscard]] bool hasCount() const { return !count_->isHidden(); }
  [[nodiscard]] QSpinBox* count() const { return count_; }
  /// False where that number cannot be.
  bool setCount(int number);
  void retranslate();

signals:
  void tuned(annales::Pick pick);

private:
  void showCount(const Choices& choices);
  void showBox(QComboBox* box, PickSort sort, const Choices& choices, const DisplayNames& names);

  QLabel* units_;
  QSpinBox* count_;
  QComboBox *spent_, *losses_;
  bool quiet_ = false;
};

/// Whether anything with a default can be chosen differently, now that the place is known.
[[nodiscard]] bool isTunable(const Choices& choices);

} // namespace annales::viewer
