#include "viewer/library/library_panel.h"

#include "viewer/library/mistakes.h"
#include "viewer/library/query_settings.h"
#include "viewer/look/common_words.h"
#include "viewer/look/plain_tip.h"
#include "viewer/store/trouble.h"

#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <tuple>

namespace annales::viewer {
namespace {

using Trouble = LibraryError::Kind;

constexpr int kLeastRest = 250;                       // milliseconds: what comes together is read together
const QString kSamples = QStringLiteral(":/samples"); // that come with the program
constexpr int kRestFactor = 3; // a large library is not read again and again while another program writes

} // namespace

LibraryPanel::LibraryPanel(SessionStore& store, QWidget* parent) : QWidget(parent), store_(store) {
  build();
  connectParts();
  nameThings();
  restoreSettings();
  showLook();
  showPage();
}

LibraryPanel::~LibraryPanel() {
  saveSettings();
}

void LibraryPanel::restoreSettings() {
  model_.setQuery(savedOrder());
  table_->restoreColumns();
  table_->showOrder();
}

void LibraryPanel::saveSettings() const {
  saveOrder(model_.query());
  table_->saveColumns();
}

void LibraryPanel::openLibrary(const QString& path) {
  load(path, CatalogueLoader::Start::open);
}

void LibraryPanel::createLibrary(const QString& path) {
  QDir().mkpath(QFileInfo(path).absolutePath());
  load(path, CatalogueLoader::Start::create);
}

void LibraryPanel::openLast() {
  const QStringList recent = RecentLibraries::paths();
  if (!recent.isEmpty())
    openLibrary(recent.front());
  else if (QFileInfo::exists(RecentLibraries::defaultPath()))
    openLibrary(RecentLibraries::defaultPath());
}

/// Imported again each time: what is there already stays, what an interrupted import left out comes.
void LibraryPanel::openSamples(bool thenGame) {
  const QString library = QFileInfo(RecentLibraries::samplesPath()).absoluteFilePath();
  waiting_ = {{kSamples}, library};
  createLibrary(library);
  thenGame_ = thenGame;
}

void LibraryPanel::load(const QString& path, CatalogueLoader::Start start) {
  wanted_ = QFileInfo(path).absoluteFilePath();
  if (!waiting_.library.isEmpty() && waiting_.library != wanted_) waiting_ = {};
  path_.clear();
  everLoaded_ = refreshSoon_ = thenGame_ = false;
  strip_->hide();
  model_.clear();
  watch_.watch(wanted_); // from before it is read: nothing that comes meanwhile is missed
  loader_.load(wanted_, start);
  showPage();
  emit busyChanged();
}

void LibraryPanel::noteOpened(const LibraryState& state) {
  path_ = wanted_;
  writable_ = state.writable;
  RecentLibraries::add(path_);
  if (!state.writable)
    strip_->tell(MessageStrip::Kind::note,
                 tr("This library is read-only: you can open games, but not import any. To change that, "
                    "allow writing to the file and its folder, or work on a copy."));
  if (!state.missingSince.isEmpty())
    strip_->tell(
        MessageStrip::Kind::problem,
        tr("This library is incomplete: data written since %1 (UTC) was not yet in the file when it was "
           "copied. In the original library, choose “Back up…” from the Library menu, and open that backup. "
           "If you write here, this file becomes a separate library.")
            .arg(state.missingSince));
  showPage();
  emit libraryOpened(path_);
  results_.setLibrary(path_);
  followed_.setLibrary(path_);
  importFiles(std::exchange(waiting_, {}).files);
  if (const auto typed = std::exchange(typedWaiting_, std::nullopt)) keepTyped(*typed);
}

void LibraryPanel::noteFailure(const LibraryError& error) {
  if (error.kind == Trouble::busy && everLoaded_) { // only this refresh: another one comes
    refreshTimer_.start();
    return;
  }
  thenGame_ = false;
  if (path_.isEmpty()) watch_.watch({});
  everLoaded_ = !path_.isEmpty();
  std::vector<MessageStrip::Action> actions;
  const QString path = wanted_;
  // what waited goes on waiting only for who answers here
  const auto add = [&](const QString& text, const std::function<void()>& then) {
    actions.push_back({text, [this, waiting = waiting_, then] {
                         waiting_ = waiting;
                         then();
                       }});
  };
  if (error.kind == Trouble::missing) {
    RecentLibraries::forget(path);
    add(tr("Create it"), [this, path] { createLibrary(path); });
  }
  if (error.kind == Trouble::busy || error.kind == Trouble::disk)
    add(tr("Try again"), [this, path] { openLibrary(path); });
  if (path_.isEmpty())
    add(tr("Open another library…"), [this] {
      if (!waiting_.library.isEmpty()) waiting_ = {}; // not for another
      askForLibrary();
    });
  waiting_ = {};
  tellProblem(LibraryTrouble::sentence(error, path), std::move(actions));
  showPage();
  emit busyChanged();
}

void LibraryPanel::tellProblem(const QString& sentence, std::vector<MessageStrip::Action> actions) {
  strip_->tell(MessageStrip::Kind::problem, sentence, std::move(actions));
  emit problem(sentence);
}

/// Somebody has written to the library: this program or another.
void LibraryPanel::refresh() {
  if (path_.isEmpty()) return;
  if (loader_.loading()) {
    refreshSoon_ = true;
    return;
  }
  refreshSoon_ = false;
  refreshClock_.start();
  watch_.remember();
  loader_.load(path_, everLoaded_ ? CatalogueLoader::Start::refresh : CatalogueLoader::Start::open);
  showStatus();
}

void LibraryPanel::noteLoaded() {
  if (everLoaded_ && refreshClock_.isValid())
    refreshTimer_.setInterval(std::max(kLeastRest, kRestFactor * static_cast<int>(refreshClock_.elapsed())));
  everLoaded_ = true;
  showPage();
  showChores();
  emit busyChanged();
  if (refreshSoon_) refreshTimer_.start();
  const auto game = thenGame_ && !import_.running() ? model_.longest() : std::nullopt;
  if (!game) return;
  thenGame_ = false;
  open(*game);
}

void LibraryPanel::importFiles(const QStringList& paths) {
  if (paths.isEmpty()) return;
  if (!path_.isEmpty()) {
    import_.start(path_, paths, {.afterMistake = Mistakes::remembered()});
    return;
  }
  waiting_.files << paths;
  const QString place = RecentLibraries::defaultPath();
  strip_->tell(MessageStrip::Kind::note,
               tr("Games are kept in a library. The usual place for your library is %1.")
                   .arg(QDir::toNativeSeparators(place)),
               {{tr("Use this place"), [this, place] { createLibrary(place); }},
                {CommonWords::tr("Open a library…"), [this] { askForLibrary(); }},
                {tr("Do not import"), [this] {
                   waiting_ = {};
                   strip_->hide();
                 }}});
}

void LibraryPanel::open(const Hash& game) {
  if (path_.isEmpty()) return;
  if (isResult(game)) return openResult(game);
  opener_.openFromLibrary(path_, game);
}

bool LibraryPanel::busy() const {
  return loader_.loading() || model_.arranging() || import_.running() || backup_.running() || opener_.busy();
}

void LibraryPanel::cancel() {
  import_.cancel();
  backup_.cancel();
  opener_.cancel();
}

void LibraryPanel::focusFilter() {
  pages_->currentWidget() == start_ && !model_.query().filters() ? start_->takeKeys() : filter_->focusText();
}

/// What had the keys may have been hidden, or have waited for the library.
void LibraryPanel::keepKeys() {
  const QWidget* now = window()->focusWidget();
  if (isVisible() && (now == nullptr || !isAncestorOf(now) || !now->isVisible())) focusFilter();
}

void LibraryPanel::showStatus() {
  const QLocale locale;
  const std::size_t hidden = model_.hidden();
  const bool withHidden = model_.query().hidden;
  const QString total = locale.toString(static_cast<qulonglong>(model_.total() - (withHidden ? 0 : hidden)));
  QStringList parts;
  if (!path_.isEmpty() && model_.query().filters())
    parts << tr("Games: %1 of %2").arg(locale.toString(model_.rowCount()), total);
  else if (!path_.isEmpty())
    parts << tr("Games: %1").arg(total);
  if (const std::size_t results = model_.counts().results; results > 0)
    parts << tr("of these, results without moves: %1").arg(locale.toString(static_cast<qulonglong>(results)));
  if (hidden > 0 && !withHidden)
    parts << tr("deleted from the list: %1").arg(locale.toString(static_cast<qulonglong>(hidden)));
  if (loader_.loading() && !everLoaded_)
    parts << tr("reading…");
  else if (model_.arranging())
    parts << (model_.query().filters() ? tr("filtering…") : tr("sorting…"));
  if (opener_.busy()) parts << tr("opening the game…");
  if (!followed_.folder().isEmpty())
    parts << (followed_.lost() ? tr("the followed folder %1 cannot be read").arg(followedName())
                               : tr("following %1").arg(followedName()));
  status_->setText(parts.join(QStringLiteral("  ·  ")));
}

void LibraryPanel::showPage() {
  const bool reading = loader_.loading() && !everLoaded_;
  const auto standing = [this] {
    return std::tuple(pages_->currentWidget(), start_->shown(), filter_->isEnabled());
  };
  const auto before = standing();
  if (model_.rowCount() > 0)
    pages_->setCurrentWidget(table_);
  else if (reading || (path_.isEmpty() && loader_.loading()) || model_.arranging())
    start_->show(StartPage::Case::reading);
  else if (path_.isEmpty())
    start_->show(StartPage::Case::noLibrary);
  else
    start_->show(model_.total() == 0 ? StartPage::Case::empty
                 : model_.hidden() == model_.total() && !model_.query().hidden
                     ? StartPage::Case::allHidden
                     : StartPage::Case::nothingFound);
  if (model_.rowCount() == 0) pages_->setCurrentWidget(start_);
  filter_->setEnabled(!path_.isEmpty());
  const QFileInfo file(path_);
  title_->setText(path_.isEmpty() ? CommonWords::tr("Library") : file.completeBaseName());
  title_->setToolTip(plainTip(QDir::toNativeSeparators(path_)));
  showStatus();
  if (standing() != before) keepKeys();
}

} // namespace annales::viewer
