// The account as a table: a row a number, a column a nation.
#pragma once

#include "viewer/analysis/exact_source.h"

#include <QLabel>
#include <QTableWidget>
#include <QWidget>
#include <functional>

namespace annales::viewer {

class AccountPanel : public QWidget {
  Q_OBJECT
public:
  /// The source outlives it.
  explicit AccountPanel(ExactSource& source, QWidget* parent = nullptr);

  [[nodiscard]] QTableWidget& table() { return *table_; }

protected:
  void changeEvent(QEvent* event) override;
  void showEvent(QShowEvent* event) override;

private:
  void showLook();
  void showAccount();
  void addRow(const QString& name, const QString& tip,
              const std::function<QString(const NationAccount&)>& cell);
  void addHead(const QString& name);
  void fill();
  void fillDeeds();

  ExactSource& source_;
  QTableWidget* table_;
  QLabel* hint_;
};

} // namespace annales::viewer
