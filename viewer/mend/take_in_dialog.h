// Shows what a file brings to the open game before it is merged.
#pragma once

#include "libreplay/notebook/take_in.h"
#include "viewer/look/look.h"

#include <QCheckBox>
#include <QDialog>
#include <QLabel>
#include <QPushButton>

namespace annales::viewer {

class TakeInDialog : public QDialog {
  Q_OBJECT
public:
  /// `found` is not empty; `file` is its name for people.
  TakeInDialog(const TakeIn& found, const QString& file, const View& view, QWidget* parent = nullptr);

  [[nodiscard]] QCheckBox& lines() { return *lines_; }
  [[nodiscard]] QCheckBox& remarks() { return *remarks_; }
  [[nodiscard]] QPushButton& button() { return *take_; }
  /// What it says, one line each.
  [[nodiscard]] QString text() const;

private:
  void build(const TakeIn& found, const QString& file, const Look& look);
  [[nodiscard]] static QString linesOf(const TakeIn& found);
  [[nodiscard]] static QString authorsOf(const TakeIn& found);
  [[nodiscard]] static QString knownOf(const TakeIn& found);

  QLabel* head_;
  QCheckBox *lines_, *remarks_;
  QLabel *authors_, *known_;
  QPushButton* take_ = nullptr;
};

} // namespace annales::viewer
