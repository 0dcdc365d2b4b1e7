#include "engine/event/options_codec.h"
#include "importers/agn/head.h"
#include "importers/agn/spelling.h"
#include "importers/agn/words.h"
#include "libreplay/log/tags.h"

#include <algorithm>
#include <array>

namespace annales::agn {
namespace {

void appendTag(std::string& out, std::string_view name, std::string_view value) {
  out += '[';
  out += name;
  out += ' ';
  appendQuoted(out, value);
  out += "]\n";
}

/// "player.romans" as "Player.Romans".
std::string tagTitle(std::string_view name) {
  std::string title(name);
  bool first = true;
  for (char& c : title) {
    if (first && c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
    first = c == '.';
  }
  return title;
}

/// Names that say something of the setup.
bool isSetupName(std::string_view name) {
  static constexpr std::array<std::string_view, 8> kNames{
      "game", "rules", "board", "boardhash", "nations", "controllers", "neutraltemples", "bellona"};
  return std::ranges::find(kNames, name) != kNames.end() || name.starts_with("start.") ||
         name.starts_with("stock.") || name.starts_with("option.") || name.starts_with("tag.");
}

/// What would mean something else without `Tag.` before it.
bool isLiteral(std::string_view name, const Game& game) {
  if (isSetupName(name)) return true;
  for (const std::string_view ofNation : {"player.", "rating."})
    if (name.starts_with(ofNation)) return !game.nation(name.substr(ofNation.size())).exists();
  return false;
}

/// "Romans", unless another nation is called so.
std::string nationTitle(const std::string& id, const Board* board) {
  std::string title = titleWord(id);
  return nationIdOf(title, board) == id ? title : id;
}

void appendOptionTags(std::string& out, const GameSetup& setup) {
  std::string json;
  appendOptions(json, setup.options, rulesetOf(setup.ruleset));
  simdjson::dom::parser parser;
  simdjson::dom::object options;
  if (parser.parse(json).get_object().get(options) != simdjson::SUCCESS) return;
  for (const auto& [key, value] : options) {
    std::string_view text;
    const bool plain = value.get_string().get(text) == simdjson::SUCCESS;
    appendTag(out, "Option." + std::string(key), plain ? std::string(text) : simdjson::minify(value));
  }
}

std::string citiesOf(const NationSetup& nation, const Gazetteer& provinces) {
  std::string cities;
  for (const StartCity& city : nation.cities) {
    if (!cities.empty()) cities += ", ";
    cities += provinces.word(city.province);
    cities += ' ';
    cities += wordOf(city.resource);
  }
  return cities;
}

void appendNation(std::string& out, const EventLog& log, std::size_t place) {
  const GameSetup& setup = *log.game().setup;
  const NationSetup& nation = setup.nations[place];
  const std::string title = titleWord(nation.nation);
  appendTag(out, "Start." + title, citiesOf(nation, log.names().provinces));
  Amount usual = rulesetOf(setup.ruleset).startStock;
  if (rulesetOf(setup.ruleset).secondCoin && place == 1) usual.add(Resource::coins, 1);
  if (nation.stock == usual) return;
  const std::string stock = amountText(nation.stock, ' ');
  appendTag(out, "Stock." + title, stock);
}

/// An empty one: the order is that of the names.
void appendOrder(std::string& out, const Tags& tags) {
  appendTag(out, tagTitle(kLineOrderTag), tagOf(tags, std::string(kLineOrderTag)));
  for (const auto& [name, value] : tags)
    if (isLineOrderTag(name) && name != kLineOrderTag) appendTag(out, tagTitle(name), value);
}

} // namespace

void appendQuoted(std::string& out, std::string_view text) {
  out += '"';
  for (const char c : text) {
    if (c == '"' || c == '\\') out += '\\';
    if (c == '\n' || c == '\r')
      out += c == '\n' ? "\\n" : "\\r";
    else
      out += c;
  }
  out += '"';
}

void appendHead(std::string& out, const EventLog& log, const Board* board, OrderTag order) {
  const GameSetup& setup = *log.game().setup;
  for (const auto& [name, value] : log.tags()) {
    if (name.starts_with(kLibraryTags) || isLineOrderTag(name)) continue;
    appendTag(out, (isLiteral(name, log.game()) ? "Tag." : "") + tagTitle(name), value);
  }
  if (order == OrderTag::written) appendOrder(out, log.tags());
  appendTag(out, "Rules", rulesetWordsOf(setup.ruleset));
  appendOptionTags(out, setup);
  appendTag(out, "Board", setup.map);
  appendTag(out, "BoardHash", hexOf(setup.mapHash));
  std::string nations, controllers;
  bool usual = true;
  for (std::size_t i = 0; i < setup.nations.size(); ++i) {
    nations += (i == 0 ? "" : ", ") + nationTitle(setup.nations[i].nation, board);
    controllers += (i == 0 ? "" : " ") + std::to_string(setup.nations[i].controller);
    usual = usual && setup.nations[i].controller == static_cast<int>(i) + 1;
  }
  appendTag(out, "Nations", nations);
  if (!usual) appendTag(out, "Controllers", controllers);
  for (std::size_t i = 0; i < setup.nations.size(); ++i)
    appendNation(out, log, i);
  if (rulesetOf(setup.ruleset).hasBellona) {
    std::string temples;
    for (const ProvinceId p : setup.neutralTemples) {
      if (!temples.empty()) temples += ", ";
      temples += log.names().provinces.word(p);
    }
    appendTag(out, "NeutralTemples", temples);
    if (setup.bellona.index() + 1 != setup.nations.size())
      appendTag(out, "Bellona", nationTitle(log.game().nationWord(setup.bellona), board));
  }
  appendTag(out, "Game", setup.game);
}

} // namespace annales::agn
