#include "importers/turns/turns_writer.h"

#include "engine/core/json_writer.h"
#include "engine/core/strict_json.h"
#include "importers/agn/writer.h"
#include "importers/turns/game_json.h"
#include "importers/turns/head_keys.h"
#include "importers/turns/turn_cells.h"

#include <array>
#include <map>
#include <vector>

namespace annales::turns {
namespace {

std::string lowered(std::string_view text) {
  std::string out(text);
  for (char& c : out)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return out;
}

std::string jsonText(std::string_view text) {
  std::string out;
  appendJsonString(out, text);
  return out;
}

std::string listOf(const std::vector<std::string>& texts) {
  std::string out = "[";
  for (const std::string& text : texts)
    out += (out.size() > 1 ? "," : "") + jsonText(text);
  return out + "]";
}

std::vector<std::string> partsOf(std::string_view text) {
  std::vector<std::string> parts;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(','), text.size());
    parts.emplace_back(trimmed(text.substr(0, end)));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return parts;
}

/// The fields of the head, in the order of the format's page.
class HeadJson {
public:
  explicit HeadJson(const std::vector<HeadCell>& head) {
    for (const HeadCell& cell : head)
      take(cell);
  }

  [[nodiscard]] std::string text() const {
    std::string out;
    for (const std::string_view key : {"board", "boardHash", "rules", "nations", "controllers",
                                       "neutralTemples", "bellona", "game", "date"})
      if (const auto at = plain_.find(key); at != plain_.end())
        out += " \"" + std::string(key) + "\": " + at->second + ",\n";
    for (const std::string_view key : {"players", "ratings", "start", "stock", "options", "tags"}) {
      const auto at = named_.find(key);
      if (at == named_.end()) continue;
      std::string members;
      for (const auto& [name, value] : at->second)
        members += (members.empty() ? "" : ", ") + jsonText(name) + ": " + value;
      out += " \"" + std::string(key) + "\": {" + members + "},\n";
    }
    return out;
  }

private:
  void take(const HeadCell& cell) {
    const std::string name = lowered(cell.name);
    for (const auto& [key, tag] : kHeadKeys)
      if (name == lowered(tag)) {
        const bool list = key == "nations" || key == "neutralTemples";
        plain_.emplace(key, list ? listOf(partsOf(cell.value)) : jsonText(cell.value));
        return;
      }
    for (const auto& [key, prefix] : kHeadObjects)
      if (name.starts_with(lowered(prefix))) {
        named_[key].emplace_back(cell.name.substr(prefix.size()), valueOf(key, cell.value));
        return;
      }
    named_["tags"].emplace_back(name, jsonText(cell.value));
  }

  /// Options are JSON where they are.
  std::string valueOf(std::string_view key, const std::string& value) {
    const bool json = key == "options" && json_.parse(value).has_value();
    if (json) return value;
    return key == "start" ? listOf(partsOf(value)) : jsonText(value);
  }

  StrictJson json_;
  std::map<std::string_view, std::string> plain_;
  std::map<std::string_view, std::vector<std::pair<std::string, std::string>>> named_;
};

void field(std::string& out, std::string_view key, const std::string& json) {
  out += out.back() == '{' ? "\"" : ", \"";
  out += key;
  out += "\": " + json;
}

std::string turnJson(const TurnCells& turn) {
  std::string out = "{";
  std::string_view nation = turn.nation;
  const bool fact = nation.starts_with('*');
  if (fact) nation.remove_prefix(1);
  if (!turn.round.empty()) field(out, "round", turn.round);
  if (!nation.empty()) field(out, "nation", jsonText(nation));
  if (fact) field(out, "fact", "true");
  if (!turn.space.empty()) field(out, "space", jsonText(turn.space));
  if (!turn.paid.empty()) field(out, "paid", jsonText(turn.paid));
  if (!turn.actions.empty()) field(out, "actions", listOf(actionsIn(turn.actions)));
  if (!turn.comment.empty()) field(out, "comment", jsonText(turn.comment));
  return out + '}';
}

} // namespace

Result<std::string> turnsJson(const EventLog& log, const BoardShelf& shelf) {
  const auto board = shelf.find(log.game().map->hash());
  const auto cells = cellsOf(log, board);
  if (!cells) return tl::unexpected(cells.error());
  std::string out = "{\n \"format\": \"" + std::string(kTurnsFormat) + "\",\n \"version\": 1,\n";
  if (board == nullptr) out += " \"map\": " + log.game().map->canonical() + ",\n";
  out += HeadJson(cells->head).text();
  out += " \"turns\": [";
  bool first = true;
  for (const TurnCells& turn : cells->turns) {
    out += first ? "\n  " : ",\n  ";
    first = false;
    out += turnJson(turn);
  }
  out += "\n ]\n}";
  if (auto fits = agn::checkGameLength(out.size()); !fits) return tl::unexpected(fits.error());
  return out + '\n';
}

} // namespace annales::turns
