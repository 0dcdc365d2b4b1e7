#include "engine/boards/deck_file.h"

#include "engine/boards/json_shape.h"
#include "engine/core/json_writer.h"
#include "engine/ruleset/ruleset.h"

#include <algorithm>
#include <set>

namespace annales::inline engine {
namespace {

using namespace boards;

constexpr int kMaxCopies = 99;
constexpr std::size_t kMaxText = 1'000;

/// `strength` answers a conquest, and nothing else of the closed list does; `free` goes with all.
bool fits(CardDoes does, CardWhen when) {
  return does == CardDoes::free || (does == CardDoes::strength) == (when == CardWhen::opponentConquest);
}

std::string_view remedy(CardDoes does) {
  return does == CardDoes::strength ? "use \"opponent-conquest\""
                                    : "use \"own-turn\" or \"know-how-action\", or set \"does\" to \"free\"";
}

class DeckShape : private JsonShape {
public:
  using JsonShape::JsonShape;

  DeckFile deck(const json& file) {
    DeckFile deck;
    if (!object(file, "", {"format", "id", "provenance", "cards"})) return deck;
    if (const json* format = field(file, "", "format"); format != nullptr && *format != "antike-deck/1")
      findings().add("format", "expected \"antike-deck/1\"");
    deck.id = id(file, "", "id");
    deck.provenance = printableProvenance(file);
    each(file, "cards", kMaxCards,
         [&](const json& value, const std::string& place) { deck.cards.push_back(card(value, place)); });
    return deck;
  }

private:
  DeckCard card(const json& value, const std::string& place) {
    DeckCard card;
    if (!object(value, place, {"id", "name", "text", "copies", "does", "when"})) return card;
    card.rules.id = id(value, place, "id");
    if (!card.rules.id.empty() && !ids_.insert(card.rules.id).second)
      findings().add(place, "there is already a card with this id: increase its copies or choose another id");
    card.name = localName(value, place);
    card.text = localName(value, place, "text", 0, kMaxText);
    if (const json* copies = field(value, place, "copies"))
      card.rules.copies = integer(*copies, inside(place, "copies"), 1, kMaxCopies).value_or(1);
    effect(card, value, place);
    return card;
  }

  void effect(DeckCard& card, const json& value, const std::string& place) {
    const auto does = word<CardDoes>(value, place, "does");
    const auto when = word<CardWhen>(value, place, "when");
    if (!does || !when) return;
    card.rules.does = *does;
    card.rules.when = *when;
    if (!fits(*does, *when))
      findings().add(inside(place, "when"),
                     say("\"{}\" does not go with \"{}\": {}", wordOf(*when), wordOf(*does), remedy(*does)));
    const auto text = value.find("text");
    if (*does == CardDoes::free && text != value.end() && *text == json{{"en", ""}, {"de", ""}})
      findings().add(inside(place, "text"), "a \"free\" card needs a text that says what it does");
  }

  std::set<std::string> ids_;
};

void appendName(JsonWriter& json, std::string_view key, const LocalName& name) {
  json.key(key);
  json.beginObject();
  json.field("en", name.en);
  json.field("de", name.de);
  json.endObject();
}

std::string cardLine(const DeckCard& card) {
  std::string out;
  JsonWriter json(out);
  json.beginObject();
  json.field("id", card.rules.id);
  appendName(json, "name", card.name);
  appendName(json, "text", card.text);
  json.field("copies", card.rules.copies);
  json.field("does", wordOf(card.rules.does));
  json.field("when", wordOf(card.rules.when));
  json.endObject();
  return out;
}

} // namespace

std::optional<std::vector<Card>> DeckFile::option() const {
  std::vector<Card> deck;
  for (const DeckCard& card : cards)
    deck.push_back(card.rules);
  std::sort(deck.begin(), deck.end(), [](const Card& a, const Card& b) { return a.id < b.id; });
  if (deck == duellum().deck) return std::nullopt;
  return deck;
}

int DeckFile::size() const {
  int copies = 0;
  for (const DeckCard& card : cards)
    copies += card.rules.copies;
  return copies;
}

DeckReading readDeck(std::string_view text) {
  DeckReading reading;
  Findings findings;
  const auto file = parseHostile(text, kMaxDeckBytes, findings);
  if (!file) {
    reading.unreadable = file.error();
    return reading;
  }
  DeckFile deck = DeckShape(findings).deck(*file);
  if (findings.empty()) reading.deck = std::move(deck);
  reading.findings = findings.take();
  return reading;
}

std::string writeDeck(const DeckFile& deck) {
  std::string out = "{\"format\": \"antike-deck/1\",\n \"id\": ";
  appendJsonString(out, deck.id);
  out += ",\n \"provenance\": " + provenanceText(deck.provenance) + ",\n \"cards\": [";
  for (std::size_t i = 0; i < deck.cards.size(); ++i)
    out += (i == 0 ? "\n  " : ",\n  ") + cardLine(deck.cards[i]);
  return out + "]}\n";
}

const DeckFile& rulebookDeck() {
  static const DeckFile deck = [] {
    DeckFile file{
        "rulebook-four",
        {Grade::reconstructed, "The four cards that the rulebook names; how many of each is made up."},
        {}};
    const auto card = [&](std::size_t row, LocalName name, LocalName text) {
      file.cards.push_back({duellum().deck[row], std::move(name), std::move(text)});
    };
    card(0, {"Academy", "Akademie"},
         {"A gold for each know-how of the opponent.", "Ein Gold für jeden Fortschritt des Gegners."});
    card(1, {"Burglary", "Diebstahl"},
         {"The opponent keeps half of the coins, rounded up.",
          "Der Gegner behält die Hälfte seiner Münzen, aufgerundet."});
    card(2, {"Earthquake", "Erdbeben"}, {"A town wall falls.", "Eine Stadtmauer fällt."});
    card(3, {"Fortress", "Festung"},
         {"Your city is stronger by one against this conquest.",
          "Deine Stadt ist gegen diese Eroberung um eins stärker."});
    return file;
  }();
  return deck;
}

} // namespace annales::inline engine
