#include "engine/core/json_reader.h"
#include "engine/core/json_writer.h"
#include "engine/core/strict_json.h"
#include "engine/event/options_codec.h"
#include "engine/play/new_game.h"
#include "importers/agn/arguments.h"
#include "importers/agn/blanks.h"
#include "importers/agn/head.h"
#include "importers/agn/stray_lines.h"
#include "importers/agn/word_tables.h"
#include "libreplay/log/retold.h"
#include "libreplay/log/tag_codec.h"
#include "libreplay/log/tags.h"
#include "libreplay/log/written_date.h"

#include <algorithm>
#include <map>
#include <optional>

namespace annales::agn {
namespace {

constexpr std::string_view kStart = "start.";
constexpr std::string_view kStock = "stock.";
constexpr std::string_view kOption = "option.";
constexpr std::string_view kTag = "tag.";
constexpr std::string_view kDate = "date";
constexpr std::string_view kDateWritten = "date-written";

std::string lowerCase(std::string_view text) {
  std::string out(text);
  for (char& c : out)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return out;
}

std::vector<std::string> listed(std::string_view text, char separator) {
  std::vector<std::string> parts;
  while (true) {
    const std::size_t end = std::min(text.find(separator), text.size());
    const std::string_view part = text.substr(0, end);
    if (const std::size_t first = part.find_first_not_of(' '); first != std::string_view::npos)
      parts.emplace_back(part.substr(first, part.find_last_not_of(' ') + 1 - first));
    if (end == text.size()) return parts;
    text.remove_prefix(end + 1);
  }
}

/// A tag of the setup as it was written.
struct Written {
  std::string value;
  std::size_t offset = 0;
};

/// A nation by any name it has on the board or elsewhere; empty where nobody knows it.
std::string knownNation(std::string_view word, const Board* board) {
  struct Known {
    std::string key; // of the names; another board may come to lie where one was
    std::vector<std::string> ids;
    WordList words;
  };
  thread_local std::optional<Known> last;
  static const std::vector<BoardNation> kNone;
  const std::vector<BoardNation>& nations = board == nullptr ? kNone : board->nations;
  std::string key;
  for (const BoardNation& nation : nations)
    key += nation.id + '\n' + nation.name.en + '\n' + nation.name.de + '\n';
  if (!last || last->key != key) {
    last.emplace();
    last->key = std::move(key);
    for (const BoardNation& nation : nations)
      last->ids.push_back(nation.id);
    for (const Alias& alias : nationAliases())
      if (std::ranges::find(last->ids, alias.id) == last->ids.end()) last->ids.emplace_back(alias.id);
    last->words = nationWords(last->ids, board);
  }
  const int found = last->words.exactly(word);
  return found >= 0 ? last->ids[static_cast<std::size_t>(found)] : std::string();
}

class HeadReader {
public:
  HeadReader(const KnownBoards& boards, std::string_view identity, std::vector<HeadFault>& notes)
      : boards_(boards), identity_(identity), notes_(notes) {}

  tl::expected<Head, HeadFault> read(const std::vector<TagItem>& tags) {
    if (tags.size() > kMostTags)
      return tl::unexpected(
          HeadFault{Error(say("a game may have at most {} tags", kMostTags)), tags.back().offset, true});
    for (const TagItem& tag : tags) {
      if (tag.loose)
        notes_.push_back(
            {Error(say("a quotation mark or bracket of this tag is missing; it is read as [{} {}]",
                       std::string(tag.name), inQuotes(shownLine(tag.value)))),
             tag.offset, false});
      sort(tag);
    }
    if (auto fault = readSetup()) return tl::unexpected(std::move(*fault));
    readHeaders();
    StrictJson json;
    const auto parsed = json.parse(data());
    if (!parsed) return wrong("rules", parsed.error());
    auto begun = decodeGameCreated(
        *parsed, [this](const Hash& hash) { return hash == map_->hash() ? map_ : nullptr; });
    if (!begun) return wrong("rules", begun.error());
    return Head{*std::move(begun), board_, std::move(tags_)};
  }

private:
  struct Header {
    std::string name;
    Written tag;
    bool literal; // its name is that of the log, whatever it may mean
  };

  void sort(const TagItem& tag) {
    std::string name = lowerCase(tag.name);
    std::string value = tag.text();
    static constexpr std::array<std::string_view, 8> kSetup{
        "game", "rules", "board", "boardhash", "nations", "controllers", "neutraltemples", "bellona"};
    const bool setup = std::ranges::find(kSetup, name) != kSetup.end() || name.starts_with(kStart) ||
                       name.starts_with(kStock) || name.starts_with(kOption);
    if (setup && !name.starts_with(kOption)) value = withPlainBlanks(value); // an option may be any text
    if (setup) return keepLast(setup_, name, {std::move(value), tag.offset});
    const bool literal = name.starts_with(kTag);
    if (literal) name.erase(0, kTag.size());
    if (!literal && name.starts_with("player.")) ++players_;
    if (name.starts_with(kLibraryTags)) return; // another library's own
    headers_.push_back({std::move(name), {std::move(value), tag.offset}, literal});
  }

  /// Of several tags of one name the last holds. Where they differ, one of them is a slip.
  void keepLast(std::map<std::string, Written>& tags, const std::string& name, Written tag) {
    const auto [at, isNew] = tags.try_emplace(name, tag);
    if (isNew) return;
    Written& kept = at->second;
    if (kept.value != tag.value)
      notes_.push_back({Error(say("the tag {} appears twice; the last one counts", name)),
                        std::max(kept.offset, tag.offset), false});
    if (tag.offset > kept.offset) kept = std::move(tag);
  }

  [[nodiscard]] bool isInGame(std::string_view nation) const {
    return std::ranges::find(order_, nation) != order_.end();
  }
  /// As it stands there, else by another name of the nation.
  [[nodiscard]] std::string nationOf(std::string_view word) const {
    if (isInGame(word)) return std::string(word);
    const std::string known = knownNation(word, board_.get());
    return isInGame(known) ? known : std::string(word);
  }
  /// What to say of a tag of no nation of the game.
  [[nodiscard]] Error stranger(std::string_view word) {
    if (!nations_) nations_ = nationWords(order_, board_.get());
    Found found = nations_->find(word);
    if (found) found.near = {titleWord(order_[static_cast<std::size_t>(found.value)])}; // cut short
    return unknownWord(word, found, "not a nation of this game", 0);
  }

  /// Players by any name of their nation.
  void readHeaders() {
    std::map<std::string, Written> known;
    for (Header& header : headers_) {
      if (!header.literal) nameNation(header);
      keepLast(known, header.name, header.tag);
      if (header.name == kDate) readDate(header.tag);
      if (header.name == kDate && header.tag.value.empty()) continue;
      if (auto fine = checkTag(header.name, header.tag.value); !fine)
        notes_.push_back({fine.error(), header.tag.offset, false});
      else
        tags_.emplace_back(std::move(header.name), std::move(header.tag.value));
    }
  }
  /// As the log writes dates. What is none, or more than one, is kept as it was written.
  void readDate(Written& tag) {
    auto read = writtenDate(tag.value);
    if (!read)
      notes_.push_back({Error(say("{} could mean several days or none and is kept as written; write YYYY, "
                                  "YYYY-MM or YYYY-MM-DD",
                                  inQuotes(tag.value))),
                        tag.offset, false});
    if ((!read || !read->whole) && !tag.value.empty() && checkTag(kDateWritten, tag.value))
      tags_.emplace_back(kDateWritten, tag.value);
    tag.value = read ? std::move(read->date) : std::string();
  }
  void nameNation(Header& header) {
    for (const std::string_view ofNation : {"player.", "rating."}) {
      if (!header.name.starts_with(ofNation)) continue;
      const std::string word = header.name.substr(ofNation.size()), nation = nationOf(word);
      if (!isInGame(nation)) notes_.push_back({stranger(word), header.tag.offset, false});
      header.name = std::string(ofNation) + nation;
    }
  }

  [[nodiscard]] const Written* written(const std::string& name) const {
    const auto at = setup_.find(name);
    return at == setup_.end() ? nullptr : &at->second;
  }
  [[nodiscard]] std::size_t offsetOf(const std::string& name) const {
    const Written* tag = written(name);
    return tag == nullptr ? 0 : tag->offset;
  }
  [[nodiscard]] HeadFault fault(const std::string& name, Error why) const {
    return {std::move(why), offsetOf(name)};
  }
  [[nodiscard]] HeadFault fault(const std::string& name, Saying why) const {
    return fault(name, Error(std::move(why)));
  }
  [[nodiscard]] tl::unexpected<HeadFault> wrong(const std::string& name, Error why) const {
    return tl::unexpected(fault(name, std::move(why)));
  }

  using Fault = std::optional<HeadFault>;

  Fault readSetup() {
    if (Fault wrong = readBoard()) return wrong;
    if (Fault wrong = readRules()) return wrong;
    if (Fault wrong = readNations()) return wrong;
    if (Fault wrong = readOwned()) return wrong;
    return readPieces();
  }

  Fault readBoard() {
    const Written* name = written("board");
    if (const Written* hash = written("boardhash")) {
      const auto bytes = hashFromHex(hash->value);
      if (!bytes) return fault("boardhash", Saying("BoardHash must have 64 digits (0-9 and a-f)"));
      if (boards_.byHash) map_ = boards_.byHash(*bytes);
      if (boards_.look) board_ = boards_.look(*bytes);
      if (map_ == nullptr && board_ != nullptr) map_ = board_->map;
      if (map_ == nullptr)
        return fault("boardhash",
                     Saying("no board with this hash is in the file or known (built in, your own, or from "
                            "--maps); remove [BoardHash] to use the board named in [Board]"));
      return std::nullopt;
    }
    if (name == nullptr)
      return fault("board", Saying("the board is missing: add a tag such as [Board \"occident\"]"));
    if (boards_.named) board_ = boards_.named(name->value);
    if (board_ == nullptr) return fault("board", say("there is no board \"{}\"", name->value));
    map_ = board_->map;
    return std::nullopt;
  }

  Fault readRules() {
    const Written* name = written("rules");
    if (name == nullptr) {
      if (board_ == nullptr || board_->rulesets.empty())
        return fault("rules", Saying("the game is missing: add a tag such as [Rules \"Antike\"]"));
      rules_ = board_->rulesets.front();
    } else {
      const Found found = commonWords().rulesets.find(name->value);
      if (!found && !found.several)
        return fault("rules", say("there is no game \"{}\"; use Antike, Antike II or Duellum", name->value));
      const int exact = found ? found.value : commonWords().rulesets.exactly(name->value);
      if (exact < 0)
        return fault("rules", say("there is no game \"{}\"; use Antike, Antike II or Duellum", name->value));
      rules_ = static_cast<RulesetId>(exact);
    }
    return readOptions();
  }

  /// As on the command line: JSON where it is JSON, else a text.
  Fault readOptions() {
    StrictJson json;
    options_ = "{";
    for (const auto& [name, tag] : setup_) {
      if (!name.starts_with(kOption)) continue;
      if (options_.size() > 1) options_ += ',';
      // Options have capitals inside, which tags may have lost.
      appendJsonString(options_, optionNamed(name.substr(kOption.size())));
      options_ += ':';
      if (json.parse(tag.value))
        options_ += tag.value;
      else
        appendJsonString(options_, tag.value);
    }
    options_ += '}';
    return std::nullopt;
  }
  static std::string optionNamed(const std::string& lower) {
    for (const std::string_view known : optionNames())
      if (lowerCase(known) == lower) return std::string(known);
    return lower;
  }

  Fault readNations() {
    const Written* names = written("nations");
    const SuggestedGame* suggestion = nullptr;
    std::optional<int> number;
    if (names != nullptr) number = wholeNumber(names->value);
    if (names == nullptr && board_ != nullptr) {
      if (players_ > 0) number = static_cast<int>(players_);
    }
    if (number && board_ != nullptr && board_->games.contains(*number))
      suggestion = &board_->games.at(*number);
    if (suggestion != nullptr) order_ = suggestion->order;
    const std::vector<std::string> words =
        names != nullptr && !number ? listed(names->value, ',') : std::vector<std::string>();
    if (words.size() > kMaxNations) return fault("nations", say("a game has 2 to {} nations", kMaxNations));
    for (const std::string& word : words)
      order_.push_back(nationIdOf(word, board_.get()));
    if (order_.empty())
      return fault("nations", Saying("the nations are missing: add them in turn order, such as [Nations "
                                     "\"Romans, Greeks, Germans\"]"));
    for (const std::string& nation : order_)
      if (!isId(nation)) return fault("nations", say("\"{}\" is not a nation", nation));
    return std::nullopt;
  }

  /// Start cities and stocks by the id of their nation. Those of nobody would be lost without a word.
  Fault readOwned() {
    for (const auto& [name, tag] : setup_)
      for (const std::string_view prefix : {kStart, kStock}) {
        if (!name.starts_with(prefix)) continue;
        const std::string word = name.substr(prefix.size()), nation = nationOf(word);
        if (!isInGame(nation)) return HeadFault{stranger(word), tag.offset, true};
        keepLast(owned_, std::string(prefix) + nation, tag);
      }
    return std::nullopt;
  }
  /// The value of `start.<nation>`.
  [[nodiscard]] const Written* ofNation(std::string_view prefix, const std::string& nation) const {
    const auto at = owned_.find(std::string(prefix) + nation);
    return at == owned_.end() ? nullptr : &at->second;
  }

  Fault readPieces() {
    const auto words = keptProvinceWords(map_, board_);
    const WordList& places = *words;
    std::optional<GameSetup> suggested;
    for (std::size_t i = 0; i < order_.size(); ++i) {
      NationSetup nation{order_[i], static_cast<int>(i) + 1, {}, {}};
      std::string cities;
      if (const Written* start = ofNation(kStart, order_[i])) {
        if (Fault wrong = readCities(*start, places, cities)) return wrong;
      } else {
        if (Fault wrong = suggest(suggested)) return wrong;
        if (Fault wrong = suggestedCities(*suggested, order_[i], cities)) return wrong;
      }
      cities_.push_back(cities);
      if (Fault wrong = readStock(i)) return wrong;
    }
    return readControllers();
  }

  Fault readCities(const Written& start, const WordList& places, std::string& out) const {
    for (const std::string& city : listed(start.value, ',')) {
      std::vector<std::string> words = listed(city, ' ');
      int resource = -1;
      if (words.size() > 1) resource = commonWords().resources.exactly(words.back());
      if (resource >= 0) words.pop_back();
      std::string name;
      for (const std::string& word : words)
        name += word;
      std::string id = lowerCase(name);
      // Small letters are an id, which is never short for another.
      Found found;
      if (name != id || places.exactly(name) >= 0) found = places.find(name);
      if (map_->find(id).exists()) {
        // an id is an id, whatever else it may be short for
      } else if (found) {
        id = map_->provinces()[static_cast<std::size_t>(found.value)].id;
      } else if (resource < 0 || !isId(id) || name != id) { // a log may name what its board does not have
        return HeadFault{unknownWord(name, found, "not a province of this board", start.offset), start.offset,
                         true};
      }
      const ProvinceId p = map_->find(id);
      if (resource < 0 && p.exists() && indexOf((*map_)[p].site) < kGoods.size())
        resource = static_cast<int>(indexOf((*map_)[p].site));
      if (resource < 0 || resource == static_cast<int>(Resource::coins))
        return HeadFault{
            Error(say("the resource of {} is missing: write it, such as \"{} gold\"", city, city)),
            start.offset, true};
      appendCity(out, id, static_cast<Resource>(resource));
    }
    return std::nullopt;
  }
  static void appendCity(std::string& out, std::string_view id, Resource resource) {
    if (!out.empty()) out += ',';
    out += "{\"province\":\"";
    out += id;
    out += "\",\"resource\":\"";
    out += wordOf(resource);
    out += "\"}";
  }

  Fault suggest(std::optional<GameSetup>& suggested) {
    if (suggested) return std::nullopt;
    if (board_ == nullptr)
      return fault("nations",
                   Saying("the start cities are missing: add them for each nation, such as [Start.Romans "
                          "\"Roma, Ancona, Neapolis\"]"));
    auto game = newGame(rules_, Options{}, *board_, static_cast<int>(order_.size()), 0);
    if (!game) return fault("nations", game.error());
    suggested = *std::move(game);
    return std::nullopt;
  }
  Fault suggestedCities(const GameSetup& suggested, const std::string& nation, std::string& out) const {
    for (const NationSetup& row : suggested.nations) {
      if (row.nation != nation) continue;
      for (const StartCity& city : row.cities)
        appendCity(out, (*map_)[city.province].id, city.resource);
      return std::nullopt;
    }
    return fault("nations",
                 say("for this number of nations, the board suggests no start cities for the {}: add "
                     "[Start.{} \"…\"]",
                     Part(Part::Sort::nation, nation), titleWord(nation)));
  }

  Fault readStock(std::size_t place) {
    Amount stock = rulesetOf(rules_).startStock;
    if (rulesetOf(rules_).secondCoin && place == 1) stock.add(Resource::coins, 1);
    if (const Written* tag = ofNation(kStock, order_[place])) {
      const auto read = amountOf(tag->value);
      if (!read) return HeadFault{read.error(), tag->offset, true};
      stock = *read;
    }
    stocks_.push_back(stock);
    return std::nullopt;
  }

  Fault readControllers() {
    for (std::size_t i = 0; i < order_.size(); ++i)
      controllers_.push_back(static_cast<int>(i) + 1);
    const Written* tag = written("controllers");
    if (tag == nullptr) return readAntikeII();
    const std::vector<std::string> numbers = listed(tag->value, ' ');
    if (numbers.size() != order_.size())
      return fault("controllers", Saying("Controllers needs a number for each nation, such as \"1 2 1 2\""));
    for (std::size_t i = 0; i < numbers.size(); ++i) {
      const auto number = wholeNumber(numbers[i]);
      if (!number)
        return fault("controllers",
                     Saying("Controllers needs a number for each nation, such as \"1 2 1 2\""));
      controllers_[i] = *number;
    }
    return readAntikeII();
  }

  Fault readAntikeII() {
    if (!rulesetOf(rules_).hasBellona) return std::nullopt;
    bellona_ = order_.back();
    if (const Written* tag = written("bellona")) bellona_ = nationIdOf(tag->value, board_.get());
    if (const Written* tag = written("neutraltemples")) {
      const auto words = keptProvinceWords(map_, board_);
      const WordList& places = *words;
      for (const std::string& word : listed(tag->value, ',')) {
        Found found;
        if (!isId(word) || places.exactly(word) >= 0) found = places.find(word);
        if (!found && !isId(word))
          return HeadFault{unknownWord(word, found, "not a province of this board", tag->offset), tag->offset,
                           true};
        temples_.push_back(map_->find(word).exists() || !found
                               ? word
                               : map_->provinces()[static_cast<std::size_t>(found.value)].id);
      }
      return std::nullopt;
    }
    std::optional<GameSetup> suggested;
    if (Fault wrong = suggest(suggested)) return wrong;
    for (const ProvinceId p : suggested->neutralTemples)
      temples_.push_back((*map_)[p].id);
    return std::nullopt;
  }

  [[nodiscard]] std::string data() const {
    std::string out;
    JsonWriter json(out);
    json.beginObject();
    if (rulesetOf(rules_).hasBellona) {
      json.key("bellona");
      json.value(bellona_);
    }
    json.key("contract");
    json.value(1);
    json.key("controllers");
    json.beginObject();
    for (std::size_t i = 0; i < order_.size(); ++i) {
      json.escapedKey(order_[i]);
      json.value(controllers_[i]);
    }
    json.endObject();
    json.key("game");
    const Written* game = written("game");
    json.value(game == nullptr ? identity_ : std::string_view(game->value));
    json.key("map");
    json.value(map_->id());
    json.key("mapHash");
    json.value(hexOf(map_->hash()));
    if (rulesetOf(rules_).hasBellona) {
      json.key("neutralTemples");
      json.beginArray();
      for (const std::string& temple : temples_)
        json.value(temple);
      json.endArray();
    }
    json.key("options");
    json.raw(options_);
    json.key("order");
    json.beginArray();
    for (const std::string& nation : order_)
      json.value(nation);
    json.endArray();
    json.key("ruleset");
    json.value(wordOf(rules_));
    json.key("setup");
    json.beginObject();
    for (std::size_t i = 0; i < order_.size(); ++i) {
      json.escapedKey(order_[i]);
      json.raw("{\"cities\":[" + cities_[i] + "],\"stock\":" + stockJson(stocks_[i]) + "}");
    }
    json.endObject();
    json.endObject();
    return out;
  }
  static std::string stockJson(const Amount& stock) {
    std::string out = "{";
    for (std::size_t r = 0; r < kResources; ++r) {
      if (stock.of[r] == 0) continue;
      if (out.size() > 1) out += ',';
      out += '"' + std::string(wordOf(static_cast<Resource>(r))) + "\":" + std::to_string(stock.of[r]);
    }
    return out + "}";
  }

  const KnownBoards& boards_;
  std::string_view identity_;
  std::vector<HeadFault>& notes_;
  std::map<std::string, Written> setup_;
  std::map<std::string, Written> owned_; // by `start.<nation>` and `stock.<nation>`
  std::vector<Header> headers_;
  std::size_t players_ = 0;
  std::vector<std::pair<std::string, std::string>> tags_;
  std::shared_ptr<const Map> map_;
  std::shared_ptr<const Board> board_;
  RulesetId rules_ = RulesetId::antike;
  std::string options_;
  std::vector<std::string> order_, cities_, temples_;
  std::optional<WordList> nations_; // of the game, once somebody is not one of them
  std::vector<Amount> stocks_;
  std::vector<int> controllers_;
  std::string bellona_;
};

} // namespace

std::string nationIdOf(std::string_view word, const Board* board) {
  if (isId(word)) return std::string(word);
  const std::string known = knownNation(word, board);
  return known.empty() ? lowerCase(word) : known;
}

KnownBoards boardsOf(const BoardShelf& shelf) {
  KnownBoards known;
  known.byHash = shelf.finder();
  known.look = [shelf](const Hash& hash) { return shelf.find(hash); };
  known.named = [shelf](std::string_view name) -> std::shared_ptr<const Board> {
    if (auto board = shelf.find(name)) return board;
    for (const ShelvedBoard& row : shelf.boards())
      if (plainWord(row.board->name.en) == plainWord(name) ||
          plainWord(row.board->name.de) == plainWord(name))
        return row.board;
    return nullptr;
  };
  return known;
}

std::string GameSeeds::identityOf(std::string_view text, std::string_view asWritten) {
  std::vector<std::string> rows;
  bool dated = false;
  // Those without marks before the first turn were passed over once, and the game is still the same.
  std::vector<TagItem> tags = tagsOf(text);
  while (!tags.empty() && tags.back().loose)
    tags.pop_back();
  for (const TagItem& tag : tags) {
    const std::string name = lowerCase(tag.name);
    if (name == "game") return {};
    std::string value = tag.text();
    if (name == kDate) {
      dated = true;
      if (auto read = writtenDate(value)) value = std::move(read->date); // the same day, the same game
    }
    rows.push_back(name + '\n' + value + '\n');
  }
  std::sort(rows.begin(), rows.end());
  std::string seed;
  for (const std::string& row : rows)
    seed += row;
  if (!dated) seed += asWritten.empty() ? text : asWritten;
  const std::size_t before = had_[sha256(seed)]++;
  if (before > 0) seed += std::to_string(before);
  return madeUpIdentity(seed);
}

tl::expected<Head, HeadFault> readHead(const std::vector<TagItem>& tags, const KnownBoards& boards,
                                       std::string_view identity, std::vector<HeadFault>& notes) {
  return HeadReader(boards, identity, notes).read(tags);
}

} // namespace annales::agn
