// Filters and orders against a computation that takes every row for itself.
#include "libreplay/text/person_name.h"
#include "tests/viewer/library/library_fixture.h"
#include "viewer/look/search_text.h"

#include <QAbstractItemModelTester>
#include <QCollator>
#include <QHeaderView>
#include <QRandomGenerator>
#include <QStandardItemModel>

namespace annales::viewer::test {
namespace {

GameSummary inventedGame(std::uint32_t number, QRandomGenerator& chance) {
  static const std::array<std::string, 6> kNations{"romans",    "greeks",   "germans",
                                                   "egyptians", "persians", "arabs"};
  static const std::array<std::string, 7> kNames{"Anna", "Bruno Müller", "Ångström", "muller", "Zoë",
                                                 "",     "Li 10"};
  static const std::array<std::string, 5> kEvents{"Club 2", "Club 10", "", "Ostern", "cup"};
  const auto below = [&](std::size_t n) {
    return static_cast<std::size_t>(chance.bounded(static_cast<int>(n)));
  };
  GameSummary game;
  game.id = sha256("game " + std::to_string(number));
  game.map = sha256("board " + std::to_string(below(3)));
  game.ruleset = static_cast<RulesetId>(below(3));
  const std::size_t first = below(6);
  for (std::size_t n = 0; n < 2 + below(5); ++n)
    game.nations.push_back(kNations[(first + n) % 6]);
  for (const std::string& nation : game.nations)
    if (const std::string& name = kNames[below(7)]; !name.empty()) game.tags["player." + nation] = name;
  if (const std::string& event = kEvents[below(5)]; !event.empty()) game.tags["event"] = event;
  if (below(5) > 0)
    game.tags["date"] =
        "20" + std::to_string(10 + below(15)) + (below(2) > 0 ? "-0" + std::to_string(1 + below(9)) : "");
  if (below(3) == 0) game.tags["site"] = "Hall " + std::to_string(below(4));
  game.ended = below(3) > 0;
  if (game.ended && below(4) > 0) game.winner = game.nations[below(game.nations.size())];
  if (game.ended) game.reason = static_cast<EndReason>(below(4));
  game.rounds = static_cast<std::uint32_t>(below(30));
  game.events = static_cast<std::uint32_t>(below(2000));
  game.remarks = static_cast<std::uint32_t>(below(3));
  for (std::size_t n = 0; n < game.nations.size(); ++n) { // many begin with what the rulebooks recommend
    static const std::array<std::string, 5> kBegun{"51", "43", "256", "", "7"};
    game.rondel += (n > 0 ? " " : "") + kBegun[below(5)] + static_cast<char>('0' + below(8));
  }
  return game;
}

class Query : public LibraryFixture {
protected:
  GameRows invent(std::uint32_t count) {
    QRandomGenerator chance(7);
    RowMaker maker;
    auto chunk = std::make_shared<GameChunk>(GameChunk{maker.texts(), {}});
    for (std::uint32_t i = 0; i < count; ++i) {
      summaries_.push_back(inventedGame(i, chance));
      chunk->rows.push_back(maker.make(summaries_.back(), nullptr));
    }
    return chunk;
  }
  static RowList listOf(const GameRows& chunk) {
    RowList list;
    for (const GameRow& row : chunk->rows)
      list.push_back(&row);
    return list;
  }
  std::vector<GameSummary> summaries_;
  std::atomic<bool> never_ = false;
};

QString shownIn(const GameRow& row, GamesColumn column) {
  switch (column) {
  case GamesColumn::date:
    return row.date->shown;
  case GamesColumn::event:
    return row.event->shown;
  case GamesColumn::board:
    return row.board->shown;
  case GamesColumn::ruleset:
    return row.ruleset->shown;
  case GamesColumn::result:
    return row.result->shown;
  default:
    return {};
  }
}

const NamedOpening* openingIn(const GameRow& row, const Seat& seat) {
  return OpeningBook::ofRulebooks().name(row.rules, seat.word->shown.toStdString(), seat.played);
}

/// Codes of the seats; "~" sorts behind them all.
std::vector<std::string> codesIn(const GameRow& row) {
  std::vector<std::string> codes;
  for (const Seat& seat : row.players()) {
    const NamedOpening* named = openingIn(row, seat);
    codes.push_back(named != nullptr ? named->code : "~");
  }
  codes.resize(6, "~");
  return codes;
}

bool unnamed(const GameRow& row) {
  return std::ranges::all_of(codesIn(row), [](const std::string& code) { return code == "~"; });
}

int compareNaively(const GameRow& a, const GameRow& b, GamesColumn column, const QCollator& collator) {
  const auto number = [](auto x, auto y) { return x < y ? -1 : y < x ? 1 : 0; };
  switch (column) {
  case GamesColumn::rounds:
    return number(a.rounds, b.rounds);
  case GamesColumn::events:
    return number(a.events, b.events);
  case GamesColumn::remarks:
    return number(a.remarks, b.remarks);
  case GamesColumn::id:
    return number(hexOf(a.id), hexOf(b.id));
  case GamesColumn::openings:
    return number(codesIn(a), codesIn(b));
  case GamesColumn::nations:
    for (std::size_t i = 0; i < std::min(a.seatCount, b.seatCount); ++i) {
      if (const int c = collator.compare(a.seats[i].nation->shown, b.seats[i].nation->shown); c != 0)
        return c;
      if (const int c = collator.compare(a.seats[i].player->shown, b.seats[i].player->shown); c != 0)
        return c;
    }
    return number(a.seatCount, b.seatCount);
  default:
    return collator.compare(shownIn(a, column), shownIn(b, column));
  }
}

TEST_F(Query, SortsByEveryColumnAsPeopleDo) {
  const GameRows chunk = invent(400);
  const RowList all = listOf(chunk);
  QCollator collator;
  collator.setNumericMode(true);
  collator.setCaseSensitivity(Qt::CaseInsensitive);
  for (int c = 0; c < kGamesColumns; ++c) {
    for (const bool descending : {false, true}) {
      const auto column = static_cast<GamesColumn>(c);
      GamesQuery query;
      query.sortBy = column;
      query.descending = descending;
      RowList naive = all;
      std::stable_sort(naive.begin(), naive.end(), [&](const GameRow* a, const GameRow* b) {
        if (column == GamesColumn::openings && unnamed(*a) != unnamed(*b)) return unnamed(*b);
        const int order = compareNaively(*a, *b, column, collator);
        return descending ? order > 0 : order < 0;
      });
      EXPECT_EQ(*arrange(all, query, never_), naive) << c << descending;
    }
  }
}

bool holdsNaively(const GameSummary& game, const GameRow& row, const GamesQuery& q) {
  const auto has = [](const std::string& text, const QString& part) {
    return searchText(QString::fromStdString(text)).contains(searchText(part));
  };
  const auto tag = [&](const std::string& name) {
    return game.tags.contains(name) ? game.tags.at(name) : "";
  };
  if (!q.ruleset.isEmpty() && std::string(titleOf(game.ruleset)) != q.ruleset.toStdString()) return false;
  if (!q.board.isEmpty() && row.board->shown != q.board) return false;
  if (!q.nation.isEmpty() && std::ranges::none_of(game.nations, [&](const std::string& n) {
        return readableId(n) == q.nation.toStdString();
      }))
    return false;
  if (!AskedName(q.player.toStdString()).empty() &&
      std::ranges::none_of(game.nations, [&](const std::string& n) {
        return AskedName(q.player.toStdString()).fits(tag("player." + n));
      }))
    return false;
  if (!q.winner.isEmpty() && (game.winner.empty() || readableId(game.winner) != q.winner.toStdString()))
    return false;
  if (!q.from.isEmpty() && tag("date") < q.from.toStdString()) return false;
  if (!q.to.isEmpty() && (tag("date").empty() || tag("date") > q.to.toStdString() + '~')) return false;
  if (q.ending == EndFilter::won && game.winner.empty()) return false;
  if (q.ending == EndFilter::unfinished && game.ended) return false;
  if (q.ending == EndFilter::undecided && (!game.ended || !game.winner.empty())) return false;
  if (!q.tag.isEmpty()) {
    const QStringList parts = q.tag.split(QLatin1Char('='));
    if (parts.size() == 2 &&
        !(game.tags.contains(parts[0].toStdString()) && has(tag(parts[0].toStdString()), parts[1])))
      return false;
    if (parts.size() == 1 && std::ranges::none_of(game.tags, [&](const auto& t) {
          return has(t.first, q.tag) || has(t.second, q.tag);
        }))
      return false;
  }
  for (const QString& word : q.text.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
    bool found = has(std::string(titleOf(game.ruleset)), word) || has(row.board->shown.toStdString(), word) ||
                 has(row.result->shown.toStdString(), word);
    for (const std::string& nation : game.nations)
      found = found || has(readableId(nation), word);
    for (const auto& [name, value] : game.tags)
      found = found || has(value, word);
    for (const Seat& seat : row.players())
      if (const NamedOpening* named = openingIn(row, seat))
        found = found || has(named->code + " " + named->english, word) ||
                has(named->code + " " + named->german, word);
    found = found || (word.size() >= 4 && hexOf(game.id).starts_with(word.toStdString()));
    if (!found) return false;
  }
  return true;
}

TEST_F(Query, FiltersAsARowByRowLookWould) {
  const GameRows chunk = invent(500);
  const RowList all = listOf(chunk);
  std::vector<GamesQuery> queries;
  const auto with = [&](auto change) {
    GamesQuery query;
    query.sortBy = GamesColumn::rounds;
    change(query);
    queries.push_back(query);
  };
  for (const char* text : {"", "muller", "MÜLLER", "angstrom", "romans club", "2014-0", "unfinished",
                           "duellum", "hall 2", "no such words", "abandoned", "g1", "progress romans"})
    with([&](GamesQuery& q) { q.text = QString::fromUtf8(text); });
  with([&](GamesQuery& q) { q.text = QString::fromStdString(hexOf(summaries_[17].id).substr(0, 6)); });
  for (const char* tag : {"site", "site=2", "event=club", "hall", "=1", "nothing"})
    with([&](GamesQuery& q) { q.tag = QString::fromUtf8(tag); });
  for (int i = 0; i < 4; ++i)
    with([&](GamesQuery& q) { q.ending = static_cast<EndFilter>(i); });
  with([](GamesQuery& q) { q.winner = QStringLiteral("Romans"); });
  with([](GamesQuery& q) {
    q.nation = QStringLiteral("Arabs");
    q.player = QStringLiteral("~zoe");
  });
  for (const char* player : {"Ada", "ada", "zoe", "~a", "~"})
    with([&](GamesQuery& q) { q.player = QString::fromUtf8(player); });
  with([](GamesQuery& q) {
    q.from = QStringLiteral("2015");
    q.to = QStringLiteral("2018-05");
  });
  with([](GamesQuery& q) { q.to = QStringLiteral("2012"); });
  with([&](GamesQuery& q) {
    q.board = chunk->rows[3].board->shown;
    q.ruleset = chunk->rows[3].ruleset->shown;
  });
  std::size_t hits = 0;
  for (const GamesQuery& query : queries) {
    std::multiset<std::string> naive;
    for (std::size_t i = 0; i < summaries_.size(); ++i)
      if (query.tag != QStringLiteral("=1") && holdsNaively(summaries_[i], chunk->rows[i], query))
        naive.insert(hexOf(summaries_[i].id));
    std::multiset<std::string> found;
    const auto arranged = arrange(all, query, never_);
    for (const GameRow* row : *arranged)
      found.insert(hexOf(row->id));
    if (query.tag == QStringLiteral("=1")) continue; // a name that is being typed: anything but a crash
    EXPECT_EQ(found, naive) << query.text.toStdString() << " / " << query.tag.toStdString();
    hits += found.size() < summaries_.size() ? found.size() : 0;
  }
  EXPECT_GT(hits, 500U) << "the filters find nothing";
}

/// Typed in every way in which people name an opening.
TEST_F(Query, FindsOpeningsByCodeNameSpacesAndNation) {
  const GameRows chunk = invent(500);
  OpeningBook book = OpeningBook::ofRulebooks();
  const SpaceChoice temple{Space::temple};
  ASSERT_TRUE(book.add({"G1x",
                        "Deep growth",
                        "Tiefes Wachstum",
                        RulesetId::antike,
                        "",
                        {SpaceChoice{Space::marble}, temple, temple}}));
  const auto found = [&](const char* typed) {
    GamesQuery query;
    query.opening = QString::fromUtf8(typed);
    return *arrange(listOf(chunk), query, never_, &book);
  };
  const auto naively = [&](auto holds) {
    std::size_t count = 0;
    for (const GameRow& row : chunk->rows)
      count += std::ranges::any_of(row.players(), [&](const Seat& seat) { return holds(row, seat); }) ? 1 : 0;
    return count;
  };
  const auto isRoman = [](const Seat& seat) { return seat.word->shown == QStringLiteral("romans"); };
  const NamedOpening& g1 = *book.withCode("G1");
  const auto growth = [&](const GameRow& row, const Seat& seat) {
    return fits(g1, row.rules, seat.word->shown.toStdString(), seat.played);
  };
  const std::size_t all = naively(growth);
  ASSERT_GT(all, 20U);
  EXPECT_EQ(found("G1").size(), all) << "also where a longer one has another name";
  EXPECT_EQ(found("g1").size(), all);
  EXPECT_EQ(found("G1 Growth").size(), all) << "as the list offers it";
  EXPECT_EQ(found("G1 Wachstum").size(), all);
  EXPECT_EQ(found("romans: G1").size(), naively([&](const GameRow& row, const Seat& seat) {
              return isRoman(seat) && growth(row, seat);
            }));
  const std::size_t deep = naively([&](const GameRow& row, const Seat& seat) {
    return book.name(row.rules, seat.word->shown.toStdString(), seat.played) == book.withCode("G1x");
  });
  ASSERT_GT(deep, 0U);
  ASSERT_LT(deep, all);
  EXPECT_EQ(found("deep").size(), deep);
  EXPECT_EQ(found("tiefes wachs").size(), deep);
  const OpeningKey begun = OpeningKey::of({Space::marble, Space::temple});
  const std::size_t spaces =
      naively([&](const GameRow&, const Seat& seat) { return seat.played.beginsWith(begun); });
  EXPECT_GT(spaces, all) << "in every ruleset";
  EXPECT_EQ(found(begun.words().c_str()).size(), spaces);
  const QString asShown = spaceName(begun.at(0)) + QStringLiteral(", ") + spaceName(begun.at(1));
  EXPECT_EQ(found(asShown.toUtf8().constData()).size(), spaces);
  EXPECT_EQ(found("romans:").size(), naively([&](const GameRow& row, const Seat& seat) {
              return isRoman(seat) && book.name(row.rules, "romans", seat.played) != nullptr;
            }));
  EXPECT_EQ(found("no such opening").size(), 0U);
  EXPECT_EQ(found("  ").size(), 500U);
}

TEST_F(Query, TheColumnNamesOpeningsAndFollowsTheNames) {
  GamesModel model;
  const GameRows chunk = invent(300);
  model.append(chunk);
  ASSERT_TRUE(QTest::qWaitFor([&] { return !model.arranging(); }, kPatience));
  const int column = static_cast<int>(GamesColumn::openings);
  EXPECT_EQ(model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString(), QStringLiteral("Openings"));
  int named = 0;
  for (int row = 0; row < model.rowCount(); ++row) {
    QStringList expected;
    for (const Seat& seat : model.row(row).players())
      if (const NamedOpening* opening = openingIn(model.row(row), seat)) {
        expected << seat.nation->shown + QLatin1Char(' ') + QString::fromStdString(opening->code);
        EXPECT_THAT(model.index(row, column).data(Qt::ToolTipRole).toString().toStdString(),
                    testing::HasSubstr(opening->english));
        ++named;
      }
    EXPECT_EQ(model.index(row, column).data().toString(), expected.join(QStringLiteral(", ")));
  }
  EXPECT_GT(named, 50);
  GamesQuery query;
  query.opening = QStringLiteral("ALL");
  model.setQuery(query);
  ASSERT_TRUE(QTest::qWaitFor([&] { return !model.arranging(); }, kPatience));
  EXPECT_EQ(model.rowCount(), 0);
  OpeningBook own;
  ASSERT_TRUE(own.add({"ALL", "All", "", RulesetId::antike, "", {SpaceChoice::any()}}));
  model.setOpenings(std::make_shared<const OpeningBook>(OpeningBook::ofRulebooks().with(own)));
  ASSERT_TRUE(QTest::qWaitFor([&] { return !model.arranging(); }, kPatience));
  EXPECT_GT(model.rowCount(), 50) << "whoever asked for it finds it once it has a name";
}

/// Widths and orders of columns that somebody chose before there were openings.
TEST_F(Query, KeptColumnsOfBeforeStayAndOpeningsComeBesideThem) {
  QStandardItemModel before(1, kGamesColumns - 1);
  QTableView old;
  old.setModel(&before);
  old.horizontalHeader()->setSectionsMovable(true);
  old.horizontalHeader()->resizeSection(1, 234);
  old.horizontalHeader()->moveSection(6, 0);
  QSettings().setValue(QStringLiteral("library/columns"), old.horizontalHeader()->saveState());
  GamesModel model;
  GamesTable table(model);
  table.restoreColumns();
  const QHeaderView& header = *table.horizontalHeader();
  EXPECT_EQ(header.count(), kGamesColumns);
  EXPECT_EQ(header.sectionSize(1), 234);
  EXPECT_EQ(header.visualIndex(6), 0);
  EXPECT_GT(header.sectionSize(static_cast<int>(GamesColumn::openings)), 30);
}

TEST_F(Query, IsDroppedWhenCancelled) {
  const GameRows chunk = invent(100);
  const std::atomic<bool> at_once = true;
  EXPECT_FALSE(arrange(listOf(chunk), {}, at_once));
}

TEST_F(Query, TwentyThousandRowsInTheModel) {
  GamesModel model;
  const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
  const GameRows chunk = invent(20000);
  auto first = std::make_shared<GameChunk>(GameChunk{chunk->texts, {}});
  auto rest = std::make_shared<GameChunk>(GameChunk{chunk->texts, {}});
  first->rows.assign(chunk->rows.begin(), chunk->rows.begin() + 200);
  rest->rows.assign(chunk->rows.begin() + 200, chunk->rows.end());
  model.append(first);
  model.append(rest);
  const auto arranged = [&] { return QTest::qWaitFor([&] { return !model.arranging(); }, kPatience); };
  ASSERT_TRUE(arranged());
  EXPECT_EQ(model.rowCount(), 20000);
  EXPECT_EQ(model.choices().boards.size(), 3);
  GamesQuery query;
  for (const QChar letter : QStringLiteral("romans muller")) { // faster than any filter
    query.text += letter;
    model.setQuery(query);
  }
  ASSERT_TRUE(arranged());
  const RowList all = listOf(chunk);
  EXPECT_EQ(static_cast<std::size_t>(model.rowCount()), arrange(all, query, never_)->size());
  model.sort(static_cast<int>(GamesColumn::nations), Qt::DescendingOrder);
  ASSERT_TRUE(arranged());
  query.sortBy = GamesColumn::nations;
  query.descending = true;
  const RowList expected = *arrange(all, query, never_);
  for (std::size_t i = 0; i < expected.size(); ++i)
    ASSERT_EQ(model.row(static_cast<int>(i)).id, expected[i]->id);
  EXPECT_EQ(model.rowOf(expected.back()->id), model.rowCount() - 1);
  EXPECT_EQ(model.rowOf(Hash{}), -1);
  model.clear();
  EXPECT_EQ(model.rowCount(), 0);
}

TEST_F(Query, TheBarSaysWhatWasChosen) {
  const GameRows chunk = invent(60);
  FilterBar bar;
  GamesQuery query;
  query.text = QStringLiteral("anna");
  query.ruleset = chunk->rows[0].ruleset->shown;
  query.board = chunk->rows[0].board->shown;
  query.nation = QStringLiteral("Romans");
  query.winner = QStringLiteral("Greeks");
  query.player = QStringLiteral("li");
  query.from = QStringLiteral("2011");
  query.to = QStringLiteral("2020-01");
  query.tag = QStringLiteral("site=hall");
  query.opening = QStringLiteral("romans: G1");
  query.sortBy = GamesColumn::id;
  query.descending = true;
  bar.setQuery(query);
  EXPECT_EQ(bar.query(), query);
  QSignalSpy told(&bar, &FilterBar::queryChanged);
  bar.setChoices(choicesIn(listOf(chunk)));
  EXPECT_EQ(bar.query(), query) << "what was chosen stays chosen";
  EXPECT_EQ(told.size(), 0);
  bar.reset();
  EXPECT_EQ(told.size(), 1);
  EXPECT_FALSE(bar.query().filters());
  EXPECT_EQ(bar.query().sortBy, GamesColumn::id);
}

} // namespace
} // namespace annales::viewer::test
