// The remarks of the game that is shown, and everything that a person does to them. One a window; panels ask
// it.
#pragma once

#include "libreplay/remarks/pacts.h"
#include "libreplay/remarks/remark_edits.h"
#include "libreplay/remarks/remark_threads.h"
#include "viewer/remarks/remark_link.h"
#include "viewer/store/session_store.h"
#include "viewer/store/study_desk.h"

#include <functional>

namespace annales::viewer {

class RemarkBook : public QObject {
  Q_OBJECT
public:
  /// Both outlive the book.
  RemarkBook(SessionStore& store, StudyDesk& desk, QObject* parent = nullptr);

  [[nodiscard]] SessionStore& store() const { return store_; }
  [[nodiscard]] StudyDesk& desk() const { return desk_; }
  /// Null when nothing is open.
  [[nodiscard]] const Tab* tab() const { return store_.tab(); }
  /// What stands in the shown game; a game must be open. Valid until the game is another value; folded when
  /// first asked for.
  [[nodiscard]] const Discussion& discussion() const;
  /// Threads at an event that have something in the layers that are shown, in order of arrival.
  [[nodiscard]] std::vector<std::uint32_t> threadsAt(NodeIndex event) const;
  /// By which events of the shown line pacts are broken, in order; a game must be open.
  [[nodiscard]] std::span<const PactBreach> breaches() const;
  [[nodiscard]] bool shows(const DiscussedRemark& remark) const;

  /// Whether the shown game can be written to.
  [[nodiscard]] bool canWrite() const;
  /// By the one who writes now, and not by a machine.
  [[nodiscard]] bool isOwn(const DiscussedRemark& remark) const;
  /// The audience that was chosen last.
  [[nodiscard]] Audience audience() const;
  void setAudience(Audience audience);

  // Each is one step of undo. False: nothing was changed, and `problem` has been told why.
  /// `draft` with its event; author, moment and id are given to it.
  bool add(Annotation draft);
  /// What says nothing any more is taken away.
  bool edit(const DiscussedRemark& before, Annotation changed);
  bool retract(const DiscussedRemark& remark);
  /// By an edit of one's own remark in the thread, else by an answer that says so.
  bool resolve(std::uint32_t thread, bool resolved);
  /// Changes one's newest remark at the cursor that fits, or a new one; one that nothing is left of goes.
  bool changeOwn(const std::function<void(Annotation&)>& change,
                 const std::function<bool(const Annotation&)>& fits = {});

  /// Several remarks at once.
  bool writeAll(const std::function<std::vector<Annotation>(const Writing&)>& make);

  /// Whether a remark of one's own at the cursor is such a one.
  [[nodiscard]] bool ownHas(const std::function<bool(const Annotation&)>& fits) const;

  /// To the next (previous) event with a remark in the shown layers; false where there is none.
  bool stepRemark(int by);
  /// To the event before the next (previous) mistake, so that one may think first.
  bool stepMistake(int by);
  /// To an event, where need be on the first line that has it; false where no line does.
  bool goTo(NodeIndex event);
  /// Goes to the event or line, or asks for the province to be lit.
  void follow(const RemarkLink& link);

signals:
  void problem(const QString& sentence);
  void provinceAsked(annales::ProvinceId province);

private:
  bool write(const std::function<Annotation(const Writing&)>& make);
  [[nodiscard]] NodeIndex cursorNode() const;
  [[nodiscard]] std::string momentOf(const std::string& author) const;

  SessionStore& store_;
  StudyDesk& desk_;
  mutable std::shared_ptr<const OpenedGame> game_; // whose discussion is kept
  mutable std::optional<Discussion> discussion_;
  mutable std::shared_ptr<const OpenedLine> line_; // whose breaches are kept
  mutable std::vector<PactBreach> breaches_;
};

} // namespace annales::viewer
