// The examples of all documents, and what they need of one another.
#pragma once

#include "tests/docs/markdown.h"

#include <filesystem>
#include <string>
#include <vector>

namespace annales::docs {

[[nodiscard]] std::filesystem::path root();
/// docs/*.md, sorted.
[[nodiscard]] std::vector<std::filesystem::path> documents();

class Examples {
public:
  /// Of docs/*.md and README.md.
  Examples();

  [[nodiscard]] const std::vector<Block>& blocks() const { return blocks_; }
  /// The example's text, after the text of the example that it goes on from.
  [[nodiscard]] std::string wholeText(const Block& block) const;
  /// The example with that name. Throws where there is none.
  [[nodiscard]] const Block& named(const std::string& name) const;
  /// All events of `facts=<name>`, in the order of the documents: `{"data":…,"type":…}` each.
  [[nodiscard]] std::vector<std::string> facts(const std::string& name) const;
  /// Writes every example with `file=`.
  void writeFiles(const std::filesystem::path& folder) const;

private:
  std::vector<Block> blocks_;
};

/// An event log of these events, one the parent of the next. Each must be in canonical form.
[[nodiscard]] std::string chained(const std::vector<std::string>& facts);

} // namespace annales::docs
