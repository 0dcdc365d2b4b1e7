// The remarks of the game that is shown, as panels ask for them. One a window.
#pragma once

#include "libreplay/remarks/pacts.h"
#include "libreplay/remarks/remark_threads.h"
#include "viewer/remarks/remark_link.h"
#include "viewer/store/study_editor.h"

#include <functional>

namespace annales::viewer {

class RemarkBook : public QObject {
  Q_OBJECT
public:
  /// The editor outlives the book.
  explicit RemarkBook(StudyEditor& editor, QObject* parent = nullptr);

  [[nodiscard]] StudyEditor& editor() const { return editor_; }
  [[nodiscard]] SessionStore& store() const { return editor_.store(); }
  /// Null when nothing is open.
  [[nodiscard]] const Tab* tab() const { return store().tab(); }
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
  /// False: nothing was changed, and the editor has said why.
  bool perform(const StudyIntent& intent) { return editor_.perform(intent); }

  /// Whether a remark of one's own at that event of the shown line is such a one.
  [[nodiscard]] bool ownHas(EventIndex at, const std::function<bool(const Annotation&)>& fits) const;
  /// The newest remark of one's own at the event that has glyphs and no words yet, and of which nothing
  /// hangs: what is then written belongs to it. Likewise on the move that a glyph at that event is for. Null
  /// where there is none.
  [[nodiscard]] const DiscussedRemark* wordless(const Hash& event) const;

  /// Goes to the event or line, or asks for the province to be lit.
  void follow(const RemarkLink& link);

signals:
  void provinceAsked(annales::ProvinceId province);

private:
  StudyEditor& editor_;
  mutable std::shared_ptr<const OpenedGame> game_; // whose discussion is kept
  mutable std::optional<Discussion> discussion_;
  mutable std::shared_ptr<const OpenedLine> line_; // whose breaches are kept
  mutable std::vector<PactBreach> breaches_;
};

} // namespace annales::viewer
