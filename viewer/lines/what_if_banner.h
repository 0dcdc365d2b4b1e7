// Says loudly that what is shown was never played, and where it branches off.
#pragma once

#include "viewer/look/look.h"
#include "viewer/store/session_store.h"

#include <QWidget>

class QBoxLayout;
class QLabel;
class QToolButton;

namespace annales::viewer {

/// Visible only while the current line is a what-if line.
class WhatIfBanner : public QWidget {
  Q_OBJECT
public:
  explicit WhatIfBanner(SessionStore& store, QWidget* parent = nullptr);

  /// What it says; empty on the recorded line.
  [[nodiscard]] QString text() const;

signals:
  void backToFork();
  void mainLine();

protected:
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

private:
  void follow(const Change& change);
  void showLook();
  void tell();
  void arrange();

  SessionStore& store_;
  Look look_;
  QLabel* words_;
  QToolButton* fork_;
  QToolButton* main_;
  QBoxLayout* buttons_ = nullptr;
};

/// The events that a line shares with the recorded one, and that are played on both.
[[nodiscard]] EventIndex forkOf(const Tab& tab);

} // namespace annales::viewer
