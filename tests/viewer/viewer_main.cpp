#include <gtest/gtest.h>

#include <QApplication>

int main(int argc, char** argv) {
  testing::InitGoogleTest(&argc, argv);
  qputenv("QT_QPA_PLATFORM", "offscreen");
  qputenv("XDG_CACHE_HOME", ANNALES_BINARY_DIR "/cache"); // not those of whoever tests
  qputenv("XDG_CONFIG_HOME", ANNALES_BINARY_DIR "/config");
  const QApplication application(argc, argv);
  QApplication::setStyle(QStringLiteral("Fusion"));
  return RUN_ALL_TESTS();
}
