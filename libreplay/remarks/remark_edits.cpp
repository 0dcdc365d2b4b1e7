#include "libreplay/remarks/remark_edits.h"

#include "libreplay/log/annotation_codec.h"

namespace annales::inline replay {

Annotation signedBy(Annotation remark, const Writing& by) {
  remark.author = by.author;
  remark.at = by.at;
  remark.id = annotationId(remark);
  return remark;
}

Annotation remarkOf(Annotation content, const Writing& by) {
  content.replaces.reset();
  content.retracted = false;
  return signedBy(std::move(content), by);
}

Annotation editOf(const Annotation& before, Annotation changed, const Writing& by) {
  changed.event = before.event;
  changed.layer = before.layer;
  changed.answers = before.answers;
  changed.replaces = before.id;
  changed.retracted = false;
  return signedBy(std::move(changed), by);
}

Annotation retractionOf(const Annotation& before, const Writing& by) {
  Annotation retraction;
  retraction.event = before.event;
  retraction.layer = before.layer;
  retraction.audience = before.audience;
  retraction.answers = before.answers;
  retraction.replaces = before.id;
  retraction.retracted = true;
  return signedBy(std::move(retraction), by);
}

Annotation answerTo(const Annotation& before, std::string text, const Writing& by) {
  Annotation answer;
  answer.event = before.event;
  answer.audience = before.audience;
  answer.nation = before.nation;
  answer.text = std::move(text);
  answer.answers = before.id;
  return signedBy(std::move(answer), by);
}

Annotation resolutionOf(const Annotation& before, bool resolved, const Writing& by) {
  const std::string_view word = resolved ? "resolved" : "open";
  if (before.layer != Layer::human || before.author != by.author) {
    Annotation answer = answerTo(before, {}, by);
    answer.tags.emplace_back(word);
    return signedBy(std::move(answer), by);
  }
  Annotation changed = before;
  std::erase_if(changed.tags, [](const std::string& tag) { return tag == "open" || tag == "resolved"; });
  changed.tags.emplace_back(word);
  return editOf(before, std::move(changed), by);
}

} // namespace annales::inline replay
