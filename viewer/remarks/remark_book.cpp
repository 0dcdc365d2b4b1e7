#include "viewer/remarks/remark_book.h"

#include "libreplay/remarks/remark_walk.h"
#include "viewer/look/common_words.h"

#include <QDateTime>
#include <QSettings>
#include <algorithm>
#include <ranges>

namespace annales::viewer {
namespace {

constexpr auto kAudience = "remarks/audience";
constexpr int kMostSeconds = 1000; // that a remark is dated later than it was written

std::string secondsAfter(const std::string& at, int seconds) {
  const QDateTime moment = QDateTime::fromString(QString::fromStdString(at), Qt::ISODate);
  return moment.addSecs(seconds).toString(QStringLiteral("yyyy-MM-ddTHH:mm:ssZ")).toStdString();
}

bool saysNothing(const Annotation& remark) {
  const bool tagged = std::ranges::any_of(remark.tags, [](const std::string& tag) { return tag != "open"; });
  return remark.text.empty() && remark.glyphs.empty() && remark.marks.empty() && !tagged;
}

std::span<const NodeIndex> pathOf(const OpenedLine& line) {
  return std::span<const NodeIndex>(line.timeline().path()).first(line.length());
}

} // namespace

RemarkBook::RemarkBook(SessionStore& store, StudyDesk& desk, QObject* parent)
    : QObject(parent), store_(store), desk_(desk) {}

const Discussion& RemarkBook::discussion() const {
  if (discussion_ && game_ == tab()->game) return *discussion_;
  game_ = tab()->game;
  return discussion_.emplace(game_->log(), game_->log().annotations());
}

std::span<const PactBreach> RemarkBook::breaches() const {
  if (line_ == tab()->line) return breaches_;
  breaches_ = breachesAlong(discussion(), tab()->line->log(), pathOf(*tab()->line));
  line_ = tab()->line;
  return breaches_;
}

bool RemarkBook::shows(const DiscussedRemark& remark) const {
  return store_.session().view.shows(remark.now);
}

std::vector<std::uint32_t> RemarkBook::threadsAt(NodeIndex event) const {
  std::vector<std::uint32_t> threads;
  for (const std::uint32_t place : discussion().at(event)) {
    const DiscussedRemark& remark = discussion().remarks()[place];
    if (shows(remark)) threads.push_back(remark.thread);
  }
  std::ranges::sort(threads);
  const auto doubled = std::ranges::unique(threads);
  threads.erase(doubled.begin(), doubled.end());
  return threads;
}

bool RemarkBook::canWrite() const {
  return tab() != nullptr && desk_.has(tab()->game->id());
}

bool RemarkBook::isOwn(const DiscussedRemark& remark) const {
  return remark.now.layer == Layer::human && remark.now.author == desk_.author().toStdString();
}

Audience RemarkBook::audience() const {
  const int chosen = QSettings().value(QLatin1String(kAudience)).toInt();
  return static_cast<Audience>(std::clamp(chosen, 0, static_cast<int>(Audience::club)));
}

void RemarkBook::setAudience(Audience audience) {
  QSettings().setValue(QLatin1String(kAudience), static_cast<int>(audience));
}

/// Later than everything that one has written here: what is written within one second would stand in any
/// order, and the same words would be the same remark.
std::string RemarkBook::momentOf(const std::string& author) const {
  const std::string now = StudyDesk::now(), far = secondsAfter(now, kMostSeconds);
  const std::string* latest = nullptr;
  for (const Annotation& remark : tab()->game->log().annotations())
    if (remark.author == author && remark.at >= now && remark.at < far &&
        (latest == nullptr || remark.at > *latest))
      latest = &remark.at;
  return latest == nullptr ? now : secondsAfter(*latest, 1);
}

bool RemarkBook::write(const std::function<Annotation(const Writing&)>& make) {
  return writeAll([&](const Writing& by) { return std::vector{make(by)}; });
}

bool RemarkBook::writeAll(const std::function<std::vector<Annotation>(const Writing&)>& make) {
  if (!canWrite()) {
    emit problem(CommonWords::tr("This game cannot be written to."));
    return false;
  }
  const std::string author = desk_.author().toStdString();
  std::vector<Edit> edits;
  for (Annotation& remark : make({author, momentOf(author)}))
    edits.emplace_back(AddRemark{std::move(remark)});
  const auto written = desk_.change(tab()->game->id(), std::move(edits));
  if (!written) emit problem(reasonInWindow(written.error()));
  return written.has_value();
}

bool RemarkBook::add(Annotation draft) {
  return write([&](const Writing& by) { return remarkOf(draft, by); });
}

bool RemarkBook::edit(const DiscussedRemark& before, Annotation changed) {
  if (saysNothing(changed)) return retract(before);
  const Annotation kept = before.now; // the desk folds anew while it writes
  return write([&](const Writing& by) { return editOf(kept, changed, by); });
}

bool RemarkBook::retract(const DiscussedRemark& remark) {
  const Annotation kept = remark.now;
  return write([&](const Writing& by) { return retractionOf(kept, by); });
}

bool RemarkBook::resolve(std::uint32_t thread, bool resolved) {
  const std::vector<std::uint32_t> places = discussion().threads()[thread].remarks;
  for (const std::uint32_t place : places | std::views::reverse) {
    const DiscussedRemark& remark = discussion().remarks()[place];
    if (!isOwn(remark)) continue;
    const Annotation own = remark.now;
    return write([&](const Writing& by) { return resolutionOf(own, resolved, by); });
  }
  Annotation answer = discussion().remarks()[places.front()].now;
  answer.answers = answer.id;
  answer.layer = Layer::human;
  answer.text.clear();
  answer.glyphs.clear();
  answer.marks.clear();
  answer.tags = {resolved ? "resolved" : "open"};
  return add(std::move(answer));
}

NodeIndex RemarkBook::cursorNode() const {
  return tab()->line->node(tab()->cursor);
}

bool RemarkBook::changeOwn(const std::function<void(Annotation&)>& change,
                           const std::function<bool(const Annotation&)>& fits) {
  if (!canWrite()) return write({});
  for (const std::uint32_t place : discussion().at(cursorNode()) | std::views::reverse) {
    const DiscussedRemark& remark = discussion().remarks()[place];
    if (!isOwn(remark) || (fits && !fits(remark.now))) continue;
    Annotation changed = remark.now;
    change(changed);
    return edit(remark, std::move(changed));
  }
  Annotation fresh;
  fresh.event = tab()->line->idAt(tab()->cursor);
  fresh.audience = audience();
  change(fresh);
  return saysNothing(fresh) || add(std::move(fresh));
}

bool RemarkBook::ownHas(const std::function<bool(const Annotation&)>& fits) const {
  return tab() != nullptr && std::ranges::any_of(discussion().at(cursorNode()), [&](std::uint32_t place) {
           const DiscussedRemark& remark = discussion().remarks()[place];
           return isOwn(remark) && fits(remark.now);
         });
}

bool RemarkBook::stepRemark(int by) {
  if (tab() == nullptr || by == 0) return false;
  auto along = remarksAlong(discussion(), pathOf(*tab()->line));
  std::erase_if(along, [this](const RemarkOnLine& r) { return !shows(discussion().remarks()[r.remark]); });
  const auto found = by > 0 ? nextRemark(along, tab()->cursor) : previousRemark(along, tab()->cursor);
  if (found) store_.dispatch(GoTo{found->index});
  return found.has_value();
}

bool RemarkBook::stepMistake(int by) {
  if (tab() == nullptr || by == 0) return false;
  auto along = mistakesAlong(discussion(), pathOf(*tab()->line));
  std::erase_if(along, [this](const Mistake& m) { return !shows(discussion().remarks()[m.remark]); });
  const auto found = by > 0 ? nextMistake(along, tab()->cursor) : previousMistake(along, tab()->cursor);
  if (found) store_.dispatch(GoTo{found->stop});
  return found.has_value();
}

bool RemarkBook::goTo(NodeIndex event) {
  if (tab() == nullptr || event >= tab()->game->log().size()) return false;
  const EventLog& log = tab()->game->log();
  if (tab()->line->placeOf(event) == 0) {
    const auto& lines = tab()->game->lines();
    const auto line = std::ranges::find_if(
        lines, [&](const LineName& one) { return log.isAncestorOrSelf(event, one.head); });
    if (line == lines.end()) return false;
    store_.dispatch(ChooseLine{line->name});
  }
  const EventIndex k = tab()->line->placeOf(event);
  if (k != 0) store_.dispatch(GoTo{k});
  return k != 0;
}

void RemarkBook::follow(const RemarkLink& link) {
  if (tab() == nullptr) return;
  if (const auto* event = std::get_if<EventLink>(&link)) store_.dispatch(GoTo{event->index});
  if (const auto* line = std::get_if<LineLink>(&link)) store_.dispatch(ChooseLine{line->name});
  const auto* province = std::get_if<ProvinceLink>(&link);
  if (province == nullptr) return;
  if (const ProvinceId p = tab()->game->game().map->find(province->id); p.exists()) emit provinceAsked(p);
}

} // namespace annales::viewer
