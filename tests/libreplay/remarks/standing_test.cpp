// Which remarks stand, and which wait for an answer.
#include "libreplay/notebook/remark_order.h"
#include "libreplay/remarks/standing.h"

#include <gtest/gtest.h>

#include <string>

namespace annales {
namespace {

Annotation said(std::uint8_t id, const std::string& minute, std::vector<std::string> tags = {}) {
  Annotation remark;
  remark.id.bytes[0] = id;
  remark.at = "2024-05-06T07:" + minute + ":00Z";
  remark.tags = std::move(tags);
  return remark;
}
Annotation replacing(Annotation remark, const Annotation& old) {
  remark.replaces = old.id;
  return remark;
}
Annotation answering(Annotation remark, const Annotation& to) {
  remark.answers = to.id;
  return remark;
}

std::vector<std::size_t> places(const std::vector<Annotation>& remarks) {
  std::vector<std::size_t> all;
  for (const StandingRemark& remark : standingRemarks(remarks))
    all.push_back(remark.place);
  return all;
}
std::size_t open(const std::vector<Annotation>& remarks) {
  std::size_t count = 0;
  for (const StandingRemark& remark : standingRemarks(remarks))
    count += remark.open ? 1 : 0;
  return count;
}

TEST(Standing, OfSeveralEditsTheLastCounts) {
  const Annotation a = said(1, "00");
  const Annotation b = replacing(said(2, "01"), a), c = replacing(said(3, "02"), a);
  EXPECT_EQ(places({a, b, c}), (std::vector<std::size_t>{2}));
  EXPECT_EQ(places({a, c, replacing(said(4, "03"), c)}), (std::vector<std::size_t>{2}));
  Annotation gone = replacing(said(5, "04"), a);
  gone.retracted = true;
  EXPECT_TRUE(places({a, b, gone}).empty());
  EXPECT_EQ(places({b}), (std::vector<std::size_t>{0})) << "an edit of what nobody knows";
}

TEST(Standing, AnEditDoesNotMoveARemark) {
  const Annotation a = said(1, "00"), b = said(2, "01"), edit = replacing(said(3, "02"), a);
  EXPECT_EQ(places({a, b, edit}), (std::vector<std::size_t>{2, 1}));
}

TEST(Standing, AThreadIsOpenUntilItIsResolved) {
  const Annotation a = said(1, "00", {"open"});
  const Annotation b = answering(said(2, "01", {"resolved"}), a);
  const Annotation again = answering(said(3, "02", {"open"}), b);
  EXPECT_EQ(open({a}), 1U);
  EXPECT_EQ(open({a, b}), 0U);
  EXPECT_EQ(open({a, b, again}), 1U);
  EXPECT_EQ(open({a, b, replacing(said(4, "03"), b)}), 1U) << "the answer was taken back";
  EXPECT_EQ(open({a, said(5, "04", {"resolved"})}), 1U) << "of another thread";
  const Annotation moved = answering(replacing(said(6, "05", {"open"}), a), said(7, "04"));
  EXPECT_EQ(open({a, moved, b}), 1U) << "said again later";
  EXPECT_EQ(open({a, moved, answering(said(8, "06", {"resolved"}), a)}), 0U) << "an edit stays in its thread";
  EXPECT_EQ(open({a, answering(said(6, "00", {"resolved"}), a)}), 0U) << "in the same second";
}

TEST(RemarkOrder, DoesNotDependOnArrival) {
  const Annotation a = said(1, "05"), b = said(2, "05"), c = said(3, "01");
  const Annotation d = answering(said(4, "00"), b);
  const std::vector<Annotation> one{a, b, c, d}, other{d, c, b, a};
  std::vector<Hash> ids, others;
  for (const Annotation* remark : inOrder(one))
    ids.push_back(remark->id);
  for (const Annotation* remark : inOrder(other))
    others.push_back(remark->id);
  EXPECT_EQ(ids, others);
  EXPECT_EQ(ids, (std::vector<Hash>{b.id, d.id, c.id, a.id}));
}

} // namespace
} // namespace annales
