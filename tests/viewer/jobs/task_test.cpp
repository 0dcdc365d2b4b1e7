// Work in the background: what is wanted is heard in order and in the window's thread, what is cancelled
// never.
#include "tests/viewer/wait.h"
#include "viewer/jobs/task.h"

#include <gtest/gtest.h>

#include <QApplication>
#include <QThread>
#include <atomic>
#include <optional>
#include <vector>

namespace annales::viewer::test {
namespace {

class TaskTest : public ::testing::Test {
protected:
  QObject owner_;
  std::vector<int> heard_;
  Task task_{&owner_};
};

TEST_F(TaskTest, WhatIsToldIsHeardInOrderAndInTheWindowsThread) {
  bool inTheWindow = true;
  task_.run([this, &inTheWindow](const Job& job) {
    for (int i = 0; i < 5; ++i)
      job.tell([this, i, &inTheWindow] {
        inTheWindow = inTheWindow && QThread::currentThread() == qApp->thread();
        heard_.push_back(i);
      });
  });
  EXPECT_TRUE(task_.busy());
  ASSERT_TRUE(waitFor([&] { return !task_.busy(); }));
  EXPECT_EQ(heard_, (std::vector<int>{0, 1, 2, 3, 4}));
  EXPECT_TRUE(inTheWindow);
}

TEST_F(TaskTest, TheLastWordIsHeardWhenTheTaskIsNoLongerBusy) {
  std::optional<bool> busy;
  task_.run([this, &busy](const Job& job) { job.end([this, &busy] { busy = task_.busy(); }); });
  ASSERT_TRUE(waitFor([&] { return busy.has_value(); }));
  EXPECT_EQ(busy, false);
}

TEST_F(TaskTest, NothingIsHeardOfWhatWasCancelled) {
  std::atomic<bool> told = false;
  task_.run([this, &told](const Job& job) {
    job.tell([this] { heard_.push_back(1); });
    told = true;
    while (!job.cancelled())
      QThread::msleep(1);
    job.end([this] { heard_.push_back(2); });
  });
  while (!told)
    QThread::msleep(1);
  task_.cancel(); // the first word is on its way and not heard yet
  EXPECT_FALSE(task_.busy());
  QApplication::processEvents();
  task_.run([this](const Job& job) { job.end([this] { heard_.push_back(3); }); });
  ASSERT_TRUE(waitFor([&] { return !task_.busy(); }));
  EXPECT_EQ(heard_, std::vector<int>{3});
}

TEST_F(TaskTest, WorkThatIsStoppedTellsWhatItHas) {
  task_.run([this](const Job& job) {
    job.tell([this] { heard_.push_back(1); });
    while (!*job.flag())
      QThread::msleep(1);
    job.end([this, asked = job.cancelled()] { heard_.push_back(asked ? 3 : 2); });
  });
  task_.stop();
  EXPECT_TRUE(task_.busy());
  ASSERT_TRUE(waitFor([&] { return !task_.busy(); }));
  EXPECT_EQ(heard_, (std::vector<int>{1, 2}));
}

TEST_F(TaskTest, NewWorkTakesThePlaceOfWorkThatWaits) {
  for (int i = 0; i < 20; ++i)
    task_.run([this, i](const Job& job) { job.end([this, i] { heard_.push_back(i); }); });
  ASSERT_TRUE(waitFor([&] { return !task_.busy(); }));
  EXPECT_EQ(heard_, std::vector<int>{19});
}

TEST_F(TaskTest, ProgressIsHeardSeldomAndAtTheEnd) {
  std::vector<std::uint64_t> done;
  task_.run([&](const Job& job) {
    const Watch watch = job.watch([&](std::uint64_t at, std::uint64_t) { done.push_back(at); });
    for (std::uint64_t i = 1; i <= 100'000; ++i)
      watch.tell(i, 100'000);
  });
  ASSERT_TRUE(waitFor([&] { return !task_.busy(); }));
  ASSERT_FALSE(done.empty());
  EXPECT_EQ(done.back(), 100'000U);
  EXPECT_LT(done.size(), 1000U);
}

TEST_F(TaskTest, ClosingWaitsForTheWorkAndHearsNothing) {
  std::atomic<bool> begun = false, over = false;
  {
    Task task(&owner_);
    task.run([&](const Job& job) {
      begun = true;
      while (!job.cancelled())
        QThread::msleep(1);
      over = true;
      job.tell([this] { heard_.push_back(1); });
    });
    while (!begun)
      QThread::msleep(1);
  }
  EXPECT_TRUE(over);
  QApplication::processEvents();
  EXPECT_TRUE(heard_.empty());
}

} // namespace
} // namespace annales::viewer::test
