#include "engine/boards/board_writer.h"

#include "engine/core/json_writer.h"

#include <fmt/core.h>

namespace annales::inline engine {
namespace {

/// The shortest number that reads back as the same one.
std::string written(const Point& p) {
  return fmt::format("[{},{}]", p.x, p.y);
}

std::string written(std::string_view text) {
  std::string out;
  appendJsonString(out, text);
  return out;
}

std::string written(const std::string& text) {
  return written(std::string_view(text));
}

std::string written(const LocalName& name) {
  return fmt::format(R"({{"en":{},"de":{}}})", written(name.en), written(name.de));
}

template <class Range, class Write>
std::string joined(const Range& range, std::string_view between, Write write) {
  std::string out;
  for (const auto& entry : range) {
    if (!out.empty()) out += between;
    out += write(entry);
  }
  return out;
}

std::string written(const std::vector<Point>& points) {
  return "[" + joined(points, ",", [](const Point& p) { return written(p); }) + "]";
}

std::string written(const std::vector<std::string>& texts) {
  return "[" + joined(texts, ",", [](const std::string& text) { return written(text); }) + "]";
}

std::string provinceLine(const Board& board, ProvinceId p) {
  const Province& rules = (*board.map)[p];
  const ProvinceView& view = board[p];
  return fmt::format(R"({{"id":{},"name":{},"site":"{}","neutralTemple":{},"at":{},"outline":{}}})",
                     written(rules.id), written(view.name), wordOf(rules.site), rules.neutralTemple,
                     written(view.at), written(view.outline));
}

std::string provinceLines(const Board& board) {
  std::string out;
  for (std::size_t p = 0; p < board.provinces.size(); ++p)
    out += (p == 0 ? "  " : ",\n  ") + provinceLine(board, ProvinceId(p));
  return out;
}

std::string borderLine(const Map& map, const Border& border) {
  return fmt::format(R"({{"a":{},"b":{},"kind":"{}"}})", written(map[border.a].id), written(map[border.b].id),
                     wordOf(border.kind));
}

std::string nationLine(const BoardNation& nation) {
  return fmt::format(R"({{"id":{},"name":{},"colour":{}}})", written(nation.id), written(nation.name),
                     written(nation.colour));
}

std::string gameLine(int nations, const SuggestedGame& game) {
  const std::string start = joined(
      game.start, ",", [](const auto& entry) { return written(entry.first) + ":" + written(entry.second); });
  const std::string temples =
      game.neutralTemples.empty() ? std::string() : ",\"neutralTemples\":" + written(game.neutralTemples);
  return fmt::format(R"("{}":{{"order":{},"start":{{{}}}{}}})", nations, written(game.order), start, temples);
}

std::string viewText(const BoardView& view) {
  const std::string size = fmt::format(R"({{"width":{},"height":{})", view.width, view.height);
  if (view.coast.empty()) return size + "}";
  return size + ",\"coast\":[\n  " +
         joined(view.coast, ",\n  ", [](const auto& line) { return written(line); }) + "\n ]}";
}

std::string head(const Board& board) {
  return fmt::format("{{\n \"format\":\"antike-map/1\",\n \"id\":{},\n \"name\":{},\n \"rulesets\":[{}],\n"
                     " \"provenance\":{{\"grade\":\"{}\",\"note\":{}}},\n",
                     written(board.map->id()), written(board.name),
                     joined(board.rulesets, ",", [](RulesetId r) { return written(wordOf(r)); }),
                     wordOf(board.provenance.grade), written(board.provenance.note));
}

} // namespace

std::string writeBoard(const Board& board) {
  const auto border = [&](const Border& b) { return borderLine(*board.map, b); };
  const auto game = [](const auto& entry) { return gameLine(entry.first, entry.second); };
  std::string out = head(board);
  out += " \"provinces\":[\n" + provinceLines(board) + "\n ],\n";
  out += " \"borders\":[\n  " + joined(board.map->borders(), ",\n  ", border) + "\n ],\n";
  out += " \"nations\":[\n  " + joined(board.nations, ",\n  ", nationLine) + "\n ],\n";
  out += " \"games\":{\n  " + joined(board.games, ",\n  ", game) + "\n },\n";
  out += " \"view\":" + viewText(board.view) + "\n}\n";
  return out;
}

} // namespace annales::inline engine
