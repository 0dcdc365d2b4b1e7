#include "viewer/window/clip_commands.h"

#include "importers/agn/typed_turns.h"
#include "importers/readers/format.h"
#include "libreplay/lines/branch_copy.h"
#include "libreplay/remarks/readers_copy.h"
#include "viewer/board/board_overlay.h"
#include "viewer/look/common_words.h"
#include "viewer/remarks/private_remarks.h"

#include <QClipboard>
#include <QDir>
#include <QFile>
#include <QGuiApplication>
#include <QLocale>
#include <QMimeData>

namespace annales::viewer {

ClipCommands::ClipCommands(StudyEditor& editor, GamePage& page, LibraryPanel& library, GameOpener& opener,
                           QObject* parent)
    : QObject(parent), editor_(editor), page_(page), library_(library), opener_(opener) {}

void ClipCommands::addTo(Commands& commands) {
  const auto add = [&](const char* id, const char* text, const char* key, auto run) {
    QList<QKeySequence> keys;
    if (*key != '\0') keys.append(QKeySequence::fromString(QLatin1String(key), QKeySequence::PortableText));
    commands.add(CommandGroup::edit, id, text, keys, run);
  };
  add("paste-branch", QT_TRANSLATE_NOOP("annales::viewer::Commands", "P&aste"), "Ctrl+V", [this] {
    if (const QMimeData* data = QGuiApplication::clipboard()->mimeData()) paste(*data);
  });
  add("copy-turn", QT_TRANSLATE_NOOP("annales::viewer::Commands", "Copy the tur&n"), "",
      [this] { copyTurn(); });
  add("copy-line", QT_TRANSLATE_NOOP("annales::viewer::Commands", "Copy the &line as AGN"), "",
      [this] { copyLine(ClipText::agn); });
  add("copy-line-json", QT_TRANSLATE_NOOP("annales::viewer::Commands", "Copy the line as JSON"), "",
      [this] { copyLine(ClipText::json); });
  add("copy-game", QT_TRANSLATE_NOOP("annales::viewer::Commands", "Copy the &game as AGN"), "",
      [this] { copyGame(ClipText::agn); });
  add("copy-game-json", QT_TRANSLATE_NOOP("annales::viewer::Commands", "Copy the game as &JSON"), "",
      [this] { copyGame(ClipText::json); });
  add("copy-position",
      QT_TRANSLATE_NOOP("annales::viewer::Commands", "Copy the &position as AGN, with a picture"), "",
      [this] { copyPosition(ClipText::agn); });
  add("copy-position-json", QT_TRANSLATE_NOOP("annales::viewer::Commands", "Copy the position as JSON"), "",
      [this] { copyPosition(ClipText::json); });
}

bool ClipCommands::showsGame() const {
  return editor_.store().tab() != nullptr && page_.isVisible();
}

void ClipCommands::put(std::unique_ptr<QMimeData> clip, const QString& sentence) {
  if (!clip || clip->formats().isEmpty()) return emit told(tr("There is nothing to copy here."));
  QGuiApplication::clipboard()->setMimeData(clip.release());
  emit told(sentence);
}

void ClipCommands::copyEvents(EventIndex first, EventIndex last, ClipText text) {
  const Tab& tab = *editor_.store().tab();
  const int count = last < first ? 0 : static_cast<int>(last - first + 1);
  put(Clips::ofEvents(*tab.game, *tab.line, first, last, text),
      tr("%n event(s) copied to the clipboard.", nullptr, count));
}

void ClipCommands::copyTurn() {
  if (!showsGame()) return emit told(CommonWords::tr("Open a game first."));
  const Tab& tab = *editor_.store().tab();
  const ClippedSpan turn = turnAround(*tab.line, tab.cursor);
  copyEvents(turn.first, turn.last, ClipText::agn);
}

void ClipCommands::copyLine(ClipText text) {
  if (!showsGame()) return emit told(CommonWords::tr("Open a game first."));
  copyEvents(2, editor_.store().tab()->line->length(), text);
}

void ClipCommands::copyPosition(ClipText text) {
  if (!showsGame()) return emit told(CommonWords::tr("Open a game first."));
  const Tab& tab = *editor_.store().tab();
  put(Clips::ofPosition(*tab.game, *tab.line, tab.shown(),
                        marksAt(*tab.line, tab.shown(), editor_.store().session().view), text),
      tr("Position copied to the clipboard, as text and as a picture."));
}

/// Where the library is shown, the game of its row.
void ClipCommands::copyGame(ClipText text) {
  if (!page_.isVisible()) {
    const auto game = library_.currentGame();
    if (!game) return emit told(tr("Choose a game in the list first."));
    return put(library_.clipOf({*game}, text), tr("Game copied to the clipboard."));
  }
  if (!showsGame()) return emit told(CommonWords::tr("Open a game first."));
  const EventLog* log = &editor_.store().tab()->game->log();
  put(Clips::ofGames({&log, 1}, text),
      PrivateRemarks::withCount(tr("Game copied to the clipboard."), copyFor(Clips::kReader, *log).leftOut));
}

void ClipCommands::paste(const QMimeData& data) {
  const Clip clip = Clips::read(data);
  switch (clip.sort) {
  case Clip::Sort::nothing:
    return emit told(tr("The clipboard contains no game and no turn."));
  case Clip::Sort::tooLarge:
    return emit told(
        tr("The text on the clipboard is too long: the limit is %1. Nothing was changed. Save the text in a "
           "file and open the file.")
            .arg(QLocale().formattedDataSize(Clips::kMost)));
  case Clip::Sort::files:
    return emit filesWanted(clip.files);
  case Clip::Sort::game:
    return pasteGame(clip);
  case Clip::Sort::branch:
  case Clip::Sort::turns:
    break;
  }
  if (!showsGame())
    return emit told(tr("Turns can only be pasted into a game. Open the game and go to where they belong."));
  if (editor_.study() == nullptr) return emit told(saidText(Said{SaidKey::notEditable, {}, {}}));
  clip.sort == Clip::Sort::branch ? pasteBranch(clip.bytes) : pasteTurns(clip.bytes);
}

/// A position leads to its place where its game is open.
void ClipCommands::pasteGame(const Clip& clip) {
  const Tab* tab = editor_.store().tab();
  const bool here = clip.at && page_.isVisible() && tab != nullptr && tab->game->id() == clip.at->game;
  if (here && tab->game->log().find(clip.at->event)) {
    editor_.perform(GoToEvent{clip.at->event});
    return;
  }
  if (page_.isVisible() || library_.libraryPath().isEmpty())
    return opener_.openBytes(clip.bytes, tr("The clipboard"));
  const std::string_view text(clip.bytes.constData(), static_cast<std::size_t>(clip.bytes.size()));
  const Format& format = formatOf(text.substr(0, kBeginning));
  if (!imports_ || !imports_->isValid()) imports_.emplace();
  QFile file(imports_->filePath(tr("clipboard") + QStringLiteral("-%1").arg(++imported_) +
                                fromUtf8(format.extension)));
  const bool written =
      file.open(QIODevice::WriteOnly) && file.write(clip.bytes) == clip.bytes.size() && file.flush();
  if (!written)
    return emit told(tr("Cannot write temporary files in %1. Free some space there, or set TMPDIR to another "
                        "folder and restart Annales.")
                         .arg(QDir::tempPath()));
  file.close();
  library_.importFiles({file.fileName()});
}

void ClipCommands::pasteBranch(const QByteArray& rows) {
  const Tab* tab = editor_.store().tab();
  auto branch = readBranch(rows.toStdString(), tab->game->log().names());
  if (!branch)
    return emit told(tr("The clipboard contains no line that can be pasted: %1")
                         .arg(saidText(because(branch.error()), tab)));
  editor_.perform(PasteBranch{std::move(*branch)});
}

/// All of it or nothing: who pastes does not see at a glance what is missing.
void ClipCommands::pasteTurns(const QByteArray& bytes) {
  const Tab& tab = *editor_.store().tab();
  const std::string text = bytes.toStdString();
  const agn::GameWords words(tab.line->game(), tab.game->sharedBoard());
  const agn::TypedIn in{tab.line->game(), tab.game->log().names(), words};
  const bool change = tab.changesHere();
  const agn::Typed typed =
      agn::readTurns(text, in, tab.state(), change ? agn::LastTurn::goesOn : agn::LastTurn::ends);
  if (typed.fault) {
    const std::string_view before = std::string_view(text).substr(0, typed.fault->offset);
    const auto row = std::count(before.begin(), before.end(), '\n') + 1;
    const auto column = fromUtf8(before.substr(before.rfind('\n') + 1)).size() + 1;
    return emit told(tr("The turns on the clipboard do not fit here. Row %1, column %2: %3")
                         .arg(row)
                         .arg(column)
                         .arg(reasonInWindow(*typed.fault, *tab.game)));
  }
  PlayEvents play{{}, typed.line.value_or(std::string()), {}};
  for (const agn::TypedTurn& turn : typed.turns) {
    for (agn::TypedRemark said : turn.remarks) {
      said.remark.author.clear();
      said.remark.at.clear();
      if (!said.forWhom) said.remark.audience = editor_.store().session().reviewer.audience;
      play.remarks.emplace_back(play.events.size() + said.behind, std::move(said.remark));
    }
    play.events.insert(play.events.end(), turn.events.begin(), turn.events.end());
  }
  if (play.events.empty() && play.remarks.empty())
    return emit told(tr("The clipboard contains no game and no turn."));
  if (change) play.remarks.clear();
  if (!editor_.perform(play)) return;
  emit told(tr("%n event(s) pasted.", nullptr, static_cast<int>(play.events.size())));
}

} // namespace annales::viewer
