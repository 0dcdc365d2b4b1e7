// What stays in sight while a library cannot be written.
#pragma once

#include "libreplay/desk/desk.h"
#include "viewer/look/look.h"

#include <QFrame>
#include <QLabel>
#include <QPushButton>

namespace annales::viewer {

class TroubleBanner : public QFrame {
  Q_OBJECT
public:
  explicit TroubleBanner(QWidget* parent = nullptr);

  /// Shows the first of them, or hides where there is none.
  void tell(const std::vector<DeskTrouble>& troubles, const Look& look);
  [[nodiscard]] QString text() const { return words_->text(); }
  [[nodiscard]] QPushButton& button() { return *save_; }

signals:
  void saveElsewhereWanted();

private:
  QLabel* words_;
  QPushButton* save_;
};

/// What is wrong, and what of the work is safe.
[[nodiscard]] QString troubleText(const DeskTrouble& trouble);

} // namespace annales::viewer
