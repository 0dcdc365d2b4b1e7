// The first page of the editor: which board to start from.
#pragma once

#include "viewer/look/look.h"

#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QWidget>

namespace annales::viewer {

class BoardChoice : public QWidget {
  Q_OBJECT
public:
  explicit BoardChoice(const Look& look, QWidget* parent = nullptr);
  void setLook(const Look& look);
  /// Reads the folder again.
  void refresh();

signals:
  void chosen(std::shared_ptr<const annales::Board> board, const QString& path);
  void fileChosen(const QString& path);
  void fileWanted();
  void draftChosen(const QString& path);

protected:
  void changeEvent(QEvent* event) override;

private:
  void begin();
  void retranslate();
  void showLeftBehind();

  Look look_;
  QLabel* title_;
  QLabel* text_;
  QListWidget* list_;
  QPushButton* begin_;
  QPushButton* file_;
  QWidget* behind_;
  QLabel* behindText_;
  QPushButton* resume_;
  QPushButton* discard_;
};

} // namespace annales::viewer
