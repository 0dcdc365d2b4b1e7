// The shape of a map file: every field present, of its type, and no others.
#include "engine/boards/board_check.h"
#include "engine/boards/json_shape.h"

#include <algorithm>
#include <cctype>

namespace annales::inline engine::boards {
namespace {

using nlohmann::json;

constexpr std::size_t kMaxPoints = 2'000;
constexpr std::size_t kMaxList = 2'000;
constexpr double kMaxSide = 1'000'000;

class Reader : private JsonShape {
public:
  using JsonShape::JsonShape;

  WrittenBoard board(const json& file) {
    WrittenBoard written;
    const Fields fields{"format",    "id",      "name",    "rulesets", "provenance",
                        "provinces", "borders", "nations", "games",    "view"};
    if (!object(file, "", fields)) return written;
    if (const json* format = field(file, "", "format"); format && *format != "antike-map/1")
      findings().add("format", "expected \"antike-map/1\"");
    written.id = id(file, "", "id");
    written.name = localName(file, "");
    written.rulesets = rulesets(file);
    written.provenance = provenance(file);
    each(file, "provinces", kMaxList,
         [&](const json& p, const std::string& place) { written.provinces.push_back(province(p, place)); });
    each(file, "borders", kMaxList,
         [&](const json& b, const std::string& place) { written.borders.push_back(border(b, place)); });
    each(file, "nations", kMaxList,
         [&](const json& n, const std::string& place) { written.nations.push_back(nation(n, place)); });
    written.games = games(file);
    written.view = view(file);
    return written;
  }

private:
  std::vector<RulesetId> rulesets(const json& file) {
    std::vector<RulesetId> list;
    each(file, "rulesets", kMaxList, [&](const json& value, const std::string& place) {
      const auto ruleset = wordIn<RulesetId>(value, place);
      if (!ruleset) return;
      if (std::find(list.begin(), list.end(), *ruleset) != list.end())
        findings().add(place, "named twice");
      else
        list.push_back(*ruleset);
    });
    if (list.empty() && file.contains("rulesets"))
      findings().add("rulesets", "expected at least one ruleset");
    return list;
  }

  WrittenProvince province(const json& value, const std::string& place) {
    WrittenProvince written;
    written.place = place;
    if (!object(value, place, {"id", "name", "site", "neutralTemple", "at", "outline"})) return written;
    written.id = id(value, place, "id");
    written.name = name(value, place, "name");
    written.site = word<Site>(value, place, "site");
    if (const json* flag = field(value, place, "neutralTemple")) {
      if (flag->is_boolean())
        written.neutralTemple = flag->get<bool>();
      else
        findings().add(inside(place, "neutralTemple"), "expected true or false");
    }
    if (const json* at = field(value, place, "at")) written.at = point(*at, inside(place, "at"));
    if (const json* outline = field(value, place, "outline"))
      written.outline = points(*outline, inside(place, "outline"));
    return written;
  }

  WrittenBorder border(const json& value, const std::string& place) {
    WrittenBorder written;
    written.place = place;
    if (!object(value, place, {"a", "b", "kind"})) return written;
    written.a = id(value, place, "a");
    written.b = id(value, place, "b");
    written.kind = word<BorderKind>(value, place, "kind");
    if (!written.a.empty() && !written.b.empty())
      written.place = fmt::format("borders.{}-{}", written.a, written.b);
    return written;
  }

  BoardNation nation(const json& value, const std::string& place) {
    if (!object(value, place, {"id", "name", "colour"})) return {};
    BoardNation nation{id(value, place, "id"), localName(value, place), {}};
    if (const json* colour = field(value, place, "colour")) {
      if (isColour(*colour))
        nation.colour = colour->get<std::string>();
      else
        findings().add(inside(place, "colour"), "expected a colour like #b3202a");
    }
    return nation;
  }

  static bool isColour(const json& value) {
    if (!value.is_string()) return false;
    const auto& text = value.get_ref<const std::string&>();
    return text.size() == 7 && text[0] == '#' &&
           std::all_of(text.begin() + 1, text.end(), [](unsigned char c) { return std::isxdigit(c) != 0; });
  }

  std::vector<WrittenGame> games(const json& file) {
    std::vector<WrittenGame> list;
    const json* value = field(file, "", "games");
    if (value == nullptr || !object(*value, "games", {"2", "3", "4", "5", "6"})) return list;
    for (const auto& item : value->items()) {
      if (item.key().size() != 1 || item.key() < "2" || item.key() > "6") continue;
      const std::string place = inside("games", item.key());
      list.push_back({place, item.key()[0] - '0', game(item.value(), place)});
    }
    return list;
  }

  std::optional<SuggestedGame> game(const json& value, const std::string& place) {
    if (!object(value, place, {"order", "start", "neutralTemples"})) return std::nullopt;
    SuggestedGame game;
    const json* order = field(value, place, "order");
    const json* start = field(value, place, "start");
    if (order != nullptr) game.order = ids(*order, inside(place, "order"));
    if (value.contains("neutralTemples"))
      game.neutralTemples = ids(value["neutralTemples"], inside(place, "neutralTemples"));
    if (order == nullptr || start == nullptr) return std::nullopt;
    const std::string here = inside(place, "start");
    if (!start->is_object()) {
      findings().add(here, "expected an object");
      return std::nullopt;
    }
    for (const auto& item : start->items())
      game.start[item.key()] = ids(item.value(), inside(here, item.key()));
    return game;
  }

  std::vector<std::string> ids(const json& value, const std::string& place) {
    std::vector<std::string> list;
    if (!array(value, place, kMaxList)) return list;
    for (std::size_t i = 0; i < value.size(); ++i)
      list.push_back(idOf(value[i], fmt::format("{}[{}]", place, i)));
    return list;
  }

  BoardView view(const json& file) {
    BoardView view;
    const json* value = field(file, "", "view");
    if (value == nullptr || !object(*value, "view", {"width", "height", "coast"})) return view;
    const double width = side(*value, "width");
    const double height = side(*value, "height");
    if (width > 0 && height > 0) {
      view.width = width;
      view.height = height;
    }
    if (value->contains("coast")) view.coast = coast((*value)["coast"]);
    return view;
  }

  double side(const json& object, std::string_view name) {
    const json* value = field(object, "view", name);
    if (value == nullptr) return 0;
    const double length = value->is_number() ? value->get<double>() : 0;
    if (length > 0 && length <= kMaxSide) return length;
    findings().add(inside("view", name), "expected a number above 0");
    return 0;
  }

  std::vector<std::vector<Point>> coast(const json& value) {
    std::vector<std::vector<Point>> lines;
    if (!array(value, "view.coast", kMaxBoardBytes)) return lines;
    for (std::size_t i = 0; i < value.size(); ++i)
      lines.push_back(points(value[i], fmt::format("view.coast[{}]", i), kMaxBoardBytes));
    return lines;
  }

  std::optional<Point> point(const json& value, const std::string& place) {
    if (value.is_array() && value.size() == 2 && value[0].is_number() && value[1].is_number())
      return Point{value[0].get<double>(), value[1].get<double>()};
    findings().add(place, "expected a point [x,y]");
    return std::nullopt;
  }

  /// Empty where one of them is not a point.
  std::vector<Point> points(const json& value, const std::string& place, std::size_t most = kMaxPoints) {
    std::vector<Point> list;
    if (!array(value, place, most)) return list;
    for (std::size_t i = 0; i < value.size(); ++i) {
      const auto p = point(value[i], fmt::format("{}[{}]", place, i));
      if (!p) return {};
      list.push_back(*p);
    }
    if (list.empty()) findings().add(place, "the list has no points");
    return list;
  }
};

} // namespace

WrittenBoard readShape(const json& file, Findings& findings) {
  return Reader(findings).board(file);
}

} // namespace annales::inline engine::boards
