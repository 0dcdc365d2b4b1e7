#include "viewer/window/mend_commands.h"

#include "viewer/look/common_words.h"
#include "viewer/mend/corrected_dialog.h"
#include "viewer/mend/take_in_dialog.h"
#include "viewer/window/carried_overview.h"

#include <QFileInfo>

namespace annales::viewer {
namespace {

QKeySequence keyOf(const char* text) {
  return QKeySequence::fromString(QLatin1String(text), QKeySequence::PortableText);
}

} // namespace

MendCommands::MendCommands(SessionStore& store, StudyDesk& desk, GamePage& page, StudyCommands& studies,
                           QObject* parent)
    : QObject(parent), store_(store), desk_(desk), page_(page), studies_(studies) {
  connect(&page_.play(), &PlayPanel::played, this, &MendCommands::play);
  connect(&page_.changeBanner(), &ChangeBanner::leaveOut, this, &MendCommands::leaveOut);
  connect(&page_.changeBanner(), &ChangeBanner::cancelled, this, &MendCommands::cancel);
  connect(&page_.changeBanner(), &ChangeBanner::back, &page_.decision(), &DecisionChange::goBack);
  connect(&page_.decision(), &DecisionChange::lost, this, &MendCommands::told);
  connect(&studies_, &StudyCommands::carriedOver, this, [this](const CarriedOverview& overview) {
    page_.showCarried(overview);
    if (!overview.report.rows.empty()) emit told(page_.carried().text());
  });
  connect(&reader_, &RecordReader::failed, this, &MendCommands::told);
  connect(&reader_, &RecordReader::found, this,
          [this](const QString& path, const std::shared_ptr<const EventLog>& record) { ask(path, *record); });
}

void MendCommands::addTo(Commands& commands) {
  const auto add = [&](const char* id, const char* text, const QList<QKeySequence>& keys,
                       std::function<void()> run) {
    commands.add(CommandGroup::lines, id, text, keys, std::move(run));
  };
  add("change-decision",
      QT_TRANSLATE_NOOP("annales::viewer::Commands", "Change this decision, &keep the rest"), {keyOf("E")},
      [this] { changeDecision(); });
  add("correct", QT_TRANSLATE_NOOP("annales::viewer::Commands", "The table did &otherwise…"),
      {keyOf("Ctrl+K")}, [this] { correct(); });
  add("carried-over", QT_TRANSLATE_NOOP("annales::viewer::Commands", "What became of &later decisions"),
      {keyOf("Shift+E")}, [this] { showReport(); });
}

/// Of what nobody sees nothing is changed by a key.
std::optional<LinePlace> MendCommands::seenPlace() {
  if (page_.isVisible()) return studies_.place();
  emit told(CommonWords::tr("Open a game first."));
  return std::nullopt;
}

// --- changing a decision

void MendCommands::changeDecision() {
  const auto at = seenPlace();
  if (!at) return;
  switch (changeable(studies_.walk().study()->events(), at->event)) {
  case Changeable::beginning:
    return emit told(tr("The beginning of a game stays as it is: go to a decision, or record another game."));
  case Changeable::byItself:
    return emit told(
        tr("This comes by itself. Change a decision that leads to it: go back (,) and press E there."));
  case Changeable::unreached:
    return emit told(tr("An event before this one has no meaning: change that one first."));
  case Changeable::yes:
    break;
  }
  page_.decision().begin();
  page_.bring(Panel::play);
  page_.play().setFocus();
}

void MendCommands::play(const std::vector<Event>& events) {
  if (page_.decision().isInPlace()) return replace(events);
  studies_.play(events);
}

void MendCommands::leaveOut() {
  if (page_.decision().isInPlace()) replace({});
}

void MendCommands::cancel() {
  const EventIndex k = page_.decision().index();
  const bool here = page_.decision().isInPlace();
  page_.decision().end();
  if (here) store_.dispatch(GoTo{k});
  page_.board().setFocus();
  emit told(tr("Nothing is changed."));
}

void MendCommands::replace(const std::vector<Event>& events) {
  const auto at = studies_.place();
  const Study* study = studies_.walk().study();
  const auto event = at ? study->events().find(page_.decision().event()) : std::nullopt;
  if (!event) return;
  const LinePlace of{at->line, *event};
  const QString title = events.empty() ? tr("Event %1 is left out.").arg(page_.decision().index())
                                       : tr("Event %1 is changed.").arg(page_.decision().index());
  auto carried =
      replaceEvent(*study, of, asDecided(*study, of, events), CommonWords::tr("What if").toStdString());
  if (!carried) return emit told(reasonInWindow(carried.error()));
  page_.decision().end();
  page_.board().setFocus();
  if (carried->played.follows()) {
    studies_.walk().show(carried->played.line, carried->played.event);
    return emit told(tr("That stands here already: nothing is changed."));
  }
  keepRest(std::move(*carried), *study, {at->line, at->event}, *event, title);
}

/// `at`: after it the new events stand; `last`: what the rest of the old line follows.
void MendCommands::keepRest(CarriedOver carried, const Study& study, const LinePlace& at, NodeIndex last,
                            const QString& title) {
  const CarriedFrom from = restOf(study, at.line, last);
  const Hash after = study.events()[at.event].id;
  if (!studies_.change(carried.played.edits)) return;
  studies_.walk().show(carried.played.line, carried.played.event);
  const CarriedOverview overview = overviewOf(carried, from, *store_.tab()->game, after, title);
  page_.showCarried(overview);
  emit told(page_.carried().text());
}

void MendCommands::showReport() {
  if (!seenPlace()) return;
  page_.bringCarried();
  page_.carried().setFocus();
}

// --- correcting

void MendCommands::correct() {
  if (!seenPlace()) return;
  const Tab& tab = *store_.tab();
  if (tab.state().ended)
    return emit told(tr("After the end nothing is corrected: go back to where the table did otherwise."));
  const Hash game = tab.game->id(), event = tab.line->idAt(tab.cursor);
  CorrectedDialog dialog(tab, store_.session().view, &page_);
  if (dialog.exec() != QDialog::Accepted) return;
  const Tab* now = store_.tab(); // others may have written meanwhile
  if (now == nullptr || now->game->id() != game || now->line->idAt(now->cursor) != event)
    return emit told(tr("Something else is shown now: nothing is corrected."));
  correct(dialog.correction());
}

void MendCommands::correct(const Corrected& correction) {
  const auto at = studies_.place();
  if (!at) return;
  const Study& study = *studies_.walk().study();
  if (page_.decision().isInPlace()) return replace({correction});
  const bool earlier = at->line == kMainLine && study.recording() && at->event != study.mainHead();
  if (!earlier) return studies_.play({correction});
  auto carried = insertEvents(study, *at, {correction}, CommonWords::tr("What if").toStdString());
  if (!carried) return emit told(reasonInWindow(carried.error()));
  keepRest(std::move(*carried), study, *at, at->event,
           tr("A correction stands after event %1.").arg(store_.tab()->cursor));
}

// --- taking in

void MendCommands::takeIn(const QString& path) {
  if (!studies_.place()) return;
  emit told(tr("Reading %1…").arg(QFileInfo(path).fileName()));
  reader_.read(path, store_.tab()->game->id());
}

void MendCommands::ask(const QString& path, const EventLog& record) {
  const QString file = QFileInfo(path).fileName();
  const Notebook* notebook = desk_.notebook(record.id());
  if (notebook == nullptr) return;
  const auto found = lookInto(record, *notebook);
  if (!found) return emit told(tr("%1 cannot be taken in: %2").arg(file, reasonInWindow(found.error())));
  if (found->empty()) return emit told(tr("%1 has nothing that you do not have.").arg(file));
  TakeInDialog dialog(*found, file, store_.session().view, &page_);
  if (dialog.exec() != QDialog::Accepted) return emit told(tr("Nothing is taken in."));
  const Notebook* now = desk_.notebook(record.id()); // others may have written meanwhile
  const auto still = now != nullptr ? lookInto(record, *now) : found;
  if (now == nullptr || !still) return;
  const auto done = desk_.change(
      record.id(), editsOf(*still, now->study(), dialog.lines().isChecked(), dialog.remarks().isChecked()));
  if (!done) return emit told(reasonInWindow(done.error()));
  emit told(tr("Taken in from %1.").arg(file));
}

} // namespace annales::viewer
