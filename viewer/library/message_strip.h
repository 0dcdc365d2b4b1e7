// One message across a panel: what happened, and buttons for what to do about it. Never in the way.
#pragma once

#include "viewer/look/look.h"

#include <QFrame>
#include <QLabel>
#include <QToolButton>
#include <functional>
#include <vector>

namespace annales::viewer {

class MessageStrip : public QFrame {
  Q_OBJECT
public:
  enum class Kind : std::uint8_t { note, success, problem };
  struct Action {
    QString text;
    std::function<void()> run;
  };

  explicit MessageStrip(QWidget* parent = nullptr);

  void tell(Kind kind, const QString& sentence, std::vector<Action> actions = {});
  /// How far something is. The button stays the same while only the sentence is another one.
  void tellStep(const QString& sentence, Action action);
  void setLook(const Look& look);
  /// Empty while nothing is told.
  [[nodiscard]] QString sentence() const;
  [[nodiscard]] Kind kind() const { return kind_; }

protected:
  void changeEvent(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

private:
  [[nodiscard]] QColor colour() const;
  void showColours();

  Kind kind_ = Kind::note;
  bool step_ = false; // of something that goes on
  Look look_;
  QLabel* sign_;
  QLabel* words_;
  QWidget* buttons_;
  QToolButton* close_;
};

} // namespace annales::viewer
