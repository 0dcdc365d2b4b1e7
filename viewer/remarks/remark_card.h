// One remark: who, when, for whom, what, and what can be done with it.
#pragma once

#include "libreplay/remarks/remark_threads.h"
#include "viewer/look/look.h"
#include "viewer/remarks/remark_link.h"

#include <QFrame>
#include <QLabel>
#include <QToolButton>

class QVBoxLayout;

namespace annales::viewer {

class RemarkChip;
class RemarkText;
class WrapLayout;

/// What a card needs to know besides the remark.
struct RemarkSetting {
  const OpenedGame& game;
  const std::vector<NationLook>& nations;
  const Look& look;
  ThreadState state = ThreadState::plain; // of its thread
  bool begins = true;                     // its thread; answers are indented
  bool own = false;
  bool canWrite = false;
  std::vector<EventIndex> broken{}; // where its pacts are
};

class RemarkCard : public QFrame {
  Q_OBJECT
public:
  explicit RemarkCard(QWidget* parent = nullptr);

  void tell(const DiscussedRemark& remark, const RemarkSetting& setting);
  /// The first version's id, which stays the same through all edits.
  [[nodiscard]] const Hash& id() const { return id_; }
  [[nodiscard]] RemarkText& text() { return *text_; }
  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;

signals:
  void answerAsked(const annales::Hash& id);
  void editAsked(const annales::Hash& id);
  void deleteAsked(const annales::Hash& id);
  void resolveAsked(const annales::Hash& id, bool resolved);
  void linkFollowed(const annales::viewer::RemarkLink& link);

protected:
  void changeEvent(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

private:
  QToolButton* addButton(const char* name);
  void retranslate();
  void tellHead(const DiscussedRemark& remark, const RemarkSetting& setting);
  void tellNotes(const Annotation& remark, const RemarkSetting& setting);
  void tellTags(const Annotation& remark, const RemarkSetting& setting);
  void tellButtons(const RemarkSetting& setting);
  void nameResolve();
  void showWhole();

  Hash id_;
  bool resolved_ = false;
  QString markdown_;
  QColor edge_, ground_;
  QWidget *head_, *tags_, *buttons_;
  QLabel *author_, *when_, *glyphs_, *nation_, *notes_;
  RemarkChip *layer_, *state_;
  RemarkText* text_;
  std::vector<RemarkChip*> chips_;
  QToolButton *answer_, *edit_, *resolve_, *delete_, *whole_;
};

} // namespace annales::viewer
