#include "viewer/window/study_commands.h"

#include "libreplay/lines/branch_copy.h"
#include "viewer/change/card_dialog.h"
#include "viewer/clips/clips.h"
#include "viewer/remarks/pact_dialog.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>
#include <QProgressDialog>
#include <algorithm>
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

/// Several, with "; " between them.
QList<QKeySequence> keyList(const char* text) {
  return QKeySequence::listFromString(QLatin1String(text), QKeySequence::PortableText);
}

QKeySequence keys(const char* text) {
  return QKeySequence::fromString(QLatin1String(text), QKeySequence::PortableText);
}

} // namespace

StudyCommands::StudyCommands(StudyEditor& editor, GamePage& page, QObject* parent)
    : QObject(parent), editor_(editor), page_(page), toast_(new UndoToast(&page)) {
  connect(toast_, &UndoToast::undoWanted, this, [this] { editor_.perform(UndoLast{}); });
  connect(&editor_, &StudyEditor::deleted, this, [this](const QString& sentence) {
    toast_->tell(sentence, Look::of(editor_.store().session().view));
  });
  connect(&editor_.store(), &SessionStore::changed, this, [this](const Change& change) {
    const Tab *before = change.before.tab(), *after = change.after.tab();
    const bool same = before != nullptr && after != nullptr && before->game == after->game;
    if (!same) toast_->hide(); // its button would undo something else
  });
  connect(&editor_, &StudyEditor::carriedOver, this, [this](const CarriedOverview& overview) {
    page_.showCarried(overview);
    if (!overview.report.rows.empty()) emit told(page_.carried().text());
  });
  connect(&page_.play(), &PlayPanel::played, this, &StudyCommands::play);
  connect(&page_.record().turnLine(), &TurnLine::entered, this, &StudyCommands::playTyped);
  connect(&page_.record().turnLine(), &TurnLine::refused, this, &StudyCommands::told);
  connect(this, &StudyCommands::played, &page_.pilots(), &PilotBook::follow);
  connect(&page_.pilots(), &PilotBook::told, this, &StudyCommands::told);
  connect(&page_.play(), &PlayPanel::told, this, &StudyCommands::told);
  connect(&page_.changeBanner(), &ChangeBanner::ended, &page_.board(), [this] { page_.board().setFocus(); });
}

/// Where only the table knows what a card did, it is asked first.
void StudyCommands::play(const std::vector<Event>& events) {
  const Tab* tab = editor_.store().tab();
  const auto* card = events.size() == 1 ? std::get_if<CardPlayed>(&events.front()) : nullptr;
  if (tab == nullptr || card == nullptr || !mustBeTold(tab->line->game(), *card)) {
    const bool changing = tab != nullptr && tab->changing;
    if (editor_.perform(PlayEvents{events, {}}) && !changing) emit played();
    return;
  }
  const Hash event = tab->line->idAt(tab->cursor);
  CardDialog dialog(*tab, *card, editor_.store().session().view, &page_);
  if (dialog.exec() != QDialog::Accepted) return;
  const Tab* now = editor_.store().tab(); // others may have written meanwhile
  if (now == nullptr || now->line->idAt(now->cursor) != event)
    return emit told(tr("A different position is shown now. The card was not played."));
  if (editor_.perform(PlayEvents{{dialog.played()}, {}})) emit played();
}

bool StudyCommands::playTurn(const agn::TypedTurn& turn, const std::optional<std::string>& line) {
  const Tab* tab = editor_.store().tab();
  if (tab == nullptr) return false;
  const bool apart = tab->changesHere() || turn.events.empty(); // remarks that no event brings along
  PlayEvents play{turn.events, line.value_or(std::string()), {}};
  for (agn::TypedRemark said : turn.remarks) {
    said.remark.author.clear();
    said.remark.at.clear();
    if (!said.forWhom) said.remark.audience = editor_.store().session().reviewer.audience;
    play.remarks.emplace_back(said.behind, std::move(said.remark));
  }
  const auto remarks = apart ? std::exchange(play.remarks, {}) : decltype(play.remarks){};
  if (!turn.events.empty() && !editor_.perform(play)) return false;
  return std::ranges::all_of(remarks,
                             [this](const auto& said) { return editor_.perform(WriteRemark{said.second}); });
}

void StudyCommands::playTyped() {
  TurnLine& line = page_.record().turnLine();
  const agn::Typed typed = line.typed();
  const std::size_t whole =
      static_cast<std::size_t>(std::ranges::count(typed.turns, true, &agn::TypedTurn::whole));
  if (whole == 0) {
    line.goToFault();
    if (typed.fault) emit told(line.told());
    return;
  }
  const bool changing = editor_.store().tab()->changesHere();
  const Hash game = editor_.store().tab()->game->id();
  QProgressDialog progress(tr("Playing the typed turns…"), tr("Stop"), 0, static_cast<int>(whole), &page_);
  progress.setWindowModality(Qt::WindowModal);
  progress.setMinimumDuration(500);
  std::size_t done = 0;
  for (; done < whole && !progress.wasCanceled(); ++done) {
    const Tab* tab = editor_.store().tab(); // another game may be shown since the last turn
    if (tab == nullptr || tab->game->id() != game) break;
    if (!playTurn(typed.turns[done], done == 0 ? typed.line : std::nullopt)) break;
    if (changing) {
      ++done;
      break;
    }
    progress.setValue(static_cast<int>(done) + 1);
  }
  if (done == 0) return;
  line.drop(typed.turns[done - 1].end);
  if (typed.bracketsLeftOut > 0)
    emit told(tr("%n what-if line(s) in brackets were not played.", nullptr,
                 static_cast<int>(typed.bracketsLeftOut)));
  if (typed.fault) line.goToFault();
  line.edit().setFocus();
  if (!changing) emit played();
}

void StudyCommands::addTo(Commands& commands) {
  addPlaces(commands);
  addEdits(commands);
  addRemarks(commands);
}

void StudyCommands::add(Commands& commands, CommandGroup group, const char* id, const char* text,
                        const char* key, std::function<void()> run) {
  commands.add(group, id, text, keyList(key), [this, run = std::move(run)] {
    if (seen()) run();
  });
}

void StudyCommands::add(Commands& commands, CommandGroup group, const char* id, const char* text,
                        const char* key, StudyIntent intent) {
  add(commands, group, id, text, key, [this, intent = std::move(intent)] { editor_.perform(intent); });
}

/// These change nothing, so they also work on a game that is hidden behind the library.
void StudyCommands::addPlaces(Commands& commands) {
  const auto place = [&](const char* id, const char* text, const char* key, StudyIntent intent) {
    commands.add(CommandGroup::lines, id, text, {keys(key)}, [this, intent = std::move(intent)] {
      if (editor_.store().tab() != nullptr) editor_.perform(intent);
    });
  };
  place("next-fork", QT_TRANSLATE_NOOP("annales::viewer::Commands", "Next fork"), "Shift+Right", GoToFork{1});
  place("previous-fork", QT_TRANSLATE_NOOP("annales::viewer::Commands", "Previous fork"), "Shift+Left",
        GoToFork{-1});
  place("next-sibling", QT_TRANSLATE_NOOP("annales::viewer::Commands", "Line below at the fork"), "Down",
        GoToSibling{1});
  place("previous-sibling", QT_TRANSLATE_NOOP("annales::viewer::Commands", "Line above at the fork"), "Up",
        GoToSibling{-1});
  place("back-to-fork", QT_TRANSLATE_NOOP("annales::viewer::Commands", "Back to the fork"), "B",
        GoBackToFork{});
  place("main-line", QT_TRANSLATE_NOOP("annales::viewer::Commands", "Back to the main line"), "Shift+B",
        GoToMainLine{});
}

void StudyCommands::undo(bool redo) {
  if (undoElsewhere_ && undoElsewhere_(redo)) return;
  if (seen()) editor_.perform(redo ? StudyIntent(RedoLast{}) : StudyIntent(UndoLast{}));
}

void StudyCommands::addEdits(Commands& commands) {
  const auto edit = [&](const char* id, const char* text, const char* key, auto what) {
    add(commands, CommandGroup::edit, id, text, key, std::move(what));
  };
  commands.add(CommandGroup::edit, "undo", QT_TRANSLATE_NOOP("annales::viewer::Commands", "&Undo"),
               keyList("Ctrl+Z"), [this] { undo(false); });
  commands.add(CommandGroup::edit, "redo", QT_TRANSLATE_NOOP("annales::viewer::Commands", "&Redo"),
               keyList("Ctrl+Y"), [this] { undo(true); });
  edit("cut-branch", QT_TRANSLATE_NOOP("annales::viewer::Commands", "Cut the line &from here"), "Ctrl+X",
       [this] { cutBranch(); });
  edit("copy-branch", QT_TRANSLATE_NOOP("annales::viewer::Commands", "&Copy the line from here"), "Ctrl+C",
       [this] { copyBranch(); });
  edit("delete-branch", QT_TRANSLATE_NOOP("annales::viewer::Commands", "&Delete the line from here"), "Del",
       StudyIntent(CutBranch{}));
  edit("type-turn", QT_TRANSLATE_NOOP("annales::viewer::Commands", "&Type turns…"), "Ctrl+Shift+T", [this] {
    page_.bring(Panel::record);
    if (!page_.record().focusTyping()) emit told(saidText(Said{SaidKey::notEditable, {}, {}}));
  });
  addChanges(commands);
}

void StudyCommands::addChanges(Commands& commands) {
  const auto edit = [&](const char* id, const char* text, const char* key, auto what) {
    add(commands, CommandGroup::lines, id, text, key, std::move(what));
  };
  edit("promote", QT_TRANSLATE_NOOP("annales::viewer::Commands", "Pro&mote this line"), "Ctrl+J",
       StudyIntent(PromoteLine{}));
  edit("change-decision",
       QT_TRANSLATE_NOOP("annales::viewer::Commands", "Change this decision, &keep the rest"),
       "E; Ctrl+D", // the letter is typed while a game is recorded
       [this] { changeDecision(); });
  edit("autopilots-go-on", QT_TRANSLATE_NOOP("annales::viewer::Commands", "Continue or stop the a&utopilots"),
       "F7", [this] { page_.pilots().isRunning() ? page_.pilots().stop() : page_.pilots().goOn(); });
  edit("autopilots", QT_TRANSLATE_NOOP("annales::viewer::Commands", "Auto&pilots…"), "Shift+F7",
       [this] { page_.pilotBar().ask(); });
  edit("carried-over", QT_TRANSLATE_NOOP("annales::viewer::Commands", "Effect on &later decisions"),
       "Shift+E", [this] { showReport(); });
}

void StudyCommands::addRemarks(Commands& commands) {
  const auto remark = [&](const char* id, const char* text, const char* key, auto what) {
    add(commands, CommandGroup::remarks, id, text, key, std::move(what));
  };
  remark("remark", QT_TRANSLATE_NOOP("annales::viewer::Commands", "Write a &remark"), "D", [this] {
    page_.bring(Panel::remarks);
    page_.remarks().write();
  });
  remark("pact", QT_TRANSLATE_NOOP("annales::viewer::Commands", "Note a &pact…"), "Shift+D", [this] {
    if (page_.book().canWrite()) PactDialog(page_.book(), &page_).exec();
  });
  remark("glyph-palette", QT_TRANSLATE_NOOP("annales::viewer::Commands", "&Glyphs…"), "G",
         [this] { page_.palette().openOver(page_.board()); });
  remark("draw-mark", QT_TRANSLATE_NOOP("annales::viewer::Commands", "&Arrow or ring on the board…"), "A",
         [this] { page_.board().askForMark(); });
  for (int i = 0; i < kMoveGlyphs; ++i) {
    const auto& [id, text] = kGlyphCommands[static_cast<std::size_t>(i)];
    remark(id, text, QByteArray::number(i + 1).constData(), [this, i] { page_.palette().toggleGlyph(i); });
  }
  remark("next-remark", QT_TRANSLATE_NOOP("annales::viewer::Commands", "Next remark"), "T",
         StudyIntent(GoToRemark{1}));
  remark("previous-remark", QT_TRANSLATE_NOOP("annales::viewer::Commands", "Previous remark"), "Shift+T",
         StudyIntent(GoToRemark{-1}));
  remark("next-mistake", QT_TRANSLATE_NOOP("annales::viewer::Commands", "Just before the next mistake"), "N",
         StudyIntent(GoToMistake{1}));
  remark("previous-mistake",
         QT_TRANSLATE_NOOP("annales::viewer::Commands", "Just before the previous mistake"), "Shift+N",
         StudyIntent(GoToMistake{-1}));
}

/// A key changes nothing in a game that nobody sees.
bool StudyCommands::seen() {
  const bool seen = editor_.store().tab() != nullptr && page_.isVisible();
  if (!seen) emit told(saidText(Said{SaidKey::openAGame, {}, {}}));
  return seen;
}

void StudyCommands::copyBranch() {
  const Study* study = editor_.study();
  const Tab& tab = *editor_.store().tab();
  const auto event = study != nullptr ? study->events().find(tab.line->idAt(tab.cursor)) : std::nullopt;
  if (!event) return emit told(saidText(Said{SaidKey::notEditable, {}, {}}));
  const auto branch = annales::copyBranch(*study, {tab.line->name(), *event});
  if (!branch) return emit told(saidText(because(branch.error()), &tab));
  QGuiApplication::clipboard()->setMimeData(
      Clips::ofEvents(*tab.game, *tab.line, tab.cursor, tab.line->length(), ClipText::agn).release());
  emit told(tr("%n event(s) copied to the clipboard.", nullptr, static_cast<int>(branch->size())));
}

void StudyCommands::cutBranch() {
  copyBranch();
  editor_.perform(CutBranch{});
}

void StudyCommands::changeDecision() {
  if (!seen()) return;
  if (editor_.store().tab()->cursor <= 1)
    return emit beginningAsked(); // GameCreated is no decision of a line
  if (!editor_.perform(ChangeDecision{})) return;
  page_.bring(Panel::play);
  page_.play().setFocus();
}

void StudyCommands::showReport() {
  page_.bringCarried();
  page_.carried().setFocus();
}

} // namespace annales::viewer
