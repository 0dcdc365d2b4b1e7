#include "importers/html/page_remarks.h"

#include "importers/html/safe_markdown.h"
#include "importers/remarks/remark_places.h"
#include "libreplay/log/annotation_codec.h"
#include "libreplay/words/remark_words.h"

#include <fmt/format.h>

#include <algorithm>

namespace annales::inline importers::page {
namespace {

std::string joinedWith(const std::vector<std::string>& words) {
  std::string out;
  for (const std::string& word : words)
    out += (out.empty() ? "" : ", ") + word;
  return out;
}

} // namespace

PageRemarks::PageRemarks(const RemarkedGame& game, const PageNames& names, const PageLines& lines,
                         std::string part, AnswersAre answers)
    : game_(game), names_(names), lines_(lines), discussion_(game.log, game.log.annotations()),
      part_(std::move(part)), asks_(game, names, discussion_, part_, answers),
      numbers_(discussion_.remarks().size(), -1) {
  for (const RemarkThread& thread : discussion_.threads())
    for (const std::uint32_t place : thread.remarks) {
      const DiscussedRemark& remark = discussion_.remarks()[place];
      if (lines.numberOf(remark.event) < 0 || (game.wanted && !game.wanted(remark))) continue;
      numbers_[place] = static_cast<int>(shown_.size());
      shown_.push_back(place);
    }
}

void PageRemarks::write(JsonWriter& json) {
  json.key("remarks");
  json.beginArray();
  for (std::size_t i = 0; i < shown_.size(); ++i)
    writeRemark(json, discussion_.remarks()[shown_[i]], static_cast<int>(i));
  json.endArray();
  json.key("lessons");
  json.beginArray();
  for (const Lesson& lesson : lessonsOf(discussion_))
    writeLesson(json, lesson);
  json.endArray();
  asks_.writeFacts(json);
}

int PageRemarks::depthOf(const DiscussedRemark& remark) const {
  constexpr int kDeepest = 5;
  int depth = 0;
  const DiscussedRemark* at = &remark;
  while (depth < kDeepest && at->now.answers) {
    at = discussion_.find(*at->now.answers);
    if (at == nullptr) return std::max(depth, 1);
    ++depth;
  }
  return depth;
}

void PageRemarks::writeRemark(JsonWriter& json, const DiscussedRemark& remark, int number) {
  const Annotation& now = remark.now;
  const auto put = [&json](std::string_view key, int value) {
    json.key(key);
    json.value(value);
  };
  json.beginObject();
  put("event", lines_.numberOf(remark.event));
  put("thread", static_cast<int>(remark.thread));
  put("depth", depthOf(remark));
  json.key("author");
  json.value(printable(now.author));
  json.key("at");
  json.value(remark.written);
  put("edited", remark.edited ? 1 : 0);
  put("machine", now.layer == Layer::machine ? 1 : 0);
  put("state", static_cast<int>(discussion_.stateOf(remark)));
  put("answer", splitLessonText(now.text).answer ? 1 : 0);
  put("text", now.text.empty() ? 0 : 1);
  const NationId nation = now.nation ? names_.ids.game.nation(*now.nation) : NationId::none();
  put("about", nation.exists() ? static_cast<int>(nation.index()) : -1);
  writeSigns(json, now);
  writeMarks(json, now);
  if (isLessonStep(now)) {
    json.key("ask");
    asks_.write(json, remark, number);
  }
  json.endObject();
}

/// Of each its word, then its name in both languages; then the other tags.
void PageRemarks::writeSigns(JsonWriter& json, const Annotation& remark) const {
  json.key("signs");
  json.beginArray();
  for (const std::string& sign : signsOfRemark(remark)) {
    json.beginArray();
    json.value(sign);
    for (const Language language : kPageLanguages)
      json.value(titleOfSign(sign, language));
    json.endArray();
  }
  json.endArray();
  json.key("tags");
  json.beginArray();
  for (const std::string_view tag : otherTagsOfRemark(remark))
    if (!tag.starts_with("lesson-")) json.value(tag);
  json.endArray();
}

void PageRemarks::writeMarks(JsonWriter& json, const Annotation& remark) const {
  const auto place = [&](const std::string& id) {
    const ProvinceId p = names_.ids.game.map->find(id);
    return p.exists() ? static_cast<int>(p.index()) : -1;
  };
  json.key("marks");
  json.beginArray();
  for (const Mark& mark : remark.marks) {
    json.beginArray();
    if (const auto* arrow = std::get_if<Arrow>(&mark)) {
      json.value(wordOf(arrow->colour));
      json.value(place(arrow->from));
      json.value(place(arrow->to));
    } else if (const auto* ring = std::get_if<Ring>(&mark)) {
      json.value(wordOf(ring->colour));
      json.value(place(ring->province));
    } else if (const auto* pact = std::get_if<Pact>(&mark)) {
      json.value("pact");
      writeBoth(json, inWords(*pact));
      for (const std::string& id : pact->provinces)
        json.value(place(id));
    }
    json.endArray();
  }
  json.endArray();
}

BothWords PageRemarks::inWords(const Pact& pact) const {
  BothWords words;
  for (std::size_t i = 0; i < words.size(); ++i) {
    std::vector<std::string> nations, provinces;
    for (const std::string& id : pact.nations)
      nations.push_back(names_.in[i].nationNamed(id));
    for (const std::string& id : pact.provinces)
      provinces.push_back(names_.in[i].provinceNamed(id));
    words[i] = pactInWords(joinedWith(nations), joinedWith(provinces), pact.until, kPageLanguages[i]);
  }
  return words;
}

/// Its title, then the remarks that are its steps.
void PageRemarks::writeLesson(JsonWriter& json, const Lesson& lesson) const {
  json.beginObject();
  json.key("title");
  json.value(readableId(lesson.slug));
  json.key("slug");
  json.value(lesson.slug);
  json.key("steps");
  json.beginArray();
  for (const LessonStep& step : lesson.steps)
    if (numbers_[step.remark] >= 0) json.value(numbers_[step.remark]);
  json.endArray();
  json.endObject();
}

std::string PageRemarks::templates() const {
  const std::function<int(std::string_view)> lineNamed = [this](std::string_view name) {
    return lines_.lineNamed(name);
  };
  std::string out = asks_.templates();
  for (std::size_t i = 0; i < shown_.size(); ++i) {
    const Annotation& now = discussion_.remarks()[shown_[i]].now;
    const LessonText text = splitLessonText(now.text);
    if (!now.text.empty())
      out +=
          fmt::format("<template id=\"{}r{}\">{}</template>\n", part_, i, safeHtml(text.question, lineNamed));
    if (text.answer)
      out +=
          fmt::format("<template id=\"{}a{}\">{}</template>\n", part_, i, safeHtml(*text.answer, lineNamed));
  }
  return out;
}

} // namespace annales::inline importers::page
