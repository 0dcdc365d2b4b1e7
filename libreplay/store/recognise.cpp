#include "libreplay/store/recognise.h"

#include "libreplay/log/annotation_codec.h"
#include "libreplay/log/retold.h"
#include "libreplay/store/merge.h"
#include "libreplay/store/summary.h"
#include "libreplay/words/game_title.h"

#include <algorithm>
#include <unordered_map>
#include <utility>

namespace annales::inline replay {

/// A game that waits beside one of the library that it resembles.
struct Recognising::Pair {
  std::size_t place = 0; // among those that wait
  GameKey key = 0;
  bool continued = false;
  double moves = 0;
};

namespace {

constexpr std::size_t kMostUndecided = 1000; // they are in memory
constexpr const char* kEarlierVersion = "Earlier version";
constexpr const char* kCorrectedVersion = "Corrected version";

/// The last event that both main lines have.
NodeIndex lastShared(const EventLog& log, const EventLog& game) {
  for (NodeIndex at = log.mainHead();; at = log[at].parent) {
    if (at == 0) return at;
    const auto there = game.find(log[at].id);
    if (there && game.isAncestorOrSelf(*there, game.mainHead())) return at;
  }
}

/// Whether one main line goes on where the other ends.
bool areOnOneLine(const EventLog& log, const EventLog& game) {
  const NodeIndex shared = lastShared(log, game);
  return shared == log.mainHead() || game.find(log[shared].id) == game.mainHead();
}

/// What a remark says, without when and by which id.
std::string sayingsOf(const Annotation& remark) {
  Annotation plain = remark;
  plain.at.clear();
  plain.id = {};
  plain.answers.reset();
  plain.replaces.reset();
  std::string text;
  appendAnnotationRecord(text, plain);
  return text;
}

/// Remarks of a file are of the day of its head: under another date they would come twice.
EventLog withoutKnownRemarks(const EventLog& log, const EventLog& game) {
  std::unordered_map<std::string, Hash> known;
  for (const Annotation& remark : game.annotations())
    known.emplace(sayingsOf(remark), remark.id);
  std::unordered_map<Hash, Hash, HashHasher> ids;
  const auto now = [&](std::optional<Hash>& id) {
    if (!id) return;
    if (const auto at = ids.find(*id); at != ids.end()) id = at->second;
  };
  std::vector<Annotation> remarks;
  for (Annotation remark : log.annotations()) {
    if (const auto same = known.find(sayingsOf(remark)); same != known.end()) {
      ids.emplace(remark.id, same->second);
      continue;
    }
    const Hash before = remark.id;
    now(remark.answers);
    now(remark.replaces);
    remark.id = annotationId(remark);
    ids.emplace(before, remark.id);
    remarks.push_back(std::move(remark));
  }
  return log.withRemarks(std::move(remarks));
}

std::string titleOfGame(const EventLog& game) {
  std::vector<std::string> nations;
  for (const NationSetup& nation : game.game().setup->nations)
    nations.push_back(nation.nation);
  const std::string title = gameTitle(game.tags(), nations);
  return shortId(game.id()) + (title.empty() ? "" : " " + title);
}

/// The headers that both have, with other values in the file.
std::vector<HeadDifference> differencesOf(const EventLog& game, const EventLog& log) {
  std::vector<HeadDifference> heads;
  for (const auto& [name, value] : log.tags()) {
    if (isForProgram(name)) continue;
    const std::string& here = tagOf(game.tags(), name);
    if (!here.empty() && here != value) heads.push_back({name, here, value});
  }
  return heads;
}

/// What the file says beyond the game, without contradicting it.
Tags tagsThatAgree(const EventLog& game, const EventLog& log) {
  Tags tags;
  for (const auto& [name, value] : log.tags())
    if (isForProgram(name) || tagOf(game.tags(), name).empty()) tags.emplace(name, value);
  return tags;
}

KnownAs* knownIn(ImportOutcome& outcome) {
  if (auto* there = std::get_if<AlreadyThere>(&outcome)) return &there->known;
  if (auto* more = std::get_if<Extended>(&outcome)) return &more->known;
  return nullptr;
}

/// Whether the main line of the file is a line of the game by now.
bool hasAsLine(const EventLog& game, const EventLog& log) {
  const EventLog here = retold(log, {.identity = game.game().setup->game});
  const auto head = game.find(here[here.mainHead()].id);
  return head && std::ranges::any_of(game.lines(), [&](const auto& line) {
           return game.isAncestorOrSelf(*head, line.second);
         });
}

std::string freeLineName(const EventLog& game, const std::string& wanted) {
  for (int number = 1;; ++number) {
    std::string name = number == 1 ? wanted : wanted + " (" + std::to_string(number) + ')';
    if (!game.lines().contains(name)) return name;
  }
}

} // namespace

LibraryResult<ImportOutcome> Recognising::add(const EventLog& log, const PreparedGame* prepared) {
  const auto compared = [&](std::optional<GameKey> namesake) {
    return byMoves(log, prepared != nullptr ? *prepared : prepareGame(log), namesake);
  };
  const auto key = ways_.reader.keyOf(log.id());
  if (!key) return compared(std::nullopt);
  auto outcome = knownById(*key, log);
  if (!outcome || !std::holds_alternative<Rejected>(*outcome)) return outcome;
  const auto stored = ways_.reader.readWhole(*key);
  if (!stored) return tl::unexpected(stored.error());
  if (areOnOneLine(log, *stored)) return outcome; // refused for another reason
  return compared(*key);
}

LibraryResult<ImportOutcome> Recognising::knownById(GameKey key, const EventLog& log) {
  auto outcome = ways_.extend(key, log);
  if (!outcome || std::holds_alternative<Rejected>(*outcome)) return outcome;
  if (auto noted = noteDeleted(key, *knownIn(*outcome)); !noted) return tl::unexpected(noted.error());
  met_.insert(key);
  if (std::holds_alternative<Extended>(*outcome)) meet(key, log);
  return outcome;
}

/// `namesake`: the game of the library that has its id and another course.
LibraryResult<ImportOutcome> Recognising::byMoves(const EventLog& log, const PreparedGame& prepared,
                                                  std::optional<GameKey> namesake) {
  const GameSummary& now = prepared.summary;
  const auto same = sameGame(now, log);
  if (!same) return tl::unexpected(same.error());
  if (*same) return adopt(**same, log);
  const bool madeUp = hasMadeUpIdentity(*log.game().setup);
  if (namesake && !madeUp) return correct(*namesake, log);
  if (madeUp && waiting_.size() < kMostUndecided && !pairsOf(0, now).empty()) {
    waiting_.push_back(log);
    return outcomeOf(Waiting{});
  }
  return asNew(log, prepared);
}

/// The game of the library with exactly these moves.
LibraryResult<std::optional<GameKey>> Recognising::sameGame(const GameSummary& now, const EventLog& log) {
  const bool ownId = !hasMadeUpIdentity(*log.game().setup);
  for (const KnownGame& known : known_.withMovesOf(now)) {
    if (!mayBeOneGame(likenessOf(now, known.summary))) continue;
    const auto stored = ways_.reader.readWhole(known.key);
    if (!stored) continue; // damaged: `check` says so
    const GameSetup& setup = *stored->game().setup;
    if (ownId && !hasMadeUpIdentity(setup)) continue; // both say which game they are
    const EventLog here = retold(log, {.identity = setup.game});
    if (here.id() == stored->id() && here[here.mainHead()].id == (*stored)[stored->mainHead()].id)
      return known.key;
  }
  return std::nullopt;
}

/// The games of the library that this one may continue or correct.
std::vector<Recognising::Pair> Recognising::pairsOf(std::size_t place, const GameSummary& now) {
  std::vector<Pair> pairs;
  for (const KnownGame& known : known_.near(now, [this](GameKey key) { return met_.contains(key); })) {
    const Likeness likeness = likenessOf(now, known.summary);
    const bool continued = isContinuation(likeness);
    if (continued || isCorrection(likeness)) pairs.push_back({place, known.key, continued, likeness.moves});
  }
  return pairs;
}

/// The most alike first: each game of the library is the earlier version of one game.
LibraryResult<void> Recognising::settle(const Told& told) {
  const std::vector<EventLog> logs = std::exchange(waiting_, {});
  std::vector<Pair> pairs;
  for (std::size_t place = 0; place < logs.size(); ++place)
    std::ranges::copy(pairsOf(place, summarize(logs[place])), std::back_inserter(pairs));
  std::ranges::stable_sort(pairs, [](const Pair& a, const Pair& b) {
    return std::pair(a.continued, a.moves) > std::pair(b.continued, b.moves);
  });
  std::vector<bool> decided(logs.size(), false);
  const auto tell = [&](std::size_t place, Outcome outcome) -> LibraryResult<void> {
    if (!outcome) return tl::unexpected(outcome.error());
    decided[place] = true;
    if (told) told(logs[place], *outcome);
    return {};
  };
  for (const Pair& pair : pairs)
    if (!decided[pair.place] && !met_.contains(pair.key))
      if (auto done = tell(pair.place, decide(pair, logs[pair.place])); !done) return done;
  for (std::size_t place = 0; place < logs.size(); ++place)
    if (!decided[place])
      if (auto done = tell(place, asNew(logs[place])); !done) return done;
  return {};
}

LibraryResult<ImportOutcome> Recognising::decide(const Pair& pair, const EventLog& log) {
  if (pair.continued) {
    auto outcome = adopt(pair.key, log);
    if (!outcome || !std::holds_alternative<Rejected>(*outcome)) return outcome;
  }
  return correct(pair.key, log);
}

/// The game of the library, as the file has it.
LibraryResult<ImportOutcome> Recognising::adopt(GameKey key, const EventLog& log) {
  const auto stored = ways_.reader.readWhole(key);
  if (!stored) return tl::unexpected(stored.error());
  const EventLog here =
      retold(log, {.identity = stored->game().setup->game, .tags = tagsThatAgree(*stored, log)});
  if (here.id() != stored->id()) return outcomeOf(Rejected{Error(Saying("its setup differs"))});
  auto outcome = ways_.extend(key, withoutKnownRemarks(here, *stored));
  if (!outcome || std::holds_alternative<Rejected>(*outcome)) return outcome;
  KnownAs& known = *knownIn(*outcome);
  if (stored->id() != log.id()) known.game = stored->id();
  known.heads = differencesOf(*stored, log);
  if (rules_.heads == WithHeads::take && !known.heads.empty()) {
    std::vector<Edit> edits;
    for (const HeadDifference& head : known.heads)
      edits.emplace_back(SetTag{head.name, head.there});
    if (auto written = ways_.writePage(key, std::move(edits)); !written)
      return tl::unexpected(written.error());
    known.headsTaken = true;
  }
  if (auto noted = noteDeleted(key, known); !noted) return tl::unexpected(noted.error());
  meet(key, here);
  return outcome;
}

LibraryResult<void> Recognising::noteDeleted(GameKey key, KnownAs& known) {
  const auto row = known_.row(key);
  if (!row || !row->deleted) return {};
  known.deleted = !rules_.restore;
  known.restored = rules_.restore;
  if (!rules_.restore) return {};
  return ways_.writePage(key, {SetTag{kHiddenTag, std::string()}});
}

// --- corrected versions

LibraryResult<ImportOutcome> Recognising::correct(GameKey key, const EventLog& log) {
  const auto row = known_.row(key);
  if (row && row->deleted) return asNew(log); // the earlier version is not wanted
  const auto stored = ways_.reader.readWhole(key);
  if (!stored) return tl::unexpected(stored.error());
  met_.insert(key);
  if (hasAsLine(*stored, log)) return outcomeOf(AlreadyThere{{.game = stored->id()}});
  const auto own = rules_.each.find(log.id());
  switch (own == rules_.each.end() ? rules_.corrected : own->second) {
  case WithCorrected::replace:
    return replace(key, *stored, log);
  case WithCorrected::line:
    return asLine(key, *stored, log);
  case WithCorrected::both: {
    auto outcome = asNew(log);
    if (outcome)
      if (auto* added = std::get_if<Added>(&*outcome)) added->corrects = stored->id();
    return outcome;
  }
  case WithCorrected::ask:
    break;
  }
  const EventLog here = retold(log, {.identity = stored->game().setup->game});
  if (here.id() != stored->id())
    return outcomeOf(Rejected{Error(say("a corrected version of {}: the setup or the turn order differs. "
                                        "Choose whether it replaces the recorded game or both are kept",
                                        titleOfGame(*stored))),
                              stored->id()});
  return outcomeOf(Rejected{Error(say("a corrected version of {}: the two differ after event {}. Choose "
                                      "whether it replaces the recorded game, both are kept, or it becomes a "
                                      "line of the recorded game",
                                      titleOfGame(*stored), here[lastShared(here, *stored)].seq + 1)),
                            stored->id()});
}

LibraryResult<ImportOutcome> Recognising::asLine(GameKey key, const EventLog& stored, const EventLog& log) {
  const EventLog same = retold(log, {.identity = stored.game().setup->game});
  if (same.id() != stored.id())
    return outcomeOf(Rejected{Error(say("it cannot become a line of {}: the setup or the turn order differs. "
                                        "Choose whether it replaces the recorded game or both are kept",
                                        titleOfGame(stored))),
                              stored.id()});
  const std::string name = freeLineName(stored, kCorrectedVersion);
  const EventLog here = retold(log, {.identity = stored.game().setup->game,
                                     .tags = tagsThatAgree(stored, log),
                                     .main = lastShared(same, stored),
                                     .mainIsCalled = name});
  auto outcome = ways_.bring(key, withoutKnownRemarks(here, stored));
  if (!outcome) return outcome;
  if (auto* more = std::get_if<Extended>(&*outcome)) {
    more->line = name;
    more->known.game = stored.id();
  }
  return outcome;
}

/// Nothing of the recorded game is lost: its remarks and lines go along, its own course becomes a line.
LibraryResult<ImportOutcome> Recognising::replace(GameKey key, const EventLog& stored, const EventLog& log) {
  EventLog fresh = withFreeId(log);
  const std::string& identity = fresh.game().setup->game;
  const EventLog same = retold(stored, {.identity = identity});
  if (same.id() == fresh.id()) {
    const EventLog carried = retold(stored, {.identity = identity,
                                             .main = lastShared(same, fresh),
                                             .mainIsCalled = freeLineName(stored, kEarlierVersion)});
    const auto keeps = [tags = fresh.tags()](const std::string& name, const std::string&) {
      return tags.contains(name);
    };
    if (auto merged = merge(fresh, carried, keeps); !merged) return outcomeOf(Rejected{merged.error()});
  }
  auto outcome = ways_.addNew(fresh, prepareGame(fresh));
  if (!outcome || !std::holds_alternative<Added>(*outcome)) return outcome;
  if (auto hidden = ways_.writePage(key, {SetTag{kHiddenTag, kHiddenValue}}); !hidden)
    return tl::unexpected(hidden.error());
  meet(*ways_.reader.keyOf(fresh.id()), fresh);
  Added added;
  if (fresh.id() != log.id()) added.as = fresh.id();
  added.corrects = stored.id();
  added.replaced = true;
  return outcomeOf(added);
}

LibraryResult<ImportOutcome> Recognising::asNew(const EventLog& log, const PreparedGame& prepared) {
  if (!ways_.reader.keyOf(log.id())) return addFresh(log, prepared);
  const EventLog fresh = withFreeId(log);
  auto outcome = addFresh(fresh, prepareGame(fresh));
  if (outcome)
    if (auto* added = std::get_if<Added>(&*outcome)) added->as = fresh.id();
  return outcome;
}

/// A game whose id is free.
LibraryResult<ImportOutcome> Recognising::addFresh(const EventLog& log, const PreparedGame& prepared) {
  auto outcome = ways_.addNew(log, prepared);
  if (!outcome || !std::holds_alternative<Added>(*outcome)) return outcome;
  const GameKey key = *ways_.reader.keyOf(log.id());
  met_.insert(key);
  known_.note(key, prepared.summary);
  return outcome;
}

/// The same moves always get the same id, so that two libraries agree.
EventLog Recognising::withFreeId(const EventLog& log) {
  EventLog fresh = log;
  while (ways_.reader.keyOf(fresh.id())) {
    const std::string seed = fresh.game().setup->game + '\n' + hexOf(fresh[fresh.mainHead()].id);
    fresh = retold(fresh, {.identity = madeUpIdentity(seed)});
  }
  return fresh;
}

void Recognising::meet(GameKey key, const EventLog& log) {
  met_.insert(key);
  known_.note(key, log);
}

} // namespace annales::inline replay
