// A window's remarks without a window: a session, a desk and a game that can be written to.
#pragma once

#include "libreplay/log/annotation_codec.h"
#include "libreplay/remarks/remark_edits.h"
#include "tests/viewer/samples.h"
#include "viewer/look/look.h"
#include "viewer/remarks/remark_book.h"

#include <gtest/gtest.h>

#include <QApplication>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

namespace annales::viewer::test {

/// Settings and drafts of their own; nothing of the user's is touched.
struct RemarkDesk {
  QTemporaryDir folder;
  SessionStore store;
  StudyDesk desk;
  StudyEditor editor{store, desk};
  RemarkBook book{editor};
  QString problem;

  explicit RemarkDesk(std::shared_ptr<const OpenedGame> game = sixNations(), bool writable = true) {
    QCoreApplication::setOrganizationName(QStringLiteral("annales-test"));
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, folder.path());
    writeAs("Ada");
    QObject::connect(&editor, &StudyEditor::refused, &store,
                     [this](const QString& words) { problem = words; });
    if (writable) desk.put(game, Notebook(std::make_shared<const EventLog>(game->log())), nullptr);
    store.dispatch(OpenGame{std::move(game)});
  }

  [[nodiscard]] const Tab& tab() const { return *store.tab(); }
  [[nodiscard]] const Hash& id() const { return tab().game->id(); }
  [[nodiscard]] const std::vector<DiscussedRemark>& standing() const { return book.discussion().remarks(); }
  void goTo(EventIndex k) { store.dispatch(GoTo{k}); }
  void undo() { EXPECT_TRUE(editor.perform(UndoLast{})); }
  void redo() { EXPECT_TRUE(editor.perform(RedoLast{})); }
  void writeAs(const std::string& author) {
    store.dispatch(SetReviewer{{author, true, Audience::me, "What if"}});
  }
  void show(QWidget& widget, QSize size = {360, 620}) {
    widget.resize(size);
    widget.show();
    QApplication::processEvents();
  }
  void setDark(bool dark) {
    View view = store.session().view;
    view.dark = dark;
    wearLook(view);
    store.dispatch(SetView{view});
  }
};

/// Somebody's remark on the k-th event, as a log carries it.
inline Annotation remarkBy(const OpenedGame& game, EventIndex k, const std::string& author,
                           const std::string& text) {
  Annotation remark;
  remark.event = game.main()->idAt(k);
  remark.audience = Audience::club;
  remark.text = text;
  return remarkOf(std::move(remark), {author, "2026-03-04T18:30:00Z"});
}

/// The game with these remarks in its log.
inline std::shared_ptr<const OpenedGame> withRemarks(const std::shared_ptr<const OpenedGame>& game,
                                                     std::vector<Annotation> remarks) {
  EventLog log(game->log());
  for (Annotation& remark : remarks)
    log.annotate(std::move(remark));
  return openGame(std::move(log), game->sharedBoard());
}

} // namespace annales::viewer::test
