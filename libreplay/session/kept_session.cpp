#include "libreplay/session/kept_session.h"

#include "libreplay/log/packed.h"

#include <algorithm>

// Who adds a member raises the version of its class and reads the older ones without it.
BOOST_CLASS_VERSION(annales::GamePlace, 1)
BOOST_CLASS_VERSION(annales::KeptTab, 1)
BOOST_CLASS_VERSION(annales::KeptSession, 1)

namespace boost::serialization {

template <class Archive> void serialize(Archive& archive, annales::Hash& hash, unsigned version) {
  annales::refuseNewer<annales::Hash>(version);
  archive& hash.bytes;
}
template <class Archive> void serialize(Archive& archive, annales::GamePlace& p, unsigned version) {
  annales::refuseNewer<annales::GamePlace>(version);
  archive& p.file& p.library& p.number;
}
template <class Archive> void serialize(Archive& archive, annales::KeptTab& t, unsigned version) {
  annales::refuseNewer<annales::KeptTab>(version);
  archive& t.place& t.game& t.line& t.cursor& t.event;
  archive& t.selected& t.hidden& t.beside& t.folded& t.speed;
}
template <class Archive> void serialize(Archive& archive, annales::KeptSession& s, unsigned version) {
  annales::refuseNewer<annales::KeptSession>(version);
  archive& s.tabs& s.current& s.showsGame& s.geometry;
}

} // namespace boost::serialization

namespace annales::inline replay {
namespace {

constexpr std::string_view kKey = "sessions";
constexpr std::size_t kMostBytes = 4'000'000; // bytes

KeptTab keptOf(const Tab& tab, GamePlace place) {
  KeptTab kept;
  kept.place = std::move(place);
  kept.game = tab.game->id();
  kept.line = tab.line->name();
  kept.cursor = tab.cursor;
  kept.event = tab.line->idAt(tab.cursor);
  kept.selected = tab.selected;
  kept.hidden = tab.hidden;
  kept.beside = tab.beside;
  kept.folded = tab.folded;
  kept.speed = tab.playback.speed;
  return kept;
}

EventIndex cursorOn(const OpenedLine& line, const KeptTab& tab) {
  const auto event = line.log().find(tab.event);
  const EventIndex place = event ? line.placeOf(*event) : 0;
  return place != 0 ? place : std::clamp<EventIndex>(tab.cursor, 1, line.length());
}

} // namespace

KeptSession keptOf(const Session& session, const PlaceFinder& placeOf) {
  KeptSession kept;
  for (std::size_t i = 0; i < session.tabs.size(); ++i) {
    auto place = placeOf(session.tabs[i].game->id());
    if (!place) continue;
    if (i == session.current) kept.current = static_cast<std::uint32_t>(kept.tabs.size());
    kept.tabs.push_back(keptOf(session.tabs[i], std::move(*place)));
  }
  return kept;
}

std::vector<Intent> intentsOf(const KeptTab& tab, const std::shared_ptr<const OpenedGame>& game) {
  auto line = game->line(tab.line);
  if (!line) line = game->main();
  std::vector<Intent> intents{OpenGame{game, 0, true},    ChooseLine{line->name()},
                              GoTo{cursorOn(*line, tab)}, SelectNation{tab.selected},
                              PutBeside{tab.beside},      SetSpeed{tab.speed}};
  for (std::size_t n = 0; n < kMaxNations; ++n)
    if (((tab.hidden >> n) & 1U) != 0) intents.emplace_back(HideNation{NationId(n), true});
  if (!tab.folded.empty()) intents.emplace_back(FoldRounds{tab.folded});
  return intents;
}

std::string packSessions(const std::vector<KeptSession>& windows) {
  return packed(kKey, windows);
}

std::vector<KeptSession> unpackSessions(std::string_view bytes) {
  if (bytes.size() > kMostBytes) return {};
  return unpacked<std::vector<KeptSession>>(kKey, bytes).value_or(std::vector<KeptSession>{});
}

} // namespace annales::inline replay
