// Says loudly which decision is being changed and what to do now; with the ways out of it.
#pragma once

#include "viewer/look/look.h"
#include "viewer/mend/decision_change.h"

#include <QWidget>

class QLabel;
class QToolButton;

namespace annales::viewer {

/// Visible only while a decision is being changed.
class ChangeBanner : public QWidget {
  Q_OBJECT
public:
  /// Both outlive it.
  ChangeBanner(SessionStore& store, const DecisionChange& decision, QWidget* parent = nullptr);

  /// What it says, one line each; empty while it is hidden.
  [[nodiscard]] QString text() const;
  [[nodiscard]] QToolButton& leaveOutButton() { return *leaveOut_; }
  [[nodiscard]] QToolButton& backButton() { return *back_; }

signals:
  void leaveOut();
  /// The button, or Escape where nobody else needs it.
  void cancelled();
  void back();

protected:
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  void build();
  void showLook();
  void tell();

  SessionStore& store_;
  const DecisionChange& decision_;
  Look look_;
  QColor ground_, ink_;
  QLabel *event_, *hint_;
  QToolButton *back_, *leaveOut_, *cancel_;
};

} // namespace annales::viewer
