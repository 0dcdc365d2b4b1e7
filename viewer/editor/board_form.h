// What a board says about itself: id, names, games, how reliable it is, and its nations.
#pragma once

#include "viewer/editor/edit_canvas.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTableWidget>
#include <array>

namespace annales::viewer {

class BoardForm : public QWidget {
  Q_OBJECT
public:
  explicit BoardForm(QWidget* parent = nullptr);
  void show(const BoardDraft& draft);

signals:
  void edited(const annales::viewer::DraftResult& result);

protected:
  void changeEvent(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  void retranslate();
  void fillNations();
  void commitNames();
  void commitRulesets();
  void commitProvenance();
  void commitNation(int row);
  void addNation();
  void removeNation();
  void chooseColour(int row);

  std::optional<BoardDraft> draft_;
  bool isFilling_ = false;
  QFormLayout* rows_;
  QLineEdit* id_;
  QLineEdit* en_;
  QLineEdit* de_;
  QComboBox* grade_;
  QPlainTextEdit* note_;
  std::array<QCheckBox*, 3> rulesets_{};
  QLabel* nationsTitle_;
  QTableWidget* nations_;
  QPushButton* add_;
  QPushButton* remove_;
};

} // namespace annales::viewer
