// All boards that can be played on: those that come with the program, and those of folders a user names.
#pragma once

#include "engine/boards/board.h"
#include "engine/event/codec.h"

#include <filesystem>
#include <span>
#include <string_view>

namespace annales::inline engine {

inline constexpr std::string_view kBuiltInSource = "built in";

struct ShelvedBoard {
  std::shared_ptr<const Board> board;
  std::string source; // its file, or "built in"
};

/// A file of a folder that is not a valid map, and why.
struct LeftOut {
  std::string file;
  Error why;
};

class BoardShelf {
public:
  /// The boards that come with the program. They are read when the first board is asked for that no folder
  /// has: a log that carries its board needs none of them.
  [[nodiscard]] static BoardShelf builtIn();

  /// Adds every valid `*.json` of the folder, in the order of the file names; returns the others. Fails where
  /// the folder cannot be read.
  [[nodiscard]] Result<std::vector<LeftOut>> addFolder(const std::filesystem::path& folder);
  /// A board whose hash is there already replaces it: drawings and names may be corrected.
  void add(std::shared_ptr<const Board> board, std::string source);

  [[nodiscard]] std::vector<ShelvedBoard> boards() const;
  /// Null where there is none.
  [[nodiscard]] std::shared_ptr<const Board> find(const Hash& hash) const;
  /// Of several boards with that id the one added last.
  [[nodiscard]] std::shared_ptr<const Board> find(std::string_view id) const;
  /// For readers of logs. Holds a copy of what is there now.
  [[nodiscard]] BoardFinder finder() const;

private:
  bool builtIns_ = false;
  std::vector<ShelvedBoard> boards_; // without the built-in ones
};

namespace boards {
/// The texts of the files in engine/boards/built_in, put into the program when it is built.
[[nodiscard]] std::span<const std::string_view> builtInTexts();
} // namespace boards

} // namespace annales::inline engine
