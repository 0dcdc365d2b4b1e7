// Says loudly which decision is being changed and what to do now; with the ways out of it.
#pragma once

#include "viewer/look/look.h"
#include "viewer/store/study_editor.h"

#include <QWidget>

class QLabel;
class QToolButton;

namespace annales::viewer {

/// Visible only while a decision is being changed.
class ChangeBanner : public QWidget {
  Q_OBJECT
public:
  /// The editor outlives it.
  explicit ChangeBanner(StudyEditor& editor, QWidget* parent = nullptr);

  /// What it says, one line each; empty while it is hidden.
  [[nodiscard]] QString text() const;
  [[nodiscard]] QToolButton& leaveOutButton() { return *leaveOut_; }
  [[nodiscard]] QToolButton& backButton() { return *back_; }

signals:
  /// The decision was changed, left out or kept.
  void ended();

protected:
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  void build();
  void showLook();
  void tell();

  StudyEditor& editor_;
  Look look_;
  QColor ground_, ink_;
  QLabel *event_, *hint_;
  QToolButton *back_, *leaveOut_, *cancel_;
};

} // namespace annales::viewer
