#include "libreplay/store/analysis_blob.h"

#include "libreplay/store/event_blob.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace annales::inline replay {
namespace {

/// The second one has what other companies say of the turn.
constexpr std::uint8_t kSaidFormat = 1, kSaidFormatBeside = 2;
constexpr std::size_t kMostRollouts = 1'000'000, kMostTurns = 10'000, kMostBest = 10'000;
constexpr std::size_t kMostAlternative = 10'000; // events
constexpr double kSumsToOne = 1e-6;
constexpr double kWidest = 1'000; // an interval of two rollouts reaches far beyond what can be

void putNumber(ByteWriter& out, double number) {
  const auto bits = std::bit_cast<std::uint64_t>(number);
  for (unsigned shift = 0; shift < 64; shift += 8)
    out.byte(static_cast<std::uint8_t>(bits >> shift));
}

/// Fails unless it lies between them, both included; so for what is no number.
double takeNumber(ByteReader& in, double low, double high) {
  std::uint64_t bits = 0;
  for (unsigned shift = 0; shift < 64; shift += 8)
    bits |= static_cast<std::uint64_t>(in.byte()) << shift;
  const auto number = std::bit_cast<double>(bits);
  if (number >= low && number <= high) return number;
  in.fail();
  return 0;
}

ChancesHere takeChances(ByteReader& in, const AnalysisEffort& effort, std::size_t nations) {
  ChancesHere here;
  here.rollouts = in.varint(kMostRollouts);
  double sum = 0;
  for (std::size_t n = 0; n < nations; ++n)
    sum += here.chances[n] = takeNumber(in, 0, 1 + kSumsToOne);
  for (std::size_t n = 0; n < nations && here.rollouts > 1; ++n)
    here.standardErrors[n] = takeNumber(in, 0, 1);
  // Where the game has ended nothing is rolled out.
  if ((here.rollouts != 0 && here.rollouts != effort.budget) || !(std::abs(sum - 1) <= kSumsToOne)) in.fail();
  return here;
}

void putChances(ByteWriter& out, const ChancesHere& here, std::size_t nations) {
  out.varint(here.rollouts);
  for (std::size_t n = 0; n < nations; ++n)
    putNumber(out, here.chances[n]);
  for (std::size_t n = 0; n < nations && here.rollouts > 1; ++n)
    putNumber(out, here.standardErrors[n]);
}

/// Those of everybody after a turn, which add up to one.
Chances takeShares(ByteReader& in, std::size_t nations) {
  Chances shares{};
  double sum = 0;
  for (std::size_t n = 0; n < nations; ++n)
    sum += shares[n] = takeNumber(in, 0, 1 + kSumsToOne);
  if (!(std::abs(sum - 1) <= kSumsToOne)) in.fail();
  return shares;
}

TurnChances takeTurnChances(ByteReader& in, std::size_t nations) {
  TurnChances all;
  for (Chances* chances : {&all.alternative, &all.decided, &all.went})
    *chances = takeShares(in, nations);
  for (Chances* errors : {&all.decidedErrors, &all.wentErrors})
    for (std::size_t n = 0; n < nations; ++n)
      (*errors)[n] = takeNumber(in, 0, 1);
  return all;
}

void putTurnChances(ByteWriter& out, const TurnChances& all, std::size_t nations) {
  for (const Chances* numbers :
       {&all.alternative, &all.decided, &all.went, &all.decidedErrors, &all.wentErrors})
    for (std::size_t n = 0; n < nations; ++n)
      putNumber(out, (*numbers)[n]);
}

CompanyRegret takeCompanyRegret(ByteReader& in, const AnalysisEffort& effort) {
  CompanyRegret regret;
  regret.regret = takeNumber(in, -1, 1);
  regret.interval = {takeNumber(in, -kWidest, 1), takeNumber(in, -1, kWidest)};
  regret.rollouts = in.varint(kMostRollouts);
  const bool some = regret.rollouts >= 2 && regret.rollouts <= effort.budget;
  if (!some || !regret.interval.contains(regret.regret)) in.fail();
  return regret;
}

Result<TurnRegret> takeRegret(ByteReader& in, const AnalysisEffort& effort, const Game& game, bool beside) {
  TurnRegret regret;
  regret.regret = takeNumber(in, -1, 1);
  regret.interval = {takeNumber(in, -kWidest, 1), takeNumber(in, -1, kWidest)};
  regret.rollouts = in.varint(kMostRollouts);
  const bool fits = regret.interval.contains(regret.regret) && regret.rollouts == effort.budget;
  if (!fits) in.fail();
  regret.all = takeTurnChances(in, game.nations());
  const std::uint64_t events = in.varint(kMostAlternative);
  for (std::uint64_t i = 0; i < events && in.sound(); ++i) {
    auto event = readEventBlob(in, game);
    if (!event) return tl::unexpected(event.error());
    regret.alternative.push_back(*std::move(event));
  }
  if (beside)
    for (std::size_t i = 0; i < effort.beside.size(); ++i)
      regret.beside.push_back(takeCompanyRegret(in, effort));
  regret.judgement = regret.mildest();
  return regret;
}

} // namespace

Result<void> appendSaid(std::string& out, const TurnSaid& said, const Game& game) {
  std::string bytes;
  ByteWriter to(bytes);
  const bool beside = said.regret && !said.regret->beside.empty();
  to.byte(beside ? kSaidFormatBeside : kSaidFormat);
  putChances(to, said.before, game.nations());
  to.byte(said.regret ? 1 : 0);
  if (said.regret) {
    for (const double number : {said.regret->regret, said.regret->interval.low, said.regret->interval.high})
      putNumber(to, number);
    to.varint(said.regret->rollouts);
    putTurnChances(to, said.regret->all, game.nations());
    to.varint(said.regret->alternative.size());
    for (const Event& event : said.regret->alternative)
      if (auto good = appendEventBlob(bytes, event, game); !good) return good;
    for (const CompanyRegret& one : said.regret->beside) {
      for (const double number : {one.regret, one.interval.low, one.interval.high})
        putNumber(to, number);
      to.varint(one.rollouts);
    }
  }
  out += bytes;
  return {};
}

Result<TurnSaid> readSaid(std::string_view bytes, const AnalysisEffort& effort, const Game& game) {
  ByteReader in(bytes);
  const std::uint8_t format = in.byte();
  if (format != kSaidFormat && format != kSaidFormatBeside)
    return failure("this version does not know its format");
  TurnSaid said;
  said.before = takeChances(in, effort, game.nations());
  const std::uint8_t regret = in.byte();
  if (regret > 1) in.fail();
  if (regret == 1 && in.sound()) {
    const bool beside = format == kSaidFormatBeside;
    if (beside == effort.beside.empty()) in.fail();
    auto found = takeRegret(in, effort, game, beside);
    if (!found) return tl::unexpected(found.error());
    said.regret = *std::move(found);
  }
  if (!in.sound() || !in.atEnd()) return failure("it has an invalid number or the wrong length");
  return said;
}

bool isSound(const AnalysisLabel& label, std::size_t nations) {
  constexpr std::size_t kLongestName = 80, kLongestWritten = 400;
  const AnalysisEffort& effort = label.effort;
  const std::string written = writtenEngine(label);
  const auto read = readEngine(written);
  const bool printable =
      std::ranges::all_of(written, [](char letter) { return letter >= ' ' && letter <= '~'; });
  return printable && read && read->name == label.engine && !label.engine.empty() &&
         read->beside == effort.beside && label.engine.size() <= kLongestName &&
         written.size() <= kLongestWritten && label.version >= 1 && effort.budget <= kMostRollouts &&
         effort.turns <= kMostTurns && effort.best <= kMostBest && settled(effort, nations) == effort;
}

std::string sumOf(const Hash& game, const AnalysisLabel& label, const SaidPlace& place,
                  std::string_view said) {
  constexpr std::size_t kBytes = 8;
  std::string all;
  ByteWriter to(all);
  const auto put = [&](const Hash& hash) {
    for (const std::uint8_t byte : hash.bytes)
      to.byte(byte);
  };
  put(game);
  to.text(writtenEngine(label));
  for (const std::uint64_t number :
       {static_cast<std::uint64_t>(label.version), std::uint64_t{label.effort.budget},
        std::uint64_t{label.effort.turns}, std::uint64_t{label.effort.best}, label.effort.seed})
    to.varint(number);
  put(place.from);
  put(place.until);
  to.text(said);
  const Hash hash = sha256(all);
  return {hash.bytes.begin(), hash.bytes.begin() + kBytes};
}

} // namespace annales::inline replay
