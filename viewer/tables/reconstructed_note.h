// Says which numbers of the shown game are not the printed ones, and how to enter one's own.
#pragma once

#include "viewer/store/session_store.h"

#include <QLabel>

namespace annales::viewer {

/// Hidden for games whose numbers the rulebook gives.
class ReconstructedNote : public QLabel {
  Q_OBJECT
public:
  explicit ReconstructedNote(SessionStore& store, QWidget* parent = nullptr);

protected:
  void changeEvent(QEvent* event) override;

private:
  void tell();
  void dress();

  SessionStore& store_;
};

} // namespace annales::viewer
