#include "python/columns.h"

#include <fmt/core.h>
#include <pybind11/numpy.h>

namespace annales::python {
namespace {

/// An array over the bytes of a column. `type` as NumPy names it: "uint8", "V32".
template <class T> py::array viewOf(const std::vector<T>& column, const char* type, const py::object& owner) {
  py::array array(py::dtype(type), {column.size()}, {sizeof(T)}, column.data(), owner);
  array.attr("setflags")(py::arg("write") = false);
  return array;
}

py::str textOfBytes(const std::string& text) {
  return py::reinterpret_steal<py::str>(
      PyUnicode_DecodeUTF8(text.data(), static_cast<Py_ssize_t>(text.size()), "replace"));
}

py::list listOf(const WordList& words) {
  py::list list(words.size());
  for (std::size_t i = 0; i < words.size(); ++i)
    list[i] = textOfBytes(words[static_cast<WordIndex>(i)]);
  return list;
}

static_assert(sizeof(Hash) == 32 && sizeof(OpeningKey) == 8 && sizeof(RulesetId) == 1 &&
              sizeof(Outcome) == 1);

} // namespace

py::dict gameColumns(const Table& table) {
  const py::object owner = py::cast(std::const_pointer_cast<FactTable>(table));
  const GameColumns& games = table->games();
  py::dict columns;
  columns["id"] = viewOf(games.id, "V32", owner);
  columns["ruleset"] = viewOf(games.ruleset, "uint8", owner);
  columns["board"] = viewOf(games.board, "uint32", owner);
  columns["options"] = viewOf(games.options, "uint32", owner);
  columns["date"] = viewOf(games.date, "uint32", owner);
  columns["event"] = viewOf(games.event, "uint32", owner);
  columns["site"] = viewOf(games.site, "uint32", owner);
  columns["map"] = viewOf(games.map, "uint32", owner);
  columns["nations"] = viewOf(games.nations, "uint8", owner);
  columns["rounds"] = viewOf(games.rounds, "uint16", owner);
  columns["outcome"] = viewOf(games.outcome, "uint8", owner);
  columns["bots"] = viewOf(games.bots, "uint8", owner);
  columns["first_seat"] = viewOf(games.firstSeat, "uint32", owner);
  return columns;
}

py::dict seatColumns(const Table& table) {
  const py::object owner = py::cast(std::const_pointer_cast<FactTable>(table));
  const SeatColumns& seats = table->seats();
  py::dict columns;
  columns["game"] = viewOf(seats.game, "uint32", owner);
  columns["seat"] = viewOf(seats.seat, "uint8", owner);
  columns["nation"] = viewOf(seats.nation, "uint32", owner);
  columns["player"] = viewOf(seats.player, "uint32", owner);
  columns["rating"] = viewOf(seats.rating, "int16", owner);
  columns["place"] = viewOf(seats.place, "uint8", owner);
  columns["personages"] = viewOf(seats.personages, "uint8", owner);
  columns["first_personage_round"] = viewOf(seats.firstPersonageRound, "uint8", owner);
  columns["turns"] = viewOf(seats.turns, "uint16", owner);
  columns["idle_turns"] = viewOf(seats.idleTurns, "uint16", owner);
  columns["left"] = viewOf(seats.left, "uint16", owner);
  columns["opening"] = viewOf(seats.opening, "uint64", owner);
  return columns;
}

py::dict turnColumns(const Table& table) {
  const py::object owner = py::cast(std::const_pointer_cast<FactTable>(table));
  py::dict columns;
  if (!table->hasTurns()) return columns;
  for (std::size_t turn = 0; turn < kOpeningTurns; ++turn) {
    columns[fmt::format("deed{}", turn + 1).c_str()] = viewOf(table->turns().deed[turn], "uint32", owner);
    columns[fmt::format("position{}", turn + 1).c_str()] =
        viewOf(table->turns().position[turn], "uint64", owner);
  }
  return columns;
}

py::list wordsOfTable(const Table& table) {
  return listOf(table->words());
}

py::list idsOfTable(const Table& table) {
  const std::vector<Hash>& ids = table->games().id;
  py::list list(ids.size());
  for (std::size_t i = 0; i < ids.size(); ++i) {
    const std::string text = hexOf(ids[i]);
    PyList_SET_ITEM(list.ptr(), static_cast<Py_ssize_t>(i),
                    PyUnicode_DecodeASCII(text.data(), static_cast<Py_ssize_t>(text.size()), "strict"));
  }
  return list;
}

py::list deedsOfTable(const Table& table) {
  return listOf(table->deeds());
}

} // namespace annales::python
