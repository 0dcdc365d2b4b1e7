// The line under the record in which turns are typed at its cursor, in AGN: who is to move, what was typed,
// and what it would bring or what is wrong with it.
#pragma once

#include "importers/agn/typed_turns.h"
#include "viewer/record/turn_edit.h"
#include "viewer/store/session_store.h"
#include "viewer/store/study_desk.h"

#include <QLabel>
#include <QWidget>

namespace annales::viewer {

/// Plays nothing itself. Hidden where the game cannot be edited.
class TurnLine : public QWidget {
  Q_OBJECT
public:
  /// Both outlive it; without a desk it stays hidden.
  TurnLine(SessionStore& store, const StudyDesk* desk, QWidget* parent = nullptr);

  [[nodiscard]] TurnEdit& edit() { return *edit_; }
  /// What stands there, read at the cursor of the record.
  [[nodiscard]] agn::Typed typed() const;
  /// The first letters were played.
  void drop(std::size_t bytes);
  /// Puts the text cursor where something is wrong.
  void goToFault();
  /// What is said below the line; empty while there is nothing to say.
  [[nodiscard]] QString told() const { return told_->isHidden() ? QString() : told_->text(); }
  void setLook(const Look& look);

signals:
  /// Somebody wants to play what stands there.
  void entered();
  void left();
  /// A sentence about what was not taken.
  void refused(const QString& sentence);

protected:
  void changeEvent(QEvent* event) override;
  void showEvent(QShowEvent* event) override;

private:
  void follow(const Change& change);
  void retranslate();
  void showPlace();
  void showBadge(NationId nation);
  void look();
  void say(const QString& sentence, const QColor& colour);
  [[nodiscard]] QString preview(const agn::Typed& typed) const;
  [[nodiscard]] TurnEdit::Words wordsFor(const QString& text, int cursor) const;

  SessionStore& store_;
  const StudyDesk* desk_;
  Look look_;
  QLabel* badge_;
  TurnEdit* edit_;
  QLabel* told_;
  QString drawn_; // what the badge shows
};

} // namespace annales::viewer
