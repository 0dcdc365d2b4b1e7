#include "importers/html/web_page.h"

#include "engine/core/sha256.h"
#include "importers/html/page_board.h"
#include "importers/html/page_lines.h"
#include "importers/html/page_parts.h"
#include "importers/html/page_remarks.h"
#include "importers/html/safe_markdown.h"
#include "libreplay/choice/choice_words.h"
#include "libreplay/exact/hostilities.h"
#include "libreplay/remarks/lessons_of_games.h"
#include "libreplay/words/card_words.h"
#include "libreplay/words/game_title.h"
#include "libreplay/words/page_words.h"
#include "libreplay/words/provenance_words.h"
#include "libreplay/words/signs.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <memory>
#include <optional>

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

/// Values that several games of a page have alike, such as the board: written once, by the first of them.
class CommonValues {
public:
  /// The place of the game that wrote this value already; nothing: it is the first.
  std::optional<int> take(const std::string& key, const std::string& value, int game) {
    const auto [at, isNew] = places_.try_emplace(key + value, game);
    return isNew ? std::nullopt : std::optional(at->second);
  }

private:
  std::map<std::string, int> places_;
};

/// One game of the page.
class GamePart {
public:
  GamePart(const RemarkedGame& game, int place, const GoOn& goOn)
      : game_(game), place_(place), names_(game), lines_(game, names_, goOn),
        remarks_(game, names_, lines_, partName()) {}

  [[nodiscard]] const PageRemarks& remarks() const { return remarks_; }
  [[nodiscard]] std::string templates() const { return remarks_.templates(); }
  [[nodiscard]] std::string title(std::size_t language) const {
    return gameTitle(game_.log.tags(), nations(language));
  }

  /// `course`: a value for the key of this name, or nothing. Before `templates`, once.
  [[nodiscard]] std::string data(CommonValues& common, const std::string& course) {
    std::string out;
    JsonWriter json(out);
    json.beginObject();
    json.key("language");
    json.value(game_.language == Language::german ? 1 : 0);
    json.key("game");
    json.value(hexOf(game_.log.id()));
    if (place_ > 0) json.field("part", partName());
    if (!course.empty()) {
      json.key("course");
      json.raw(course);
    }
    json.key("goal");
    json.value(game().ruleset->goal[game().nations()]);
    about(json);
    nationsOf(json);
    deeds(json);
    putCommon(json, common);
    lines_.write(json);
    remarks_.write(json);
    json.endObject();
    return out;
  }

private:
  /// "2-": nothing for the first game, so that a page of one game needs no names.
  [[nodiscard]] std::string partName() const {
    return place_ == 0 ? std::string() : fmt::format("{}-", place_);
  }
  [[nodiscard]] const Game& game() const { return game_.log.game(); }

  [[nodiscard]] std::vector<std::string> nations(std::size_t language) const {
    std::vector<std::string> names;
    for (std::size_t n = 0; n < game().nations(); ++n)
      names.push_back(names_.in[language].nation(NationId(n)));
    return names;
  }

  /// What another game of the page has alike is only named.
  void putCommon(JsonWriter& json, CommonValues& common) const {
    std::vector<std::pair<std::string, int>> from;
    for (const auto& [key, value] : commonValues())
      if (const auto other = common.take(key, value, place_)) {
        from.emplace_back(key, *other);
      } else {
        json.key(key);
        json.raw(value);
      }
    if (from.empty()) return;
    json.key("from");
    json.beginObject();
    for (const auto& [key, other] : from)
      json.field(key, other);
    json.endObject();
  }

  /// Keys with their values.
  [[nodiscard]] std::vector<std::pair<std::string, std::string>> commonValues() const {
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
    both(json, "turning", [&](std::size_t l) { return turningSentence(game_, names_.in[l]); });
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
    json.beginObject();
    for (const PageWord& one : pageWords())
      both(json, one.key, [&](std::size_t l) { return one.word.in(kPageLanguages[l]); });
    json.endObject();
  }

  template <class Put, class Say>
  static void list(const Put& put, std::string_view key, std::size_t count, const Say& say) {
    put(key, [&](JsonWriter& json) {
      json.beginArray();
      for (std::size_t i = 0; i < count; ++i)
        writeBoth(json, {std::string(say(i, Language::english)), std::string(say(i, Language::german))});
      json.endArray();
    });
  }

  /// What the game calls its things: the page has no vocabulary of its own for them.
  template <class Put> void terms(const Put& put) const {
    const auto titles = [](auto first) {
      return [](std::size_t i, Language l) { return titleOf(static_cast<decltype(first)>(i), l); };
    };
    list(put, "resources", kResources, titles(Resource{}));
    list(put, "resourceLetters", kResources,
         [](std::size_t i, Language l) { return letterOf(static_cast<Resource>(i), l); });
    list(put, "kinds", kKinds, titles(Kind{}));
    list(put, "personages", kPersonages,
         [](std::size_t i, Language l) { return titleOfMany(static_cast<Personage>(i), l); });
    list(put, "spaces", kSpaces, titles(Space{}));
    list(put, "decisions", std::variant_size_v<Event>, [&](std::size_t kind, Language l) {
      return labelOf(Pick{PickSort::deed, kind}, names_.in[l == Language::german ? 1 : 0]);
    });
    list(put, "borders", 3, titles(BorderKind{}));
    list(put, "endings", Words<EndReason>::list.size(), titles(EndReason{}));
    const auto& rules = *game().ruleset;
    list(put, "knowHows", rules.knowHows.size(),
         [&](std::size_t i, Language l) { return titleOfTerm(rules.knowHows[i].id, l); });
    list(put, "cards", rules.hasCards ? rules.deck.size() : 0,
         [&](std::size_t i, Language l) { return titleOfTerm(rules.deck[i].id, l); });
    static constexpr std::array kSourceTerms{Term::start, Term::roundsCoin, Term::production,
                                             Term::trade, Term::cards,      Term::correction};
    static constexpr std::array kPurposeTerms{Term::rondel, Term::cities,   Term::temples, Term::walls,
                                              Term::units,  Term::knowHows, Term::trade,   Term::waste};
    static_assert(kSourceTerms.size() == kSources && kPurposeTerms.size() == kPurposes);
    list(put, "sources", kSources, [](std::size_t i, Language l) { return titleOf(kSourceTerms[i], l); });
    list(put, "purposes", kPurposes, [](std::size_t i, Language l) { return titleOf(kPurposeTerms[i], l); });
    static constexpr std::array kSymbolTerms{Term::cityFounded, Term::templeBuilt, Term::wallBuilt,
                                             Term::conquest,    Term::knowHow,     Term::personageWon,
                                             Term::battle,      Term::cardPlayed,  Term::correction,
                                             Term::endOfGame,   Term::breaksRule};
    static_assert(kSymbolTerms.size() == Words<SymbolKind>::list.size());
    list(put, "symbolNames", kSymbolTerms.size(),
         [](std::size_t i, Language l) { return titleOf(kSymbolTerms[i], l); });
    static constexpr std::array kFieldTerms{Term::points,        Term::cities,          Term::temples,
                                            Term::seas,          Term::knowHows,        Term::walls,
                                            Term::resources,     Term::personages,      Term::units,
                                            Term::allResources,  Term::legionsLost,     Term::galleysLost,
                                            Term::allUnitsLost,  Term::allUnitsOnBoard, Term::cards,
                                            Term::openCards,     Term::rondel,          Term::bank,
                                            Term::neutralTemple, Term::temple,          Term::wall};
    list(put, "terms", kFieldTerms.size(),
         [](std::size_t i, Language l) { return titleOf(kFieldTerms[i], l); });
  }

  const RemarkedGame& game_;
  int place_;
  PageNames names_;
  PageLines lines_;
  PageRemarks remarks_;
};

/// `data`: script blocks, of one game each.
std::string documentOf(Language language, std::string_view title, std::string_view templates,
                       std::string_view data) {
  return fmt::format("<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n"
                     "<meta http-equiv=\"Content-Security-Policy\" content=\"{}\">\n"
                     "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
                     "<meta name=\"referrer\" content=\"no-referrer\">\n"
                     "<meta name=\"generator\" content=\"Annales\">\n<title>{}</title>\n<style>{}</style>\n"
                     "</head>\n<body>\n{}\n{}{}"
                     "<script>{}</script>\n</body>\n</html>\n",
                     language == Language::german ? "de" : "en", policy(), escapedHtml(title), style(),
                     skeleton(), templates, data, script());
}

/// The first one is `game`.
std::string dataBlock(std::size_t place, const std::string& json) {
  return fmt::format("<script type=\"application/json\" id=\"game{}\">{}</script>\n",
                     place == 0 ? std::string() : std::to_string(place), inScript(json));
}

/// The lesson with its steps as pairs of a game and a remark; empty: no step of it is shown.
std::string courseOf(const LessonOfGames& lesson, const std::vector<std::unique_ptr<GamePart>>& parts) {
  std::string out;
  JsonWriter json(out);
  bool any = false;
  json.beginArray();
  json.beginObject();
  json.field("title", readableId(lesson.slug));
  json.field("slug", lesson.slug);
  json.key("steps");
  json.beginArray();
  for (const StepOfGames& one : lesson.steps) {
    const int remark = parts[one.game]->remarks().numberOf(one.step.remark);
    if (remark < 0) continue;
    any = true;
    json.beginArray();
    json.value(static_cast<int>(one.game));
    json.value(remark);
    json.endArray();
  }
  json.endArray();
  json.endObject();
  json.endArray();
  return any ? out : std::string();
}

bool hasLesson(const RemarkedGame& game, std::string_view slug) {
  const Discussion discussion(game.log, game.log.annotations());
  return std::ranges::any_of(lessonsOf(discussion),
                             [&](const Lesson& lesson) { return lesson.slug == slug; });
}

/// The lesson of that name through all parts.
LessonOfGames lessonThrough(const std::vector<std::unique_ptr<GamePart>>& parts, std::string_view slug) {
  std::vector<const Discussion*> discussions;
  for (const auto& part : parts)
    discussions.push_back(&part->remarks().discussion());
  for (LessonOfGames& lesson : lessonsOfGames(discussions))
    if (lesson.slug == slug) return std::move(lesson);
  return {};
}

} // namespace
} // namespace page

std::string webPage(const RemarkedGame& game) {
  return webPage(game, [] { return true; });
}

std::string webPage(const RemarkedGame& game, const std::function<bool()>& goOn) {
  page::GamePart part(game, 0, goOn);
  if (!goOn()) return {};
  page::CommonValues common;
  const std::string data = page::dataBlock(0, part.data(common, {})); // before the templates
  return page::documentOf(game.language, part.title(game.language == Language::german ? 1 : 0),
                          part.templates(), data);
}

std::string lessonPage(std::span<const RemarkedGame> games, std::string_view slug,
                       const std::function<bool()>& goOn) {
  std::vector<std::unique_ptr<page::GamePart>> parts;
  for (const RemarkedGame& game : games) {
    if (!goOn()) return {};
    if (page::hasLesson(game, slug))
      parts.push_back(std::make_unique<page::GamePart>(game, static_cast<int>(parts.size()), goOn));
  }
  const std::string course = page::courseOf(page::lessonThrough(parts, slug), parts);
  if (course.empty()) return {};
  page::CommonValues common;
  std::string data, templates;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (!goOn()) return {};
    data += page::dataBlock(i, parts[i]->data(common, i == 0 ? course : std::string()));
    templates += parts[i]->templates();
  }
  if (!goOn()) return {};
  return page::documentOf(games.front().language, readableId(slug), templates, data);
}

} // namespace annales::inline importers
