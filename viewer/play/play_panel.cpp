#include "viewer/play/play_panel.h"

#include "engine/fold/apply.h"
#include "libreplay/words/reason.h"
#include "viewer/play/move_chain.h"
#include "viewer/play/offer_list.h"
#include "viewer/play/play_card.h"
#include "viewer/play/play_tuner.h"

#include <QLineEdit>
#include <QPointer>
#include <algorithm>
#include <utility>

namespace annales::viewer {
namespace {

/// Picks without a click, or by one.
std::optional<Pick> known(const Choices& choices, PickSort sort) {
  for (const Pick& pick : choices.picks())
    if (pick.sort == sort) return pick;
  return choices.settled(sort);
}

} // namespace

void PlayPanel::follow(const Change& change) {
  if (change.look) showLook();
  if (change.line) {
    forget();
    showNations();
  }
  if (change.look && !stale_) showAll();
  if (!change.line && !change.cursor) return;
  stale_ = true;
  if (isWatching() && !due_.isActive()) due_.start();
}

void PlayPanel::setActive(bool active) {
  if (active == active_) return;
  active_ = active;
  restart();
}

/// Another game: nothing of the last one may be shown or played any more.
void PlayPanel::forget() {
  choices_ = {};
  missing_.reset();
  listed_ = 0;
  list_->show({}, false);
}

void PlayPanel::restart() {
  due_.stop();
  forget();
  const Tab* tab = store_.tab();
  stale_ = !isWatching();
  if (!stale_ && tab != nullptr) {
    choices_ = Choices(tab->line->game(), tab->state());
    ++computed_;
  }
  filter_->clear();
  showAll();
}

void PlayPanel::bringUpToDate() {
  if (stale_ && isWatching()) restart();
}

const Choices& PlayPanel::choices() {
  bringUpToDate();
  return choices_;
}

std::vector<ProvinceId> PlayPanel::offeredProvinces() {
  bringUpToDate();
  const auto where = known(choices_, PickSort::where);
  std::vector<ProvinceId> found;
  if (choices_.empty()) return found;
  for (const Pick& pick : where ? choices_.alternatives(PickSort::to) : std::vector<Pick>{})
    found.push_back(pick.province());
  if (where) found.push_back(where->province());
  for (const Pick& pick : found.size() < 2 ? choices_.alternatives(PickSort::where) : std::vector<Pick>{})
    found.push_back(pick.province());
  std::erase_if(found, [](ProvinceId p) { return !p.exists(); });
  std::ranges::sort(found);
  found.erase(std::unique(found.begin(), found.end()), found.end());
  return found;
}

std::vector<Space> PlayPanel::offeredSpaces() {
  bringUpToDate();
  std::vector<Space> found;
  for (const Pick& pick : choices_.alternatives(PickSort::space))
    found.push_back(pick.as<Space>());
  return found;
}

std::vector<KnowHowId> PlayPanel::offeredKnowHows() {
  bringUpToDate();
  std::vector<KnowHowId> found;
  for (const Pick& pick : choices_.alternatives(PickSort::knowHow))
    found.push_back(pick.knowHow());
  return found;
}

std::vector<ProvinceId> PlayPanel::offeredDepartures() {
  bringUpToDate();
  Choices moves = choices_;
  moves.unpickTo(0);
  std::vector<ProvinceId> found;
  if (!moves.pick(Pick::deed<UnitsMoved>())) return found;
  for (const Pick& pick : moves.alternatives(PickSort::where))
    found.push_back(pick.province());
  return found;
}

void PlayPanel::moveUnits(ProvinceId from, ProvinceId to, std::optional<Kind> kind, bool one) {
  bringUpToDate();
  Choices moved = choices_;
  moved.unpickTo(0);
  if (!moved.pick(Pick::deed<UnitsMoved>()) || !moved.pick(Pick::where(from)) || !moved.pick(Pick::to(to)))
    return emit told(tr("No unit can move from %1 to %2 now.").arg(nameOf(from), nameOf(to)));
  if (kind) moved.pick(Pick::kind(*kind));
  if (one) moved.pick(Pick::count(1));
  choices_ = std::move(moved);
  listed_ = 0;
  const std::vector<Leaf> leaves = choices_.leaves();
  if (leaves.size() == 1 && !leaves.front().variesElse) return playFirst();
  showPicked();
}

QString PlayPanel::nameOf(ProvinceId province) const {
  return QString::fromStdString(names().province(province));
}

void PlayPanel::pickProvince(ProvinceId province) {
  bringUpToDate();
  const bool tuned = tuner_->isUsed();
  const auto where = known(choices_, PickSort::where);
  const bool again = where && where->province() == province;
  if (again && !card_->isHidden()) return play();
  if (where && (choices_.pick(Pick::to(province)) || (again && pickInPlace(province)))) return settle(tuned);
  if (!again && pickPlace(province)) showPicked();
}

/// The first click on the board never plays: the second may be meant for where the units go.
bool PlayPanel::pickPlace(ProvinceId province) {
  const Choices before = choices_;
  const auto from = std::ranges::find(choices_.picks(), PickSort::where, &Pick::sort);
  choices_.unpickTo(static_cast<std::size_t>(from - choices_.picks().begin()));
  if (!choices_.pick(Pick::where(province)) && !choices_.pick(Pick::to(province))) {
    choices_ = before;
    return false;
  }
  listed_ = std::min(listed_, choices_.picks().size());
  return true;
}

/// What happens in the province itself, if it is one thing beside moving away.
bool PlayPanel::pickInPlace(ProvinceId province) {
  std::optional<Pick> deed;
  for (const Leaf& leaf : choices_.leaves()) {
    const bool stays = std::ranges::find(leaf.picks, PickSort::to, &Pick::sort) == leaf.picks.end();
    const bool here = std::ranges::find(leaf.picks, Pick::where(province)) != leaf.picks.end();
    if (!stays || !here) continue;
    if (deed && *deed != leaf.picks.front()) return false;
    deed = leaf.picks.front();
  }
  return deed && choices_.pick(*deed);
}

void PlayPanel::pickSpace(Space space) {
  pickOrPlay(Pick::space(space));
}

void PlayPanel::pickKnowHow(KnowHowId knowHow) {
  pickOrPlay(Pick::knowHow(knowHow));
}

/// The second click on what waits plays it.
void PlayPanel::pickOrPlay(const Pick& pick) {
  bringUpToDate();
  if (!card_->isHidden() && choices_.settled(pick.sort) == pick) return play();
  if (choices_.pick(pick)) settle(false);
}

/// After a click beside the list. What leaves nothing open is played at once; `tuned`: the number of units
/// could be seen.
void PlayPanel::settle(bool tuned) {
  const auto chosen = choices_.chosen();
  const bool plain = chosen && chosen->payments.size() <= 1 && (tuned || !isTunable(choices_));
  if (plain) return playFirst();
  showPicked();
}

void PlayPanel::showPicked() {
  if (!filter_->hasFocus() && isVisible()) filter_->setFocus();
  if (!choices_.chosen()) {
    listed_ = choices_.picks().size();
    filter_->clear();
  }
  showAll();
}

/// An event that is completely described is played as shown; a waiting row, as it was changed.
void PlayPanel::activate(int row) {
  if (row == list_->chosen() && choices_.chosen()) return play();
  if (std::vector<Event> chain = chainOf(row); !chain.empty()) return say(std::move(chain));
  const bool tuned = tuner_->isUsed() && choices_.picks().size() == listed_;
  if (!choose(row)) return;
  const bool asks = list_->rows()[static_cast<std::size_t>(row)].asks && !tuned;
  if (choices_.chosen() && !asks) return playFirst();
  showPicked();
}

/// Empty where the row is not several moves.
std::vector<Event> PlayPanel::chainOf(int row) const {
  if (stale_ || row < 0 || row >= static_cast<int>(list_->rows().size())) return {};
  return list_->rows()[static_cast<std::size_t>(row)].chain;
}

/// This many units of it.
void PlayPanel::activateCount(int row, int count) {
  if (!choose(row) || !choices_.pick(Pick::count(count))) return;
  if (list_->rows()[static_cast<std::size_t>(row)].asks) return showPicked();
  playFirst();
}

/// Its card is shown, whatever there is to choose.
void PlayPanel::ask(int row) {
  if (choose(row)) showPicked();
}

/// All ways to pay at once.
void PlayPanel::askPayment(int row) {
  ask(row);
  if (!card_->isHidden() && card_->hasChoice()) card_->payments()->showPopup();
}

/// What cannot be done here, and why.
const std::vector<Missing>& PlayPanel::missing() {
  const Tab* tab = store_.tab();
  if (!missing_ && tab != nullptr && !choices_.empty())
    missing_ = missingFrom(tab->line->game(), tab->state());
  static const std::vector<Missing> kNothing;
  return missing_ ? *missing_ : kNothing;
}

QString PlayPanel::whyNot(const Pick& deed, const Pick& pick) {
  bringUpToDate();
  for (const Missing& one : missing()) {
    if (one.picks.front() != deed) continue;
    if (one.isWholeKind() || std::ranges::find(one.picks, pick) != one.picks.end())
      return QString::fromStdString(reasonInWords(one.why, names()));
  }
  return {};
}

bool PlayPanel::choose(int row) {
  if (stale_) {
    bringUpToDate();
    return false;
  }
  if (row < 0 || row >= static_cast<int>(list_->rows().size())) return false;
  const OfferRow& offer = list_->rows()[static_cast<std::size_t>(row)];
  if (!offer.lacks.isEmpty() || !offer.chain.empty()) return false; // it says why; it has nothing to choose
  const std::vector<Pick> picks = list_->rows()[static_cast<std::size_t>(row)].picks;
  choices_.unpickTo(listed_);
  for (const Pick& pick : picks)
    choices_.pick(pick);
  return true;
}

void PlayPanel::tune(const Pick& pick) {
  if (stale_ || !choices_.pick(pick)) return bringUpToDate();
  if (!choices_.chosen()) listed_ = choices_.picks().size();
  showAll();
}

void PlayPanel::takeBackTo(std::size_t picks) {
  if (stale_) return bringUpToDate();
  choices_.unpickTo(picks);
  listed_ = std::min(listed_, choices_.picks().size());
  showAll();
}

void PlayPanel::back() {
  if (!filter_->text().isEmpty()) return filter_->clear();
  if (!choices_.picks().empty()) takeBackTo(choices_.picks().size() - 1);
}

void PlayPanel::play() {
  if (stale_) return bringUpToDate();
  if (choices_.chosen()) say(withProduction(choices_.eventsFor(card_->isHidden() ? 0 : card_->payment())));
}

/// With the default payment.
void PlayPanel::playFirst() {
  say(withProduction(choices_.eventsFor()));
}

std::vector<Event> PlayPanel::withProduction(std::vector<Event> events) const {
  const Tab* tab = store_.tab();
  return tab == nullptr ? events : replay::withProduction(tab->line->game(), tab->state(), std::move(events));
}

void PlayPanel::goOn() {
  bringUpToDate();
  if (!choices_.proceeding().empty()) return say(choices_.proceeding());
  if (!choices_.personages().empty()) return emit told(tr("Choose a personage first."));
  say(choices_.turnsEnd());
}

/// What the current row plays with its defaults.
std::vector<Event> PlayPanel::eventsOfRow(int row) const {
  if (std::vector<Event> chain = chainOf(row); !chain.empty()) return chain;
  Choices picked = choices_;
  picked.unpickTo(listed_);
  for (const Pick& pick : list_->rows()[static_cast<std::size_t>(row)].picks)
    picked.pick(pick);
  return withProduction(picked.eventsFor());
}

std::vector<Event> PlayPanel::eventsOfCurrent() const {
  const int row = list_->current();
  if (stale_ || row < 0 || !list_->rows()[static_cast<std::size_t>(row)].lacks.isEmpty()) return {};
  return eventsOfRow(row);
}

/// What was typed is played, and then the turn ends. Nothing that was typed is lost unasked.
void PlayPanel::playAndGoOn() {
  if (stale_) return bringUpToDate();
  const int row = list_->current();
  const OfferRow* offer = row < 0 ? nullptr : &list_->rows()[static_cast<std::size_t>(row)];
  if (offer == nullptr || !offer->lacks.isEmpty()) return askBeforeEnd(offer);
  const Tab* tab = store_.tab();
  if (offer->asks || !offer->isEvent() || tab->changesHere())
    return activate(row); // more is to be seen or chosen
  std::vector<Event> events =
      row == list_->chosen() && choices_.chosen()
          ? withProduction(choices_.eventsFor(card_->isHidden() ? 0 : card_->payment()))
          : eventsOfRow(row);
  GameState behind = tab->state();
  for (const Event& event : events)
    if (annales::apply(behind, event)) return;
  const Choices next(tab->line->game(), behind);
  const bool waits = next.proceeding().empty() && !next.personages().empty();
  const std::vector<Event>& end = next.proceeding().empty() ? next.turnsEnd() : next.proceeding();
  if (!waits) events.insert(events.end(), end.begin(), end.end());
  say(std::move(events));
  if (waits) emit told(tr("Choose a personage first."));
}

/// The same key a second time ends the turn without what was typed.
void PlayPanel::askBeforeEnd(const OfferRow* refused) {
  const QString text = filter_->text();
  if (std::exchange(unplayed_, text) == text) {
    filter_->clear();
    return goOn();
  }
  emit told(refused == nullptr
                ? tr("No move matches “%1”, so the turn was not ended. Press Ctrl+Enter again to end the "
                     "turn without this move, or Esc to clear the field.")
                      .arg(text)
                : tr("“%1” cannot be played: %2. The turn was not ended. Press Ctrl+Enter again to end the "
                     "turn without this move, or Ctrl+K to record what the players did all the same.")
                      .arg(refused->label, refused->lacks));
}

std::optional<Missing> PlayPanel::refused() {
  bringUpToDate();
  const int row = list_->current();
  if (row < 0 || !looksFor(filter_->text())) return std::nullopt;
  const OfferRow& offer = list_->rows()[static_cast<std::size_t>(row)];
  if (offer.lacks.isEmpty()) return std::nullopt;
  for (const Missing& one : missing())
    if (missingRowsLike({one}, names(), filter_->text()).size() == 1 &&
        missingRowsLike({one}, names(), filter_->text()).front().label == offer.label)
      return one;
  return std::nullopt;
}

void PlayPanel::endAndStay() {
  bringUpToDate();
  std::vector<Event> events = choices_.turnsEnd();
  const auto end = std::ranges::find_if(
      events, [](const Event& event) { return std::holds_alternative<TurnEnded>(event); });
  if (end == events.end() || !choices_.personages().empty()) return;
  events.erase(end + 1, events.end());
  say(std::move(events));
}

/// Who hears it moves on, or does not: then everything may be picked again.
void PlayPanel::say(std::vector<Event> events) {
  if (events.empty()) return;
  choices_.unpickTo(0);
  listed_ = 0;
  filter_->clear();
  const QPointer<PlayPanel> alive(this);
  emit played(std::move(events));
  if (!alive) return;
  if (stale_)
    bringUpToDate();
  else
    showAll();
}

} // namespace annales::viewer
