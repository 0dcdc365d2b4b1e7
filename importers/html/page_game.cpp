#include "importers/html/page_game.h"

#include "importers/html/page_board.h"
#include "libreplay/choice/choice_words.h"
#include "libreplay/exact/hostilities.h"
#include "libreplay/words/card_words.h"
#include "libreplay/words/game_title.h"
#include "libreplay/words/page_words.h"
#include "libreplay/words/provenance_words.h"
#include "libreplay/words/signs.h"

#include <fmt/format.h>

namespace annales::inline importers::page {
namespace {

template <class Put, class Say>
void listOfWords(const Put& put, std::string_view key, std::size_t count, const Say& say) {
  put(key, [&](JsonWriter& json) {
    json.beginArray();
    for (std::size_t i = 0; i < count; ++i)
      writeBoth(json, {std::string(say(i, Language::english)), std::string(say(i, Language::german))});
    json.endArray();
  });
}

} // namespace

std::vector<std::string> PageGame::nations(std::size_t language) const {
  std::vector<std::string> names;
  for (std::size_t n = 0; n < game().nations(); ++n)
    names.push_back(names_.in[language].nation(NationId(n)));
  return names;
}

template <class Say> void PageGame::both(JsonWriter& json, std::string_view key, const Say& say) const {
  json.key(key);
  writeBoth(json, {std::string(say(0)), std::string(say(1))});
}

std::string PageGame::title(std::size_t language) const {
  return gameTitle(game_.log.tags(), nations(language));
}

void PageGame::writeOwn(JsonWriter& json) const {
  json.key("goal");
  json.value(game().ruleset->goal[game().nations()]);
  about(json);
  nationsOf(json);
}

void PageGame::about(JsonWriter& json) const {
  both(json, "title", [&](std::size_t l) { return title(l); });
  const std::string site = printable(tagOf(game_.log.tags(), "site"));
  both(json, "about", [&](std::size_t l) {
    return fmt::format("{}, {}{}{}", titleOf(game().setup->ruleset), names_.in[l].boardName(),
                       site.empty() ? "" : ", ", site);
  });
  both(json, "note", [&](std::size_t l) {
    return game_.board == nullptr ? std::string()
                                  : std::string(noteOf(game_.board->provenance, kPageLanguages[l]));
  });
  json.key("drawn");
  json.value(game_.board == nullptr ? 0 : game_.board->provenance.grade == Grade::reconstructed ? 1 : 2);
}

void PageGame::nationsOf(JsonWriter& json) const {
  std::vector<std::string> ids;
  for (std::size_t n = 0; n < game().nations(); ++n)
    ids.push_back(game().nationWord(NationId(n)));
  const std::vector<Rgb> colours = nationColours(ids, game_.board);
  const std::array letters{nationLetters(nations(0)), nationLetters(nations(1))};
  const auto hex = [](Rgb c) { return fmt::format("#{:02x}{:02x}{:02x}", c.red, c.green, c.blue); };
  json.key("nations");
  json.beginArray();
  for (std::size_t n = 0; n < ids.size(); ++n) {
    json.beginObject();
    json.key("id");
    json.value(ids[n]);
    both(json, "name", [&](std::size_t l) { return names_.in[l].nation(NationId(n)); });
    both(json, "letter", [&](std::size_t l) { return letters[l][n]; });
    json.key("colour");
    json.value(hex(colours[n]));
    json.key("ink");
    json.value(hex(inkOn(colours[n])));
    json.key("player");
    json.value(printable(tagOf(game_.log.tags(), "player." + ids[n])));
    json.endObject();
  }
  json.endArray();
}

void PageGame::writeDeeds(JsonWriter& json) const {
  const Hostilities all = hostilitiesOf(game(), game_.log.eventsTo(game_.log.mainHead()));
  json.key("deeds");
  json.beginArray();
  for (std::size_t n = 0; all.any() && n < all.nations(); ++n) {
    json.beginArray();
    for (std::size_t other = 0; other < all.nations(); ++other) {
      const DeedsAgainst& one = all.of(NationId(n), NationId(other));
      json.beginArray();
      for (const int number : {one.battles, one.cities, one.temples, one.units})
        json.value(static_cast<std::int64_t>(number));
      json.endArray();
    }
    json.endArray();
  }
  json.endArray();
}

void PageGame::words(JsonWriter& json) const {
  json.beginObject();
  for (const PageWord& one : pageWords())
    both(json, one.key, [&](std::size_t l) { return one.word.in(kPageLanguages[l]); });
  json.endObject();
}

template <class Put> void PageGame::terms(const Put& put) const {
  const auto titles = [](auto first) {
    return [](std::size_t i, Language l) { return titleOf(static_cast<decltype(first)>(i), l); };
  };
  listOfWords(put, "resources", kResources, titles(Resource{}));
  listOfWords(put, "resourceLetters", kResources,
              [](std::size_t i, Language l) { return letterOf(static_cast<Resource>(i), l); });
  listOfWords(put, "kinds", kKinds, titles(Kind{}));
  listOfWords(put, "personages", kPersonages,
              [](std::size_t i, Language l) { return titleOfMany(static_cast<Personage>(i), l); });
  listOfWords(put, "spaces", kSpaces, titles(Space{}));
  listOfWords(put, "decisions", std::variant_size_v<Event>, [&](std::size_t kind, Language l) {
    return labelOf(Pick{PickSort::deed, kind}, names_.in[l == Language::german ? 1 : 0]);
  });
  listOfWords(put, "borders", 3, titles(BorderKind{}));
  listOfWords(put, "endings", Words<EndReason>::list.size(), titles(EndReason{}));
  const auto& rules = *game().ruleset;
  listOfWords(put, "knowHows", rules.knowHows.size(),
              [&](std::size_t i, Language l) { return titleOfTerm(rules.knowHows[i].id, l); });
  listOfWords(put, "cards", rules.hasCards ? rules.deck.size() : 0,
              [&](std::size_t i, Language l) { return titleOfTerm(rules.deck[i].id, l); });
  static constexpr std::array kSourceTerms{Term::start, Term::roundsCoin, Term::production,
                                           Term::trade, Term::cards,      Term::correction};
  static constexpr std::array kPurposeTerms{Term::rondel, Term::cities,   Term::temples, Term::walls,
                                            Term::units,  Term::knowHows, Term::trade,   Term::waste};
  static_assert(kSourceTerms.size() == kSources && kPurposeTerms.size() == kPurposes);
  listOfWords(put, "sources", kSources,
              [](std::size_t i, Language l) { return titleOf(kSourceTerms[i], l); });
  listOfWords(put, "purposes", kPurposes,
              [](std::size_t i, Language l) { return titleOf(kPurposeTerms[i], l); });
  static constexpr std::array kSymbolTerms{Term::cityFounded, Term::templeBuilt, Term::wallBuilt,
                                           Term::conquest,    Term::knowHow,     Term::personageWon,
                                           Term::battle,      Term::cardPlayed,  Term::correction,
                                           Term::endOfGame,   Term::breaksRule};
  static_assert(kSymbolTerms.size() == Words<SymbolKind>::list.size());
  listOfWords(put, "symbolNames", kSymbolTerms.size(),
              [](std::size_t i, Language l) { return titleOf(kSymbolTerms[i], l); });
  static constexpr std::array kFieldTerms{Term::points,        Term::cities,          Term::temples,
                                          Term::seas,          Term::knowHows,        Term::walls,
                                          Term::resources,     Term::personages,      Term::units,
                                          Term::allResources,  Term::legionsLost,     Term::galleysLost,
                                          Term::allUnitsLost,  Term::allUnitsOnBoard, Term::cards,
                                          Term::openCards,     Term::rondel,          Term::bank,
                                          Term::neutralTemple, Term::temple,          Term::wall};
  listOfWords(put, "terms", kFieldTerms.size(),
              [](std::size_t i, Language l) { return titleOf(kFieldTerms[i], l); });
}

std::vector<std::pair<std::string, std::string>> PageGame::commonValues() const {
  std::vector<std::pair<std::string, std::string>> values;
  const auto put = [&](std::string_view key, const auto& write) {
    std::string text;
    JsonWriter json(text);
    write(json);
    values.emplace_back(key, std::move(text));
  };
  put("words", [this](JsonWriter& json) { words(json); });
  terms(put);
  put("board", [this](JsonWriter& json) {
    writeBoard(json, game_.board != nullptr ? *game_.board : boardInRows(game().map));
  });
  return values;
}

} // namespace annales::inline importers::page
