// Does with any bytes what the program does with a branch from the clipboard and with a page of a notebook,
// and stops where a promise is broken.
#pragma once

#include "libreplay/lines/branch_copy.h"
#include "libreplay/notebook/edit_codec.h"
#include "tests/fuzz/exercise.h"

#include <fstream>
#include <memory>
#include <vector>

namespace annales::fuzz {

/// A game of each kind, whose nations and terms the text may name.
inline const std::vector<std::shared_ptr<const EventLog>>& notebookGames() {
  static const auto games = [] {
    std::vector<std::shared_ptr<const EventLog>> read;
    for (const char* name : {"game-occident", "antike-ii.game-mare-nostrum", "duellum.game-rome-carthage"}) {
      std::ifstream in(std::string(ANNALES_SOURCE_DIR "/samples/") + name + ".antike.jsonl");
      LogReader reader(nullptr);
      if (reader.read(in) || reader.games() == 0) broken("the samples can be read", name);
      read.push_back(std::make_shared<const EventLog>(**reader.game(0)));
    }
    return read;
  }();
  return games;
}

inline void exerciseBranch(const std::string& text, const EventNames& names) {
  const auto branch = readBranch(text, names);
  if (!branch) {
    if (branch.error().message.empty()) broken("a refusal says why", text);
    return;
  }
  if (branch->empty()) broken("a branch has events", text);
  const std::string written = branchText(*branch, names);
  const auto again = readBranch(written, names);
  if (!again) broken("what is written can be read", again.error().message + "\n" + written);
  if (branchText(*again, names) != written) broken("written branches are in their final form", written);
}

inline void exercisePage(const std::string& text, const EventNames& names) {
  const auto page = readEntry(text, names);
  if (!page) {
    if (page.error().message.empty()) broken("a refusal says why", text);
    return;
  }
  std::string written, twice;
  appendEntry(written, *page, names);
  const auto again = readEntry(written, names);
  if (!again) broken("what is written can be read", again.error().message + "\n" + written);
  appendEntry(twice, *again, names);
  if (twice != written) broken("written pages are in their final form", written);
}

inline void exerciseNotebook(const std::string& bytes) {
  for (const auto& log : notebookGames()) {
    Gazetteer strangers(log->game().map); // names that a text brings go with it
    const EventNames names{log->game(), strangers};
    exerciseBranch(bytes, names);
    exercisePage(bytes, names);
  }
}

} // namespace annales::fuzz
