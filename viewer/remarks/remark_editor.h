// Where a remark is written: Markdown with a few helpful buttons, whom it is about and whom it is for.
#pragma once

#include "viewer/look/look.h"
#include "viewer/remarks/growing_text.h"
#include "viewer/remarks/link_box.h"
#include "viewer/remarks/remark_drafts.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QToolButton>
#include <QWidget>

class QStringListModel;

namespace annales::viewer {

class RemarkEditor : public QWidget {
  Q_OBJECT
public:
  explicit RemarkEditor(QWidget* parent = nullptr);

  /// The nations that it may be about and what links can lead to. Null: nothing can be written.
  void setGame(std::shared_ptr<const OpenedGame> game, std::shared_ptr<const OpenedLine> line);
  [[nodiscard]] const std::shared_ptr<const OpenedLine>& shownLine() const { return line_; }
  /// Tags that are offered.
  void setTags(const QStringList& tags);
  void setLook(const Look& look);
  /// `title`: what is written, such as "Answer to Eve".
  void setDraft(const RemarkDraft& draft, const QString& title);
  [[nodiscard]] RemarkDraft draft() const;
  void setStatus(const QString& words);
  void focusText();

  [[nodiscard]] QPlainTextEdit& text() { return *text_; }

signals:
  /// By the user, at every key and choice.
  void edited();
  void saveAsked();
  /// Escape: what was written stays a draft.
  void left();
  /// The answer or edit becomes a new remark again.
  void freed();

protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  void build();
  QToolButton* addTool(const char* name);
  void retranslate();
  void fillChoices();
  /// Around the selection, or around the cursor.
  void wrap(const QString& around);
  void makeList();
  void showLinks();
  void insertLink(const QString& markdown);

  std::shared_ptr<const OpenedGame> game_;
  std::shared_ptr<const OpenedLine> line_;
  std::optional<Hash> answers_, replaces_;
  QLabel* title_;
  QToolButton* free_;
  QWidget* tools_;
  QToolButton *bold_, *italic_, *list_, *link_;
  LinkBox* links_;
  GrowingText* text_;
  QLabel *about_, *for_;
  QComboBox *nation_, *audience_;
  QLineEdit* tags_;
  QStringListModel* knownTags_;
  QLabel* status_;
  QPushButton* save_;
  bool quiet_ = false;
};

} // namespace annales::viewer
