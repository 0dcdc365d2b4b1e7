#include "viewer/pilots/pilot_book.h"

#include "libreplay/pilots/pilot_words.h"
#include "libreplay/pilots/record_lines.h"
#include "viewer/look/words.h"

#include <sys/resource.h>

#include <algorithm>
#include <chrono>
#include <utility>

namespace annales::viewer {
namespace {

constexpr std::chrono::milliseconds kNewsEvery{200};
constexpr int kPilotsNice = 5; // the window comes first

} // namespace

PilotBook::PilotBook(StudyEditor& editor, QObject* parent) : QObject(parent), editor_(editor) {
  connect(&store(), &SessionStore::changed, this, &PilotBook::followCursor);
}

Pilots PilotBook::pilots() const {
  const Tab* tab = store().tab();
  if (tab == nullptr) return {};
  const auto found = pilots_.find(tab->game->id());
  return found != pilots_.end() ? found->second : Pilots(tab->line->game().nations());
}

void PilotBook::setPilots(Pilots pilots) {
  const Tab* tab = store().tab();
  if (tab == nullptr) return;
  pilots.resize(tab->line->game().nations());
  pilots_[tab->game->id()] = std::move(pilots);
  emit changed();
}

std::size_t PilotBook::flying() const {
  const Pilots all = pilots();
  return static_cast<std::size_t>(
      std::ranges::count_if(all, [](const Pilot& pilot) { return pilot.sort != PilotSort::hand; }));
}

bool PilotBook::isHere(const Hash& event) const {
  const Tab* tab = store().tab();
  return tab != nullptr && tab->line->idAt(tab->cursor) == event;
}

QString PilotBook::news() const {
  if (running_) return progress_;
  return waiting_ && isHere(waiting_->at) ? waiting_->text : QString();
}

/// Who goes elsewhere does not want to be brought back.
void PilotBook::followCursor(const Change& change) {
  if (!change.line && !change.cursor) return;
  if (running_ && !landing_ && from_ && !isHere(*from_)) {
    task_.cancel();
    running_ = false;
    emit told(tr("A different position is shown now. The autopilots have stopped."));
  }
  emit changed();
}

void PilotBook::follow() {
  if (flying() > 0) start(false);
}

void PilotBook::goOn() {
  if (store().tab() == nullptr) return;
  if (flying() == 0) return emit told(tr("All nations are played by hand. Choose autopilots first."));
  start(waiting_ && waiting_->mayPass && isHere(waiting_->at));
}

void PilotBook::stop() {
  task_.stop();
}

void PilotBook::start(bool pass) {
  const Tab* tab = store().tab();
  const Study* study = editor_.study();
  const auto node = study != nullptr ? study->events().find(tab->line->idAt(tab->cursor)) : std::nullopt;
  if (!node || tab->changing) return;
  if (tab->line->isMain() && study->recording())
    return emit told(tr("This game is being recorded. Autopilots play only in what-if lines."));
  if (tab->state().ended) return;
  PilotsPlan plan;
  plan.pilots = pilots();
  plan.record = recordLines(*study, tab->line->name());
  plan.handPasses = pass;
  from_ = tab->line->idAt(tab->cursor);
  waiting_.reset();
  running_ = true;
  progress_ = tr("Autopilots playing…");
  emit changed();
  task_.run([this, game = tab->game, line = study->events().eventsTo(*node),
             plan = std::move(plan)](const Job& job) mutable {
    setpriority(PRIO_PROCESS, 0, kPilotsNice); // of this thread
    PilotsWatch watch;
    watch.cancel = job.flag();
    auto next = std::chrono::steady_clock::now() + kNewsEvery;
    watch.played = [&](std::size_t events, const GameState& state) {
      if (std::chrono::steady_clock::now() < next) return;
      next = std::chrono::steady_clock::now() + kNewsEvery;
      job.tell([this, events, round = int{state.round}] { progressed(events, round); });
    };
    auto run = playOn(game->game(), line, std::move(plan), watch);
    job.end([this, run = std::move(run)] { take(run); });
  });
}

void PilotBook::progressed(std::size_t events, int round) {
  progress_ = tr("Autopilots playing: round %1, %n event(s)…", nullptr, static_cast<int>(events)).arg(round);
  emit changed();
}

void PilotBook::take(const Result<PilotsRun>& run) {
  running_ = false;
  if (!run)
    emit told(QString::fromStdString(run.error().message));
  else
    land(*run);
  emit changed();
}

/// Their events go on the line as if they were played by hand, as one step of undo.
void PilotBook::land(const PilotsRun& run) {
  landing_ = true;
  const bool written = run.events.empty() || editor_.perform(PlayEvents{run.events, {}, {}});
  landing_ = false;
  const Tab* tab = store().tab();
  if (!written || tab == nullptr) return;
  const auto kept = pilots_.find(tab->game->id());
  for (const LeftRecord& left : run.left) {
    if (kept == pilots_.end()) break;
    Pilot& pilot = kept->second[left.nation.index()];
    pilot.sort = pilot.player ? PilotSort::bot : PilotSort::hand;
  }
  waiting_ = Waiting{tab->line->idAt(tab->cursor), sentencesOf(run), run.mayPass};
  if (!run.left.empty()) emit told(waiting_->text);
}

QString PilotBook::sentencesOf(const PilotsRun& run) const {
  QStringList said;
  const Pilots now = pilots();
  for (const LeftRecord& left : run.left) {
    said << QString::fromStdString(sentenceOf(left, namesOf(*store().tab()->game)));
    said << (now[left.nation.index()].sort == PilotSort::bot ? tr("A bot plays this nation from here on.")
                                                             : tr("You play this nation from here on."));
  }
  const auto who = [&] {
    return QString::fromStdString(namesOf(*store().tab()->game).nation(run.waitingFor));
  };
  if (run.halt == PilotsHalt::byHand && run.mayPass)
    said << tr("%1 may respond now. “Go on” skips the response.", "nation").arg(who());
  if (run.halt == PilotsHalt::cancelled) said << tr("The autopilots were stopped.");
  return said.join(u' ');
}

} // namespace annales::viewer
