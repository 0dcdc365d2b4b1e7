#include "libreplay/session/update.h"

#include "libreplay/session/tab_moves.h"

#include <algorithm>

namespace annales::inline replay {
namespace {

/// Turns one intent into changes of a session that nobody else sees yet.
class Updater {
public:
  explicit Updater(Session& session) : session_(session) {}

  void operator()(const StepEvent& i) const { step(StepUnit::event, i.by); }
  void operator()(const StepTurn& i) const { step(StepUnit::turn, i.by); }
  void operator()(const StepRound& i) const { step(StepUnit::round, i.by); }
  void operator()(const StepWheel& i) const { step(session_.view.wheel, i.by); }
  void operator()(const StepOwnTurn& i) const {
    Tab* tab = stopped();
    if (tab == nullptr) return;
    if (!tab->selected.exists()) return step(StepUnit::turn, i.by);
    stepTo(*tab, outline(*tab).stepOwn(tab->cursor, tab->selected, i.by));
  }
  void operator()(const StepSymbol& i) const {
    Tab* tab = stopped();
    if (tab == nullptr) return;
    if (const EventIndex k = tab->line->stats().symbols.step(tab->cursor, i.kind, i.by); k != 0)
      jumpTo(*tab, k);
  }

  void operator()(const GoTo& i) const { goTo(i.index); }
  void operator()(const GoToStart&) const { goTo(1); }
  void operator()(const GoToEnd&) const {
    if (const Tab* tab = current()) goTo(tab->line->length());
  }
  void operator()(const GoToRound& i) const {
    const Tab* tab = current();
    if (tab == nullptr) return;
    if (const Round* round = outline(*tab).roundNumbered(i.number)) goTo(round->first);
  }
  void operator()(const Hover& i) const {
    if (Tab* tab = current()) tab->hover = std::min(i.index, tab->line->length());
  }

  void operator()(const SelectNation& i) const {
    Tab* tab = current();
    if (tab != nullptr && (!i.nation.exists() || plays(*tab, i.nation))) tab->selected = i.nation;
  }
  void operator()(const CycleNation& i) const {
    Tab* tab = current();
    if (tab == nullptr) return;
    const auto nations = static_cast<std::int64_t>(tab->game->game().nations());
    const std::int64_t from =
        tab->selected.exists() ? static_cast<std::int64_t>(tab->selected.index()) : nations;
    const std::int64_t to = ((from + i.by) % (nations + 1) + nations + 1) % (nations + 1);
    tab->selected = to == nations ? NationId::none() : NationId(static_cast<std::size_t>(to));
  }
  void operator()(const HideNation& i) const {
    Tab* tab = current();
    if (tab == nullptr || !plays(*tab, i.nation)) return;
    const auto bit = static_cast<std::uint8_t>(1U << i.nation.index());
    tab->hidden = static_cast<std::uint8_t>(i.hidden ? tab->hidden | bit : tab->hidden & ~bit);
  }

  void operator()(const OpenGame& i) const {
    if (!i.game) return;
    const auto open = std::find_if(session_.tabs.begin(), session_.tabs.end(),
                                   [&](const Tab& tab) { return tab.game->id() == i.game->id(); });
    if (i.newTab || open == session_.tabs.end())
      append(i.game);
    else
      switchTo(static_cast<std::size_t>(open - session_.tabs.begin()));
    Tab& tab = session_.tabs[session_.current];
    if (tab.game != i.game) showLine(tab, i.game, tab.line->name());
    if (i.at != 0) jumpTo(tab, i.at);
  }
  void operator()(const RefreshGame& i) const {
    if (!i.game) return;
    for (Tab& tab : session_.tabs)
      if (tab.game != i.game && tab.game->id() == i.game->id()) showLine(tab, i.game, tab.line->name());
  }
  void operator()(const CloseTab& i) const {
    auto& tabs = session_.tabs;
    if (i.tab >= tabs.size()) return;
    tabs.erase(tabs.begin() + static_cast<std::ptrdiff_t>(i.tab));
    if (i.tab < session_.current || session_.current == tabs.size())
      session_.current -= session_.current > 0 ? 1 : 0;
  }
  void operator()(const SwitchTab& i) const { switchTo(i.tab); }
  void operator()(const MoveTab& i) const {
    auto& tabs = session_.tabs;
    if (i.from >= tabs.size() || i.to >= tabs.size()) return;
    const auto from = tabs.begin() + static_cast<std::ptrdiff_t>(i.from);
    const auto to = tabs.begin() + static_cast<std::ptrdiff_t>(i.to);
    if (i.from < i.to)
      std::rotate(from, from + 1, to + 1);
    else
      std::rotate(to, from, from + 1);
    session_.current = placeAfterMove(session_.current, i);
  }
  void operator()(const ChooseLine& i) const {
    Tab* tab = current();
    if (tab == nullptr || tab->line->name() == i.name || !tab->game->line(i.name)) return;
    tab->playback.on = false;
    showLine(*tab, tab->game, i.name);
  }

  void operator()(const ShowEvent& i) const {
    (*this)(ChooseLine{i.line});
    Tab* tab = stopped();
    const auto node = tab != nullptr ? tab->line->log().find(i.event) : std::nullopt;
    if (const EventIndex k = node ? tab->line->placeOf(*node) : 0; k != 0) jumpTo(*tab, k);
  }
  void operator()(const BeginChange&) const {
    Tab* tab = stopped();
    if (tab == nullptr || tab->cursor == 1) return;
    tab->changing = tab->line->idAt(tab->cursor);
    jumpTo(*tab, tab->cursor - 1);
  }
  void operator()(const ReturnToChange&) const {
    Tab* tab = stopped();
    if (tab != nullptr && tab->changing) jumpTo(*tab, tab->changingIndex() - 1);
  }
  void operator()(const EndChange&) const {
    if (Tab* tab = current()) tab->changing.reset();
  }

  void operator()(const PutBeside& i) const {
    if (Tab* tab = current()) tab->beside = i.line;
  }

  void operator()(const TogglePlayback&) const {
    if (Tab* tab = current()) playOrPause(*tab);
  }
  void operator()(const Faster&) const { speed(1); }
  void operator()(const Slower&) const { speed(-1); }
  void operator()(const SetSpeed& i) const {
    if (Tab* tab = current()) setSpeed(*tab, i.speed);
  }
  void operator()(const Tick& i) const {
    if (Tab* tab = current()) playOn(*tab, session_.view, i.elapsed);
  }

  void operator()(const FoldRound& i) const {
    if (Tab* tab = current()) foldRound(*tab, i.round, i.folded);
  }
  void operator()(const FoldAll& i) const {
    if (Tab* tab = current()) foldAll(*tab, i.folded);
  }
  void operator()(const FoldRounds& i) const {
    if (Tab* tab = current()) foldRounds(*tab, i.folded);
  }
  void operator()(const FindText& i) const {
    if (Tab* tab = current()) search(*tab, i.text);
  }
  void operator()(const FindNext& i) const {
    if (Tab* tab = stopped()) goToHit(*tab, i.by);
  }
  void operator()(const SetView& i) const { session_.view = i.view; }
  void operator()(const SetReviewer& i) const { session_.reviewer = i.reviewer; }

private:
  [[nodiscard]] static const LineOutline& outline(const Tab& tab) { return tab.line->stats().outline; }
  [[nodiscard]] static bool plays(const Tab& tab, NationId n) {
    return n.index() < tab.game->game().nations();
  }
  [[nodiscard]] static std::size_t placeAfterMove(std::size_t tab, const MoveTab& i) {
    if (tab == i.from) return i.to;
    if (i.from < tab && tab <= i.to) return tab - 1;
    if (i.to <= tab && tab < i.from) return tab + 1;
    return tab;
  }

  [[nodiscard]] Tab* current() const {
    return session_.current < session_.tabs.size() ? &session_.tabs[session_.current] : nullptr;
  }
  /// The current tab, no longer playing: its user has moved the cursor.
  [[nodiscard]] Tab* stopped() const {
    Tab* tab = current();
    if (tab != nullptr) tab->playback.on = false;
    return tab;
  }
  void step(StepUnit unit, int by) const {
    if (Tab* tab = stopped()) stepTo(*tab, outline(*tab).step(tab->cursor, unit, by));
  }
  void goTo(EventIndex k) const {
    if (Tab* tab = stopped()) jumpTo(*tab, k);
  }
  void speed(int by) const {
    if (Tab* tab = current()) setSpeed(*tab, tab->playback.speed + by);
  }

  void leave() const {
    if (Tab* tab = stopped()) tab->hover = 0;
  }
  void switchTo(std::size_t place) const {
    if (place >= session_.tabs.size() || place == session_.current) return;
    leave();
    session_.current = place;
  }
  void append(const std::shared_ptr<const OpenedGame>& game) const {
    leave();
    Tab tab;
    tab.game = game;
    tab.line = game->main();
    session_.tabs.push_back(std::move(tab));
    session_.current = session_.tabs.size() - 1;
  }

  Session& session_;
};

} // namespace

Session update(Session session, const Intent& intent) {
  std::visit(Updater(session), intent);
  return session;
}

} // namespace annales::inline replay
