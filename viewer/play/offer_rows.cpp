#include "viewer/play/offer_rows.h"

#include "libreplay/choice/choice_words.h"
#include "libreplay/choice/describe.h"
#include "libreplay/words/reason.h"
#include "viewer/look/search_text.h"

#include <QStringList>
#include <algorithm>
#include <functional>
#include <iterator>
#include <map>
#include <tuple>

namespace annales::viewer {
namespace {

constexpr std::size_t kShort = 20;    // rows
constexpr std::size_t kNearRows = 10; // rows of moves that follow from the last one
constexpr std::size_t kMost = 100;    // rows that were looked for
constexpr std::size_t kMostMissing = 8;

/// Leaves behind the same picks.
struct Group {
  std::vector<Pick> picks;
  std::vector<const Leaf*> leaves;
};

std::optional<Pick> pickOf(const Leaf& leaf, PickSort sort) {
  for (const Pick& pick : leaf.picks)
    if (pick.sort == sort) return pick;
  return std::nullopt;
}

/// What the panel does with a button.
bool isForButton(const Event& event, const Choices& choices) {
  if (std::holds_alternative<TurnEnded>(event)) return true;
  if (std::holds_alternative<PersonageWon>(event)) return choices.personages().empty();
  return !choices.proceeding().empty() && !std::holds_alternative<GameEnded>(event);
}

bool costsLess(const Leaf* a, const Leaf* b) {
  const Amount *x = priceIn(a->chosen.event), *y = priceIn(b->chosen.event);
  return (x == nullptr ? 0 : x->total()) < (y == nullptr ? 0 : y->total());
}

/// By the first sort in which the leaves differ; empty where there is one leaf.
std::vector<Group> partsOf(const Group& group) {
  for (std::size_t s = 0; group.leaves.size() > 1 && s < kPickSorts; ++s) {
    const auto sort = static_cast<PickSort>(s);
    std::map<std::optional<Pick>, Group> parts;
    for (const Leaf* leaf : group.leaves) {
      const auto pick = pickOf(*leaf, sort);
      Group& part = parts[pick];
      part.leaves.push_back(leaf);
      if (part.picks.empty()) part.picks = group.picks;
      if (pick && part.leaves.size() == 1) part.picks.push_back(*pick);
    }
    if (parts.size() < 2) continue;
    std::vector<Group> found;
    for (auto& [pick, part] : parts)
      found.push_back(std::move(part));
    if (sort == PickSort::space)
      std::stable_sort(found.begin(), found.end(), [](const Group& a, const Group& b) {
        return costsLess(a.leaves.front(), b.leaves.front());
      });
    return found;
  }
  return {};
}

/// Nobody ends a game by mistake: that group stays closed.
bool opensByItself(const Group& group) {
  return !std::holds_alternative<GameEnded>(group.leaves.front()->chosen.event);
}

/// How much a move has to do with the one before: 0 nothing, most for the same path again.
int nearness(const Leaf& leaf, const UnitsMoved* last) {
  const auto* move = std::get_if<UnitsMoved>(&leaf.chosen.event);
  if (move == nullptr || last == nullptr || move->nation != last->nation) return 0;
  if (move->from == last->from && move->to == last->to) return move->kind == last->kind ? 4 : 3;
  if (move->from == last->to && move->to != last->from) return 2;
  return move->from == last->from ? 1 : 0;
}

/// Takes the moves that follow from the one before, as many as fit a glance.
std::vector<Group> following(Group& all, const Event* last) {
  const auto* move = last == nullptr ? nullptr : std::get_if<UnitsMoved>(last);
  std::vector<const Leaf*> near;
  std::ranges::copy_if(all.leaves, std::back_inserter(near),
                       [&](const Leaf* leaf) { return nearness(*leaf, move) > 0; });
  std::ranges::stable_sort(near, std::greater{}, [&](const Leaf* leaf) { return nearness(*leaf, move); });
  if (near.size() > kNearRows) near.resize(kNearRows);
  std::erase_if(all.leaves, [&](const Leaf* leaf) { return std::ranges::find(near, leaf) != near.end(); });
  std::vector<Group> groups;
  for (const Leaf* leaf : near)
    groups.push_back({leaf->picks, {leaf}});
  return groups;
}

/// Opens the smallest groups first; what cannot be told apart from the whole is always opened.
std::vector<Group> opened(const Group& all, std::size_t most) {
  std::vector<Group> groups = partsOf(all);
  if (groups.empty()) return {all};
  for (;;) {
    std::size_t best = groups.size();
    std::vector<Group> parts;
    for (std::size_t i = 0; i < groups.size(); ++i) {
      if (!opensByItself(groups[i])) continue;
      std::vector<Group> next = partsOf(groups[i]);
      if (next.empty() || groups.size() - 1 + next.size() > most) continue;
      if (best < groups.size() && next.size() >= parts.size()) continue;
      best = i;
      parts = std::move(next);
    }
    if (best == groups.size()) return groups;
    const auto at = groups.erase(groups.begin() + static_cast<std::ptrdiff_t>(best));
    groups.insert(at, std::make_move_iterator(parts.begin()), std::make_move_iterator(parts.end()));
  }
}

struct IconOf {
  TableIcon operator()(const IncomeReceived& e) const { return ofGain(e.gain); }
  TableIcon operator()(const RondelMoved& e) const { return iconOf(e.to); }
  TableIcon operator()(const Produced& e) const { return ofGain(e.gain); }
  TableIcon operator()(const TempleBuilt&) const { return TableIcon::temple; }
  TableIcon operator()(const NeutralTempleDestroyed&) const { return TableIcon::temple; }
  TableIcon operator()(const WallBuilt&) const { return TableIcon::wall; }
  TableIcon operator()(const KnowHowDeveloped&) const { return TableIcon::knowHow; }
  TableIcon operator()(const UnitsRecruited& e) const { return iconOf(e.kind); }
  TableIcon operator()(const UnitsArmed& e) const { return iconOf(e.kind); }
  TableIcon operator()(const BellonaUsed&) const { return TableIcon::general; }
  TableIcon operator()(const UnitsMoved& e) const { return iconOf(e.kind); }
  TableIcon operator()(const BattleFought& e) const { return iconOf(e.kind); }
  TableIcon operator()(const CityConquered&) const { return TableIcon::general; }
  TableIcon operator()(const CityFounded& e) const { return iconOf(e.resource); }
  TableIcon operator()(const CityAbandoned&) const { return TableIcon::city; }
  TableIcon operator()(const Traded&) const { return TableIcon::coins; }
  TableIcon operator()(const PersonageWon& e) const { return iconOf(e.personage); }
  template <class E> TableIcon operator()(const E&) const { return TableIcon::points; }

private:
  static TableIcon ofGain(const Amount& gain) {
    for (const Resource r : kGoods)
      if (gain[r] > 0) return iconOf(r);
    return TableIcon::coins;
  }
};

TableIcon iconOfGroup(const Group& group) {
  const TableIcon first = std::visit(IconOf{}, group.leaves.front()->chosen.event);
  const bool moves = std::holds_alternative<UnitsMoved>(group.leaves.front()->chosen.event);
  const bool same = std::ranges::all_of(
      group.leaves, [&](const Leaf* leaf) { return std::visit(IconOf{}, leaf->chosen.event) == first; });
  if (same) return first;
  return moves ? TableIcon::maneuver : TableIcon::points;
}

/// "Move: Roma →".
QString labelOfGroup(const Group& group, const DisplayNames& names) {
  const Event& event = group.leaves.front()->chosen.event;
  if (group.leaves.size() == 1) return QString::fromStdString(labelOf(event, names));
  QStringList parts;
  const Pick deed = Pick::deedOf(event);
  QString label = QString::fromStdString(labelOf(deed, names));
  for (const Pick& pick : group.picks)
    if (pick.sort != PickSort::deed) parts << QString::fromStdString(labelOf(pick, names));
  if (!parts.isEmpty()) label += QStringLiteral(": ") + parts.join(QStringLiteral(", "));
  const bool from = std::holds_alternative<UnitsMoved>(event) && !parts.isEmpty();
  return from ? label + QStringLiteral(" →") : label;
}

OfferRow rowOf(const Group& group, const DisplayNames& names, NationId actor) {
  OfferRow row;
  row.picks = group.picks;
  row.events = group.leaves.size();
  row.label = labelOfGroup(group, names);
  row.icon = iconOfGroup(group);
  const auto by = pickOf(*group.leaves.front(), PickSort::by);
  if (by && by->nation() != actor) row.by = by->nation();
  const auto [least, most] = std::ranges::minmax_element(group.leaves, costsLess);
  if (const Amount* paid = priceIn((*least)->chosen.event)) {
    row.price = *paid;
    row.hasPrice = true;
  }
  row.dearer = costsLess(*least, *most);
  if (row.isEvent()) {
    const Leaf& leaf = *group.leaves.front();
    if (leaf.counts.size() > 1) row.counts = leaf.counts;
    row.asks = leaf.variesElse;
  }
  row.payments = std::max<std::size_t>(1, (*least)->chosen.payments.size());
  return row;
}

std::vector<Leaf> leavesFor(const Choices& choices) {
  std::vector<Leaf> leaves = choices.leaves();
  std::erase_if(leaves, [&](const Leaf& leaf) { return isForButton(leaf.chosen.event, choices); });
  return leaves;
}

/// A number ends a word, and the other way round.
QStringList wordsIn(const QString& text) {
  QString spaced;
  QChar last = u' ';
  for (const QChar c : searchText(text)) {
    const bool isPart = c.isLetterOrNumber();
    if (isPart && last != u' ' && c.isDigit() != last.isDigit()) spaced += u' ';
    last = isPart ? c : QChar(u' ');
    spaced += last;
  }
  return spaced.split(u' ', Qt::SkipEmptyParts);
}

bool fitsInAnyOrder(const QStringList& asked, const QStringList& words) {
  return std::ranges::all_of(asked, [&](const QString& start) {
    return std::ranges::any_of(words, [&](const QString& word) { return word.startsWith(start); });
  });
}

/// Each word asked for begins another one, from left to right.
bool fitsInOrder(const QStringList& asked, const QStringList& words) {
  qsizetype at = 0;
  for (const QString& start : asked) {
    while (at < words.size() && !words[at].startsWith(start))
      ++at;
    if (at++ == words.size()) return false;
  }
  return true;
}

/// Of what is done beside the deed that the place is for.
bool isAside(const Event& event) {
  return std::holds_alternative<WallBuilt>(event) || std::holds_alternative<CityAbandoned>(event) ||
         std::holds_alternative<CardPlayed>(event) || std::holds_alternative<GameEnded>(event);
}

/// So many units of it.
std::optional<Leaf> counted(const Leaf& leaf, int count, Choices choices) {
  if (std::ranges::find(leaf.counts, count) == leaf.counts.end()) return std::nullopt;
  Leaf one{leaf.picks, {}, {}, leaf.variesElse};
  one.picks.push_back(Pick::count(count));
  for (const Pick& pick : one.picks)
    choices.pick(pick);
  auto chosen = choices.chosen();
  if (!chosen) return std::nullopt;
  one.chosen = *std::move(chosen);
  return one;
}

/// How else it is called, without where and how many.
QStringList wordsOfDeed(const Event& event, const DisplayNames& names) {
  return wordsIn(QString::fromStdString(labelOf(Pick::deedOf(event), names))) +
         wordsIn(QString::fromStdString(otherWordsOf(event, names)));
}

/// What text is looked for in, and how rows are written.
struct Search {
  const Choices& choices;
  const DisplayNames& names;
  NationId actor;
  QStringList asked;
  bool inChain;

  /// Nothing where the leaf does not fit. A number is how many units, where they may be several.
  [[nodiscard]] std::optional<OfferRow> find(const Leaf& leaf) const {
    OfferRow row = rowOf({leaf.picks, {&leaf}}, names, actor);
    const Event& event = leaf.chosen.event;
    const QStringList label = wordsIn(row.label);
    const QStringList words = inChain ? wordsInChain(event, label) : label + wordsOfDeed(event, names);
    const auto fits = inChain ? fitsInOrder : fitsInAnyOrder;
    const auto number = leaf.counts.size() < 2 ? asked.end() : std::ranges::find_if(asked, isNumber);
    if (number == asked.end()) return fits(asked, words) ? std::optional(std::move(row)) : std::nullopt;
    QStringList others = asked;
    others.removeAt(number - asked.begin());
    if (!fits(others, words)) return std::nullopt;
    const auto fewer = counted(leaf, number->toInt(), choices);
    if (!fewer) return std::nullopt;
    return rowOf({fewer->picks, {&*fewer}}, names, actor);
  }
  /// What makes a row come later, the most important first.
  [[nodiscard]] std::tuple<bool, bool, bool, int> rank(const OfferRow& row, const Leaf& leaf) const {
    const QStringList words = wordsIn(row.label);
    const bool first = !asked.isEmpty() && !words.isEmpty() && words.front().startsWith(asked.front());
    return {!first, !fitsInOrder(asked, words) || !endsThere(leaf.chosen.event), isAside(leaf.chosen.event),
            row.price.total()};
  }

private:
  /// From left to right, as a move is written down: in "ath gal kno" the galley is not in Athens.
  [[nodiscard]] QStringList wordsInChain(const Event& event, const QStringList& label) const {
    const QStringList others = wordsIn(QString::fromStdString(otherWordsOf(event, names)));
    if (std::holds_alternative<RondelMoved>(event)) return label + others;
    return wordsOfDeed(event, names) + label;
  }
  /// Of units the last word says where they go, if it says a place.
  [[nodiscard]] bool endsThere(const Event& event) const {
    const auto* move = std::get_if<UnitsMoved>(&event);
    if (move == nullptr || asked.isEmpty()) return true;
    const auto begins = [&](ProvinceId place) {
      return std::ranges::any_of(wordsIn(QString::fromStdString(names.province(place))),
                                 [&](const QString& word) { return word.startsWith(asked.back()); });
    };
    return begins(move->to) || !begins(move->from);
  }
  static bool isNumber(const QString& word) { return word.front().isDigit(); }
};

} // namespace

std::vector<OfferRow> offerRows(const Choices& choices, const DisplayNames& names, NationId actor,
                                const Event* last) {
  const std::vector<Leaf> leaves = leavesFor(choices);
  Group all;
  for (const Leaf& leaf : leaves)
    all.leaves.push_back(&leaf);
  std::vector<Group> groups = following(all, choices.picks().empty() ? last : nullptr);
  if (!all.leaves.empty()) {
    std::vector<Group> others = opened(all, kShort - groups.size());
    groups.insert(groups.end(), std::make_move_iterator(others.begin()),
                  std::make_move_iterator(others.end()));
  }
  std::vector<OfferRow> rows;
  for (const Group& group : groups) {
    OfferRow row = rowOf(group, names, actor);
    if (row.isEvent()) row.picks = group.leaves.front()->picks;
    rows.push_back(std::move(row));
  }
  return rows;
}

std::vector<OfferRow> offerRowsLike(const Choices& choices, const DisplayNames& names, NationId actor,
                                    const QString& text, bool inChain) {
  const Search search{choices, names, actor, wordsIn(text), inChain};
  std::vector<std::pair<std::tuple<bool, bool, bool, int>, OfferRow>> found;
  for (const Leaf& leaf : leavesFor(choices))
    if (auto row = search.find(leaf)) found.emplace_back(search.rank(*row, leaf), *std::move(row));
  std::ranges::stable_sort(found, {}, [](const auto& row) { return row.first; });
  if (found.size() > kMost) found.resize(kMost);
  std::vector<OfferRow> rows;
  for (auto& [rank, row] : found)
    rows.push_back(std::move(row));
  return rows;
}

std::vector<OfferRow> missingRowsLike(const std::vector<Missing>& missing, const DisplayNames& names,
                                      const QString& text) {
  const QStringList asked = wordsIn(text);
  std::vector<OfferRow> rows;
  for (const Missing& one : missing) {
    const QString deed = QString::fromStdString(labelOf(one.picks.front(), names));
    OfferRow row;
    row.label = one.isWholeKind() ? deed : QString::fromStdString(labelOf(one.event, names));
    if (!fitsInAnyOrder(asked, wordsIn(row.label) + wordsOfDeed(one.event, names))) continue;
    row.icon = std::visit(IconOf{}, one.event);
    row.lacks = QString::fromStdString(reasonInWords(one.why, names));
    rows.push_back(std::move(row));
    if (rows.size() == kMostMissing) break;
  }
  return rows;
}

QStringList wordsLookedFor(const QString& text) {
  return wordsIn(text);
}

bool looksFor(const QString& text) {
  return !wordsIn(text).isEmpty();
}

bool leadsTo(const OfferRow& row, const Event& event) {
  if (!row.lacks.isEmpty() || !row.chain.empty()) return false;
  const std::vector<Pick> picks = picksOf(event);
  return row.isEvent() && std::ranges::all_of(row.picks, [&](const Pick& pick) {
           return std::ranges::find(picks, pick) != picks.end();
         });
}

} // namespace annales::viewer
