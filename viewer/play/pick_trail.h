// The picks so far, as buttons in a row: a click takes back one and those after it.
#pragma once

#include "viewer/look/look.h"

#include <QStringList>
#include <QToolButton>
#include <QWidget>

class QHBoxLayout;

namespace annales::viewer {

class PickTrail : public QWidget {
  Q_OBJECT
public:
  explicit PickTrail(QWidget* parent);

  /// Hidden where there is none.
  void show(const QStringList& labels);
  void setLook(const Look& look);
  [[nodiscard]] std::vector<QToolButton*> buttons() const;
  [[nodiscard]] QSize minimumSizeHint() const override;

signals:
  /// This many picks are left.
  void takenBack(int picks);

private:
  QToolButton* buttonAt(int place);

  Look look_;
  QHBoxLayout* row_;
  std::vector<QToolButton*> buttons_; // those at the end may be hidden
};

} // namespace annales::viewer
