// The answer of a step: played by a pupil as a whole turn, judged, and shown with its arrows or its turn.
#include "libreplay/choice/decision.h"
#include "libreplay/log/linked_lines.h"
#include "viewer/lesson/lesson_view.h"
#include "viewer/lesson/lesson_words.h"
#include "viewer/look/own_colours.h"

#include <QSignalBlocker>
#include <algorithm>

namespace annales::viewer {

bool LessonView::showsMarks() const {
  return std::ranges::any_of(walk_.remark().now.marks,
                             [](const Mark& mark) { return !std::holds_alternative<Pact>(mark); });
}

bool LessonView::isPlaying() const {
  return playButton_->isChecked();
}

/// What is on the board after the step's event: the answer where it is known, and no arrows explain it; else
/// the pupil's turn.
std::vector<Event> LessonView::shownTurn() const {
  if (isAnswered()) {
    const LessonTurn* right = try_.rightTurn();
    return right != nullptr && !showsMarks() ? right->turn : std::vector<Event>{};
  }
  if (isPlaying() || try_.isBegun()) return try_.events();
  return {};
}

void LessonView::showPosition() {
  const auto game = reopenGame(*game_, withTurn(lessonLog(game_->log(), discussion_, walk_), line_,
                                                walk_.remark().event, shownTurn()));
  if (store_.tab() == nullptr)
    dispatch(OpenGame{game});
  else
    dispatch(RefreshGame{game});
  dispatch(ChooseLine{line_});
  dispatch(GoToEnd{});
  const LessonTurn* right = isAnswered() ? try_.rightTurn() : nullptr;
  lineWords_->setText(right != nullptr ? LessonWords::turn(*game_, right->turn) : QString());
}

void LessonView::showAnswer(bool answered, const Look& print) {
  if (answered && std::ranges::find(shown_, walk_.remark().first) == shown_.end())
    shown_.push_back(walk_.remark().first);
  const QString words = answered ? fromUtf8(*walk_.text().answer) : QString();
  answer_->setRemark(words, print);
  answer_->setVisible(!words.isEmpty());
  answerHead_->setFont(print.font(10, true));
  answerHead_->setVisible(answered);
  verdict_->setFont(print.font(10, true));
  verdict_->setVisible(!verdict_->text().isEmpty());
  const LessonTurn* expected = try_.expected();
  const QString why = expected != nullptr ? fromUtf8(expected->text) : QString();
  reason_->setRemark(why, print);
  reason_->setVisible(!why.isEmpty());
  QStringList hints;
  for (std::size_t i = 0; i < hintsShown_; ++i)
    hints.append(tr("**Hint %1:** %2").arg(i + 1).arg(fromUtf8(try_.ask().hints[i])));
  hints_->setRemark(hints.join(QStringLiteral("\n\n")), print);
  hints_->setVisible(!hints.isEmpty());
  lineWords_->setFont(print.font(9));
  lineWords_->setVisible(!lineWords_->text().isEmpty());
}

bool LessonView::mayPlay() const {
  return walk_.asks() && try_.canPlay();
}

/// A turn that was judged is begun anew.
void LessonView::playAnswer(bool on) {
  const bool may = on && mayPlay();
  if (may && try_.verdict()) {
    try_.beginAnew();
    verdict_->clear();
  }
  showPlaying(may);
  showPosition();
  showWords();
  may ? play_->setFocus() : setFocus();
}

void LessonView::showPlaying(bool on) {
  {
    const QSignalBlocker quiet(playButton_);
    playButton_->setChecked(on);
  }
  play_->setActive(on);
  if (play_->isVisibleTo(this) == on) return;
  if (!on) play_->hide();
  showSizes(); // before it is there: the window must not grow for a moment
  play_->setVisible(on);
}

void LessonView::judge(const std::vector<Event>& events) {
  if (!walk_.asks() || events.empty() || try_.verdict()) return;
  try_.add(events);
  showVerdict();
}

void LessonView::takeBack() {
  if (!walk_.asks() || !try_.takeBack()) return;
  verdict_->clear();
  playAnswer(true);
}

/// While the turn goes on there is none.
void LessonView::showVerdict() {
  const auto& verdict = try_.verdict();
  verdict_->setText(verdict ? LessonWords::verdict(verdict->worth, LessonWords::turn(*game_, try_.events()))
                            : QString());
  const bool good = verdict && verdict->worth == TryWorth::right;
  const bool bad = verdict && verdict->worth == TryWorth::wrong;
  setOwnInk(*verdict_, good ? look_.good : bad ? look_.warning : look_.text);
  if (verdict) note();
  if (good) static_cast<void>(walk_.showAnswer());
  if (verdict) showPlaying(false);
  showPosition();
  showWords();
  if (verdict) setFocus();
}

/// A whole turn, for the coach: what of it counts, the coach's lesson says.
void LessonView::note() {
  const Hash& step = walk_.remark().first;
  const bool shown = std::ranges::find(shown_, step) != shown_.end();
  notes_->note(*game_, walk_.remark(), try_.events(), hintsShown_, shown);
}

void LessonView::keepNotesIn(std::shared_ptr<PupilNotes> notes) {
  notes_ = std::move(notes);
  showWords();
}

void LessonView::saveNotes() {
  const QString said = notes_->askToSave(this, {});
  if (!said.isEmpty()) verdict_->setText(said);
  showWords();
}

void LessonView::showHint() {
  if (!walk_.asks() || hintsShown_ >= try_.ask().hints.size()) return;
  ++hintsShown_;
  showWords();
}

/// Provinces light up. Events and lines show what came later, so they wait for the answer.
void LessonView::follow(const RemarkLink& link) {
  if (const auto* province = std::get_if<ProvinceLink>(&link)) {
    if (const ProvinceId p = game_->game().map->find(province->id); p.exists()) board_->light(p);
    return;
  }
  if (walk_.asks()) return;
  if (const auto* event = std::get_if<EventLink>(&link)) {
    if (const auto line = lineWith(*game_, walk_.remark().event)) dispatch(ChooseLine{line->name()});
    return dispatch(GoTo{event->index});
  }
  const auto* named = std::get_if<LineLink>(&link);
  if (named == nullptr) return;
  const std::string name = lineOfLink(game_->log(), named->name);
  const auto line = store_.tab()->game->line(name);
  if (line == nullptr) return;
  const std::vector<Event> turn =
      turnAfter(game_->log(), walk_.remark().event, *game_->log().head(line->name()));
  dispatch(ChooseLine{line->name()});
  if (turn.empty()) return dispatch(GoToEnd{});
  dispatch(GoTo{line->placeOf(walk_.remark().event) + static_cast<EventIndex>(turn.size())});
  lineWords_->setText(LessonWords::turn(*game_, turn));
  showWords();
}

} // namespace annales::viewer
