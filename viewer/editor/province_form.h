// One province in a form: everything about it that is no drawing, its borders included.
#pragma once

#include "viewer/editor/edit_canvas.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableWidget>

namespace annales::viewer {

class ProvinceForm : public QWidget {
  Q_OBJECT
public:
  explicit ProvinceForm(QWidget* parent = nullptr);
  void show(const BoardDraft& draft, ProvinceId p);
  /// For a province that was just made.
  void askForName();

signals:
  void edited(const annales::viewer::DraftResult& result);
  /// The province has a different id now.
  void renamed(const QString& id);
  void picked(annales::ProvinceId p);

protected:
  void changeEvent(QEvent* event) override;

private:
  void retranslate();
  void showProvinces();
  void showBorders();
  void showStarts();
  void commitName();
  void commitId();
  void addBorder();
  [[nodiscard]] QComboBox* kindBox(ProvinceId other, BorderKind kind);

  std::optional<BoardDraft> draft_;
  ProvinceId province_;
  bool isFilling_ = false;
  QComboBox* which_;
  QLineEdit* name_;
  QLineEdit* id_;
  QComboBox* site_;
  QCheckBox* temple_;
  QLabel* starts_;
  QTableWidget* borders_;
  QComboBox* other_;
  QPushButton* add_;
  QPushButton* remove_;
  QFormLayout* rows_;
  QLabel* borderTitle_;
};

} // namespace annales::viewer
