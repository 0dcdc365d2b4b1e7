#include "viewer/look/look.h"

#include <gtest/gtest.h>

#include <QApplication>

namespace {

/// Which tests are those of this process is decided by then; the programs that it starts run what they are
/// told.
class NoShardsForOthers : public testing::Environment {
  void SetUp() override {
    qunsetenv("GTEST_TOTAL_SHARDS");
    qunsetenv("GTEST_SHARD_INDEX");
  }
};

/// As the program: what one test wears is not the next one's.
class EveryTestInTheFirstLook : public testing::EmptyTestEventListener {
  void OnTestStart(const testing::TestInfo& /*test*/) override { annales::viewer::wearLook({}); }
};

} // namespace

int main(int argc, char** argv) {
  testing::InitGoogleTest(&argc, argv);
  qputenv("QT_QPA_PLATFORM", "offscreen");
  qputenv("XDG_CACHE_HOME", ANNALES_BINARY_DIR "/cache"); // not those of whoever tests
  qputenv("XDG_CONFIG_HOME", ANNALES_BINARY_DIR "/config");
  const QApplication application(argc, argv);
  testing::AddGlobalTestEnvironment(new NoShardsForOthers); // gtest deletes it
  testing::UnitTest::GetInstance()->listeners().Append(new EveryTestInTheFirstLook);
  return RUN_ALL_TESTS();
}
