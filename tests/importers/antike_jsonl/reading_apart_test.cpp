// Runs of lines read apart, by one thread or two, give what reading line by line gives: of random files, most
// of which are not as they should be.
#include "engine/boards/board_shelf.h"
#include "importers/verify/meaning.h"
#include "importers/verify/verifier.h"
#include "tests/importers/antike_jsonl/log_text.h"
#include "tests/importers/antike_jsonl/reading.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <random>
#include <stdexcept>

namespace annales {
namespace {

using test::Json;
using test::LogText;

using Lines = std::vector<std::string>;

Lines linesOf(const std::filesystem::path& file) {
  std::ifstream in(file);
  Lines lines;
  for (std::string line; std::getline(in, line);)
    lines.push_back(line + '\n');
  return lines;
}

std::vector<Lines> smallLogs() {
  std::vector<std::filesystem::path> files;
  for (const char* folder : {"/samples", "/tests/conformance/cases"})
    for (const auto& entry : std::filesystem::directory_iterator(ANNALES_SOURCE_DIR + std::string(folder)))
      if (entry.path().extension() == ".jsonl" && entry.file_size() < 60'000) files.push_back(entry.path());
  std::ranges::sort(files);
  std::vector<Lines> logs;
  for (const auto& file : files)
    logs.push_back(linesOf(file));
  return logs;
}

/// Writes down all that it hears, judged elsewhere or not; and what a verifier and a check of meaning make of
/// it.
class Listener : public ReadObserver {
public:
  explicit Listener(bool hasJudge) : hasJudge_(hasJudge) {}

  void accepted(GameNumber game, const EventLog& log, NodeIndex event, std::size_t row) override {
    heard_[game] += note(log, event, row);
    verifier_.accepted(game, log, event, row);
    meaning_.accepted(game, log, event, row);
  }
  void resting(GameNumber game) override {
    verifier_.resting(game);
    meaning_.resting(game);
  }
  [[nodiscard]] std::unique_ptr<GameJudge> judge() const override {
    if (!hasJudge_) return nullptr;
    auto judge = std::make_unique<Judge>();
    judge->verifying = verifier_.judge();
    judge->meaning = meaning_.judge();
    return judge;
  }
  void judged(GameNumber game, const EventLog& log, std::unique_ptr<GameJudge> judge) override {
    auto& one = static_cast<Judge&>(*judge);
    heard_[game] += one.heard;
    verifier_.judged(game, log, std::move(one.verifying));
    meaning_.judged(game, log, std::move(one.meaning));
  }

  std::string told(GameReader& reader) {
    std::string text;
    for (const auto& [game, heard] : heard_)
      text += fmt::format("game {}: {}\n", game, heard);
    if (meaning_.refused())
      text += fmt::format("refused {}: {}\n", meaning_.refused()->row, meaning_.refused()->message);
    const auto verified = verifier_.finish(reader);
    for (const VerifiedGame& game : *verified) {
      text += fmt::format("{} has {}\n", hexOf(game.game), game.events);
      for (const LogViolation& v : game.violations)
        text += fmt::format("  {} {} {} {} {} {}\n", v.line.value_or("-"), v.row, v.seq, hexOf(v.id), v.rule,
                            v.message);
    }
    return text;
  }

private:
  static std::string note(const EventLog& log, NodeIndex event, std::size_t row) {
    return fmt::format("{}@{}={} ", event, row, hexOf(log[event].id).substr(0, 8));
  }
  struct Judge : GameJudge {
    void accepted(const EventLog& log, NodeIndex event, std::size_t row) override {
      heard += note(log, event, row);
      verifying->accepted(log, event, row);
      meaning->accepted(log, event, row);
    }
    std::string heard;
    std::unique_ptr<GameJudge> verifying, meaning;
  };

  bool hasJudge_;
  std::map<GameNumber, std::string> heard_;
  Verifier verifier_;
  MeaningCheck meaning_;
};

/// All that a library would be given of a game: places, ids and events, lines, tags, remarks.
std::string contentOf(const EventLog& log) {
  std::ostringstream out;
  LogWriter(out).write(log);
  for (NodeIndex i = 0; i < log.size(); ++i)
    out << hexOf(log[i].id) << ' ' << log[i].parent << '\n';
  return out.str();
}

struct Reading {
  std::size_t threads;
  bool judges;
  std::size_t memory;
};

std::string outcome(const std::string& text, const Reading& how) {
  Listener listener(how.judges);
  ReadOptions options;
  options.threads = how.threads;
  options.memory = how.memory;
  std::string handedOn, kept;
  options.whole = [&](const auto& log) { return handedOn += contentOf(*log), true; };
  LogReader reader(BoardShelf::builtIn().finder(), &listener, std::move(options));
  std::istringstream in(text);
  const auto rejection = reader.read(in);
  std::string told = rejection ? fmt::format("row {}: {}{}\n", rejection->row, rejection->message,
                                             rejection->disk ? " (disk)" : "")
                               : "accepted\n";
  if (rejection) return told; // what was heard before the fault is of no use to anybody
  told += listener.told(reader);
  for (GameNumber game = 0; game < reader.games(); ++game)
    kept += contentOf(**reader.game(game));
  EXPECT_TRUE(handedOn == kept) << "threads " << how.threads << ", memory " << how.memory;
  return told + kept;
}

/// True where the file was accepted.
bool expectSame(const std::string& text, const std::string& what) {
  constexpr std::size_t kRoom = std::size_t{64} << 20U, kLittle = 30'000;
  const std::string inOrder = outcome(text, {1, false, kRoom});
  for (const Reading& how : {Reading{1, true, kRoom}, Reading{2, true, kRoom}, Reading{2, true, kLittle},
                             Reading{2, false, kLittle}}) {
    const std::string apart = outcome(text, how);
    EXPECT_TRUE(apart == inOrder) << what << ", threads " << how.threads << ", memory " << how.memory << "\n"
                                  << apart.substr(0, 300) << "\ninstead of\n"
                                  << inOrder.substr(0, 300);
  }
  return inOrder.starts_with("accepted");
}

/// Samples in one file, then a few things done to it.
class RandomFile {
public:
  RandomFile(const std::vector<Lines>& logs, unsigned seed) : random_(seed) {
    for (std::size_t n = 2 + below(5); n > 0; --n) {
      const Lines& log = logs[below(logs.size())];
      below(3) == 0 ? interleave(log) : append(log);
      if (below(3) == 0) seal();
    }
    for (std::size_t n = below(4); n > 0; --n)
      harm();
  }
  [[nodiscard]] std::string text() const {
    std::string all;
    for (const std::string& line : lines_)
      all += line;
    return below_ == 0 ? all.substr(0, all.size() - std::min<std::size_t>(all.size(), 1)) : all;
  }

private:
  std::size_t below(std::size_t n) { return std::uniform_int_distribution<std::size_t>(0, n - 1)(random_); }
  void append(const Lines& log) { lines_.insert(lines_.end(), log.begin(), log.end()); }
  /// Both keep their own order.
  void interleave(const Lines& log) {
    Lines both;
    std::size_t a = 0, b = 0;
    while (a < lines_.size() || b < log.size()) {
      const bool first =
          b == log.size() || (a < lines_.size() && below(lines_.size() + log.size()) < lines_.size());
      both.push_back(first ? lines_[a++] : log[b++]);
    }
    lines_ = std::move(both);
  }
  /// Where one stands among the lines already, it would have to be moved: such a file is wrong.
  void seal() {
    std::string covered;
    std::uint64_t rows = 0;
    for (const std::string& line : lines_) {
      const Json record = Json::parse(line, nullptr, false);
      const auto rec = record.is_object() ? record.value("rec", std::string()) : std::string();
      ++rows;
      if (rec == "seal") rows = 0, covered.clear();
      if (rec == "line" || rec == "tag" || rec == "annotation") covered += line;
    }
    lines_.push_back(
        fmt::format("{{\"rec\":\"seal\",\"rows\":{},\"sha256\":\"{}\"}}\n", rows, hexOf(sha256(covered))));
  }
  void harm() {
    if (lines_.empty()) return;
    const std::size_t at = below(lines_.size()), other = below(lines_.size());
    const auto place = lines_.begin() + static_cast<std::ptrdiff_t>(at);
    switch (below(7)) {
    case 0:
      lines_.erase(place);
      return;
    case 1:
      lines_.insert(place, std::string(lines_[other]));
      return;
    case 2:
      std::swap(lines_[at], lines_[other]);
      return;
    case 3:
      lines_[at][below(lines_[at].size())] = static_cast<char>(below(256));
      return;
    case 4:
      lines_.resize(at);
      return;
    case 5: // the same said in another way: no run begins here
      if (const auto comma = lines_[at].rfind(",\""); comma != std::string::npos)
        lines_[at].insert(comma, " ");
      return;
    default:
      below_ = below(4);
      return;
    }
  }

  std::mt19937 random_;
  Lines lines_;
  std::size_t below_ = 1; // 0: without the last byte
};

TEST(ReadingApart, GivesWhatReadingInOrderGives) {
  const std::vector<Lines> logs = smallLogs();
  ASSERT_GT(logs.size(), 50U);
  std::size_t accepted = 0;
  constexpr unsigned kFiles = 200;
  for (unsigned seed = 1; seed <= kFiles; ++seed)
    accepted += expectSame(RandomFile(logs, seed).text(), "seed " + std::to_string(seed)) ? 1 : 0;
  EXPECT_GT(accepted, kFiles / 20); // enough of either kind
  EXPECT_LT(accepted, kFiles - kFiles / 20);
}

/// Whole games, and what comes later than the run of its game.
TEST(ReadingApart, WhatBelongsToEarlierGamesFindsThem) {
  LogText log;
  log.board(test::smallBoard());
  std::vector<std::string> roots, heads;
  const auto oneMore = [&](std::size_t game, int round) {
    heads[game] = log.eventAfter(heads[game], "RoundBegan", {{"round", round}});
  };
  for (unsigned g = 0; g < 12; ++g) {
    roots.push_back(log.eventAfter(nullptr, "GameCreated", test::created("antike", Json::object(), g + 1)));
    heads.push_back(roots.back());
    for (int r = 1; r <= 30; ++r)
      oneMore(g, r);
    log.record({{"name", "event"}, {"rec", "tag"}, {"value", std::to_string(g)}});
    if (g % 3 == 2) oneMore(g - 2, 31); // of the game before the last
    if (g % 4 == 1) log.annotation(test::remark(roots[g - 1]));
    if (g % 5 == 1) log.record({{"head", roots[g - 1]}, {"name", "a line"}, {"rec", "line"}});
    oneMore(g, 32);
    log.record({{"name", "site"}, {"rec", "tag"}, {"value", std::to_string(g)}});
  }
  EXPECT_TRUE(expectSame(log.text(), "late records"));
  LogText twice = log;
  twice.eventAfter(nullptr, "GameCreated", test::created("antike", Json::object(), 3));
  EXPECT_FALSE(expectSame(twice.text(), "a game twice"));
}

/// A game that is longer than a run is; and another behind it.
TEST(ReadingApart, AGameLargerThanARunIsWhole) {
  LogText log;
  log.board(test::smallBoard());
  for (unsigned g = 1; g <= 2; ++g) {
    log.eventAfter(nullptr, "GameCreated", test::created("antike", Json::object(), g));
    for (int i = 0; i < 6000; ++i)
      log.event(
          "Corrected",
          {{"change", {{"gold", i % 2 == 0 ? 1 : -1}}}, {"nation", "red"}, {"reason", std::string(60, 'x')}});
  }
  ASSERT_GT(log.text().size(), 3 * LogRuns::kMostBytes);
  EXPECT_TRUE(expectSame(log.text(), "large games"));
}

struct Thrower : ReadObserver {
  struct Judge : GameJudge {
    void accepted(const EventLog&, NodeIndex event, std::size_t row) override {
      if (event == 20) throw std::runtime_error("row " + std::to_string(row));
    }
  };
  void accepted(GameNumber, const EventLog&, NodeIndex, std::size_t) override {}
  [[nodiscard]] std::unique_ptr<GameJudge> judge() const override { return std::make_unique<Judge>(); }
};

TEST(ReadingApart, WhatAJudgeThrowsComesOutInTheOrderOfTheFile) {
  LogText log;
  log.board(test::smallBoard());
  for (unsigned g = 1; g <= 40; ++g) {
    log.eventAfter(nullptr, "GameCreated", test::created("antike", Json::object(), g));
    for (int r = 1; r <= (g < 10 ? 10 : 30); ++r)
      log.event("RoundBegan", {{"round", r}});
  }
  for (const std::size_t threads : {1U, 2U}) {
    Thrower thrower;
    ReadOptions options;
    options.threads = threads;
    LogReader reader(nullptr, &thrower, std::move(options));
    std::istringstream in(log.text());
    try {
      static_cast<void>(reader.read(in));
      ADD_FAILURE() << "nothing was thrown";
    } catch (const std::runtime_error& thrown) {
      EXPECT_STREQ(thrown.what(), "row 121"); // a board, nine games of 11 rows, and the 21st of the next
    }
  }
}

} // namespace
} // namespace annales
