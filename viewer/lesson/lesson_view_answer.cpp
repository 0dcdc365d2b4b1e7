// The answer of a step: played by a pupil, and shown with its arrows or its line.
#include "libreplay/choice/decision.h"
#include "libreplay/remarks/lesson_answers.h"
#include "viewer/lesson/lesson_view.h"
#include "viewer/lesson/lesson_words.h"

#include <QSignalBlocker>
#include <algorithm>

namespace annales::viewer {
namespace {

constexpr int kMostDecisions = 6; // of a line, in words

QString wordsOfLine(const OpenedLine& line, EventIndex from) {
  QStringList decisions;
  for (EventIndex k = from; k <= line.length() && decisions.size() < kMostDecisions; ++k)
    if (isDecision(line.event(k))) decisions.append(fromUtf8(line.stats().sentences.at(k)));
  return decisions.join(QStringLiteral(" · "));
}

} // namespace

QString LessonView::sentence(const Event& event) const {
  return QString::fromStdString(game_->teller()(event, game_->names()));
}

bool LessonView::showsMarks() const {
  return std::ranges::any_of(walk_.remark().now.marks,
                             [](const Mark& mark) { return !std::holds_alternative<Pact>(mark); });
}

/// At the step's event, whose arrows explain the answer; where it has none but names a line, one decision
/// along that. Who plays an answer stands right before the decision that is asked for.
void LessonView::showPosition() {
  const OpenedGame& game = *store_.tab()->game;
  const NodeIndex event = walk_.remark().event;
  const auto stand = [&](const std::shared_ptr<const OpenedLine>& line, NodeIndex at) {
    if (line == nullptr) return;
    dispatch(ChooseLine{line->name()});
    dispatch(GoTo{line->placeOf(at)});
  };
  lineWords_->clear();
  if (isAnswered() && !lines_.empty() && !right_.empty()) {
    const auto line = game.line(lines_.front());
    if (line != nullptr && line->placeOf(right_.front()) > 0) {
      lineWords_->setText(wordsOfLine(*line, line->placeOf(right_.front())));
      if (!showsMarks()) return stand(line, right_.front());
    }
  }
  if (playButton_->isChecked() && !right_.empty()) {
    const NodeIndex before = game.log()[right_.front()].parent;
    return stand(lineWith(game, before), before);
  }
  stand(lineWith(game, event), event);
}

void LessonView::showAnswer(bool answered, const Look& print) {
  answer_->setRemark(answered ? fromUtf8(*walk_.text().answer) : QString(), print);
  answer_->setVisible(answered);
  answerHead_->setFont(print.font(10, true));
  answerHead_->setVisible(answered);
  verdict_->setFont(print.font(10, true));
  verdict_->setVisible(!verdict_->text().isEmpty());
  lineWords_->setFont(print.font(9));
  lineWords_->setVisible(!lineWords_->text().isEmpty());
}

void LessonView::playAnswer(bool on) {
  const bool may = on && walk_.asks() && !right_.empty();
  const bool was = play_->isVisibleTo(this);
  {
    const QSignalBlocker quiet(playButton_);
    playButton_->setChecked(may);
  }
  play_->setActive(may);
  if (was == may) return;
  if (!may) play_->hide();
  showSizes(); // before it is there: the window must not grow for a moment
  play_->setVisible(may);
  showPosition();
  may ? play_->setFocus() : setFocus();
}

/// What begins automatically before a decision does not count; neither does how it is paid.
void LessonView::judge(const std::vector<Event>& events) {
  if (!walk_.asks() || events.empty()) return;
  const auto decided = std::ranges::find_if(events, isDecision);
  const Event& played = decided == events.end() ? events.front() : *decided;
  const EventLog& log = game_->log();
  const bool good = std::ranges::any_of(right_, [&](NodeIndex right) {
    return compareChoices(played, log[right].event, log.names()) != SameChoice::different;
  });
  QPalette colours = look_.palette();
  colours.setColor(QPalette::WindowText, good ? look_.good : look_.warning);
  verdict_->setPalette(colours);
  verdict_->setText(good ? tr("✓ Right: %1.").arg(sentence(played))
                         : tr("✗ Not right: %1. Try again or show the answer.").arg(sentence(played)));
  if (!good) return showWords();
  static_cast<void>(walk_.showAnswer());
  showStep();
}

/// Provinces light up. Events and lines show what came later, so they wait for the answer.
void LessonView::follow(const RemarkLink& link) {
  if (const auto* province = std::get_if<ProvinceLink>(&link)) {
    if (const ProvinceId p = game_->game().map->find(province->id); p.exists()) board_->light(p);
    return;
  }
  if (walk_.asks()) return;
  if (const auto* event = std::get_if<EventLink>(&link)) return dispatch(GoTo{event->index});
  const auto* named = std::get_if<LineLink>(&link);
  if (named == nullptr) return;
  const NodeIndex first = firstDecision(game_->log(), walk_.remark().event, named->name);
  const auto line = store_.tab()->game->line(named->name);
  if (line == nullptr || first == kNoNode) return;
  dispatch(ChooseLine{line->name()});
  dispatch(GoTo{line->placeOf(first)});
  lineWords_->setText(wordsOfLine(*line, line->placeOf(first)));
  showWords();
}

} // namespace annales::viewer
