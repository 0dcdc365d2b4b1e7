#include "libreplay/learning/answer_sheet.h"

#include "libreplay/log/ask_codec.h"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

namespace annales::inline replay {
namespace {

class SheetMaker {
public:
  SheetMaker(std::span<const EventLog* const> games, std::string_view lesson) : games_(games) {
    std::vector<const Discussion*> all;
    for (const EventLog* game : games)
      discussions_.push_back(std::make_unique<Discussion>(*game, game->annotations()));
    for (const auto& discussion : discussions_)
      all.push_back(discussion.get());
    for (const LessonOfGames& one : lessonsOfGames(all))
      if (lesson.empty() || one.slug == lesson) addSteps(one);
  }

  AnswerSheet make(std::span<const PupilAnswers> files, const std::function<bool()>& goOn) {
    std::set<std::string> names;
    for (const PupilAnswers& file : files)
      names.insert(file.pupil);
    sheet_.pupils.assign(names.begin(), names.end());
    for (const PupilAnswers& file : files)
      for (const PupilAnswer& answer : file.answers)
        if (!goOn || goOn()) add(file.pupil, answer);
    std::ranges::stable_sort(sheet_.answers, {}, [](const SheetAnswer& one) {
      return std::tuple(one.pupil, one.step, one.answer.at);
    });
    std::set<std::pair<std::size_t, std::size_t>> seen;
    for (SheetAnswer& one : sheet_.answers)
      one.first = seen.emplace(one.pupil, one.step).second;
    return std::move(sheet_);
  }

private:
  void addSteps(const LessonOfGames& lesson) {
    std::size_t place = 0;
    for (const StepOfGames& one : lesson.steps) {
      ++place;
      const Discussion& discussion = *discussions_[one.game];
      const DiscussedRemark& remark = discussion.remarks()[one.step.remark];
      StepAsk ask = askOf(*games_[one.game], discussion, remark);
      if (ask.source == AskSource::none) continue;
      sheet_.steps.push_back({one.game, one.step, lesson.slug, place, stepName(remark), std::move(ask)});
    }
  }

  /// By its name; else the only step of that lesson at that event.
  [[nodiscard]] std::optional<std::size_t> stepOf(const PupilAnswer& answer) const {
    std::optional<std::size_t> byName, byEvent;
    std::size_t atEvent = 0;
    for (std::size_t i = 0; i < sheet_.steps.size(); ++i) {
      const SheetStep& step = sheet_.steps[i];
      const EventLog& game = *games_[step.game];
      if (game.id() != answer.game) continue;
      const bool isLesson = step.lesson == answer.lesson;
      if (step.name == answer.step && (!byName || isLesson)) byName = i;
      if (!isLesson || game[step.step.event].id != answer.event) continue;
      byEvent = i;
      ++atEvent;
    }
    return byName ? byName : atEvent == 1 ? byEvent : std::nullopt;
  }

  void add(const std::string& pupil, const PupilAnswer& answer) {
    const auto step = stepOf(answer);
    if (!step) {
      const auto isSame = [&](const StrayAnswer& one) { return one.pupil == pupil && one.answer == answer; };
      if (std::ranges::none_of(sheet_.strays, isSame)) sheet_.strays.push_back({pupil, answer});
      return;
    }
    const auto at = std::ranges::lower_bound(sheet_.pupils, pupil);
    const auto who = static_cast<std::size_t>(at - sheet_.pupils.begin());
    const auto key = std::tuple(who, *step, answer.at, answer.turn, answer.text);
    if (!known_.insert(key).second) {
      ++sheet_.again;
      return;
    }
    SheetAnswer one{who, *step, answer, {}, std::nullopt, {}, false};
    judge(one);
    sheet_.answers.push_back(std::move(one));
  }

  void judge(SheetAnswer& one) const {
    if (one.inWords()) return;
    const SheetStep& step = sheet_.steps[one.step];
    const EventLog& game = *games_[step.game];
    const auto told = eventsOf(ExpectedTurn{{}, {}, {}, one.answer.turn}, game.names());
    if (!told) {
      one.unreadable = told.error();
      one.verdict.worth = TryWorth::notForeseen;
      return;
    }
    one.turn = answeredTurn(game, step.step.event, *told);
    one.verdict = one.turn.refused ? TryVerdict{TryWorth::notForeseen, std::nullopt}
                                   : judgeTry(game, step.ask, one.turn.events);
  }

  std::span<const EventLog* const> games_;
  std::vector<std::unique_ptr<Discussion>> discussions_;
  AnswerSheet sheet_;
  std::set<std::tuple<std::size_t, std::size_t, std::string, std::vector<std::string>, std::string>> known_;
};

} // namespace

const SheetAnswer* AnswerSheet::of(std::size_t pupil, std::size_t step) const {
  for (const SheetAnswer& one : answers)
    if (one.first && one.pupil == pupil && one.step == step) return &one;
  return nullptr;
}

std::size_t AnswerSheet::rightOf(std::size_t pupil) const {
  return static_cast<std::size_t>(std::ranges::count_if(answers, [pupil](const SheetAnswer& one) {
    return one.first && one.pupil == pupil && one.verdict.worth == TryWorth::right;
  }));
}

AnswerSheet answerSheet(std::span<const EventLog* const> games, std::span<const PupilAnswers> files,
                        std::string_view lesson, const std::function<bool()>& goOn) {
  return SheetMaker(games, lesson).make(files, goOn);
}

std::vector<UnforeseenTurn> unforeseenTurns(const AnswerSheet& sheet,
                                            std::span<const EventLog* const> games) {
  std::map<std::pair<std::size_t, std::vector<std::string>>, UnforeseenTurn> found;
  for (std::size_t i = 0; i < sheet.answers.size(); ++i) {
    const SheetAnswer& one = sheet.answers[i];
    if (one.inWords() || one.isRefused()) continue;
    if (one.verdict.worth != TryWorth::notForeseen && one.verdict.worth != TryWorth::notJudged) continue;
    const EventNames names = games[sheet.steps[one.step].game]->names();
    UnforeseenTurn& turn = found[{one.step, factsOf(one.turn.events, names)}];
    turn.step = one.step;
    turn.events = one.turn.events;
    turn.answers.push_back(i);
  }
  std::vector<UnforeseenTurn> turns;
  for (auto& [key, turn] : found)
    turns.push_back(std::move(turn));
  return turns;
}

Ask withAnswer(const EventLog& game, const SheetStep& step, std::span<const Event> turn, TurnWorth worth,
               std::string text) {
  Ask ask = statedAsk(step.ask, game.names());
  ask.answers.push_back({worth, TurnMatch::decisions, std::move(text), factsOf(turn, game.names())});
  return ask;
}

} // namespace annales::inline replay
