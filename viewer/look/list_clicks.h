// A click beside a list of completions does what it does without the list.
#pragma once

#include <QObject>

namespace annales::viewer {

/// Qt's list of completions takes the first click beside it for itself, only to close. Installed on the
/// application, this closes it and hands the click on to what lies under the pointer.
class ListClicks : public QObject {
public:
  using QObject::QObject;

  bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace annales::viewer
