// Games between bots with lines, remarks and headers that chance has made: log → AGN → log is the same.
#include "engine/play/simulate.h"
#include "engine/rules/rules.h"
#include "libreplay/log/annotation_codec.h"
#include "libreplay/log/line_name.h"
#include "libreplay/log/line_order.h"
#include "libreplay/log/tag_codec.h"
#include "libreplay/log/timeline.h"
#include "tests/importers/agn/round_trip.h"

#include <array>
#include <cstdlib>
#include <random>

namespace annales {
namespace {

using namespace test;

/// Makes what people might say, with every sign that AGN has a use for.
class Chance {
public:
  explicit Chance(std::uint64_t seed) : random_(seed) {}

  std::size_t below(std::size_t most) { return random_() % most; }
  bool once(std::size_t in) { return below(in) == 0; }

  std::string text(std::size_t most) {
    static constexpr std::array<std::string_view, 45> kPieces{
        "{",  "}",  "\\", "\"",   "[%by ",    "[%clk 1] ", "]",          "[%arrow red roma>capua]",
        "(",  ")",  ";",  "%",    "\n",       "\r\n",      "\t",         " ",
        "  ", "$1", "!?", "*",    "...",      "…",         "Romans:",    "Roma",
        "3.", ">",  "→",  "\\n",  "\\}",      "ä",         "東",         "\xF0\x9F\x8F\x9B",
        "a",  "b",  "c",  "[",    ",",        "%board {}", "line \"x\"", "-",
        "=",  "~",  "+-", "then", "wins king"};
    std::string made;
    for (std::size_t i = below(most + 1); i > 0; --i)
      made += kPieces[below(kPieces.size())];
    return made;
  }

private:
  std::mt19937_64 random_;
};

void addLines(EventLog& log, Chance& chance) {
  for (std::size_t lines = chance.below(12); lines > 0; --lines) {
    auto node = static_cast<NodeIndex>(chance.below(log.size()));
    TreeFold fold(log);
    const GameState* there = fold.after(node);
    ASSERT_NE(there, nullptr);
    GameState state = *there;
    for (std::size_t steps = chance.below(25); steps > 0; --steps) {
      const auto next = legal(log.game(), state, Payments::every);
      if (next.empty()) break;
      const Event& event = next[chance.below(next.size())];
      node = log.append(node, event);
      ASSERT_FALSE(annales::apply(state, event));
    }
    const std::string name = chance.text(4);
    if (!chance.once(6) && isLineName(name) && name != kMainLine) static_cast<void>(log.setLine(name, node));
  }
}

void arrangeLines(EventLog& log, Chance& chance) {
  if (chance.once(3)) return;
  std::vector<std::string> names;
  for (const LineName& line : linesInOrder(log))
    names.insert(names.begin() + static_cast<std::ptrdiff_t>(chance.below(names.size() + 1)), line.name);
  if (chance.once(2)) return setLineOrder(log, names);
  for (const auto& [name, value] : lineOrderTags(names, log.tags()))
    log.setTag(name, value);
}

std::optional<Hash> remarkThere(const EventLog& log, const Hash& event, Chance& chance) {
  std::vector<Hash> there;
  for (const Annotation& remark : log.annotations())
    if (remark.event == event) there.push_back(remark.id);
  if (there.empty() || !chance.once(2)) return std::nullopt;
  return there[chance.below(there.size())];
}

void addRemarks(EventLog& log, Chance& chance) {
  static constexpr std::array<const char*, 6> kGlyphs{"!", "??", "!?", "$36", "=", "+-"};
  for (std::size_t remarks = chance.below(30); remarks > 0; --remarks) {
    Annotation remark;
    const std::size_t near = chance.once(2) ? log.size() : std::min<std::size_t>(log.size(), 5);
    remark.event = log[static_cast<NodeIndex>(chance.below(near))].id;
    remark.author = chance.once(3) ? "Anna" : chance.text(3);
    remark.at = "2026-11-1" + std::to_string(chance.below(10)) + "T20:15:00Z";
    remark.layer = chance.once(5) ? Layer::machine : Layer::human;
    remark.audience = static_cast<Audience>(chance.below(3));
    if (chance.once(4)) remark.nation = log.game().nationWord(NationId(chance.below(log.game().nations())));
    for (std::size_t glyphs = chance.below(3); glyphs > 0; --glyphs)
      remark.glyphs.emplace_back(kGlyphs[chance.below(kGlyphs.size())]);
    remark.text = chance.text(20);
    if (chance.once(5)) remark.marks.emplace_back(Arrow{"roma", "atlantis", MarkColour::red});
    if (chance.once(5)) remark.marks.emplace_back(Ring{"roma", MarkColour::green});
    if (chance.once(6)) remark.tags = {"tempo-loss"};
    if (chance.once(3)) remark.tags.emplace_back(kBeforeTag); // before a what-if line, where one begins there
    if (chance.once(20)) remark.tags.emplace_back("open");
    if (chance.once(4)) remark.answers = remarkThere(log, remark.event, chance);
    if (chance.once(4)) remark.replaces = remarkThere(log, remark.event, chance);
    remark.retracted = remark.replaces && chance.once(3);
    if (!checkAnnotation(remark)) continue;
    remark.id = annotationId(remark);
    const bool known =
        std::ranges::any_of(log.annotations(), [&](const Annotation& a) { return a.id == remark.id; });
    if (!known) log.annotate(std::move(remark));
  }
}

void addTags(EventLog& log, Chance& chance) {
  static constexpr std::array<const char*, 8> kNames{"event",         "annotator",  "date",         "game",
                                                     "player.romans", "board.name", "start.romans", "own"};
  for (std::size_t tags = chance.below(6); tags > 0; --tags) {
    const std::string name = kNames[chance.below(kNames.size())];
    const std::string value = name == "date" ? "2026-11" : chance.text(5);
    if (checkTag(name, value)) log.setTag(name, value);
  }
}

class AgnRandomStudies : public testing::TestWithParam<std::tuple<RulesetId, const char*, int>> {};

TEST_P(AgnRandomStudies, ComeBackAsTheyWere) {
  const char* asked = std::getenv("ANNALES_AGN_STUDIES");
  const std::uint64_t studies = asked == nullptr ? 25 : std::strtoull(asked, nullptr, 10);
  std::size_t lines = 0, remarks = 0;
  for (std::uint64_t k = 0; k < studies; ++k) {
    SimulateSpec spec;
    spec.ruleset = std::get<0>(GetParam());
    spec.board = knownShelf().find(std::string_view(std::get<1>(GetParam())));
    spec.nations = std::get<2>(GetParam());
    spec.bots = Bots::random;
    spec.seed = 160;
    const auto begun = simulatedGame(spec, k);
    ASSERT_TRUE(begun);
    Chance chance(k);
    EventLog log(*begun);
    std::size_t most = 20 + chance.below(300);
    ASSERT_TRUE(simulate(spec, k, *begun, [&](const Event& event) {
      if (!std::holds_alternative<GameCreated>(event) && most > 0 && most-- > 0)
        log.append(static_cast<NodeIndex>(log.size() - 1), event);
    }));
    ASSERT_TRUE(log.setLine(kMainLine, static_cast<NodeIndex>(log.size() - 1)));
    addLines(log, chance);
    arrangeLines(log, chance);
    addRemarks(log, chance);
    addTags(log, chance);
    const auto text = agn::gameText(log, spec.board);
    ASSERT_TRUE(text) << k << ": " << text.error().message << "\n" << bytesOf(log);
    const agn::ReadGame read = readAgn(*text, log);
    EXPECT_EQ(told(read.complaints), "") << k << "\n" << *text;
    ASSERT_TRUE(read.log) << k;
    EXPECT_EQ(recordsOf(*read.log), recordsOf(log)) << k << "\n" << *text;
    lines += log.lines().size() - 1;
    remarks += log.annotations().size();
  }
  EXPECT_GT(lines, studies);
  EXPECT_GT(remarks, 5 * studies);
}

INSTANTIATE_TEST_SUITE_P(Rulesets, AgnRandomStudies,
                         testing::Values(std::tuple{RulesetId::antike, "occident", 4},
                                         std::tuple{RulesetId::antikeII, "mare-nostrum", 4},
                                         std::tuple{RulesetId::duellum, "rome-carthage", 2}));

} // namespace
} // namespace annales
