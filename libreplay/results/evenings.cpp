#include "libreplay/results/evenings.h"

#include "libreplay/results/known_names.h"
#include "libreplay/results/result_codec.h"
#include "libreplay/text/people.h"
#include "libreplay/text/person_name.h"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <map>
#include <numeric>
#include <set>
#include <tuple>

namespace annales::inline replay {
namespace {

/// Names as witnesses of one game compare: without accents, and with the names that a person is known under.
std::string witnessName(const std::string& player) {
  const auto people = knownPeople();
  return foldedWord(people == nullptr ? std::string_view(player) : people->nameOf(player));
}

std::vector<std::string> namesOf(const ResultRecord& record) {
  std::vector<std::string> names;
  for (const ResultPerson& person : record.persons)
    names.push_back(witnessName(person.player));
  std::ranges::sort(names);
  return names;
}

/// Days since 1970; nothing where the day is not known.
std::optional<int> dayOf(const std::string& date) {
  if (date.size() != 10) return std::nullopt;
  const auto part = [&](std::size_t at, std::size_t size) {
    int number = 0;
    std::from_chars(date.data() + at, date.data() + at + size, number);
    return number;
  };
  const std::chrono::year_month_day day{std::chrono::year(part(0, 4)),
                                        std::chrono::month(static_cast<unsigned>(part(5, 2))),
                                        std::chrono::day(static_cast<unsigned>(part(8, 2)))};
  return static_cast<int>(std::chrono::sys_days(day).time_since_epoch().count());
}

/// Sorted; nothing where those of somebody are not known.
std::optional<std::vector<int>> allPersonages(const std::vector<ResultPerson>& persons) {
  std::vector<int> all;
  for (const ResultPerson& person : persons) {
    if (!person.personages) return std::nullopt;
    all.push_back(*person.personages);
  }
  std::ranges::sort(all);
  return all;
}

/// How much of the record is known.
int knownIn(const ResultRecord& record) {
  int known = (record.date.empty() ? 0 : 1) + (record.board.empty() ? 0 : 1) + (record.minutes ? 1 : 0);
  for (const ResultPerson& person : record.persons)
    known += (person.player.empty() ? 0 : 1) + (person.nations.empty() ? 0 : 1) +
             (person.personages ? 1 : 0) + (person.place ? 1 : 0) + (person.seat ? 1 : 0) +
             (person.won ? 1 : 0);
  return known;
}

/// Places that belong together.
class Joined {
public:
  explicit Joined(std::size_t count) : above_(count) {
    std::iota(above_.begin(), above_.end(), std::size_t{0});
  }
  std::size_t of(std::size_t i) {
    for (; above_[i] != i; i = above_[i])
      above_[i] = above_[above_[i]];
    return i;
  }
  void join(std::size_t a, std::size_t b) { above_[std::max(of(a), of(b))] = std::min(of(a), of(b)); }

private:
  std::vector<std::size_t> above_;
};

std::string logOf(const ResultSource& source) {
  return std::string(wordOf(source.log)) + '\n' + source.owner;
}

/// What an entry of a log is known by: its own id, its number at BoardGameGeek, else its contents.
std::vector<std::string> keysOf(const ResultRecord& record) {
  const std::string game = std::string(wordOf(record.ruleset)) + ' ';
  std::vector<std::string> keys{"id " + hexOf(record.id),
                                game + std::string(wordOf(PlayLog::bgStats)) + ' ' + playIdForApp(record.id)};
  for (const ResultSource& source : record.sources) {
    if (!source.play.empty()) keys.push_back(game + std::string(wordOf(source.log)) + ' ' + source.play);
    if (!source.bggPlay.empty()) keys.push_back(game + "bgg " + source.bggPlay);
  }
  return keys;
}

/// One entry, in all versions and logs that share its id.
struct Entry {
  std::vector<std::size_t> records;
  ResultRecord meant;
  std::set<std::string> logs;
  std::vector<ResultContradiction> contradictions;
  std::optional<std::vector<int>> personages;
  std::optional<int> day;
};

std::string nameForSentence(const ResultPerson& person) {
  return person.player.empty() ? std::string("somebody without a name") : person.player;
}

template <class T> void fill(T& here, const T& there, bool isUnknown) {
  if (isUnknown) here = there;
}

/// What the other witness says of a person and the first does not; what they say differently is told.
void fillPerson(ResultPerson& here, const ResultPerson& there, std::vector<ResultContradiction>& told) {
  if (here.nations.empty())
    here.nations = there.nations;
  else if (!there.nations.empty() && here.nations != there.nations)
    told.push_back({say("{} led {}, in the other record {}", nameForSentence(here), here.nations.front(),
                        there.nations.front())});
  if (here.personages && there.personages && *here.personages != *there.personages)
    told.push_back({say("{} had {} personages, in the other record {}", nameForSentence(here),
                        *here.personages, *there.personages)});
  if (here.won && there.won && *here.won && !*there.won)
    told.push_back({say("{} won, in the other record somebody else", nameForSentence(here))});
  if (here.player.empty()) here.player = there.player;
  if (!here.personages) here.personages = there.personages;
  if (!here.place) here.place = there.place;
  if (!here.seat) here.seat = there.seat;
  if (!here.won) here.won = there.won;
  if (here.nationWritten.empty()) here.nationWritten = there.nationWritten;
  if (here.pointsWritten.empty()) here.pointsWritten = there.pointsWritten;
}

void fillRecord(ResultRecord& here, const ResultRecord& there, std::vector<ResultContradiction>& told) {
  const std::vector<int> same = samePersons(here, there);
  for (std::size_t i = 0; i < same.size(); ++i)
    if (same[i] >= 0) fillPerson(here.persons[i], there.persons[static_cast<std::size_t>(same[i])], told);
  if (!here.board.empty() && !there.board.empty() && here.board != there.board)
    told.push_back({say("the board was {}, in the other record {}", here.board, there.board)});
  if (here.date.size() < there.date.size()) here.date = there.date;
  fill(here.board, there.board, here.board.empty());
  fill(here.boardWritten, there.boardWritten, here.boardWritten.empty());
  fill(here.options, there.options, !here.options);
  fill(here.minutes, there.minutes, !here.minutes);
  fill(here.site, there.site, here.site.empty());
  fill(here.comments, there.comments, here.comments.empty());
  here.finished = here.finished && there.finished;
  here.counted = here.counted && there.counted;
  here.sources.insert(here.sources.end(), there.sources.begin(), there.sources.end());
}

/// Without plays that were written from records among them.
void dropCopies(std::span<const ResultRecord> records, std::vector<std::size_t>& places) {
  std::set<std::string> written;
  for (const std::size_t place : places)
    written.insert(playIdForApp(records[place].id));
  std::erase_if(places,
                [&](std::size_t place) { return written.contains(records[place].sources.front().play); });
}

/// The version of each entry that counts: the one modified last, then the one that knows more.
std::vector<std::size_t> currentVersions(std::span<const ResultRecord> records,
                                         std::vector<std::size_t> places) {
  dropCopies(records, places);
  std::ranges::sort(places, [&](std::size_t a, std::size_t b) {
    const ResultSource &sa = records[a].sources.front(), &sb = records[b].sources.front();
    return std::tuple(sa.log, sa.play, sb.modified, knownIn(records[b]), records[a].id) <
           std::tuple(sb.log, sb.play, sa.modified, knownIn(records[a]), records[b].id);
  });
  std::vector<std::size_t> current;
  for (std::size_t i = 0; i < places.size(); ++i) {
    const ResultSource& source = records[places[i]].sources.front();
    if (i > 0) {
      const ResultSource& before = records[places[i - 1]].sources.front();
      if (before.log == source.log && before.play == source.play) continue;
    }
    if (!records[places[i]].withdrawn) current.push_back(places[i]);
  }
  return current;
}

class Gathering {
public:
  Gathering(std::span<const ResultRecord> records, std::span<const RecordedResult> recorded,
            const ResultWords& words)
      : records_(records), recorded_(recorded), words_(words) {}

  std::vector<ResultGame> gather() {
    makeEntries();
    placeAnswers();
    joinEntries();
    findRecorded();
    findDoubts();
    return results();
  }

private:
  void makeEntries() {
    Joined joined(records_.size());
    std::map<std::string, std::size_t> known;
    for (std::size_t i = 0; i < records_.size(); ++i)
      for (std::string& key : keysOf(records_[i]))
        if (const auto [at, isNew] = known.try_emplace(std::move(key), i); !isNew) joined.join(at->second, i);
    std::map<std::size_t, std::vector<std::size_t>> groups;
    for (std::size_t i = 0; i < records_.size(); ++i)
      groups[joined.of(i)].push_back(i);
    for (auto& [first, places] : groups) {
      const std::vector<std::size_t> current = currentVersions(records_, places);
      if (current.empty()) continue;
      Entry entry;
      entry.records = places;
      entry.meant = meantBy(records_[current.front()], words_);
      for (std::size_t i = 1; i < current.size(); ++i)
        fillRecord(entry.meant, meantBy(records_[current[i]], words_), entry.contradictions);
      for (const std::size_t place : places)
        for (const ResultSource& source : records_[place].sources)
          entry.logs.insert(logOf(source));
      finishEntry(entry);
      entries_.push_back(std::move(entry));
    }
    // Whatever order the records came in, the same entries are compared in the same order.
    std::ranges::sort(entries_, [](const Entry& a, const Entry& b) { return rankOf(a) < rankOf(b); });
  }

  static std::tuple<PlayLog, Hash> rankOf(const Entry& entry) {
    return {entry.meant.sources.front().log, entry.meant.id};
  }

  static void finishEntry(Entry& entry) {
    entry.personages = allPersonages(entry.meant.persons);
    entry.day = dayOf(entry.meant.date);
  }

  /// What the owner said of two records, as places of entries.
  void placeAnswers() {
    std::map<Hash, std::size_t> entryOf;
    for (std::size_t i = 0; i < entries_.size(); ++i)
      for (const std::size_t record : entries_[i].records)
        entryOf.emplace(records_[record].id, i);
    std::set<Hash> games;
    for (const RecordedResult& game : recorded_)
      games.insert(game.game);
    for (const SaidSame& said : saidSame(words_)) {
      const auto a = entryOf.find(said.a), b = entryOf.find(said.b);
      if (a != entryOf.end() && b != entryOf.end() && a->second != b->second)
        (said.same ? saidOne_ : saidTwo_).emplace_back(a->second, b->second);
      else if (a != entryOf.end() && b == entryOf.end() && games.contains(said.b))
        (said.same ? saidGame_ : saidNoGame_).emplace_back(a->second, said.b);
      else if (b != entryOf.end() && a == entryOf.end() && games.contains(said.a))
        (said.same ? saidGame_ : saidNoGame_).emplace_back(b->second, said.a);
    }
  }

  [[nodiscard]] bool isSaidNoGame(std::size_t entry, const Hash& game) const {
    return std::ranges::find(saidNoGame_, std::pair(entry, game)) != saidNoGame_.end();
  }
  [[nodiscard]] bool isSaidTwo(std::size_t a, std::size_t b) const {
    return std::ranges::any_of(
        saidTwo_, [&](const auto& pair) { return pair == std::pair(a, b) || pair == std::pair(b, a); });
  }

  using Bucket = std::tuple<RulesetId, std::vector<int>>;

  /// A pair of entries, or of an entry and a recorded game, that may be one.
  struct Pair {
    int sharedNames = 0, days = 0;
    std::size_t a = 0, b = 0;
    friend bool operator<(const Pair& x, const Pair& y) {
      return std::tuple(-x.sharedNames, x.days, x.a, x.b) < std::tuple(-y.sharedNames, y.days, y.a, y.b);
    }
  };

  static int sharedNames(const std::vector<std::string>& a, const std::vector<std::string>& b) {
    std::vector<std::string> both;
    std::ranges::set_intersection(a, b, std::back_inserter(both));
    return static_cast<int>(
        std::ranges::count_if(both, [](const std::string& name) { return !name.empty(); }));
  }

  static bool areDisjoint(const std::set<std::string>& a, const std::set<std::string>& b) {
    return std::ranges::none_of(a, [&](const std::string& log) { return b.contains(log); });
  }

  std::optional<Pair> pairOf(std::size_t a, std::size_t b) const {
    const Entry &x = entries_[a], &y = entries_[b];
    if (!x.day || !y.day || std::abs(*x.day - *y.day) > 1) return std::nullopt;
    if (!areDisjoint(x.logs, y.logs)) return std::nullopt;
    const auto ours = namesOf(x.meant), theirs = namesOf(y.meant);
    if (ours.size() == 2 && ours != theirs) return std::nullopt;
    return Pair{sharedNames(ours, theirs), std::abs(*x.day - *y.day), a, b};
  }

  void joinEntries() {
    std::map<Bucket, std::vector<std::size_t>> buckets;
    for (std::size_t i = 0; i < entries_.size(); ++i)
      if (entries_[i].personages && entries_[i].day)
        buckets[{entries_[i].meant.ruleset, *entries_[i].personages}].push_back(i);
    std::vector<Pair> pairs;
    for (auto& [bucket, places] : buckets) {
      std::ranges::sort(places, [&](std::size_t a, std::size_t b) {
        return std::tuple(*entries_[a].day, a) < std::tuple(*entries_[b].day, b);
      });
      for (std::size_t i = 0; i < places.size(); ++i)
        for (std::size_t j = i + 1;
             j < places.size() && *entries_[places[j]].day - *entries_[places[i]].day <= 1; ++j)
          if (const auto pair = pairOf(std::min(places[i], places[j]), std::max(places[i], places[j])))
            pairs.push_back(*pair);
    }
    std::sort(pairs.begin(), pairs.end());
    Joined joined(entries_.size());
    const auto join = [&](std::size_t a, std::size_t b) {
      joined.join(a, b);
      entries_[std::min(a, b)].logs.insert(entries_[std::max(a, b)].logs.begin(),
                                           entries_[std::max(a, b)].logs.end());
    };
    for (const auto& [one, other] : saidOne_)
      if (const std::size_t a = joined.of(one), b = joined.of(other); a != b) join(a, b);
    const auto saidTwo = [&](std::size_t a, std::size_t b) {
      return std::ranges::any_of(saidTwo_, [&](const auto& pair) {
        const std::size_t one = joined.of(pair.first), other = joined.of(pair.second);
        return (one == a && other == b) || (one == b && other == a);
      });
    };
    for (const Pair& pair : pairs) {
      const std::size_t a = joined.of(pair.a), b = joined.of(pair.b);
      if (a != b && areDisjoint(entries_[a].logs, entries_[b].logs) && !saidTwo(a, b)) join(a, b);
    }
    std::vector<Entry> whole;
    std::map<std::size_t, std::size_t> places;
    for (std::size_t i = 0; i < entries_.size(); ++i) {
      const auto [at, isNew] = places.try_emplace(joined.of(i), whole.size());
      if (isNew) {
        whole.push_back(std::move(entries_[i]));
        continue;
      }
      Entry& into = whole[at->second];
      fillRecord(into.meant, entries_[i].meant, into.contradictions);
      into.contradictions.insert(into.contradictions.end(), entries_[i].contradictions.begin(),
                                 entries_[i].contradictions.end());
      into.records.insert(into.records.end(), entries_[i].records.begin(), entries_[i].records.end());
    }
    for (std::pair<std::size_t, std::size_t>& pair : saidTwo_)
      pair = {places.at(joined.of(pair.first)), places.at(joined.of(pair.second))};
    for (auto* said : {&saidGame_, &saidNoGame_})
      for (std::pair<std::size_t, Hash>& pair : *said)
        pair.first = places.at(joined.of(pair.first));
    entries_ = std::move(whole);
    for (Entry& entry : entries_)
      finishEntry(entry);
  }

  static ResultRecord asResult(const RecordedResult& game) {
    ResultRecord result;
    result.id = game.game;
    result.ruleset = game.ruleset;
    result.date = game.date;
    result.board = game.board;
    result.persons = game.persons;
    return result;
  }

  void findRecorded() {
    gameOf_.assign(entries_.size(), std::nullopt);
    std::map<Bucket, std::vector<std::size_t>> buckets;
    std::vector<std::size_t> order(recorded_.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::sort(order, {}, [&](std::size_t i) { return recorded_[i].game; });
    for (const std::size_t i : order)
      if (const auto personages = allPersonages(recorded_[i].persons); personages && dayOf(recorded_[i].date))
        buckets[{recorded_[i].ruleset, *personages}].push_back(i);
    std::vector<std::tuple<int, int, std::size_t, Hash, std::size_t>> pairs; // entry, game
    for (std::size_t e = 0; e < entries_.size(); ++e) {
      const Entry& entry = entries_[e];
      if (!entry.personages || !entry.day) continue;
      const auto bucket = buckets.find({entry.meant.ruleset, *entry.personages});
      if (bucket == buckets.end()) continue;
      const auto names = namesOf(entry.meant);
      for (const std::size_t g : bucket->second) {
        const int days = std::abs(*dayOf(recorded_[g].date) - *entry.day);
        const auto theirs = namesOf(asResult(recorded_[g]));
        if (days > 1 || (names.size() == 2 && names != theirs)) continue;
        if (isSaidNoGame(e, recorded_[g].game)) continue;
        pairs.emplace_back(-sharedNames(names, theirs), days, e, recorded_[g].game, g);
      }
    }
    std::ranges::sort(pairs);
    std::set<std::size_t> taken;
    const auto take = [&](std::size_t e, std::size_t g) {
      taken.insert(g);
      gameOf_[e] = g;
      ResultRecord said = asResult(recorded_[g]);
      fillRecord(said, entries_[e].meant, entries_[e].contradictions);
    };
    for (const auto& [e, game] : saidGame_)
      if (const auto g = std::ranges::find(recorded_, game, &RecordedResult::game); !gameOf_[e])
        take(e, static_cast<std::size_t>(g - recorded_.begin()));
    for (const auto& [shared, days, e, hash, g] : pairs)
      if (!gameOf_[e] && !taken.contains(g)) take(e, g);
    findRecordedDoubts(taken);
  }

  /// Recorded games without a result that have the names of an entry and nearly its numbers.
  void findRecordedDoubts(const std::set<std::size_t>& taken) {
    gameDoubts_.assign(entries_.size(), {});
    std::map<std::tuple<RulesetId, std::vector<std::string>>, std::vector<std::size_t>> games;
    for (std::size_t g = 0; g < recorded_.size(); ++g)
      if (!taken.contains(g)) games[{recorded_[g].ruleset, namesOf(asResult(recorded_[g]))}].push_back(g);
    if (games.empty()) return;
    for (std::size_t e = 0; e < entries_.size(); ++e) {
      if (gameOf_[e] || !entries_[e].day) continue;
      const auto near = games.find({entries_[e].meant.ruleset, namesOf(entries_[e].meant)});
      if (near == games.end()) continue;
      for (const std::size_t g : near->second) {
        Entry game;
        game.meant = asResult(recorded_[g]);
        finishEntry(game);
        if (!isSaidNoGame(e, recorded_[g].game) && mayBeSame(entries_[e], game))
          gameDoubts_[e].push_back(recorded_[g].game);
      }
      std::ranges::sort(gameDoubts_[e]);
    }
  }

  /// All names agree, and one number differs or some are missing.
  bool mayBeSame(const Entry& a, const Entry& b) const {
    if (a.meant.ruleset != b.meant.ruleset || a.meant.persons.size() != b.meant.persons.size()) return false;
    if (!a.day || !b.day || std::abs(*a.day - *b.day) > 1 || !areDisjoint(a.logs, b.logs)) return false;
    const auto names = namesOf(a.meant);
    if (names != namesOf(b.meant) || names.front().empty()) return false;
    const std::vector<int> same = samePersons(a.meant, b.meant);
    int differ = 0;
    for (std::size_t i = 0; i < same.size(); ++i) {
      if (same[i] < 0) return false;
      const auto &x = a.meant.persons[i].personages,
                 &y = b.meant.persons[static_cast<std::size_t>(same[i])].personages;
      differ += x && y && *x != *y ? 1 : 0;
    }
    return differ <= 1;
  }

  void findDoubts() {
    doubts_.assign(entries_.size(), {});
    std::map<std::tuple<RulesetId, std::vector<std::string>>, std::vector<std::size_t>> buckets;
    for (std::size_t i = 0; i < entries_.size(); ++i)
      if (entries_[i].day) buckets[{entries_[i].meant.ruleset, namesOf(entries_[i].meant)}].push_back(i);
    for (auto& [bucket, places] : buckets) {
      std::ranges::sort(places, [&](std::size_t a, std::size_t b) {
        return std::tuple(*entries_[a].day, a) < std::tuple(*entries_[b].day, b);
      });
      for (std::size_t i = 0; i < places.size(); ++i)
        for (std::size_t j = i + 1;
             j < places.size() && *entries_[places[j]].day - *entries_[places[i]].day <= 1; ++j)
          if (!isSaidTwo(places[i], places[j]) && mayBeSame(entries_[places[i]], entries_[places[j]])) {
            doubts_[places[i]].push_back(places[j]);
            doubts_[places[j]].push_back(places[i]);
          }
    }
  }

  std::vector<ResultGame> results() {
    std::vector<std::size_t> order(entries_.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::sort(
        order, {}, [&](std::size_t i) { return std::tuple(entries_[i].meant.date, entries_[i].meant.id); });
    std::vector<std::size_t> placeOf(order.size());
    for (std::size_t i = 0; i < order.size(); ++i)
      placeOf[order[i]] = i;
    std::vector<ResultGame> games;
    for (const std::size_t i : order) {
      Entry& entry = entries_[i];
      ResultGame game;
      std::ranges::sort(entry.meant.sources);
      entry.meant.sources.erase(std::unique(entry.meant.sources.begin(), entry.meant.sources.end()),
                                entry.meant.sources.end());
      game.result = std::move(entry.meant);
      game.records = std::move(entry.records);
      std::ranges::sort(game.records, {}, [&](std::size_t r) { return records_[r].id; });
      if (gameOf_[i]) game.recorded = recorded_[*gameOf_[i]].game;
      game.contradictions = std::move(entry.contradictions);
      for (const std::size_t other : doubts_[i])
        game.perhaps.push_back(placeOf[other]);
      std::ranges::sort(game.perhaps);
      game.perhapsRecorded = std::move(gameDoubts_[i]);
      games.push_back(std::move(game));
    }
    return games;
  }

  std::span<const ResultRecord> records_;
  std::span<const RecordedResult> recorded_;
  const ResultWords& words_;
  std::vector<Entry> entries_;
  std::vector<std::optional<std::size_t>> gameOf_;
  std::vector<std::vector<std::size_t>> doubts_;
  std::vector<std::vector<Hash>> gameDoubts_;
  std::vector<std::pair<std::size_t, std::size_t>> saidOne_, saidTwo_; // entries
  std::vector<std::pair<std::size_t, Hash>> saidGame_, saidNoGame_;    // an entry and a recorded game
};

} // namespace

std::string playIdForApp(const Hash& result) {
  std::string hex = hexOf(sha256("annales result " + hexOf(result))).substr(0, 32);
  hex[12] = '8';
  hex[16] = 'a';
  for (const std::size_t at : {8U, 13U, 18U, 23U})
    hex.insert(at, "-");
  return hex;
}

std::vector<int> samePersons(const ResultRecord& of, const ResultRecord& in) {
  std::vector<int> same(of.persons.size(), -1);
  std::vector<bool> taken(in.persons.size(), false);
  const auto pairUp = [&](const auto& fits) {
    for (std::size_t i = 0; i < of.persons.size(); ++i) {
      if (same[i] >= 0) continue;
      int found = -1, times = 0;
      for (std::size_t j = 0; j < in.persons.size(); ++j)
        if (!taken[j] && fits(of.persons[i], in.persons[j])) found = static_cast<int>(j), ++times;
      int others = 0;
      for (std::size_t k = 0; k < of.persons.size() && found >= 0; ++k)
        if (same[k] < 0 && fits(of.persons[k], in.persons[static_cast<std::size_t>(found)])) ++others;
      if (times != 1 || others != 1) continue;
      same[i] = found;
      taken[static_cast<std::size_t>(found)] = true;
    }
  };
  pairUp([](const ResultPerson& a, const ResultPerson& b) {
    return !a.player.empty() && witnessName(a.player) == witnessName(b.player);
  });
  pairUp([](const ResultPerson& a, const ResultPerson& b) {
    return a.personages && b.personages && *a.personages == *b.personages;
  });
  return same;
}

std::vector<ResultGame> resultGames(std::span<const ResultRecord> records,
                                    std::span<const RecordedResult> recorded, const ResultWords& words) {
  return Gathering(records, recorded, words).gather();
}

} // namespace annales::inline replay
