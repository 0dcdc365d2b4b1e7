// The strip below a board: how borders and sites are drawn, and how reliable the board is.
#pragma once

#include "engine/boards/board.h"
#include "viewer/look/look.h"

#include <QWidget>

namespace annales::viewer {

/// Shows as much as there is room for; the note on the board is its tooltip.
class BoardLegend : public QWidget {
  Q_OBJECT
public:
  using QWidget::QWidget;
  /// Null: empty.
  void show(std::shared_ptr<const Board> board, const Look& look);
  [[nodiscard]] QSize sizeHint() const override;
  /// "reconstructed" or "published", as written in the corner.
  [[nodiscard]] QString provenance() const;

protected:
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  void explain();

  std::shared_ptr<const Board> board_;
  Look look_;
};

} // namespace annales::viewer
