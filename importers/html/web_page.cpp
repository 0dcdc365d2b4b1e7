#include "importers/html/web_page.h"

#include "engine/core/sha256.h"
#include "importers/html/page_board.h"
#include "importers/html/page_lines.h"
#include "importers/html/page_parts.h"
#include "importers/html/page_remarks.h"
#include "importers/html/safe_markdown.h"
#include "libreplay/choice/choice_words.h"
#include "libreplay/exact/hostilities.h"
#include "libreplay/words/card_words.h"
#include "libreplay/words/game_title.h"
#include "libreplay/words/page_words.h"
#include "libreplay/words/provenance_words.h"
#include "libreplay/words/signs.h"

#include <fmt/format.h>

namespace annales::inline importers {
namespace page {
namespace {

std::string base64(const Hash& hash) {
  constexpr std::string_view digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  std::string out;
  for (std::size_t i = 0; i < hash.bytes.size(); i += 3) {
    const auto byte = [&](std::size_t k) { return k < hash.bytes.size() ? unsigned{hash.bytes[k]} : 0U; };
    const unsigned three = byte(i) << 16U | byte(i + 1) << 8U | byte(i + 2);
    for (std::size_t k = 0; k < 4; ++k)
      out += i + k > hash.bytes.size() ? '=' : digits[three >> (18U - 6U * k) & 63U];
  }
  return out;
}

/// Nothing is loaded, nothing is sent, and of scripts and styles only these two run.
std::string policy() {
  return fmt::format("default-src 'none'; script-src 'sha256-{}'; style-src 'sha256-{}'; base-uri 'none'; "
                     "form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
                     base64(sha256(script())), base64(sha256(style())));
}

/// What a script block may hold: `<` could end it.
std::string inScript(const std::string& json) {
  std::string out;
  out.reserve(json.size());
  for (const char c : withoutTurns(json))
    if (c == '<')
      out += "\\u003c";
    else
      out += c;
  return out;
}

class Writer {
public:
  Writer(const RemarkedGame& game, const GoOn& goOn)
      : game_(game), names_(game), lines_(game, names_, goOn), remarks_(game, names_, lines_) {}

  std::string write() {
    const std::size_t opens = game_.language == Language::german ? 1 : 0;
    const std::string held = inScript(data()); // before the templates
    return fmt::format("<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n"
                       "<meta http-equiv=\"Content-Security-Policy\" content=\"{}\">\n"
                       "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
                       "<meta name=\"referrer\" content=\"no-referrer\">\n"
                       "<meta name=\"generator\" content=\"Annales\">\n<title>{}</title>\n<style>{}</style>\n"
                       "</head>\n<body>\n{}\n{}<script type=\"application/json\" id=\"game\">{}</script>\n"
                       "<script>{}</script>\n</body>\n</html>\n",
                       opens == 1 ? "de" : "en", policy(), escapedHtml(title(opens)), style(), skeleton(),
                       remarks_.templates(), held, script());
  }

private:
  [[nodiscard]] const Game& game() const { return game_.log.game(); }

  [[nodiscard]] std::vector<std::string> nations(std::size_t language) const {
    std::vector<std::string> names;
    for (std::size_t n = 0; n < game().nations(); ++n)
      names.push_back(names_.in[language].nation(NationId(n)));
    return names;
  }
  [[nodiscard]] std::string title(std::size_t language) const {
    return gameTitle(game_.log.tags(), nations(language));
  }

  [[nodiscard]] std::string data() {
    std::string out;
    JsonWriter json(out);
    json.beginObject();
    json.key("language");
    json.value(game_.language == Language::german ? 1 : 0);
    json.key("game");
    json.value(hexOf(game_.log.id()));
    json.key("goal");
    json.value(game().ruleset->goal[game().nations()]);
    about(json);
    nationsOf(json);
    deeds(json);
    words(json);
    terms(json);
    json.key("board");
    if (game_.board != nullptr)
      writeBoard(json, *game_.board);
    else
      writeBoard(json, boardInRows(game().map));
    lines_.write(json);
    remarks_.write(json);
    json.endObject();
    return out;
  }

  template <class Say> void both(JsonWriter& json, std::string_view key, const Say& say) const {
    json.key(key);
    writeBoth(json, {std::string(say(0)), std::string(say(1))});
  }

  void about(JsonWriter& json) const {
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

  void nationsOf(JsonWriter& json) const {
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

  /// Of the main line: for each nation what it did to each, as four numbers.
  void deeds(JsonWriter& json) const {
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

  void words(JsonWriter& json) const {
    json.key("words");
    json.beginObject();
    for (const PageWord& one : pageWords())
      both(json, one.key, [&](std::size_t l) { return one.word.in(kPageLanguages[l]); });
    json.endObject();
  }

  template <class Say>
  void list(JsonWriter& json, std::string_view key, std::size_t count, const Say& say) const {
    json.key(key);
    json.beginArray();
    for (std::size_t i = 0; i < count; ++i)
      writeBoth(json, {std::string(say(i, Language::english)), std::string(say(i, Language::german))});
    json.endArray();
  }

  /// What the game calls its things: the page has no vocabulary of its own for them.
  void terms(JsonWriter& json) const {
    const auto titles = [](auto first) {
      return [](std::size_t i, Language l) { return titleOf(static_cast<decltype(first)>(i), l); };
    };
    list(json, "resources", kResources, titles(Resource{}));
    list(json, "resourceLetters", kResources,
         [](std::size_t i, Language l) { return letterOf(static_cast<Resource>(i), l); });
    list(json, "kinds", kKinds, titles(Kind{}));
    list(json, "personages", kPersonages,
         [](std::size_t i, Language l) { return titleOfMany(static_cast<Personage>(i), l); });
    list(json, "spaces", kSpaces, titles(Space{}));
    list(json, "decisions", std::variant_size_v<Event>, [&](std::size_t kind, Language l) {
      return labelOf(Pick{PickSort::deed, kind}, names_.in[l == Language::german ? 1 : 0]);
    });
    list(json, "borders", 3, titles(BorderKind{}));
    list(json, "endings", Words<EndReason>::list.size(), titles(EndReason{}));
    const auto& rules = *game().ruleset;
    list(json, "knowHows", rules.knowHows.size(),
         [&](std::size_t i, Language l) { return titleOfTerm(rules.knowHows[i].id, l); });
    list(json, "cards", rules.hasCards ? rules.deck.size() : 0,
         [&](std::size_t i, Language l) { return titleOfTerm(rules.deck[i].id, l); });
    static constexpr std::array kSourceTerms{Term::start, Term::roundsCoin, Term::production,
                                             Term::trade, Term::cards,      Term::correction};
    static constexpr std::array kPurposeTerms{Term::rondel, Term::cities,   Term::temples, Term::walls,
                                              Term::units,  Term::knowHows, Term::trade,   Term::waste};
    static_assert(kSourceTerms.size() == kSources && kPurposeTerms.size() == kPurposes);
    list(json, "sources", kSources, [](std::size_t i, Language l) { return titleOf(kSourceTerms[i], l); });
    list(json, "purposes", kPurposes, [](std::size_t i, Language l) { return titleOf(kPurposeTerms[i], l); });
    static constexpr std::array kSymbolTerms{Term::cityFounded, Term::templeBuilt, Term::wallBuilt,
                                             Term::conquest,    Term::knowHow,     Term::personageWon,
                                             Term::battle,      Term::cardPlayed,  Term::correction,
                                             Term::endOfGame,   Term::breaksRule};
    static_assert(kSymbolTerms.size() == Words<SymbolKind>::list.size());
    list(json, "symbolNames", kSymbolTerms.size(),
         [](std::size_t i, Language l) { return titleOf(kSymbolTerms[i], l); });
    static constexpr std::array kFieldTerms{Term::points,        Term::cities,          Term::temples,
                                            Term::seas,          Term::knowHows,        Term::walls,
                                            Term::resources,     Term::personages,      Term::units,
                                            Term::allResources,  Term::legionsLost,     Term::galleysLost,
                                            Term::allUnitsLost,  Term::allUnitsOnBoard, Term::cards,
                                            Term::openCards,     Term::rondel,          Term::bank,
                                            Term::neutralTemple, Term::temple,          Term::wall};
    list(json, "terms", kFieldTerms.size(),
         [](std::size_t i, Language l) { return titleOf(kFieldTerms[i], l); });
  }

  const RemarkedGame& game_;
  PageNames names_;
  PageLines lines_;
  PageRemarks remarks_;
};

} // namespace
} // namespace page

std::string webPage(const RemarkedGame& game) {
  return webPage(game, [] { return true; });
}

std::string webPage(const RemarkedGame& game, const std::function<bool()>& goOn) {
  page::Writer writer(game, goOn);
  return goOn() ? writer.write() : std::string();
}

} // namespace annales::inline importers
