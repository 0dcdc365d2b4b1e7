#include "viewer/window/study_commands.h"

#include "libreplay/lines/branch_copy.h"
#include "libreplay/lines/rebase_edits.h"
#include "viewer/look/common_words.h"
#include "viewer/remarks/pact_dialog.h"
#include "viewer/window/carried_overview.h"

#include <QClipboard>
#include <QGuiApplication>
#include <array>
#include <functional>
#include <utility>

namespace annales::viewer {
namespace {

/// In Lichess' order.
constexpr std::array<std::pair<const char*, const char*>, kMoveGlyphs> kGlyphCommands{
    {{"glyph-1", QT_TRANSLATE_NOOP("annales::viewer::Commands", "! Good move")},
     {"glyph-2", QT_TRANSLATE_NOOP("annales::viewer::Commands", "? Mistake")},
     {"glyph-3", QT_TRANSLATE_NOOP("annales::viewer::Commands", "!! Brilliant move")},
     {"glyph-4", QT_TRANSLATE_NOOP("annales::viewer::Commands", "?? Blunder")},
     {"glyph-5", QT_TRANSLATE_NOOP("annales::viewer::Commands", "!? Interesting move")},
     {"glyph-6", QT_TRANSLATE_NOOP("annales::viewer::Commands", "?! Dubious move")},
     {"glyph-7", QT_TRANSLATE_NOOP("annales::viewer::Commands", "□ Only move")},
     {"glyph-8", QT_TRANSLATE_NOOP("annales::viewer::Commands", "⨀ Zugzwang")}}};

QKeySequence keys(const char* text) {
  return QKeySequence::fromString(QLatin1String(text), QKeySequence::PortableText);
}

} // namespace

StudyCommands::StudyCommands(SessionStore& store, StudyDesk& desk, GamePage& page, QObject* parent)
    : QObject(parent), store_(store), desk_(desk), page_(page), walk_(store, desk),
      toast_(new UndoToast(&page)) {
  connect(toast_, &UndoToast::undoWanted, this, &StudyCommands::undo);
}

void StudyCommands::addTo(Commands& commands) {
  addLineCommands(commands);
  addEditCommands(commands);
  addRemarkCommands(commands);
}

void StudyCommands::addLineCommands(Commands& commands) {
  const auto add = [&](const char* id, const char* text, const char* key, auto go, const char* otherwise) {
    commands.add(CommandGroup::lines, id, text, {keys(key)}, [this, go, otherwise] {
      if (store_.tab() != nullptr && !go(walk_)) emit told(tr(otherwise));
    });
  };
  add(
      "next-fork", QT_TRANSLATE_NOOP("annales::viewer::Commands", "Next fork"), "Shift+Right",
      [](LineWalk& walk) { return walk.fork(1); }, QT_TR_NOOP("No other line leaves this one further on."));
  add(
      "previous-fork", QT_TRANSLATE_NOOP("annales::viewer::Commands", "Previous fork"), "Shift+Left",
      [](LineWalk& walk) { return walk.fork(-1); }, QT_TR_NOOP("No other line leaves this one before."));
  add(
      "next-sibling", QT_TRANSLATE_NOOP("annales::viewer::Commands", "The line below at the fork"), "Down",
      [](LineWalk& walk) { return walk.sibling(1); }, QT_TR_NOOP("There is no line below here."));
  add(
      "previous-sibling", QT_TRANSLATE_NOOP("annales::viewer::Commands", "The line above at the fork"), "Up",
      [](LineWalk& walk) { return walk.sibling(-1); }, QT_TR_NOOP("There is no line above here."));
  add(
      "back-to-fork", QT_TRANSLATE_NOOP("annales::viewer::Commands", "Back to the fork"), "B",
      [](LineWalk& walk) { return walk.backToFork(); }, QT_TR_NOOP("This is the recorded line."));
  add(
      "main-line", QT_TRANSLATE_NOOP("annales::viewer::Commands", "The recorded line"), "Shift+B",
      [](LineWalk& walk) { return walk.mainLine(); }, QT_TR_NOOP("This is the recorded line."));
}

void StudyCommands::addEditCommands(Commands& commands) {
  const auto add = [&](const char* id, const char* text, const QList<QKeySequence>& with,
                       void (StudyCommands::*run)()) {
    commands.add(CommandGroup::lines, id, text, with, [this, run] {
      if (seen()) (this->*run)();
    });
  };
  add("undo", QT_TRANSLATE_NOOP("annales::viewer::Commands", "&Undo"), {keys("Ctrl+Z")},
      &StudyCommands::undo);
  add("redo", QT_TRANSLATE_NOOP("annales::viewer::Commands", "&Redo"), {keys("Ctrl+Y")},
      &StudyCommands::redo);
  add("promote", QT_TRANSLATE_NOOP("annales::viewer::Commands", "&Promote the line"), {keys("Ctrl+J")},
      &StudyCommands::promote);
  add("copy-branch", QT_TRANSLATE_NOOP("annales::viewer::Commands", "&Copy the branch from here on"),
      {keys("Ctrl+C")}, &StudyCommands::copyBranch);
  add("cut-branch", QT_TRANSLATE_NOOP("annales::viewer::Commands", "C&ut the branch from here on"),
      {keys("Ctrl+X")}, &StudyCommands::cutBranch);
  add("paste-branch", QT_TRANSLATE_NOOP("annales::viewer::Commands", "P&aste a branch here"),
      {keys("Ctrl+V")}, &StudyCommands::pasteBranch);
  add("delete-branch", QT_TRANSLATE_NOOP("annales::viewer::Commands", "&Delete the branch from here on"),
      {keys("Del")}, &StudyCommands::deleteBranch);
}

void StudyCommands::addRemarkCommands(Commands& commands) {
  const auto add = [&](const char* id, const char* text, const char* key, std::function<void()> run) {
    commands.add(CommandGroup::remarks, id, text, {keys(key)}, [this, run] {
      if (seen()) run();
    });
  };
  add("remark", QT_TRANSLATE_NOOP("annales::viewer::Commands", "Write a &remark"), "D", [this] {
    page_.bring(Panel::remarks);
    page_.remarks().write();
  });
  add("pact", QT_TRANSLATE_NOOP("annales::viewer::Commands", "State a &pact…"), "Shift+D", [this] {
    if (page_.book().canWrite()) PactDialog(page_.book(), &page_).exec();
  });
  add("glyph-palette", QT_TRANSLATE_NOOP("annales::viewer::Commands", "&Glyphs…"), "G",
      [this] { page_.palette().openOver(page_.board()); });
  for (int i = 0; i < kMoveGlyphs; ++i)
    add(kGlyphCommands[static_cast<std::size_t>(i)].first, kGlyphCommands[static_cast<std::size_t>(i)].second,
        QByteArray::number(i + 1).constData(), [this, i] { page_.palette().toggleGlyph(i); });
  const auto step = [&](const char* id, const char* text, const char* key, bool (RemarkBook::*go)(int),
                        int by, const char* otherwise) {
    add(id, text, key, [this, go, by, otherwise] {
      if (!(page_.book().*go)(by)) emit told(tr(otherwise));
    });
  };
  step("next-remark", QT_TRANSLATE_NOOP("annales::viewer::Commands", "Next remark"), "T",
       &RemarkBook::stepRemark, 1, QT_TR_NOOP("No remark further on."));
  step("previous-remark", QT_TRANSLATE_NOOP("annales::viewer::Commands", "Previous remark"), "Shift+T",
       &RemarkBook::stepRemark, -1, QT_TR_NOOP("No remark before."));
  step("next-mistake", QT_TRANSLATE_NOOP("annales::viewer::Commands", "Before the next mistake"), "N",
       &RemarkBook::stepMistake, 1, QT_TR_NOOP("No mistake is marked further on."));
  step("previous-mistake", QT_TRANSLATE_NOOP("annales::viewer::Commands", "Before the previous mistake"),
       "Shift+N", &RemarkBook::stepMistake, -1, QT_TR_NOOP("No mistake is marked before."));
}

/// Of what nobody sees nothing is changed by a key.
bool StudyCommands::seen() {
  const bool seen = store_.tab() != nullptr && page_.isVisible();
  if (!seen) emit told(CommonWords::tr("Open a game first."));
  return seen;
}

bool StudyCommands::report(const Result<void>& done) {
  if (!done) emit told(reasonInWindow(done.error()));
  return done.has_value();
}

bool StudyCommands::change(std::vector<Edit> edits) {
  return edits.empty() || report(desk_.change(store_.tab()->game->id(), std::move(edits)));
}

std::optional<LinePlace> StudyCommands::place() {
  if (store_.tab() == nullptr) {
    emit told(CommonWords::tr("Open a game first."));
    return std::nullopt;
  }
  auto at = walk_.place();
  if (!at) emit told(tr("This game cannot be edited here."));
  return at;
}

void StudyCommands::play(const std::vector<Event>& events) {
  const auto at = place();
  if (!at) return;
  auto played = annales::play(*walk_.study(), *at, events, CommonWords::tr("What if").toStdString());
  if (!played) return emit told(reasonInWindow(played.error()));
  if (!change(std::move(played->edits))) return;
  walk_.show(played->line, played->event);
}

void StudyCommands::undo() {
  if (store_.tab() == nullptr) return;
  if (!report(desk_.undo(store_.tab()->game->id()))) return;
  emit told(tr("Undone; Ctrl+Y does it again."));
}

void StudyCommands::redo() {
  if (store_.tab() == nullptr) return;
  if (!report(desk_.redo(store_.tab()->game->id()))) return;
  emit told(tr("Done again."));
}

void StudyCommands::promote() {
  const auto at = place();
  if (!at) return;
  auto edits = annales::promote(*walk_.study(), at->line);
  if (!edits) return emit told(reasonInWindow(edits.error()));
  if (edits->empty()) return emit told(tr("The line is the first already."));
  if (change(std::move(*edits)))
    emit told(tr("“%1” goes before its sibling now.").arg(QString::fromStdString(at->line)));
}

void StudyCommands::backToFork() {
  if (!walk_.backToFork()) emit told(tr("This is the recorded line."));
}

void StudyCommands::mainLine() {
  if (!walk_.mainLine()) emit told(tr("This is the recorded line."));
}

void StudyCommands::tellDeleted(const QString& line) {
  toast_->tell(tr("The line “%1” is deleted.").arg(line), Look::of(store_.session().view));
}

void StudyCommands::deleteBranch() {
  const auto at = place();
  if (!at) return;
  auto edits = annales::deleteBranch(*walk_.study(), at->event);
  if (!edits) return emit told(reasonInWindow(edits.error()));
  if (!change(std::move(*edits))) return;
  toast_->tell(tr("The branch from here on is deleted."), Look::of(store_.session().view));
}

void StudyCommands::copyBranch() {
  const auto at = place();
  if (!at) return;
  const auto branch = annales::copyBranch(*walk_.study(), *at);
  if (!branch) return emit told(reasonInWindow(branch.error()));
  QGuiApplication::clipboard()->setText(
      QString::fromStdString(branchText(*branch, walk_.study()->events().names())));
  emit told(tr("%n event(s) are on the clipboard.", nullptr, static_cast<int>(branch->size())));
}

void StudyCommands::cutBranch() {
  copyBranch();
  deleteBranch();
}

void StudyCommands::pasteBranch() {
  const auto at = place();
  if (!at) return;
  const auto branch =
      readBranch(QGuiApplication::clipboard()->text().toStdString(), walk_.study()->events().names());
  if (!branch) return emit told(tr("The clipboard holds no branch: %1").arg(reasonInWindow(branch.error())));
  const Hash after = walk_.study()->events()[at->event].id;
  auto pasted = annales::pasteBranch(*walk_.study(), *at, *branch, CommonWords::tr("What if").toStdString());
  if (!pasted) return emit told(reasonInWindow(pasted.error()));
  if (!change(std::move(pasted->played.edits))) return;
  walk_.show(pasted->played.line, pasted->played.event);
  if (pasted->result.wholly()) emit told(tr("All of the branch is legal here."));
  const CarriedOverview overview =
      overviewOf(*pasted, {at->line, *branch, {}, 1}, *store_.tab()->game, after, tr("A branch is pasted."));
  emit carriedOver(overview);
}

} // namespace annales::viewer
