// The ledger of looks with what can be done to it: asked again, exported, cleared.
#pragma once

#include "viewer/comparison/looks_model.h"
#include "viewer/look/look.h"
#include "viewer/rows/data_table.h"

#include <QLabel>
#include <QPushButton>
#include <QWidget>

namespace annales::viewer {

class LooksView : public QWidget {
  Q_OBJECT
public:
  explicit LooksView(QWidget* parent = nullptr);

  [[nodiscard]] LooksModel& model() { return *model_; }
  [[nodiscard]] DataTable& table() { return *table_; }
  void setLook(const Look& look);
  void retranslate();
  /// What clearing means: a person says so first.
  [[nodiscard]] static QString whatClearingMeans();
  /// A sentence about what was done, or why it was not.
  [[nodiscard]] QString save(const QString& file) const;
  /// Says how many there are.
  void count();

signals:
  void askedAgain(const annales::LedgerLook& look);
  void cleared();
  void told(const QString& sentence);

protected:
private:
  void askAgain(const QModelIndex& index);
  void askForClearing();
  void askForFile();

  LooksModel* model_;
  DataTable* table_;
  QLabel* hint_;
  QPushButton *export_, *clear_;
};

} // namespace annales::viewer
