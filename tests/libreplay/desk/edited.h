// A game that somebody edits, without a window: session, desk and what keeps the pages.
#pragma once

#include "libreplay/desk/desk.h"
#include "libreplay/remarks/remark_threads.h"
#include "libreplay/session/update.h"
#include "tests/libreplay/logs.h"

#include <algorithm>
#include <memory>
#include <string>

namespace annales::test {

/// Pages in memory that several desks share, as programs share a library.
class SharedPages : public PageKeeper {
public:
  LibraryResult<void> keep(const Study&, std::size_t known, std::span<const Entry> pages) override {
    if (broken) return libraryFailure(LibraryError::Kind::full, "the disk is full");
    if (alwaysFirst) all.emplace_back(StudyChange{"Eve", "2026-01-01T00:00:00Z", {SetTag{"source", "Eve"}}});
    if (known != all.size()) return libraryFailure(LibraryError::Kind::conflict, "somebody was first");
    all.insert(all.end(), pages.begin(), pages.end());
    return {};
  }
  std::vector<Entry> since(const Hash&, std::size_t known) override {
    return {all.begin() + static_cast<std::ptrdiff_t>(std::min(known, all.size())), all.end()};
  }
  [[nodiscard]] std::filesystem::path place() const override { return "shared.annales"; }

  std::vector<Entry> all;
  bool broken = false;
  bool alwaysFirst = false; // another program writes whenever this one wants to
};

/// One reviewer with a session and a desk. The clock stands still unless a test moves it.
class Editor {
public:
  Editor(std::shared_ptr<const OpenedGame> game, std::string name,
         std::shared_ptr<PageKeeper> keeper = nullptr)
      : desk([this] { return now; }) {
    desk.onChanged([this](const DeskNews& news) {
      othersPages += news.othersPages;
      ++told;
      session = update(std::move(session), RefreshGame{news.game});
    });
    desk.put(game, Notebook(std::make_shared<const EventLog>(game->log())), std::move(keeper));
    session.reviewer.name = std::move(name);
    session = update(std::move(session), OpenGame{std::move(game)});
  }
  Editor(const Editor&) = delete;
  Editor& operator=(const Editor&) = delete;

  /// As a window does it: what is refused is remembered, what is done is followed.
  bool perform(const StudyIntent& intent) {
    const auto performed = desk.perform(session, intent);
    said = performed ? performed->said : performed.error().said;
    refusal = performed ? std::nullopt : std::optional(performed.error());
    if (!performed) return false;
    last = *performed;
    for (const Intent& next : performed->then)
      session = update(std::move(session), next);
    return true;
  }
  void goTo(EventIndex k) { session = update(std::move(session), GoTo{k}); }

  [[nodiscard]] const Tab& tab() const { return *session.tab(); }
  [[nodiscard]] const Hash& id() const { return tab().game->id(); }
  [[nodiscard]] const Notebook& notebook() const { return *desk.notebook(id()); }
  [[nodiscard]] const Study& study() const { return notebook().study(); }
  [[nodiscard]] Discussion discussion() const { return {tab().game->log(), tab().game->log().annotations()}; }

  std::string now = "2026-03-04T18:30:00Z";
  Desk desk;
  Session session;
  Said said;
  std::optional<DeskRefusal> refusal;
  Performed last;
  int othersPages = 0, told = 0;
};

/// A simulated game of Antike, opened once.
inline std::shared_ptr<const OpenedGame> editedGame() {
  static const auto game = openGame(simulatedLog(RulesetId::antike, 3), boardFor(RulesetId::antike));
  return game;
}

} // namespace annales::test
