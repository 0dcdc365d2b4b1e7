#include "importers/html/web_page.h"

#include "importers/html/page_document.h"
#include "importers/html/page_game.h"
#include "importers/html/page_parts.h"
#include "importers/html/page_remarks.h"
#include "importers/html/safe_markdown.h"
#include "libreplay/remarks/lessons_of_games.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <memory>
#include <optional>

namespace annales::inline importers {
namespace page {
namespace {

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
  GamePart(const RemarkedGame& game, int place, const GoOn& goOn, AnswersAre answers)
      : game_(game), place_(place), names_(game), lines_(game, names_, goOn),
        remarks_(game, names_, lines_, partName(), answers) {}

  [[nodiscard]] const PageRemarks& remarks() const { return remarks_; }
  [[nodiscard]] std::string templates() const { return remarks_.templates(); }
  [[nodiscard]] std::string title(std::size_t language) const { return page_.title(language); }

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
    page_.writeOwn(json);
    json.key("turning");
    writeBoth(json, {turningSentence(game_, names_.in[0]), turningSentence(game_, names_.in[1])});
    page_.writeDeeds(json);
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
  /// What another game of the page has alike is only named.
  void putCommon(JsonWriter& json, CommonValues& common) const {
    std::vector<std::pair<std::string, int>> from;
    for (const auto& [key, value] : page_.commonValues())
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

  const RemarkedGame& game_;
  int place_;
  PageNames names_;
  PageGame page_{game_, names_};
  PageLines lines_;
  PageRemarks remarks_;
};

/// `data`: script blocks, of one game each. `around`: null: the page alone.
std::string documentOf(Language language, std::string_view title, std::string_view templates,
                       std::string_view data, const PageAround* around) {
  PageDocument document{language, std::string(title), style(), skeleton(), {}, script()};
  document.data = std::string(templates) + std::string(data);
  if (around != nullptr) {
    document.style = around->style;
    document.script = around->script;
    document.data += around->data;
    document.runsEngine = true;
  }
  return documentText(document);
}

AnswersAre answersOn(const PageAround* around) {
  return around == nullptr ? AnswersAre::chosen : AnswersAre::played;
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

std::string pageOf(const RemarkedGame& game, const GoOn& goOn, const PageAround* around) {
  GamePart part(game, 0, goOn, answersOn(around));
  if (!goOn()) return {};
  CommonValues common;
  const std::string data = dataBlock(0, part.data(common, {})); // before the templates
  return documentOf(game.language, part.title(game.language == Language::german ? 1 : 0), part.templates(),
                    data, around);
}

std::string lessonPageOf(std::span<const RemarkedGame> games, std::string_view slug, const GoOn& goOn,
                         const PageAround* around) {
  std::vector<std::unique_ptr<GamePart>> parts;
  for (const RemarkedGame& game : games) {
    if (!goOn()) return {};
    if (hasLesson(game, slug))
      parts.push_back(
          std::make_unique<GamePart>(game, static_cast<int>(parts.size()), goOn, answersOn(around)));
  }
  const std::string course = courseOf(lessonThrough(parts, slug), parts);
  if (course.empty()) return {};
  CommonValues common;
  std::string data, templates;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (!goOn()) return {};
    data += dataBlock(i, parts[i]->data(common, i == 0 ? course : std::string()));
    templates += parts[i]->templates();
  }
  if (!goOn()) return {};
  return documentOf(games.front().language, readableId(slug), templates, data, around);
}

} // namespace
} // namespace page

std::string webPage(const RemarkedGame& game) {
  return webPage(game, [] { return true; });
}

std::string webPage(const RemarkedGame& game, const std::function<bool()>& goOn) {
  return page::pageOf(game, goOn, nullptr);
}

std::string webPage(const RemarkedGame& game, const std::function<bool()>& goOn, const PageAround& around) {
  return page::pageOf(game, goOn, &around);
}

std::string lessonPage(std::span<const RemarkedGame> games, std::string_view slug,
                       const std::function<bool()>& goOn) {
  return page::lessonPageOf(games, slug, goOn, nullptr);
}

std::string lessonPage(std::span<const RemarkedGame> games, std::string_view slug,
                       const std::function<bool()>& goOn, const PageAround& around) {
  return page::lessonPageOf(games, slug, goOn, &around);
}

} // namespace annales::inline importers
