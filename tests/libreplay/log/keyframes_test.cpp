#include "libreplay/log/keyframes.h"
#include "libreplay/log/timeline.h"
#include "tests/libreplay/logs.h"

#include <gtest/gtest.h>

namespace annales {
namespace {

using test::caseLog;
using test::wholeGames;

std::string packed(const EventLog& log) {
  return packKeyframes(Timeline(log, log.mainHead()).keyframes(), log[log.mainHead()].id);
}

TEST(Keyframes, ComeBackAsTheyWere) {
  for (const std::string& name : wholeGames()) {
    const EventLog log = caseLog(name);
    const Timeline timeline(log, log.mainHead());
    const auto read = unpackKeyframes(packed(log), log, log.mainHead());
    ASSERT_TRUE(read) << name;
    EXPECT_EQ(read->folded, timeline.folded());
    ASSERT_EQ(read->states.size(), timeline.keyframes().states.size());
    for (std::size_t i = 0; i < read->states.size(); ++i)
      EXPECT_EQ(stateBytes(read->states[i]), stateBytes(timeline.keyframes().states[i])) << name << ' ' << i;
  }
}

TEST(Keyframes, GoOnFoldingAsIfNothingHadHappened) {
  const EventLog log = caseLog("game-d-01");
  Timeline restored(log, log.mainHead(), *unpackKeyframes(packed(log), log, log.mainHead()));
  Timeline folded(log, log.mainHead());
  for (std::size_t n = 1; n <= folded.length(); n += 13)
    ASSERT_EQ(stateBytes(restored.seek(n)), stateBytes(folded.seek(n))) << n;
}

TEST(Keyframes, AreIgnoredWhenDamaged) {
  const EventLog log = test::beginningOf(caseLog("game-01-hex-3"), 130);
  const std::string sound = packed(log);
  ASSERT_TRUE(unpackKeyframes(sound, log, log.mainHead()));
  for (std::size_t i = 0; i < sound.size(); ++i) {
    std::string damaged = sound;
    damaged[i] = static_cast<char>(damaged[i] ^ 1);
    ASSERT_FALSE(unpackKeyframes(damaged, log, log.mainHead())) << "byte " << i;
  }
  for (std::size_t size = 0; size < sound.size(); size += 7)
    ASSERT_FALSE(unpackKeyframes(std::string_view(sound).substr(0, size), log, log.mainHead()));
}

/// A blob whose checksum fits, as a hostile file would have it.
std::string resealed(std::string blob, std::size_t offset, char value) {
  constexpr std::size_t kPayload = 4 + 32;
  blob[kPayload + offset] = value;
  const Hash sum = sha256(std::string_view(blob).substr(kPayload));
  std::copy(sum.bytes.begin(), sum.bytes.end(), blob.begin() + 4);
  return blob;
}

TEST(Keyframes, NeverGiveAnIndexOutOfRange) {
  const EventLog log = test::beginningOf(caseLog("game-d-01"), 200);
  const std::string sound = packed(log);
  for (std::size_t offset = 32; offset + 36 < sound.size(); ++offset) {
    const auto read = unpackKeyframes(resealed(sound, offset, '\x5A'), log, log.mainHead());
    if (!read) continue;
    Timeline timeline(log, log.mainHead(), *read); // a sanitizer watches what the states do
    for (std::size_t n = 1; n <= timeline.folded(); n += 50)
      timeline.seek(n);
  }
}

/// A member that is added is silently lost unless state_archive.cpp names it too.
TEST(Keyframes, KnowEveryMember) {
  const std::vector<std::size_t> sizes{sizeof(GameState), sizeof(BankState),   sizeof(TurnState),
                                       sizeof(Demand),    sizeof(NationState), sizeof(ProvinceState),
                                       sizeof(CardState)};
  EXPECT_EQ(sizes, (std::vector<std::size_t>{2044, 16, 34, 6, 44, 15, 168}))
      << "name the member in state_archive.cpp, raise the format "
         "in keyframes.cpp, then write the new sizes here";
}

TEST(Keyframes, BelongToOneLine) {
  EventLog log = caseLog("game-01-hex-3");
  const std::string blob = packed(log);
  const NodeIndex twig = test::branchOff(log, 50, 1);
  EXPECT_FALSE(unpackKeyframes(blob, log, twig));
  const EventLog other = caseLog("game-d-01");
  EXPECT_FALSE(unpackKeyframes(blob, other, other.mainHead()));
}

} // namespace
} // namespace annales
