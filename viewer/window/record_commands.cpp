#include "viewer/window/record_commands.h"

#include "importers/boards/own_boards.h"
#include "libreplay/desk/recording.h"
#include "libreplay/notebook/merge_preview.h"
#include "viewer/change/corrected_dialog.h"
#include "viewer/change/merge_dialog.h"
#include "viewer/newgame/new_game_dialog.h"

#include <QFile>
#include <QFileInfo>
#include <QRandomGenerator>

namespace annales::viewer {
namespace {

std::filesystem::path pathOf(const QString& file) {
  return QFile::encodeName(file).toStdString();
}

} // namespace

RecordCommands::RecordCommands(StudyEditor& editor, GamePage& page, QObject* parent)
    : QObject(parent), editor_(editor), page_(page), teller_(sentenceOf) {
  connect(&reader_, &RecordReader::failed, this, &RecordCommands::told);
  connect(&reader_, &RecordReader::found, this, &RecordCommands::ask);
}

void RecordCommands::addTo(Commands& commands) {
  commands.add(CommandGroup::lines, "correct",
               QT_TRANSLATE_NOOP("annales::viewer::Commands", "The table played it &differently…"),
               {QKeySequence::fromString(QStringLiteral("Ctrl+K"), QKeySequence::PortableText)},
               [this] { correct(); });
}

// --- a new record

void RecordCommands::askForGame(const QString& library, QWidget* window) {
  NewGameDialog dialog(shelfWithOwnBoards(), window);
  if (dialog.exec() != QDialog::Accepted) return;
  dialog.remember();
  begin(dialog.choice(), library, QRandomGenerator::system()->generate64());
}

bool RecordCommands::begin(const NewGameChoice& choice, const QString& library, std::uint64_t seed) {
  auto game = beginGame(choice, seed);
  if (!game) {
    emit told(saidText(because(game.error())));
    return false;
  }
  NewRecord record{std::move(*game), choice.board, {}};
  for (const auto& [name, value] : tagsOf(choice))
    record.headers.emplace_back(name, value);
  SessionStore& store = editor_.store();
  const auto begun = beginRecord(editor_.desk(), record, pathOf(library), store.session().reviewer, teller_);
  if (!begun) {
    emit told(refusalText(begun.error()));
    return false;
  }
  store.dispatch(OpenGame{*begun});
  store.dispatch(GoToEnd{});
  emit this->begun(library);
  return true;
}

bool RecordCommands::isRecording() const {
  const Study* study = editor_.study();
  return study != nullptr && study->recording();
}

// --- correcting

void RecordCommands::correct() {
  const Tab* tab = editor_.store().tab();
  if (tab == nullptr || !page_.isVisible()) return emit told(saidText(Said{SaidKey::openAGame, {}, {}}));
  if (tab->state().ended) return emit told(saidText(Said{SaidKey::gameHasEnded, {}, {}}));
  const Hash game = tab->game->id(), event = tab->line->idAt(tab->cursor);
  CorrectedDialog dialog(*tab, editor_.store().session().view, &page_);
  if (dialog.exec() != QDialog::Accepted) return;
  const Tab* now = editor_.store().tab(); // others may have written meanwhile
  if (now == nullptr || now->game->id() != game || now->line->idAt(now->cursor) != event)
    return emit told(tr("Something else is shown now, so nothing was corrected."));
  editor_.perform(CorrectStocks{dialog.correction()});
}

// --- merging

void RecordCommands::merge(const QString& path) {
  const Tab* tab = editor_.store().tab();
  if (tab == nullptr) return emit told(saidText(Said{SaidKey::openAGame, {}, {}}));
  if (editor_.study() == nullptr) return emit told(saidText(Said{SaidKey::notEditable, {}, {}}));
  emit told(tr("Reading %1…").arg(QFileInfo(path).fileName()));
  reader_.read(path, tab->game->id());
}

void RecordCommands::ask(const QString& path, const std::shared_ptr<const EventLog>& record) {
  const QString file = QFileInfo(path).fileName();
  const Notebook* notebook = editor_.desk().notebook(record->id());
  if (notebook == nullptr) return;
  const Tab* tab = editor_.store().tab();
  const auto found = lookInto(*record, *notebook);
  if (!found)
    return emit told(tr("%1 cannot be merged: %2").arg(file, saidText(because(found.error()), tab)));
  if (found->empty()) return emit told(tr("%1 has nothing that you do not already have.").arg(file));
  MergeDialog dialog(*found, file, editor_.store().session().view, &page_);
  if (dialog.exec() != QDialog::Accepted) return emit told(tr("Nothing was merged."));
  const Tab* now = editor_.store().tab(); // another game may be shown meanwhile
  if (now == nullptr || now->game->id() != record->id())
    return emit told(tr("Something else is shown now, so nothing was merged."));
  editor_.perform(MergeRecord{record, dialog.lines().isChecked(), dialog.remarks().isChecked()});
}

} // namespace annales::viewer
