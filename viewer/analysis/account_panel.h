// The account as a table: a row a number, a column a nation.
#pragma once

#include "viewer/analysis/exact_source.h"
#include "viewer/rows/data_table.h"
#include "viewer/rows/text_rows.h"

#include <QLabel>
#include <QWidget>
#include <vector>

namespace annales::viewer {

class AccountPanel : public QWidget {
  Q_OBJECT
public:
  /// The source outlives it.
  explicit AccountPanel(ExactSource& source, QWidget* parent = nullptr);

  [[nodiscard]] DataTable& table() { return *table_; }

protected:
  void changeEvent(QEvent* event) override;
  void showEvent(QShowEvent* event) override;

private:
  void showLook();
  void showAccount();
  [[nodiscard]] std::vector<TextCell> heads() const;
  [[nodiscard]] std::vector<TextRow> rows() const;
  void addDeeds(std::vector<TextRow>& rows) const;

  ExactSource& source_;
  TextRows* rows_;
  DataTable* table_;
  QLabel* hint_;
};

} // namespace annales::viewer
