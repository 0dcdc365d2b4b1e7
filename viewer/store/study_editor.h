// The way from a window to the desk: performs what its panels and keys want, and goes there.
#pragma once

#include "libreplay/desk/carried_overview.h"
#include "viewer/store/session_store.h"
#include "viewer/store/study_desk.h"

#include <QObject>
#include <QString>
#include <functional>

namespace annales::viewer {

/// One a window. Keeps the window's session up to date with the desk.
class StudyEditor : public QObject {
  Q_OBJECT
public:
  /// Both outlive it.
  StudyEditor(SessionStore& store, StudyDesk& desk, QObject* parent = nullptr);

  [[nodiscard]] SessionStore& store() const { return store_; }
  [[nodiscard]] StudyDesk& desk() const { return desk_; }
  /// Of the game that is shown; null where it cannot be edited.
  [[nodiscard]] const Study* study() const { return desk_.study(store_.tab()); }

  /// Answers what has to be known before something can be written (`whoWrites`, `whereToKeep`), with a
  /// dialogue; true: it is known now.
  void setInquiry(std::function<bool(SaidKey)> inquiry) { inquiry_ = std::move(inquiry); }

  /// False: nothing was done, and `refused` has said why. Panels have been told of changes before it returns.
  bool perform(const StudyIntent& intent);
  /// Edits that somebody has made up otherwise, after the same questions; they are about a game that is
  /// shown.
  DeskResult<void> write(const Hash& game, const std::vector<Edit>& edits);

signals:
  void told(const QString& sentence);
  void refused(const QString& sentence);
  /// Something was deleted that an undo brings back; a sentence about it.
  void deleted(const QString& sentence);
  /// Decisions were carried over: what became of them.
  void carriedOver(const annales::CarriedOverview& overview);

private:
  void tell(const Performed& performed);
  template <class T> [[nodiscard]] DeskResult<T> ask(const std::function<DeskResult<T>()>& write);

  std::function<bool(SaidKey)> inquiry_;
  SessionStore& store_;
  StudyDesk& desk_;
  bool performing_ = false;
};

/// What was said, in the language of the window. Reasons name things as the board of that tab's game does;
/// null: as their ids.
[[nodiscard]] QString saidText(const Said& said, const Tab* tab = nullptr);

/// Why nothing was written, likewise; where disk or library failed, what to do next.
[[nodiscard]] QString refusalText(const DeskRefusal& refusal, const Tab* tab = nullptr);

} // namespace annales::viewer
