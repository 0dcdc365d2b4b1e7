// Large print takes room from other panels; these get it back with plain print.
#pragma once

#include "viewer/store/session_store.h"

#include <QHash>
#include <QObject>
#include <QSize>

class QDockWidget;
class QMainWindow;

namespace annales::viewer {

class PrintSizes : public QObject {
  Q_OBJECT
public:
  /// Of the docks of a page. Created before them, so that it sees a change of print before they do.
  PrintSizes(QMainWindow& page, SessionStore& store);

private:
  /// Of docks in front, by name.
  using Sizes = QHash<QString, QSize>;

  void begin(bool large);
  void settle(int tries);
  [[nodiscard]] QList<QDockWidget*> docks() const;
  [[nodiscard]] Sizes sizes() const;
  void giveBack();

  QMainWindow& page_;
  Sizes plain_; // as they were in plain print
  Sizes last_;  // when it was looked at last
  bool large_ = false;
};

} // namespace annales::viewer
