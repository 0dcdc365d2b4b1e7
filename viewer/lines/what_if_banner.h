// Says loudly that what is shown was never played, and where it branches off.
#pragma once

#include "viewer/look/look.h"
#include "viewer/store/session_store.h"

#include <QWidget>
#include <functional>

class QBoxLayout;
class QLabel;
class QToolButton;

namespace annales::viewer {

/// Visible only while the current line is a what-if line.
class WhatIfBanner : public QWidget {
  Q_OBJECT
public:
  explicit WhatIfBanner(SessionStore& store, QWidget* parent = nullptr);

  /// How the key that does a command now is called ("back-to-fork", "main-line"); empty where there is none.
  using KeyOf = std::function<QString(const char* command)>;
  void setKeys(KeyOf keyOf);
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
  [[nodiscard]] QString withKey(const QString& words, const char* command) const;
  void arrange();

  SessionStore& store_;
  Look look_;
  QLabel* words_;
  QToolButton* fork_;
  QToolButton* main_;
  QBoxLayout* buttons_ = nullptr;
  KeyOf keyOf_ = [](const char*) { return QString(); };
};

/// The events that a line shares with the recorded one, and that are played on both.
[[nodiscard]] EventIndex forkOf(const Tab& tab);

} // namespace annales::viewer
