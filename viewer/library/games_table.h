// The table of games: what keys do in it, and keeping one's place.
#pragma once

#include "viewer/library/games_delegate.h"

#include <QTableView>
#include <optional>

namespace annales::viewer {

class GamesTable : public QTableView {
  Q_OBJECT
public:
  GamesTable(GamesModel& model, QWidget* parent = nullptr);

  void setLook(const Look& look);
  /// Where the current game is; nothing without one.
  [[nodiscard]] std::optional<Hash> currentGame() const;
  void goTo(int row);
  /// Widths and order of columns from the settings, and into them.
  void restoreColumns();
  void saveColumns() const;
  /// The header shows the order of the model's query.
  void showOrder();

signals:
  void chosen(const annales::Hash& game);
  /// Somebody is typing: it is meant for the filter.
  void typed(const QString& letters);
  /// Up from the first row.
  void leftUpwards();
  /// By the right button or the key for menus, at this place of the screen.
  void menuAsked(const annales::Hash& game, const QPoint& place);
  /// By the Delete key.
  void deleteAsked(const annales::Hash& game);

protected:
  void contextMenuEvent(QContextMenuEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  void fitColumns();
  [[nodiscard]] int widthOf(int column) const;
  void setUpColumns();
  void choose(const QModelIndex& index);
  void keepPlace();
  void findPlace();

  GamesModel& model_;
  GamesDelegate* delegate_;
  std::optional<Hash> keptGame_; // while the model is reset
  bool pulled_ = false;          // somebody has chosen widths or an order of the columns
  bool fitting_ = false;         // widths are being chosen here
  double scale_ = 1;             // of the widths as they are
};

} // namespace annales::viewer
