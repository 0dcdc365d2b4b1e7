// annales._annales: what the package annales/__init__.py makes of C++. Texts are JSON, read there.
#include "libreplay/query/answer_csv.h"

#include "python/columns.h"
#include "python/game.h"
#include "python/library.h"
#include "python/trouble.h"
#include <pybind11/numpy.h>
#include <pybind11/stl.h>

namespace py = pybind11;

namespace annales::python {
namespace {

PyObject* errorType = nullptr; // annales.Error, which lives as long as the interpreter

/// An instance of annales.Error that is not raised yet.
py::object errorOf(const Trouble& trouble) {
  const auto type = py::reinterpret_borrow<py::object>(errorType);
  py::object error = type(trouble.message);
  const auto orNone = [](std::size_t number) {
    return number > 0 ? py::object(py::int_(number)) : py::none();
  };
  error.attr("row") = orNone(trouble.row);
  error.attr("column") = orNone(trouble.column);
  error.attr("rule") = trouble.rule.empty() ? py::object(py::none()) : py::str(trouble.rule);
  return error;
}

void translate(std::exception_ptr thrown) {
  try {
    if (thrown) std::rethrow_exception(std::move(thrown));
  } catch (const Trouble& trouble) {
    PyErr_SetObject(errorType, errorOf(trouble).ptr());
  }
}

template <class T> py::tuple toPython(const Noted<T>& noted) {
  return py::make_tuple(noted.answer, noted.notices);
}

py::dict linesOf(const Game& game) {
  py::dict lines;
  lines[py::str(std::string(kMainLine))] = game.length(std::string(kMainLine));
  for (const auto& [name, head] : game.log().lines())
    lines[py::str(name)] = game.log().path(head).size();
  return lines;
}

std::vector<std::string> nationsOf(const Game& game) {
  std::vector<std::string> nations;
  for (std::size_t n = 0; n < game.log().game().nations(); ++n)
    nations.push_back(game.log().game().nationWord(NationId(n)));
  return nations;
}

Effort effortOf(std::size_t budget, std::size_t turns, std::uint64_t seed, const std::string& against) {
  Effort effort;
  effort.budget = budget;
  effort.turns = turns;
  effort.seed = seed;
  effort.against = against;
  return effort;
}

void defineGame(py::module_& m) {
  py::class_<Game>(m, "Game")
      .def_property_readonly("id", [](const Game& game) { return hexOf(game.log().id()); })
      .def_property_readonly(
          "ruleset", [](const Game& game) { return std::string(wordOf(game.log().game().ruleset->id)); })
      .def_property_readonly("board", [](const Game& game) { return game.log().game().setup->map; })
      .def_property_readonly("nations", &nationsOf)
      .def_property_readonly("tags", [](const Game& game) { return game.log().tags(); })
      .def_property_readonly("lines", &linesOf)
      .def("length", &Game::length)
      .def("event", &Game::event)
      .def("sentence", &Game::sentence)
      .def("state", &Game::state)
      .def("legal", &Game::legal)
      .def("check",
           [](const Game& game, const std::string& event, const std::string& line,
              std::size_t n) -> py::object {
             const auto trouble = game.check(event, line, n);
             return trouble ? errorOf(*trouble) : py::none();
           })
      .def("decide", &Game::decide)
      .def("play", &Game::play)
      .def("analyse",
           [](const Game& game, std::size_t budget, std::size_t turns, std::uint64_t seed,
              const std::string& against, unsigned threads, const std::string& line,
              const py::object& progress) {
             Effort effort = effortOf(budget, turns, seed, against);
             effort.threads = threads;
             return game.analyse(effort, line, progress);
           })
      .def("search",
           [](const Game& game, std::size_t budget, std::size_t turns, std::size_t moves, std::uint64_t seed,
              const std::string& against, const std::string& line, std::size_t n,
              const py::object& progress) {
             Effort effort = effortOf(budget, turns, seed, against);
             effort.moves = moves;
             return game.search(effort, line, n, progress);
           })
      .def("remarks", &Game::remarks)
      .def("text", [](const Game& game) { return py::bytes(game.text()); });
}

void defineFacts(py::module_& m) {
  py::class_<FactTable, std::shared_ptr<FactTable>>(m, "Table")
      .def_property_readonly("games", [](const std::shared_ptr<FactTable>& t) { return gameColumns(t); })
      .def_property_readonly("seats", [](const std::shared_ptr<FactTable>& t) { return seatColumns(t); })
      .def_property_readonly("turns", [](const std::shared_ptr<FactTable>& t) { return turnColumns(t); })
      .def_property_readonly("words", [](const std::shared_ptr<FactTable>& t) { return wordsOfTable(t); })
      .def_property_readonly("ids", [](const std::shared_ptr<FactTable>& t) { return idsOfTable(t); })
      .def_property_readonly("deeds", [](const std::shared_ptr<FactTable>& t) { return deedsOfTable(t); });
  m.def("opening_words", [](const std::vector<std::uint64_t>& keys) {
    std::vector<std::string> words;
    for (const std::uint64_t key : keys)
      words.push_back(OpeningKey(key).words());
    return words;
  });
  py::list rulesets, outcomes;
  for (const std::string_view word : Words<RulesetId>::list)
    rulesets.append(py::str(std::string(word)));
  for (std::size_t i = 0; i < kOutcomes; ++i)
    outcomes.append(py::str(std::string(wordOf(static_cast<Outcome>(i)))));
  m.attr("RULESETS") = rulesets;
  m.attr("OUTCOMES") = outcomes;
}

void defineLibrary(py::module_& m) {
  py::class_<OpenLibrary>(m, "Library")
      .def(py::init<const std::string&, const std::string&>())
      .def("close", &OpenLibrary::close)
      .def_property_readonly("path", &OpenLibrary::path)
      .def("game", &OpenLibrary::game)
      .def("facts",
           [](OpenLibrary& library, bool turns, const py::object& progress) {
             const Noted<Table> noted = library.facts(turns, progress);
             return py::make_tuple(std::const_pointer_cast<FactTable>(noted.answer), noted.notices);
           })
      .def("select",
           [](OpenLibrary& library, const std::string& conditions, const py::object& progress) {
             const auto noted = library.select(conditions, progress);
             return py::make_tuple(
                 py::array_t<SeatRow>(py::ssize_t(noted.answer.size()), noted.answer.data()), noted.notices);
           })
      .def("questions", &OpenLibrary::questions);
}

} // namespace

PYBIND11_MODULE(_annales, m) {
  m.doc() = "The part of annales that is written in C++. Use the package annales.";
  errorType = PyErr_NewExceptionWithDoc(
      "annales.Error",
      "What is wrong, in the sentence of the command line.\n\n"
      "row, column: the place in the file or question, from 1; None where there is none.\n"
      "rule: the id of the ruling that was broken (docs/rulings.md); None where none was.",
      nullptr, nullptr);
  const auto type = py::reinterpret_borrow<py::object>(errorType);
  for (const char* field : {"row", "column", "rule"})
    type.attr(field) = py::none();
  m.attr("Error") = type;
  py::register_exception_translator(&translate);
  m.attr("version") = ANNALES_VERSION;
  defineGame(m);
  defineFacts(m);
  defineLibrary(m);
  m.def("command", [](const std::vector<std::string>& words, const py::object& progress) {
    const Said said = command(words, progress);
    return py::make_tuple(said.status, said.out, said.told);
  });
  m.def("read", [](const std::string& file, const std::string& afterMistake, const py::object& progress) {
    GamesRead read = readGames(file, afterMistake, progress);
    return py::make_tuple(std::move(read.games), std::move(read.complaints));
  });
}

} // namespace annales::python
