// What the shells complete: asked of the shells themselves, of zsh and fish where they are installed.
#include "tests/cli/program.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>

namespace annales::tests {
namespace {

using ::testing::HasSubstr;

bool isShellHere(const std::string& shell) {
  return std::system(("command -v " + shell + " >/dev/null").c_str()) == 0;
}

/// One library, as people write its path.
const std::vector<std::string> kTypedLibraries{"club.annales", "'my club/games.annales'",
                                               "my\\ club/games.annales", "\"my club/games.annales\"",
                                               "~/club.annales"};

/// A library, also behind a blank, notes that are none, and a shell that completes words beside them.
class Typist {
public:
  explicit Typist(std::string shell) : shell_(std::move(shell)) {
    EXPECT_EQ(annales(with({"import", kGame, "--library", folder_ / "club.annales"})).status, 0);
    game_ = annales({"list", "--library", folder_ / "club.annales"}).out.substr(0, 12);
    std::filesystem::create_directory(folder_ / "my club");
    std::filesystem::copy(folder_ / "club.annales", folder_ / "my club/games.annales");
    writeText(folder_ / "notes.txt", "");
    writeText(folder_ / "script", annales({"completion", shell_}).out);
  }
  [[nodiscard]] const std::string& game() const { return game_; }
  /// So much of its id is typed.
  [[nodiscard]] std::string start() const { return game_.substr(0, 3); }

  /// What commands of the shell leave in `answer`; they have the typed line in `line`.
  [[nodiscard]] std::string answerTo(const std::string& commands, const std::string& line = "") const {
    writeText(folder_ / "test", commands);
    writeText(folder_ / "line", line);
    writeText(folder_ / "answer", "");
    const std::string at = "cd " + folder_.path().string() +
                           " && export HOME=$PWD XDG_CONFIG_HOME= PATH=" + ANNALES_BINARY_DIR + ":$PATH && ";
    EXPECT_EQ(std::system((at + shell_ + " ./test").c_str()), 0);
    return textOf(folder_ / "answer");
  }

private:
  std::string shell_;
  Folder folder_;
  std::string game_;
};

TEST(Completion, IsASoundScriptForBash) {
  const Folder folder;
  for (const std::string shell : {"bash", "zsh", "fish"}) {
    const Ran ran = annales({"completion", shell});
    EXPECT_EQ(ran.status, 0);
    EXPECT_THAT(ran.out, HasSubstr("simulate"));
    EXPECT_THAT(ran.out, HasSubstr("no-rules"));
    writeText(folder / shell, ran.out);
  }
  const std::string script =
      "source " + (folder / "bash") +
      R"( && COMP_WORDS=(annales map ch) COMP_CWORD=2 && _annales && [[ "${COMPREPLY[*]}" == check ]])" +
      R"( && COMP_WORDS=(annales deck ch) COMP_CWORD=2 && _annales && [[ "${COMPREPLY[*]}" == check ]])" +
      R"( && COMP_WORDS=(annales prices check --js) COMP_CWORD=3 && _annales && [[ "${COMPREPLY[*]}" == --json ]])" +
      R"( && COMP_WORDS=(annales verify --js) COMP_CWORD=2 && _annales && [[ "${COMPREPLY[*]}" == --json ]])" +
      R"( && COMP_WORDS=(annales export x --format c) COMP_CWORD=4 && _annales && [[ "${COMPREPLY[*]}" == csv ]])";
  writeText(folder / "test", script);
  EXPECT_EQ(std::system(("bash -eu " + (folder / "test")).c_str()), 0);
}

/// What a person has is asked of the program while they type.
TEST(Completion, KnowsBoardsNationsGamesAndLibraries) {
  const Typist typist("bash");
  const std::string start = typist.start(), game = typist.game() + "\n";
  const auto completed = [&](const std::string& words) {
    return typist.answerTo("set -eu\nsource ./script\nCOMP_WORDS=(annales " + words +
                           ")\nCOMP_CWORD=$((${#COMP_WORDS[@]} - 1))\n_annales\n"
                           "echo \"${COMPREPLY[*]}\" > answer");
  };
  EXPECT_EQ(completed("simulate --map occ"), "occident\n");
  EXPECT_EQ(completed("replay x --nation phoe"), "phoenicians\n");
  EXPECT_EQ(completed("list --library cl"), "club.annales\n");
  EXPECT_EQ(completed("list --library no"), "\n") << "notes are no library";
  EXPECT_EQ(completed("export --library club.annales --format csv " + start), game);
  EXPECT_EQ(completed("check cl"), "club.annales\n");
  // As readline hands them over: with quotation marks, backslashes and a tilde, and with "=" as a word.
  EXPECT_EQ(completed("export --library 'my\\ club/games.annales' " + start), game);
  EXPECT_EQ(completed("export --library '\"my club/games.annales\"' " + start), game);
  EXPECT_EQ(completed("list --library 'my\\ club/'"), "my club/games.annales\n");
  EXPECT_EQ(completed("export --library = club.annales " + start), game);
  EXPECT_EQ(completed("export x --format = ht"), "html\n");
  EXPECT_EQ(completed("export --library '~/club.annales' " + start), game);
}

/// Zsh completes only what is typed, so a terminal is typed into: the line, a tab, and a key that tells the
/// line.
TEST(Completion, FillsTheLineInZsh) {
  if (!isShellHere("zsh")) GTEST_SKIP() << "zsh is not installed";
  const Typist typist("zsh");
  const std::string start = typist.start(), game = typist.game() + " \n";
  const auto completed = [&](const std::string& line) {
    return typist.answerTo(R"zsh(zmodload zsh/zpty
zpty typed zsh -f -i
zpty -w typed 'autoload -Uz compinit; compinit -u -D; source ./script
tell() { print -r -- "$BUFFER" > answer; exit }; zle -N tell; bindkey "^I" complete-word "^T" tell'
zpty -w -n typed "annales $(<line)"$'\t\x14'
for i in {1..1200}; do [[ -s answer ]] && break; zpty -r -t typed seen; sleep .05; done
)zsh",
                           line);
  };
  EXPECT_EQ(completed("map ch"), "annales map check \n");
  EXPECT_EQ(completed("simulate --map occ"), "annales simulate --map occident \n");
  EXPECT_EQ(completed("replay x --nation phoe"), "annales replay x --nation phoenicians \n");
  EXPECT_EQ(completed("export x --format=cs"), "annales export x --format=csv \n");
  EXPECT_EQ(completed("list --library cl"), "annales list --library club.annales \n");
  EXPECT_EQ(completed("list --library=cl"), "annales list --library=club.annales \n");
  EXPECT_EQ(completed("list --library 'my club/"), "annales list --library 'my club/games.annales' \n");
  for (const std::string& library : kTypedLibraries)
    for (const char* parted : {" ", "="}) {
      const std::string line = std::string("export --library") + parted + library + " ";
      EXPECT_EQ(completed(line + start), "annales " + line + game);
    }
}

TEST(Completion, ListsWordsInFish) {
  if (!isShellHere("fish")) GTEST_SKIP() << "fish is not installed";
  const Typist typist("fish");
  const std::string start = typist.start(), game = typist.game() + "\n";
  const auto completed = [&](const std::string& line) {
    return typist.answerTo("source ./script\ncomplete -C \"annales \"(cat line) | cut -f1 > answer\n", line);
  };
  EXPECT_EQ(completed("map ch"), "check\n");
  EXPECT_EQ(completed("map check --no"), "") << "that is of another check";
  EXPECT_EQ(completed("check --no"), "--no-rules\n");
  EXPECT_EQ(completed("stats report pl"), "player\n");
  EXPECT_EQ(completed("simulate --map occ"), "occident\n");
  EXPECT_EQ(completed("replay x --nation phoe"), "phoenicians\n");
  EXPECT_EQ(completed("list --library cl"), "club.annales\n");
  EXPECT_EQ(completed("list --library 'my club/"), "my club/games.annales\n");
  for (const std::string& library : kTypedLibraries)
    for (const char* parted : {" ", "="})
      EXPECT_EQ(completed(std::string("export --library") + parted + library + " " + start), game)
          << parted << library;
}

} // namespace
} // namespace annales::tests
