#include "engine/event/fields.h"

namespace annales::inline engine {
namespace {

/// The resources in the order of their words.
constexpr std::array kSortedResources{Resource::coins, Resource::gold, Resource::iron, Resource::marble};

void fields(Fields&, const GameCreated&) {} // has its own form, see appendCreated
void fields(Fields& f, const RoundBegan& e) {
  f.number("round", e.round);
}
void fields(Fields& f, const IncomeReceived& e) {
  f.amount("gain", e.gain);
  f.nation("nation", e.nation);
}
void fields(Fields& f, const TurnBegan& e) {
  f.nation("nation", e.nation);
}
void fields(Fields& f, const RondelMoved& e) {
  f.nation("nation", e.nation);
  f.amount("paid", e.paid);
  f.word("to", e.to);
}
void fields(Fields& f, const Produced& e) {
  f.amount("gain", e.gain);
  f.nation("nation", e.nation);
}
void fields(Fields& f, const TempleBuilt& e) {
  f.nation("nation", e.nation);
  f.amount("paid", e.paid);
  f.province("province", e.province);
}
void fields(Fields& f, const WallBuilt& e) {
  f.nation("nation", e.nation);
  f.amount("paid", e.paid);
  f.province("province", e.province);
}
void fields(Fields& f, const KnowHowDeveloped& e) {
  f.word("knowHow", f.names().game.ruleset->knowHows[e.knowHow.index()].id);
  f.nation("nation", e.nation);
  f.amount("paid", e.paid);
}
void fields(Fields& f, const UnitsRecruited& e) {
  f.number("count", e.count);
  f.word("kind", e.kind);
  f.nation("nation", e.nation);
  f.amount("paid", e.paid);
}
void fields(Fields& f, const UnitsArmed& e) {
  f.number("count", e.count);
  f.word("kind", e.kind);
  f.nation("nation", e.nation);
  f.amount("paid", e.paid);
  f.province("province", e.province);
}
void fields(Fields& f, const BellonaUsed& e) {
  const bool placed = e.province.exists();
  if (placed)
    f.word("kind", e.kind);
  else
    f.null("kind");
  f.nation("nation", e.nation);
  f.nation("passedTo", e.passedTo);
  if (placed)
    f.province("province", e.province);
  else
    f.null("province");
}
void fields(Fields& f, const UnitsMoved& e) {
  f.number("count", e.count);
  f.province("from", e.from);
  f.word("kind", e.kind);
  f.nation("nation", e.nation);
  f.number("spent", e.spent);
  f.province("to", e.to);
}
void fields(Fields& f, const BattleFought& e) {
  f.number("count", e.count);
  f.nation("demandedBy", e.demandedBy);
  f.word("kind", e.kind);
  f.nation("nation", e.nation);
  f.nation("opponent", e.opponent);
  f.province("province", e.province);
  f.number("spent", e.spent);
}
void fields(Fields& f, const CityConquered& e) {
  f.nation("from", e.from);
  f.number("galleys", e.galleys);
  f.number("legions", e.legions);
  f.nation("nation", e.nation);
  f.province("province", e.province);
}
void fields(Fields& f, const NeutralTempleDestroyed& e) {
  f.number("galleys", e.galleys);
  f.number("legions", e.legions);
  f.nation("nation", e.nation);
  f.province("province", e.province);
}
void fields(Fields& f, const CityAbandoned& e) {
  f.nation("nation", e.nation);
  f.province("province", e.province);
}
void fields(Fields& f, const CityFounded& e) {
  f.nation("nation", e.nation);
  f.amount("paid", e.paid);
  f.province("province", e.province);
  f.word("resource", e.resource);
}
void fields(Fields& f, const Traded& e) {
  f.amount("gain", e.gain);
  f.nation("nation", e.nation);
  f.amount("paid", e.paid);
}
void card(Fields& f, CardId id) {
  f.word("card", f.names().game.ruleset->deck[id.index()].id);
}
void fields(Fields& f, const CardRevealed& e) {
  card(f, e.card);
}
void fields(Fields& f, const CardTaken& e) {
  card(f, e.card);
  f.nation("nation", e.nation);
}
void fields(Fields& f, const CardPlayed& e) {
  card(f, e.card);
  f.key("effects");
  appendEffects(f.out(), *e.effects, f.names());
  f.nation("nation", e.nation);
}
void fields(Fields& f, const PersonageWon& e) {
  f.nation("nation", e.nation);
  f.word("personage", e.personage);
  f.word("reason", e.reason);
  if (e.walls > 0) f.number("walls", e.walls);
}
void fields(Fields& f, const TurnEnded& e) {
  f.nation("nation", e.nation);
}
void fields(Fields& f, const GameEnded& e) {
  f.word("reason", e.reason);
  f.nationOrNull("winner", e.winner);
}
void fields(Fields& f, const Corrected& e) {
  f.amount("change", e.change);
  f.nation("nation", e.nation);
  f.text("reason", *e.reason);
}

void effect(Fields& f, const CardEffect& e) {
  switch (e.op) {
  case CardEffect::Op::wall:
    f.word("op", "wall");
    f.truth("present", e.present);
    f.province("province", e.province);
    return;
  case CardEffect::Op::stock:
    f.amount("change", e.stock);
    f.nation("nation", e.nation);
    f.word("op", "stock");
    return;
  case CardEffect::Op::strength:
    f.number("bonus", e.change);
    f.word("op", "strength");
    f.province("province", e.province);
    return;
  case CardEffect::Op::units:
    break;
  }
  f.number("change", e.change);
  f.word("kind", e.kind);
  f.nation("nation", e.nation);
  f.word("op", "units");
  switch (e.place) {
  case CardEffect::Place::province:
    f.province("place", e.province);
    return;
  case CardEffect::Place::box:
    f.word("place", "box");
    return;
  case CardEffect::Place::supply:
    f.word("place", "supply");
    return;
  }
}

void appendParent(std::string& out, const Hash* parent) {
  if (parent == nullptr) {
    out += "null";
    return;
  }
  out += '"';
  appendHex(out, *parent);
  out += '"';
}

} // namespace

void appendAmount(std::string& out, const Amount& amount) {
  out += '{';
  for (const Resource r : kSortedResources) {
    if (amount[r] == 0) continue;
    out += out.back() == '{' ? "\"" : ",\"";
    out += wordOf(r);
    out += "\":";
    appendNumber(out, amount[r]);
  }
  out += '}';
}

void appendEffects(std::string& out, const std::vector<CardEffect>& effects, const EventNames& names) {
  out += '[';
  for (const CardEffect& e : effects) {
    if (out.back() != '[') out += ',';
    Fields f(out, names);
    effect(f, e);
    f.close();
  }
  out += ']';
}

void appendData(std::string& out, const Event& event, const EventNames& names) {
  if (const auto* created = std::get_if<GameCreated>(&event)) {
    appendCreated(out, *created->setup, names);
    return;
  }
  Fields f(out, names);
  std::visit([&f](const auto& e) { fields(f, e); }, event);
  f.close();
}

void appendFact(std::string& out, const Event& event, const EventNames& names) {
  out += "{\"data\":";
  appendData(out, event, names);
  out += ",\"type\":\"";
  out += nameOf(event);
  out += "\"}";
}

void appendEventRecord(std::string& out, const Event& event, const Hash& id, const Hash* parent,
                       const EventNames& names) {
  out += "{\"data\":";
  appendData(out, event, names);
  out += ",\"id\":\"";
  appendHex(out, id);
  out += "\",\"parent\":";
  appendParent(out, parent);
  out += ",\"rec\":\"event\",\"type\":\"";
  out += nameOf(event);
  out += "\"}";
}

Hash eventId(const Event& event, const Hash* parent, const EventNames& names) {
  thread_local std::string text; // kept for its capacity: ids are computed by the million
  text.assign("{\"data\":");
  appendData(text, event, names);
  text += ",\"parent\":";
  appendParent(text, parent);
  text += ",\"type\":\"";
  text += nameOf(event);
  text += "\"}";
  return sha256(text);
}

} // namespace annales::inline engine
