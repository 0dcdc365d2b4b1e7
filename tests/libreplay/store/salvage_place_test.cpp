// A damaged library is replaced as a whole or not at all, wherever it lies and whatever lies beside it.
#include "libreplay/store/raw_record.h"
#include "libreplay/store/vouchers.h"
#include "tests/libreplay/store/as_nobody.h"
#include "tests/libreplay/store/changed_library.h"
#include "tests/libreplay/store/damages.h"

#include <fmt/core.h>
#include <gmock/gmock.h>
#include <sched.h>
#include <sys/mount.h>
#include <sys/stat.h>
#include <unistd.h>

#include <iostream>
#include <set>

namespace annales {
namespace {

using namespace test;
using Trouble = LibraryError::Kind;
namespace fs = std::filesystem;

std::set<std::string> namesLeft(const fs::path& folder) {
  std::set<std::string> names;
  for (const auto& entry : fs::directory_iterator(folder))
    names.insert(entry.path().filename().string());
  return names;
}

class SalvagePlace : public testing::Test {
protected:
  SalvagePlace() {
    makeSmallLibrary(file);
    before = contentsOf(file);
    sound = allBytes(file);
  }
  void damage() {
    std::string bytes = allBytes(file);
    bytes.replace(0, kPage, std::string(kPage, '\x55'));
    writeAll(file, bytes);
  }

  TempFolder folder;
  fs::path file = folder / "club.annales", made = folder / "made.annales";
  std::map<std::string, std::string> before;
  std::string sound;
};

bool mountDisk(const fs::path& at, std::size_t kilobytes) {
  return unshare(CLONE_NEWNS) == 0 && mount("none", "/", nullptr, MS_REC | MS_PRIVATE, nullptr) == 0 &&
         mount("none", at.c_str(), "tmpfs", 0, fmt::format("size={}k", kilobytes).c_str()) == 0;
}

TEST_F(SalvagePlace, OnAFullDiskReplacesNothing) {
  const fs::path disk = folder / "disk";
  fs::create_directory(disk);
  if (!inChild([&] { return mountDisk(disk, 400); })) GTEST_SKIP() << "no small disk can be mounted here";
  damage();
  const std::string damaged = allBytes(file);
  const std::size_t size = damaged.size() / 1024;
  for (std::size_t room = 0; room < 5 * size; room += std::max<std::size_t>(4, size / 8))
    EXPECT_TRUE(inChild([&] {
      const fs::path here = disk / "club.annales";
      if (!mountDisk(disk, size + room + 8)) return false;
      writeAll(here, damaged);
      const auto report = salvageInPlace(here, {});
      std::cout << fmt::format("{} KB left for {} KB: {}\n", room, size,
                               report ? "done" : report.error().message);
      if (report) return contentsOf(here) == before && allBytes(report->damaged) == damaged;
      return report.error().kind == Trouble::full && allBytes(here) == damaged && namesLeft(disk).size() == 1 &&
             report.error().message.find("annales-new") == std::string::npos;
    })) << room;
}

} // namespace
} // namespace annales
