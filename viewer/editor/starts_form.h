// Suggested games: who plays in which order, and to whom the board's clicks give start cities.
#pragma once

#include "viewer/editor/edit_canvas.h"

#include <QComboBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>

namespace annales::viewer {

class StartsForm : public QWidget {
  Q_OBJECT
public:
  explicit StartsForm(QWidget* parent = nullptr);
  void show(const BoardDraft& draft);

  [[nodiscard]] int nations() const { return count_->currentIndex() + 2; }
  /// As if a person chose that number, and that nation where it plays.
  void choose(int nations, const std::string& nation);
  /// Who gets the cities that are clicked; empty: neutral temples.
  [[nodiscard]] std::string nation() const;

signals:
  void edited(const annales::viewer::DraftResult& result);
  void chosen();

protected:
  void changeEvent(QEvent* event) override;

private:
  void retranslate();
  void fill();
  void toggled(QListWidgetItem* item);
  void shift(int by);
  [[nodiscard]] std::vector<std::string> order() const;

  std::optional<BoardDraft> draft_;
  bool isFilling_ = false;
  QLabel* text_;
  QLabel* label_;
  QComboBox* count_;
  QListWidget* list_;
  QPushButton* up_;
  QPushButton* down_;
};

} // namespace annales::viewer
