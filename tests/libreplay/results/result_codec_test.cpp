// The record of a result: its canonical form, its id, and what is refused.
#include "engine/core/strict_json.h"
#include "libreplay/results/result_codec.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

namespace annales {
namespace {

ResultRecord sampleResult() {
  ResultRecord record;
  record.ruleset = RulesetId::antikeII;
  record.date = "2026-02-03";
  record.board = "mare-nostrum";
  record.minutes = 118;
  record.site = "Club room";
  ResultPerson ilse, benno, carina;
  ilse.player = "Ilse";
  ilse.nations = {"romans"};
  ilse.personages = 9;
  ilse.place = 1;
  ilse.seat = 1;
  ilse.won = true;
  benno.player = "Benno";
  benno.nationWritten = "blue";
  benno.pointsWritten = "6/7";
  benno.won = false;
  carina.personages = 4;
  record.persons = {ilse, benno, carina};
  record.sources = {{PlayLog::bgStats, "8215b1da", "111000001", "", "2026-02-03 20:14:09"}};
  seal(record);
  return record;
}

std::string textOfRecord(const ResultRecord& record) {
  std::string text;
  appendResultRecord(text, record);
  return text;
}

/// Any fields known, any not.
ResultRecord randomResult(std::mt19937& random) {
  const auto chance = [&] { return random() % 2 == 0; };
  ResultRecord record;
  record.ruleset = static_cast<RulesetId>(random() % 3);
  if (chance()) record.date = chance() ? "2025" : chance() ? "2025-11" : "2025-11-04";
  if (chance()) record.board = "orient";
  if (chance()) record.minutes = static_cast<int>(random() % 500) + 1;
  if (chance()) record.options = Options{};
  record.finished = chance();
  record.counted = chance();
  record.comments = chance() ? "a\nb \"ü\" \t" : "";
  const std::size_t count = 2 + random() % 5;
  std::vector<std::string> nations{"arabs", "greeks", "persians", "romans", "egyptians", "germans"};
  std::vector<int> seats{1, 2, 3, 4, 5, 6};
  std::shuffle(nations.begin(), nations.end(), random);
  std::shuffle(seats.begin(), seats.end(), random);
  for (std::size_t i = 0; i < count; ++i) {
    ResultPerson person;
    if (chance()) person.player = std::string(1, static_cast<char>('A' + random() % 4));
    if (chance()) person.nations = {nations[i]};
    if (chance()) person.personages = static_cast<int>(random() % 100);
    if (chance()) person.place = static_cast<int>(random() % count) + 1;
    if (chance()) person.seat = seats[i];
    if (chance()) person.won = chance();
    if (chance()) person.nationWritten = "gelb";
    record.persons.push_back(person);
  }
  record.sources = {{static_cast<PlayLog>(random() % 4), std::to_string(random()), "", "", ""}};
  seal(record);
  return record;
}

TEST(ResultRecord, ComesBackAsItWasWritten) {
  std::mt19937 random(1);
  for (int i = 0; i < 500; ++i) {
    const ResultRecord record = randomResult(random);
    ASSERT_TRUE(checkResult(record));
    const auto read = readResult(textOfRecord(record));
    ASSERT_TRUE(read) << read.error().message << textOfRecord(record);
    EXPECT_EQ(*read, record);
    EXPECT_EQ(textOfRecord(*read), textOfRecord(record));
  }
}

TEST(ResultRecord, HasOneIdInWhateverOrderPersonsAndSourcesCame) {
  std::mt19937 random(2);
  for (int i = 0; i < 200; ++i) {
    const ResultRecord record = randomResult(random);
    ResultRecord shuffled = record;
    shuffled.sources.push_back(shuffled.sources.front()); // one source twice is one
    std::shuffle(shuffled.persons.begin(), shuffled.persons.end(), random);
    seal(shuffled);
    EXPECT_EQ(shuffled, record);
  }
}

TEST(ResultRecord, IsReadWithItsKeysInAnyOrder) {
  const ResultRecord record = sampleResult();
  std::string text = textOfRecord(record);
  ASSERT_TRUE(text.starts_with("{\"board\":\"mare-nostrum\","));
  text = "{" + text.substr(text.find("\"boardWritten\""));
  text.insert(text.size() - 1, ", \"board\": \"mare-nostrum\"");
  const auto read = readResult(text);
  ASSERT_TRUE(read) << read.error().message;
  EXPECT_EQ(*read, record);
}

TEST(ResultRecord, HasTheIdOfItsContents) {
  std::string text = textOfRecord(sampleResult());
  text.replace(text.find("118"), 3, "119");
  const auto read = readResult(text);
  ASSERT_FALSE(read);
  EXPECT_NE(read.error().message.find("\"id\" must be"), std::string::npos);
}

/// The sample with one thing changed, and the id that belongs to that.
template <class Change> bool isRefusedWith(const Change& change) {
  ResultRecord record = sampleResult();
  change(record);
  seal(record);
  return !checkResult(record) && !readResult(textOfRecord(record));
}

TEST(ResultRecord, RefusesWhatNoResultCanHave) {
  EXPECT_TRUE(isRefusedWith([](ResultRecord& r) { r.persons.resize(1); }));
  EXPECT_TRUE(isRefusedWith([](ResultRecord& r) { r.persons.resize(7); }));
  EXPECT_TRUE(isRefusedWith([](ResultRecord& r) { r.sources.clear(); }));
  EXPECT_TRUE(isRefusedWith([](ResultRecord& r) { r.date = "2026-02-30"; }));
  EXPECT_TRUE(isRefusedWith([](ResultRecord& r) { r.board = "Mare Nostrum"; }));
  EXPECT_TRUE(isRefusedWith([](ResultRecord& r) { r.site = std::string(201, 'x'); }));
  EXPECT_TRUE(isRefusedWith([](ResultRecord& r) { r.persons[0].nations = {"Romans"}; }));
  EXPECT_TRUE(isRefusedWith([](ResultRecord& r) { r.persons[0].nations = {"romans"}; }));
  EXPECT_TRUE(isRefusedWith([](ResultRecord& r) { r.persons[0].seat = 1; }));
  EXPECT_FALSE(isRefusedWith([](ResultRecord& r) { r.persons[0].seat = 2; }));
}

TEST(ResultRecord, IsStrictAboutFields) {
  const std::string text = textOfRecord(sampleResult());
  const auto with = [&](const std::string& from, const std::string& to) {
    std::string changed = text;
    changed.replace(changed.find(from), from.size(), to);
    return readResult(changed).has_value();
  };
  EXPECT_TRUE(with("118", "118"));
  EXPECT_FALSE(with("\"minutes\":118,", ""));
  EXPECT_FALSE(with("\"minutes\":118,", "\"minutes\":118,\"more\":1,"));
  EXPECT_FALSE(with("\"minutes\":118,", "\"minutes\":118,\"minutes\":118,"));
  EXPECT_FALSE(with("118", "118.0"));
  EXPECT_FALSE(with("\"player\":null", "\"player\":\"\""));
  EXPECT_FALSE(with("\"format\":1", "\"format\":2"));
}

} // namespace
} // namespace annales
