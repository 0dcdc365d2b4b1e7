#include "importers/turns/game_json.h"

#include "engine/core/json_writer.h"
#include "importers/antike_jsonl/records.h"
#include "importers/turns/action_json.h"
#include "importers/turns/head_keys.h"

#include <algorithm>
#include <array>

namespace annales::turns {
namespace {

using simdjson::dom::array;
using simdjson::dom::element;
using simdjson::dom::object;

/// A key in a JSON pointer.
std::string pointerPart(std::string_view key) {
  std::string part = "/";
  for (const char c : key.substr(0, 60))
    part += c == '~' ? "~0" : c == '/' ? "~1" : std::string(1, c);
  return part;
}

bool isTagName(std::string_view name) {
  return !name.empty() && std::ranges::all_of(name, [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '.' ||
           c == '-' || c == '_';
  });
}

class JsonGameReader {
public:
  JsonGameReader(object game, const JsonPiece& piece) : game_(game), piece_(piece) {}

  ReadJsonGame read() {
    std::string_view format;
    std::int64_t version = 0;
    if (game_["format"].get_string().get(format) != simdjson::SUCCESS || format != kTurnsFormat) {
      stop("/format", say("expected \"{}\"", std::string(kTurnsFormat)));
      return std::move(out_);
    }
    if (game_["version"].get_int64().get(version) != simdjson::SUCCESS || version != 1) {
      stop("/version", Saying("only version 1 is supported"));
      return std::move(out_);
    }
    for (const auto member : game_)
      head(member.key, member.value);
    if (!headFails_) turns();
    if (headFails_) out_.text = {};
    return std::move(out_);
  }

private:
  [[nodiscard]] CellPlace place(const std::string& pointer, std::size_t line) const {
    return {line, 1, piece_.pointer + pointer};
  }
  [[nodiscard]] CellPlace place(const std::string& pointer) const { return place(pointer, piece_.line); }
  void complain(const CellPlace& where, Error why, Complaint::Outcome outcome) {
    agn::addComplaint(out_.complaints, complaintOf({std::move(why), where}, outcome));
  }
  void stop(const std::string& pointer, Saying why) {
    headFails_ = true;
    complain(place(pointer), Error(std::move(why)), Complaint::Outcome::stopped);
  }
  void stop(const std::string& pointer, const Error& why) {
    headFails_ = true;
    complain(place(pointer), why, Complaint::Outcome::stopped);
  }

  // The head: each field is a tag of AGN.

  void head(std::string_view key, element value) {
    const auto plain = std::ranges::find(kHeadKeys, key, &HeadKey::json);
    const auto byName = std::ranges::find(kHeadObjects, key, &HeadKey::json);
    const std::string pointer = pointerPart(key);
    if (plain != kHeadKeys.end())
      tag(plain->tag, value, pointer, key == "controllers" ? " " : ", ");
    else if (byName != kHeadObjects.end())
      named(byName->tag, value, pointer);
    else if (key == "map")
      board(value, pointer);
    else if (key != "format" && key != "version" && key != "turns" && key != "unfinished")
      complain(place(pointer),
               Error(say("\"{}\" is not a field of a game and was ignored", std::string(key.substr(0, 60)))),
               Complaint::Outcome::noted);
  }

  void tag(std::string_view name, element value, const std::string& pointer, std::string_view between) {
    const auto text = textOf(value, between);
    if (!text) return stop(pointer, text.error());
    // An empty field of the setup says nothing; an empty header is one.
    if (text->empty() && !(isHeader(name) && value.is_string())) return;
    out_.text.tag(name, *text, place(pointer));
  }
  static bool isHeader(std::string_view name) {
    return name.starts_with("Player.") || name.starts_with("Rating.") || name.starts_with("Tag.");
  }

  void named(std::string_view prefix, element value, const std::string& pointer) {
    object members;
    if (value.get_object().get(members) != simdjson::SUCCESS)
      return stop(pointer, Saying("expected an object"));
    for (const auto member : members) {
      const std::string at = pointer + pointerPart(member.key);
      if (!isTagName(member.key))
        return stop(at, say("\"{}\" is not a valid name: use only letters, digits, . - and _",
                            std::string(member.key.substr(0, 60))));
      const std::string name = std::string(prefix) + std::string(member.key);
      if (prefix == "Option." && !member.value.is_string())
        out_.text.tag(name, simdjson::minify(member.value), place(at));
      else if (prefix == "Stock.")
        stock(name, member.value, at);
      else
        tag(name, member.value, at, ", ");
    }
  }
  void stock(const std::string& name, element value, const std::string& pointer) {
    const auto amount = amountText(value);
    if (!amount) return stop(pointer, amount.error());
    out_.text.tag(name, *amount, place(pointer));
  }

  void board(element value, const std::string& pointer) {
    auto map = readMap(value);
    if (!map) return stop(pointer, map.error());
    out_.board = std::move(*map);
  }

  /// A text, a number, or a list of them; a city is a text or an object.
  [[nodiscard]] static Result<std::string> textOf(element value, std::string_view between) {
    std::string_view text;
    std::int64_t number = 0;
    if (value.get_string().get(text) == simdjson::SUCCESS) return std::string(text);
    if (value.get_int64().get(number) == simdjson::SUCCESS) return std::to_string(number);
    array list;
    if (value.get_array().get(list) != simdjson::SUCCESS)
      return failure("expected a text, a number or a list of these");
    std::string all;
    for (const element item : list) {
      if (!all.empty()) all += between;
      object city;
      std::string_view province, resource;
      if (item.get_object().get(city) == simdjson::SUCCESS &&
          city["province"].get_string().get(province) == simdjson::SUCCESS) {
        all += province;
        if (city["resource"].get_string().get(resource) == simdjson::SUCCESS) (all += ' ') += resource;
        continue;
      }
      if (item.is_array() || item.is_object()) return failure("expected a text, a number or a list of these");
      const auto one = textOf(item, between);
      if (!one) return one;
      all += *one;
    }
    return all;
  }

  // Turns.

  void turns() {
    array list;
    if (game_["turns"].get_array().get(list) != simdjson::SUCCESS)
      return stop("/turns", Saying("expected the list of turns"));
    std::size_t index = 0;
    for (const element turn : list) {
      const std::size_t line = index < piece_.turnLines.size() ? piece_.turnLines[index] : piece_.line;
      if (!this->turn(turn, place("/turns/" + std::to_string(index), line))) return;
      ++index;
    }
    bool unfinished = false;
    if (game_["unfinished"].get_bool().get(unfinished) == simdjson::SUCCESS && unfinished) out_.text.goesOn();
  }

  /// False where nothing more is read.
  bool turn(element value, const CellPlace& at) {
    object turn;
    if (value.get_object().get(turn) != simdjson::SUCCESS)
      return failAt(at, "", Error(Saying("expected an object")));
    for (const auto member : turn)
      if (!isTurnField(member.key))
        complain(inside(at, member.key),
                 Error(say("\"{}\" is not a field of a turn and was ignored",
                           std::string(member.key.substr(0, 60)))),
                 Complaint::Outcome::noted);
    bool fact = false;
    if (turn["fact"].get_bool().get(fact) != simdjson::SUCCESS) fact = false;
    return cell(TurnText::Cell::round, turn, "round", at) &&
           cell(TurnText::Cell::nation, turn, "nation", at, fact ? "*" : "") &&
           cell(TurnText::Cell::space, turn, "space", at) && paid(turn, at) && actions(turn, at) &&
           cell(TurnText::Cell::comment, turn, "comment", at);
  }
  static bool isTurnField(std::string_view key) {
    static constexpr std::array<std::string_view, 7> kFields{"round",   "nation",  "space", "paid",
                                                             "actions", "comment", "fact"};
    return std::ranges::find(kFields, key) != kFields.end();
  }
  static CellPlace inside(CellPlace at, std::string_view key) {
    at.name += pointerPart(key);
    return at;
  }
  bool failAt(const CellPlace& at, std::string_view key, const Error& why) {
    out_.text.goesOn();
    complain(key.empty() ? at : inside(at, key), why, Complaint::Outcome::stopped);
    return false;
  }
  bool put(TurnText::Cell cell, std::string_view text, const CellPlace& at) {
    auto fault = out_.text.add(cell, text, at);
    if (!fault) return true;
    agn::addComplaint(out_.complaints, complaintOf(*fault, Complaint::Outcome::stopped));
    return false;
  }

  bool cell(TurnText::Cell cell, object turn, std::string_view key, const CellPlace& at,
            std::string_view before = "") {
    element value;
    if (turn[key].get(value) != simdjson::SUCCESS || value.is_null()) return true;
    const auto text = textOf(value, " ");
    if (!text || value.is_array()) return failAt(at, key, Error(Saying("expected a text or a number")));
    return put(cell, std::string(before) + *text, inside(at, key));
  }
  bool paid(object turn, const CellPlace& at) {
    element value;
    if (turn["paid"].get(value) != simdjson::SUCCESS || value.is_null()) return true;
    const auto amount = amountText(value);
    if (!amount) return failAt(at, "paid", amount.error());
    return put(TurnText::Cell::paid, *amount, inside(at, "paid"));
  }
  bool actions(object turn, const CellPlace& at) {
    element value;
    if (turn["actions"].get(value) != simdjson::SUCCESS || value.is_null()) return true;
    array list;
    if (value.is_string())
      return put(TurnText::Cell::actions, value.get_string().value_unsafe(), inside(at, "actions"));
    if (value.get_array().get(list) != simdjson::SUCCESS)
      return failAt(at, "actions", Error(Saying("expected a list of actions")));
    std::size_t index = 0;
    for (const element one : list) {
      CellPlace where = inside(inside(at, "actions"), std::to_string(index));
      const auto action = actionOf(one);
      if (!action) return failAt(where, action.error().at, action.error());
      if (!put(TurnText::Cell::actions, (index == 0 ? "" : ", ") + *action, where)) return false;
      ++index;
    }
    return true;
  }

  object game_;
  const JsonPiece& piece_;
  ReadJsonGame out_;
  bool headFails_ = false;
};

} // namespace

ReadJsonGame readJsonGame(element game, const JsonPiece& piece) {
  object fields;
  if (game.get_object().get(fields) != simdjson::SUCCESS) return {};
  return JsonGameReader(fields, piece).read();
}

} // namespace annales::turns
