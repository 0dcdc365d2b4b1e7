#include "importers/turns/action_json.h"

#include "engine/core/ids.h"
#include "engine/core/strict_json.h"
#include "importers/agn/head.h"

#include <algorithm>
#include <array>
#include <span>

namespace annales::turns {
namespace {

using simdjson::dom::element;
using simdjson::dom::object;

/// What stands behind a verb, in the order in which AGN says it.
enum class Field : std::uint8_t {
  province,
  name,
  units,
  path,
  against,
  demandedBy,
  resource,
  give,
  gain,
  paid,
  lost,
  reason
};

struct VerbFields {
  std::string_view verb;
  std::array<Field, 5> fields;
  std::size_t count;
};

template <class... F> constexpr VerbFields verbWith(std::string_view verb, F... fields) {
  return {verb, {fields...}, sizeof...(F)};
}

constexpr std::array kVerbs{
    verbWith("build", Field::province, Field::paid),
    verbWith("wall", Field::province, Field::paid),
    verbWith("learn", Field::name, Field::paid),
    verbWith("recruit", Field::units, Field::paid),
    verbWith("arm", Field::province, Field::units, Field::paid),
    verbWith("bellona", Field::province, Field::units),
    verbWith("move", Field::units, Field::path),
    verbWith("fight", Field::province, Field::units, Field::against, Field::demandedBy),
    verbWith("conquer", Field::province, Field::lost),
    verbWith("destroy", Field::province, Field::lost),
    verbWith("abandon", Field::province),
    verbWith("found", Field::province, Field::resource, Field::paid),
    verbWith("trade", Field::give, Field::gain),
    verbWith("reveal", Field::name),
    verbWith("take", Field::name),
    verbWith("play", Field::name, Field::province),
    verbWith("win", Field::name, Field::reason),
    verbWith("end")};

/// The names in JSON that a field reads.
std::span<const std::string_view> keysOf(Field field) {
  static constexpr std::array<std::string_view, 1> kProvince{"province"}, kName{"name"}, kPath{"path"},
      kAgainst{"against"}, kDemandedBy{"demandedBy"}, kResource{"resource"}, kGive{"give"}, kGain{"gain"},
      kPaid{"paid"}, kReason{"reason"};
  static constexpr std::array<std::string_view, 5> kUnits{"legions", "galleys", "commanders", "admirals",
                                                          "spent"};
  static constexpr std::array<std::string_view, 2> kLost{"legionsLost", "galleysLost"};
  switch (field) {
  case Field::province:
    return kProvince;
  case Field::name:
    return kName;
  case Field::units:
    return kUnits;
  case Field::path:
    return kPath;
  case Field::against:
    return kAgainst;
  case Field::demandedBy:
    return kDemandedBy;
  case Field::resource:
    return kResource;
  case Field::give:
    return kGive;
  case Field::gain:
    return kGain;
  case Field::paid:
    return kPaid;
  case Field::lost:
    return kLost;
  case Field::reason:
    return kReason;
  }
  return {};
}

class ActionReader {
public:
  explicit ActionReader(object action) : action_(action) {}

  tl::expected<std::string, ActionFault> read() {
    std::string_view verb;
    if (action_["do"].get_string().get(verb) != simdjson::SUCCESS)
      return wrong("do", say("expected an action, such as \"arm\""));
    const auto known = std::ranges::find(kVerbs, verb, &VerbFields::verb);
    if (known == kVerbs.end())
      return wrong("do", say("\"{}\" is not an action", std::string(verb.substr(0, 60))));
    bool fact = false;
    if (action_["fact"].get_bool().get(fact) == simdjson::SUCCESS && fact) out_ = "*";
    out_ += verb;
    if (verb == "bellona" && !has("province")) out_ += " none";
    const std::span<const Field> fields(known->fields.data(), known->count);
    if (auto strange = strangeField(fields))
      return wrong(*strange, say("this field does not belong to {}", std::string(verb)));
    for (const Field field : fields)
      if (auto fault = write(field)) return tl::unexpected(std::move(*fault));
    if (std::string_view nation; text("nation", nation)) {
      if (!isWord(nation))
        return wrong("nation", say("\"{}\" is not a nation", std::string(nation.substr(0, 60))));
      out_ += " @" + std::string(nation);
    }
    return std::move(out_);
  }

private:
  using Fault = std::optional<ActionFault>;

  static tl::unexpected<ActionFault> wrong(std::string_view at, Saying why) {
    return tl::unexpected(ActionFault{Error(std::move(why)), std::string(at)});
  }
  static ActionFault faultAt(std::string_view at, Saying why) {
    return {Error(std::move(why)), std::string(at)};
  }

  /// As an id or a name is written in one word.
  static bool isWord(std::string_view text) {
    return !text.empty() && std::ranges::all_of(text, [](char c) {
      return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' ||
             (static_cast<unsigned char>(c) & 0x80U) != 0;
    });
  }

  [[nodiscard]] std::optional<std::string> strangeField(std::span<const Field> fields) const {
    for (const auto member : action_) {
      const auto reads = [&](Field field) {
        return std::ranges::find(keysOf(field), member.key) != keysOf(field).end();
      };
      const bool common = member.key == "do" || member.key == "fact" || member.key == "nation";
      if (!common && std::ranges::none_of(fields, reads)) return std::string(member.key);
    }
    return std::nullopt;
  }

  [[nodiscard]] bool has(std::string_view key) const {
    element value;
    return action_[key].get(value) == simdjson::SUCCESS;
  }
  [[nodiscard]] bool text(std::string_view key, std::string_view& into) const {
    return action_[key].get_string().get(into) == simdjson::SUCCESS;
  }

  Fault quoted(std::string_view key, Saying what) {
    if (!has(key)) return std::nullopt;
    std::string_view name;
    if (!text(key, name) || name.empty()) return faultAt(key, std::move(what));
    out_ += ' ';
    agn::appendQuoted(out_, name);
    return std::nullopt;
  }
  Fault word(std::string_view key) {
    std::string_view name;
    if (!text(key, name) || !isWord(name))
      return faultAt(key, Saying("expected a name of one word, such as \"wheel\""));
    out_ += ' ';
    out_ += name;
    return std::nullopt;
  }
  Fault amount(std::string_view key, std::string_view before, std::string_view after) {
    element value;
    if (action_[key].get(value) != simdjson::SUCCESS) return std::nullopt;
    const auto written = amountText(value);
    if (!written) return ActionFault{written.error(), std::string(key)};
    (out_ += before) += *written;
    out_ += after;
    return std::nullopt;
  }
  [[nodiscard]] tl::expected<std::int64_t, ActionFault> count(std::string_view key) const {
    std::int64_t number = 0;
    if (action_[key].get_int64().get(number) != simdjson::SUCCESS || number < 0 || number > 99)
      return wrong(key, say("expected a number from {} to {}", 0, 99));
    return number;
  }

  Fault units() {
    static constexpr std::array<std::pair<std::string_view, char>, 4> kKinds{
        {{"legions", 'L'}, {"galleys", 'G'}, {"commanders", 'C'}, {"admirals", 'A'}}};
    std::size_t kinds = 0;
    for (const auto& [key, letter] : kKinds) {
      if (!has(key)) continue;
      const auto number = count(key);
      if (!number) return number.error();
      if (++kinds > 1)
        return faultAt(key, Saying("an action can have units of only one kind; write two "
                                   "actions"));
      out_ += ' ' + std::to_string(*number) + letter;
    }
    if (!has("spent")) return std::nullopt;
    const auto spent = count("spent");
    if (!spent) return spent.error();
    if (kinds == 1) out_ += '/' + std::to_string(*spent);
    return std::nullopt;
  }
  Fault lost() {
    for (const auto& [key, letter] :
         {std::pair<std::string_view, char>{"legionsLost", 'L'}, {"galleysLost", 'G'}}) {
      if (!has(key)) continue;
      const auto number = count(key);
      if (!number) return number.error();
      if (*number > 0) out_ += ' ' + std::to_string(*number) + letter;
    }
    return std::nullopt;
  }
  Fault path() {
    simdjson::dom::array places;
    const Saying what("expected the provinces of the path, such as [\"roma\",\"capua\"]");
    if (action_["path"].get_array().get(places) != simdjson::SUCCESS || places.size() < 2)
      return faultAt("path", what);
    bool first = true;
    for (const element place : places) {
      std::string_view name;
      if (place.get_string().get(name) != simdjson::SUCCESS || name.empty()) return faultAt("path", what);
      out_ += first ? ' ' : '>';
      first = false;
      agn::appendQuoted(out_, name);
    }
    return std::nullopt;
  }

  Fault write(Field field) {
    switch (field) {
    case Field::province:
      return quoted("province", Saying("expected a province"));
    case Field::name:
      return word("name");
    case Field::units:
      return units();
    case Field::path:
      return path();
    case Field::against:
      return quoted("against", Saying("expected a nation"));
    case Field::demandedBy:
      if (has("demandedBy")) out_ += " by";
      return quoted("demandedBy", Saying("expected a nation"));
    case Field::resource:
      return has("resource") ? word("resource") : std::nullopt;
    case Field::give:
      return amount("give", " ", "");
    case Field::gain:
      return amount("gain", " > ", "");
    case Field::paid:
      return amount("paid", " (", ")");
    case Field::lost:
      return lost();
    case Field::reason:
      return has("reason") ? word("reason") : std::nullopt;
    }
    return std::nullopt;
  }

  object action_;
  std::string out_;
};

} // namespace

tl::expected<std::string, ActionFault> actionOf(element action) {
  std::string_view text;
  if (action.get_string().get(text) == simdjson::SUCCESS) return std::string(text);
  object fields;
  if (action.get_object().get(fields) == simdjson::SUCCESS) return ActionReader(fields).read();
  return tl::unexpected(ActionFault{
      Error(Saying("an action must be a text, such as \"Roma 2L\", or an object with \"do\"")), {}});
}

tl::expected<std::string, Error> amountText(element amount) {
  std::string_view text;
  if (amount.get_string().get(text) == simdjson::SUCCESS) return std::string(text);
  object goods;
  if (amount.get_object().get(goods) != simdjson::SUCCESS)
    return failure("an amount must be an object, such as {}, or a text, such as {}", "{\"gold\":1}", "g1");
  std::string out;
  for (const auto member : goods) {
    std::int64_t number = 0;
    const auto good = valueOf<Resource>(member.key);
    if (!good || member.value.get_int64().get(number) != simdjson::SUCCESS || number < 0 || number > 999)
      return failure("an amount must be an object, such as {}, or a text, such as {}", "{\"gold\":1}", "g1");
    if (number == 0) continue;
    if (!out.empty()) out += ' ';
    out += std::string(1, member.key.front()) + std::to_string(number);
  }
  return out.empty() ? "0" : out;
}

} // namespace annales::turns
