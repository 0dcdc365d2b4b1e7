// A library as Python sees it: its games and facts; and the commands that answer questions about it.
#pragma once

#include "libreplay/facts/fact_table.h"
#include "libreplay/openings/opening_book.h"
#include "libreplay/openings/selection.h"
#include "libreplay/store/chosen_games.h"
#include "libreplay/store/facts_file.h"
#include "libreplay/store/library.h"

#include "python/game.h"

#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

namespace annales::python {

/// Columns that arrays of NumPy look into.
using Table = std::shared_ptr<const FactTable>;

/// An answer, most as JSON, with what there is to say beside it, a sentence each.
template <class T> struct Noted {
  T answer{};
  std::vector<std::string> notices;
};

/// What a command said: its exit status, standard output and messages.
struct Said {
  int status = 0;
  std::string out;
  std::vector<std::string> told;
};
/// One command after another, whatever thread asks. A KeyboardInterrupt ends it as on the command line.
[[nodiscard]] Said command(const std::vector<std::string>& words, const py::object& progress);

/// Open for reading. One thread works with it at a time; others wait.
class OpenLibrary {
public:
  /// Of an empty name: the user's own library.
  OpenLibrary(const std::string& file, const std::string& openings);

  void close();
  [[nodiscard]] std::string path();
  [[nodiscard]] Game game(const std::string& prefix, const py::object& progress);
  [[nodiscard]] Noted<Table> facts(bool turns, const py::object& progress);
  /// Rows of seats in the table of facts.
  [[nodiscard]] Noted<std::vector<SeatRow>> select(const std::string& conditions, const py::object& progress);

  /// The questions that the library keeps, each a name and a text.
  [[nodiscard]] std::vector<std::pair<std::string, std::string>> questions();

private:
  template <class Work> auto work(const py::object& progress, Work&& work);
  [[nodiscard]] Library& open();
  [[nodiscard]] Table loaded(FactParts parts, Watch& watch, std::vector<std::string>& notices);
  [[nodiscard]] FactFilter filterOf(const FactTable& table, const std::string& conditions,
                                    const FactFilter& common, Watch& watch,
                                    std::vector<std::string>& notices);

  std::mutex mutex_;
  const std::atomic<bool> never_ = false; // what the open library looks at while it rests
  std::optional<Library> library_;
  OpeningBook book_;
  Table table_;
  std::string mark_; // of the library, where the table is of it
};

} // namespace annales::python
