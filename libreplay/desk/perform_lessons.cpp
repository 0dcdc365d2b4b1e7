#include "libreplay/desk/stand.h"
#include "libreplay/lines/line_edits.h"
#include "libreplay/log/tags.h"
#include "libreplay/remarks/lesson_edits.h"
#include "libreplay/remarks/line_link.h"
#include "libreplay/remarks/remark_edits.h"
#include "libreplay/remarks/step_ask.h"

#include <algorithm>

namespace annales::inline replay {
namespace {

/// One page. Nobody writes in another's name; what a machine has said stays in its layer, whoever orders it.
PerformResult written(const Stand& stand, const Discussion& discussion,
                      const std::vector<LessonChange>& changes, Said said = {}) {
  std::vector<Edit> edits;
  for (const LessonChange& change : changes) {
    const Annotation& before = discussion.remarks()[change.remark].now;
    if (before.layer == Layer::human && before.author != stand.reviewer().name)
      return no(SaidKey::stepOfAnother, before.author);
    edits.emplace_back(AddRemark{editOf(before, change.changed, {stand.reviewer().name, {}})});
  }
  if (edits.empty()) return Performed{};
  return writing(std::move(edits), {}, std::move(said));
}

/// What `make` changes in the lesson.
template <class Make>
PerformResult changed(const Stand& stand, const std::string& slug, const Make& make, Said said = {}) {
  const Discussion discussion = stand.discussion();
  const std::vector<Lesson> lessons = lessonsOf(discussion);
  const Lesson* lesson = lessonWith(lessons, slug);
  if (lesson == nullptr) return no(SaidKey::remarkIsGone);
  return written(stand, discussion, make(discussion, *lesson), std::move(said));
}

bool hasStepAt(const Discussion& discussion, const Lesson& lesson, const Hash& event) {
  return std::ranges::any_of(lesson.steps, [&](const LessonStep& step) {
    return discussion.remarks()[step.remark].now.event == event;
  });
}

/// Moments as edits, each on a study that has those before it: names of lines are taken one after another.
class MomentWriter {
public:
  explicit MomentWriter(const Stand& stand) : stand_(stand), study_(stand.study()) {}

  [[nodiscard]] const std::vector<Edit>& edits() const { return edits_; }

  Result<void> add(const LessonMoment& moment, const std::string& slug, int number) {
    const auto link = linkFor(moment);
    if (!link) return tl::unexpected(link.error());
    std::string answer = moment.answer;
    if (const std::size_t at = answer.find(kBetterLine); at != std::string::npos)
      answer.replace(at, kBetterLine.size(), *link);
    Annotation remark;
    remark.event = moment.event;
    remark.author = machineAuthor();
    remark.layer = Layer::machine;
    remark.audience = Audience::club; // lessons are shown to everybody
    remark.nation = moment.nation;
    remark.text = moment.question + "\n\n---\n\n" + answer;
    remark.ask = askOf(moment);
    edits_.emplace_back(AddRemark{withLessonStep(std::move(remark), slug, number)});
    return {};
  }

private:
  /// The turns that the moment expects, each to its end and no further.
  [[nodiscard]] Ask askOf(const LessonMoment& moment) const {
    const EventLog& log = study_.events();
    Ask ask;
    for (LessonTurn turn : moment.turns) {
      turn.turn.resize(extentOfTurn(log, *log.find(moment.event), turn.turn).events);
      if (!turn.turn.empty()) ask.answers.push_back(expectedTurn(turn, log.names()));
    }
    return ask;
  }

  /// To the line that shows the answer. It may be there; a new one is by the machine.
  Result<std::string> linkFor(const LessonMoment& moment) {
    const LinePlace at{stand_.at.line, *study_.events().find(moment.event)};
    auto played = play(study_, at, moment.better);
    if (!played) return tl::unexpected(played.error());
    if (played->follows()) return lineLink(played->line, played->event);
    if (study_.line(played->line) == nullptr) {
      const std::string name = study_.freeName(moment.lineName);
      played->edits.emplace_back(annales::RenameLine{played->line, name});
      played->edits.emplace_back(SetTag{lineAuthorTag(played->event), machineAuthor()});
      played->line = name;
    }
    for (Edit& edit : played->edits) {
      if (auto good = study_.apply(edit, stand_.reviewer().name); !good) return tl::unexpected(good.error());
      edits_.push_back(std::move(edit));
    }
    return lineLink(played->line, played->event);
  }

  const Stand& stand_;
  Study study_;
  std::vector<Edit> edits_;
};

} // namespace

PerformResult performAt(const Stand& stand, const AddLessonStep& i) {
  const Discussion discussion = stand.discussion();
  const std::vector<Lesson> lessons = lessonsOf(discussion);
  const std::string slug = lessonSlug(i.title);
  const Lesson* lesson = lessonWith(lessons, slug);
  const int number = std::max(i.number, lesson != nullptr ? nextStepNumber(*lesson) : 1);
  const DiscussedRemark* before = i.remark ? discussion.find(*i.remark) : nullptr;
  Annotation step = before != nullptr ? before->now : Annotation{};
  step.text = i.text;
  step.ask = i.ask;
  step = withLessonStep(std::move(step), slug, number);
  if (before != nullptr) return performAt(stand, EditRemark{before->first, std::move(step)});
  step.event = i.event;
  step.audience = Audience::club; // lessons are shown to everybody
  return performAt(stand, WriteRemark{std::move(step)});
}

PerformResult performAt(const Stand& stand, const SetStepAsk& i) {
  const Discussion discussion = stand.discussion();
  const DiscussedRemark* before = discussion.find(i.remark);
  if (before == nullptr) return no(SaidKey::remarkIsGone);
  Annotation changed = before->now;
  changed.ask = i.ask;
  const auto place = static_cast<std::uint32_t>(before - discussion.remarks().data());
  return written(stand, discussion, {{place, std::move(changed)}});
}

PerformResult performAt(const Stand& stand, const MakeLesson& i) {
  if (i.moments.empty()) return no(SaidKey::nothingToTeach);
  const Discussion discussion = stand.discussion();
  const std::vector<Lesson> lessons = lessonsOf(discussion);
  const std::string slug = lessonSlug(i.title);
  const Lesson* lesson = lessonWith(lessons, slug);
  int number = lesson != nullptr ? nextStepNumber(*lesson) : 1;
  MomentWriter writer(stand);
  for (const LessonMoment& moment : i.moments) {
    const auto node = stand.study().events().find(moment.event);
    if (!node) return no(SaidKey::onNoLine);
    if (lesson != nullptr && hasStepAt(discussion, *lesson, moment.event)) continue;
    number = std::max(number, moment.number);
    if (const auto done = writer.add(moment, slug, number++); !done) return no(done.error());
  }
  if (writer.edits().empty()) return no(SaidKey::lessonHasAll, i.title);
  return writing(writer.edits(), {}, {SaidKey::lessonMade, i.title, {}});
}

PerformResult performAt(const Stand& stand, const MoveLessonStep& i) {
  return changed(stand, i.slug, [&](const Discussion& discussion, const Lesson& lesson) {
    return moveStep(discussion, lesson, i.from, i.to);
  });
}

PerformResult performAt(const Stand& stand, const TakeOutLessonStep& i) {
  return changed(stand, i.slug,
                 [&](const Discussion& discussion, const Lesson& lesson) {
                   return takeOutStep(discussion, lesson, i.place);
                 },
                 {SaidKey::stepTakenOut, {}, {}});
}

PerformResult performAt(const Stand& stand, const RenameLesson& i) {
  const std::string slug = lessonSlug(i.title);
  const std::vector<Lesson> lessons = lessonsOf(stand.discussion());
  if (slug != i.slug && lessonWith(lessons, slug) != nullptr) return no(SaidKey::lessonExists, i.title);
  return changed(stand, i.slug, [&](const Discussion& discussion, const Lesson& lesson) {
    return renamedLesson(discussion, lesson, slug);
  });
}

} // namespace annales::inline replay
