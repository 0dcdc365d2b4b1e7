// Everything that was asked in a session: whoever looks at many differences finds some by chance, so each
// verdict takes all the other questions into account.
#pragma once

#include "engine/core/result.h"
#include "libreplay/openings/compare.h"
#include "libreplay/text/plain_text.h"

#include <array>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace annales::inline replay {

/// The library that a question was asked of, as it was then.
struct AskedLibrary {
  std::string id;          // `Library::identity`; empty: not known, as in ledgers of earlier versions
  std::string file;        // its name without the folder
  std::uint64_t games = 0; // that statistics count
  std::string state;       // 16 hexadecimal digits: the same games, the same digits
  friend bool operator==(const AskedLibrary&, const AskedLibrary&) = default;
};
/// Of the library whose facts these are.
[[nodiscard]] AskedLibrary askedLibrary(std::string id, std::string file, const FactTable& table);

/// A question and what was found when it was last asked.
struct LedgerLook {
  std::string first, last; // when, "2026-11-22T19:04:05Z"
  unsigned times = 1;
  std::string over, a, b; // conditions, as `textOf` writes them
  std::uint64_t games = 0;
  double difference = 0, low = -1, high = 1; // A less B, pooled within strata
  double pValue = 1;                         // for one look
  double anytimePValue = 1;                  // valid at every look; the verdict rests on it
  AskedLibrary library;
};
/// `when`: now, as the caller's clock says.
[[nodiscard]] LedgerLook lookOf(const Comparison& comparison, std::string over, std::string a, std::string b,
                                std::string when);

/// What is to be said of a look among all of them.
struct LookVerdict {
  double holm = 1, benjaminiHochberg = 1;
  inference::Verdict verdict = inference::Verdict::notShown;
};

/// A question counts once however often it is asked, since its p-value is valid at every look; asked the
/// other way round it is the same question. Of another library it is another question, which counts by
/// itself, and so it is of a library that is not known. What could not be compared is listed and counts for
/// nothing.
class LookLedger {
public:
  /// The place of its question.
  std::size_t add(LedgerLook look);
  void clear();
  [[nodiscard]] const std::vector<LedgerLook>& looks() const { return looks_; }
  /// Questions that something could be said about.
  [[nodiscard]] std::size_t questions() const;
  /// Of these, those that were asked of this library, whatever games it had then.
  [[nodiscard]] std::size_t questionsOf(const AskedLibrary& library) const;
  /// Whether it has questions that were asked of several libraries; one that is not known counts as one.
  [[nodiscard]] bool hasSeveralLibraries() const;
  /// In the order of the looks: Holm and Benjamini–Hochberg over all of them.
  [[nodiscard]] std::vector<LookVerdict> verdicts() const;
  /// A row each, in the order in which they were first asked.
  [[nodiscard]] std::string csv() const;

  /// One line of JSON, with its end. A file of such lines is a ledger: who asks adds a line.
  [[nodiscard]] static std::string lineOf(const LedgerLook& look);
  /// Fails with a sentence that names the line. Of files with more bytes nobody need try it.
  [[nodiscard]] static Result<LookLedger> read(std::string_view lines);
  static constexpr std::size_t kMostBytes = 64'000'000; // 100,000 questions or more

private:
  using Question = std::array<std::string, 4>; // library, over, a, b
  /// Conditions compare texts as `plainText` does, and so do their questions.
  static Question questionOf(const LedgerLook& look) {
    return {look.library.id, plainText(look.over), plainText(look.a), plainText(look.b)};
  }

  std::vector<LedgerLook> looks_;
  std::map<Question, std::size_t> places_;
};

/// "not-shown", "a-wins-more", "b-wins-more": for tables and other programs.
[[nodiscard]] std::string_view wordOf(inference::Verdict verdict);

} // namespace annales::inline replay
