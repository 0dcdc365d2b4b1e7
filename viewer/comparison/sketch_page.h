// A tab of the comparison: words, choices, a chart that can be saved, and perhaps a table with its numbers.
#pragma once

#include "viewer/comparison/sketch_view.h"
#include "viewer/rows/data_table.h"

#include <QAbstractItemModel>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QWidget>
#include <vector>

namespace annales::viewer {

class SketchPage : public QWidget {
  Q_OBJECT
public:
  void setLook(const Look& look);
  [[nodiscard]] SketchView& chart() { return *chart_; }
  [[nodiscard]] QString words() const { return words_->text(); }

signals:
  void told(const QString& sentence);

protected:
  /// `suggested`: the name of a saved chart, and without its suffix of the table. `model` null: no table.
  SketchPage(const QString& suggested, QAbstractItemModel* model, QWidget* parent);

  /// Beside the button that saves. `stretch`: as in a layout.
  void addChoice(QComboBox* choice, int stretch = 0);
  void say(const QString& words) { words_->setText(words); }
  /// Choices, table and saving are for something.
  void setFilled(bool filled);
  void retranslateParts();
  [[nodiscard]] DataTable* tableOfPage() const { return table_; }
  [[nodiscard]] QLabel& wordsOfPage() { return *words_; }

private:
  QLabel* words_;
  QHBoxLayout* row_;
  QPushButton* save_;
  SketchView* chart_;
  DataTable* table_ = nullptr;
  std::vector<QComboBox*> choices_;
  Look look_;
};

} // namespace annales::viewer
