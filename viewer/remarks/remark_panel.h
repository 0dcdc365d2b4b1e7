// What was said about the event that is shown, and a place to write more.
#pragma once

#include "viewer/remarks/layer_bar.h"
#include "viewer/remarks/remark_editor.h"
#include "viewer/remarks/thread_view.h"

namespace annales::viewer {

/// Threads follow what is shown, the editor follows the cursor. What is typed is a draft for its event from
/// the first letter on and is there again when one comes back.
class RemarkPanel : public QWidget {
  Q_OBJECT
public:
  /// The book outlives the panel.
  explicit RemarkPanel(RemarkBook& book, RemarkDrafts drafts = RemarkDrafts(), QWidget* parent = nullptr);

  /// The cursor goes into the editor.
  void write();
  /// Whether it is seen; until somebody says so it is. The threads behind another panel wait.
  void setActive(bool active);
  [[nodiscard]] ThreadView& threads() { return *threads_; }
  [[nodiscard]] RemarkEditor& editor() { return *editor_; }
  [[nodiscard]] LayerBar& layers() { return *layers_; }

  [[nodiscard]] QSize sizeHint() const override { return {340, 520}; }

public slots:
  /// What is written becomes a remark; false where it could not.
  bool save();
  void answer(const annales::Hash& id);
  void edit(const annales::Hash& id);

signals:
  /// A sentence for the status bar.
  /// Escape in the editor: the keys belong to the board again.
  void left();

protected:
  void changeEvent(QEvent* event) override;

private:
  void build();
  void follow(const Change& change);
  void showLook();
  void showThreads();
  void showEditor();
  void show(const RemarkDraft& draft);
  void writeAbout(const Hash& event);
  const DiscussedRemark* turnTo(const Hash& id);
  void keepDraft();
  void free();
  /// What the line below the editor says, in whatever language.
  enum class Status : std::uint8_t { none, draftSaved, notKept, nothingWritten, saved, saveFirst };
  void tellKept(bool kept);
  void tell(Status status);
  [[nodiscard]] static QString statusWords(Status status);
  [[nodiscard]] RemarkDraft freshDraft() const;
  [[nodiscard]] QString titleOf(const RemarkDraft& draft) const;
  /// Without an answer to or an edit of what is gone.
  [[nodiscard]] RemarkDraft stillPossible(RemarkDraft draft) const;
  bool write(const RemarkDraft& draft);
  bool addWords(const DiscussedRemark& glyph, RemarkDraft draft);

  RemarkBook& book_;
  RemarkDrafts drafts_;
  LayerBar* layers_;
  bool active_ = true, stale_ = false; // stale: the threads are behind the session
  ThreadView* threads_;
  RemarkEditor* editor_;
  QLabel* empty_;
  Status status_ = Status::none;
  std::optional<Hash> game_; // that the editor writes about; none where it may not
  Hash cursor_;              // the event that the cursor is at
  Hash event_;               // the one written about: the cursor's, or that of a remark to be answered
  Audience audience_ = Audience::me; // of the draft, before something is typed or chosen
};

} // namespace annales::viewer
