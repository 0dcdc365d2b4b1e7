// The row of the play panel that shows the autopilots.
#pragma once

#include "viewer/pilots/pilot_book.h"

#include <QLabel>
#include <QPushButton>
#include <QWidget>

namespace annales::viewer {

class PilotBar : public QWidget {
  Q_OBJECT
public:
  /// The book outlives it.
  explicit PilotBar(PilotBook& book, QWidget* parent = nullptr);

  [[nodiscard]] QPushButton& choose() { return *choose_; }
  [[nodiscard]] QPushButton& goOn() { return *goOn_; }
  [[nodiscard]] QString news() const { return news_->text(); }

public slots:
  /// Asks who plays whom.
  void ask();

protected:
  void changeEvent(QEvent* event) override;

private:
  void refresh();

  PilotBook& book_;
  QPushButton *choose_, *goOn_;
  QLabel* news_;
};

} // namespace annales::viewer
