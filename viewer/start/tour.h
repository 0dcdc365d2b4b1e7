// Two minutes for somebody who is new: a card over the window says what to press, and goes on when it is
// done.
#pragma once

#include "viewer/look/look.h"
#include "viewer/store/session_store.h"

#include <QFrame>
#include <QLabel>
#include <QPushButton>
#include <QTimer>
#include <QToolButton>
#include <functional>
#include <span>

namespace annales::viewer {

/// One thing to try.
struct TourStep {
  const char* command; // whose key is named
  const char* title;   // to be translated in the context of the tour
  const char* words;   // likewise; %1 is the key
  bool (*done)(const Change& change);
};

/// Covers a little of its parent and never has the focus: keys go to the window, as they always do.
class Tour : public QFrame {
  Q_OBJECT
public:
  /// The key of a command as it is set now, in words.
  using KeyOf = std::function<QString(const char* command)>;

  /// The store outlives it.
  Tour(SessionStore& store, KeyOf keyOf, QWidget* parent);

  [[nodiscard]] static std::span<const TourStep> steps();
  /// From 0.
  [[nodiscard]] std::size_t step() const { return step_; }
  [[nodiscard]] QString words() const { return words_->text(); }
  [[nodiscard]] QPushButton& nextButton() { return *next_; }
  [[nodiscard]] QPushButton& backButton() { return *back_; }

public slots:
  /// Behind the last step it ends.
  void next();
  void back();
  void end();

signals:
  void ended();

protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  void build();
  void follow(const Change& change);
  void go(std::size_t step);
  void showStep();
  void place();

  SessionStore& store_;
  KeyOf keyOf_;
  Look look_;
  std::size_t step_ = 0;
  QLabel *count_, *title_, *words_;
  QPushButton *back_, *next_;
  QToolButton* close_;
  QTimer goesOn_; // so that one sees what one has done
};

} // namespace annales::viewer
