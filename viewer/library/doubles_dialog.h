// Games that a library may have twice, pair by pair, and which of them to keep.
#pragma once

#include "libreplay/store/doubles.h"
#include "viewer/look/look.h"

#include <QDialog>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>
#include <functional>
#include <vector>

namespace annales::viewer {

class DoublesDialog : public QDialog {
  Q_OBJECT
public:
  /// Deletes a game from the list, or brings it back; empty where that was done, else why not.
  using Change = std::function<QString(const Hash& game, bool deleted)>;
  DoublesDialog(const std::vector<Doubles>& found, Change change, const Look& look, QWidget* parent);

  [[nodiscard]] QTreeWidget& list() { return *list_; }
  [[nodiscard]] QPushButton& deletion() { return *delete_; }
  [[nodiscard]] QString words() const { return words_->text(); }

signals:
  void openAsked(const annales::Hash& game);

private:
  void addPair(const Doubles& doubles);
  [[nodiscard]] static QString reasonOf(const Doubles& doubles);
  [[nodiscard]] static QStringList cellsOf(const GameSummary& game);
  [[nodiscard]] QTreeWidgetItem* chosen() const;
  void deleteOrBringBack();
  void showButtons();

  Change change_;
  QLabel* words_;
  QTreeWidget* list_;
  QPushButton *delete_ = nullptr, *open_ = nullptr;
};

} // namespace annales::viewer
