#include "viewer/window/report_commands.h"

#include "libreplay/log/tags.h"
#include "viewer/look/words.h"
#include "viewer/openings/explorer_panel.h"

#include <utility>

namespace annales::viewer {
namespace {

/// What the game at the cursor says: its nation, opening, player or evening.
std::string subjectAt(const Tab& tab, ReportKind kind) {
  const OpeningPlace place = openingPlace(tab);
  const std::string nation = tab.game->game().nationWord(place.nation);
  switch (kind) {
  case ReportKind::opening:
    return place.played.words();
  case ReportKind::nation:
    return nation;
  case ReportKind::player:
    return tagOf(tab.game->log().tags(), "player." + nation);
  case ReportKind::evening:
    return tagOf(tab.game->log().tags(), "date");
  case ReportKind::ratings:
    break;
  }
  return {};
}

} // namespace

ReportCommands::ReportCommands(SessionStore& store, GamePage& page, LibraryPanel& library,
                               std::function<bool()> showsLibrary, QWidget& window)
    : QObject(&window), store_(store), page_(page), library_(library), showsLibrary_(std::move(showsLibrary)),
      window_(window) {
  const auto about = [this](ReportKind kind, const QString& subject) { reports().ask(kind, subject); };
  connect(&library_, &LibraryPanel::reportAsked, this, about);
  connect(&page_.nations(), &NationsView::reportAsked, this,
          [this, about](ReportKind kind, const QString& subject) {
            if (!library_.libraryPath().isEmpty()) return about(kind, subject);
            emit told(tr("Open a library first. A report covers the games of a library."));
          });
  connect(&page_.explorer(), &ExplorerPanel::reportAsked, this,
          [this](const QString& opening, const QString& over) {
            reports().ask(ReportKind::opening, opening, over.isNull() ? QLatin1String("") : over);
          });
}

void ReportCommands::addTo(Commands& commands) {
  const auto add = [this, &commands](const char* id, const char* text, ReportKind kind) {
    commands.add(CommandGroup::reports, id, text, {}, [this, kind] { report(kind); });
    commands.setState(id, [this] { return !library_.libraryPath().isEmpty(); });
  };
  add("report-opening", QT_TRANSLATE_NOOP("annales::viewer::Commands", "Report on an &opening"),
      ReportKind::opening);
  add("report-nation", QT_TRANSLATE_NOOP("annales::viewer::Commands", "Report on a &nation"),
      ReportKind::nation);
  add("report-player", QT_TRANSLATE_NOOP("annales::viewer::Commands", "Report on a &player"),
      ReportKind::player);
  add("report-evening", QT_TRANSLATE_NOOP("annales::viewer::Commands", "Report on an &evening"),
      ReportKind::evening);
  add("report-ratings", QT_TRANSLATE_NOOP("annales::viewer::Commands", "Report on a&ll players"),
      ReportKind::ratings);
}

ReportWindow& ReportCommands::reports() {
  if (reports_ == nullptr) reports_ = new ReportWindow(store_, page_.facts(), &window_);
  return *reports_;
}

void ReportCommands::report(ReportKind kind) {
  const Tab* tab = showsLibrary_() ? nullptr : store_.tab();
  reports().ask(kind, tab == nullptr ? QString() : fromUtf8(subjectAt(*tab, kind)));
}

} // namespace annales::viewer
