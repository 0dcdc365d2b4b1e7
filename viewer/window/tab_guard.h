// A hand that trembles over a tab moves the tab, and takes no panel out of the window.
#pragma once

#include <QObject>

class QTabBar;

namespace annales::viewer {

/// Tabs are moved along their bar even where the pointer leaves it a little; a panel is taken out only by
/// going well away.
class TabGuard : public QObject {
  Q_OBJECT
public:
  using QObject::QObject;

  void guard(QTabBar& tabs);

protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  bool passing_ = false;
};

} // namespace annales::viewer
