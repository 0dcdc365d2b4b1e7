#include "viewer/learn/puzzle_lesson.h"

#include "libreplay/desk/desk.h"
#include "libreplay/desk/moment.h"
#include "libreplay/learning/puzzle_words.h"
#include "libreplay/session/update.h"

#include <algorithm>

namespace annales::viewer {
namespace {

std::size_t placeInGame(const QuizItem& item) {
  return item.puzzle->first;
}

std::vector<LessonMoment> momentsIn(const OpenedGame& game, const std::vector<QuizItem>& items, int number,
                                    Language language) {
  DisplayNames names = game.names();
  names.language = language;
  std::vector<LessonMoment> moments;
  for (const QuizItem& item : items) {
    const auto turn = game.log().find(item.question.turn);
    if (!turn) continue;
    for (LessonMoment& moment : puzzleMoments(game.log(), *turn, {*item.puzzle}, names)) {
      moment.number = number;
      moments.push_back(std::move(moment));
    }
  }
  return moments;
}

} // namespace

std::vector<GameSteps> stepsOfPuzzles(const std::vector<QuizItem>& puzzles, int number, Language language) {
  std::vector<std::vector<QuizItem>> games;
  for (const QuizItem& item : puzzles) {
    auto game = std::ranges::find_if(
        games, [&](const std::vector<QuizItem>& one) { return one.front().game->id() == item.game->id(); });
    if (game == games.end()) game = games.insert(games.end(), std::vector<QuizItem>());
    game->push_back(item);
  }
  std::vector<GameSteps> steps;
  for (std::vector<QuizItem>& items : games) {
    std::ranges::stable_sort(items, {}, placeInGame);
    steps.push_back({items.front().game, momentsIn(*items.front().game, items, number, language)});
    number += static_cast<int>(items.size());
  }
  return steps;
}

std::vector<LessonMoment> lackingSteps(const EventLog& log, const std::string& slug,
                                       std::vector<LessonMoment> moments) {
  const Discussion discussion(log, log.annotations());
  for (const Lesson& lesson : lessonsOf(discussion))
    for (const LessonStep& step : lesson.steps)
      if (lesson.slug == slug)
        std::erase_if(moments, [&](const LessonMoment& one) { return one.event == log[step.event].id; });
  return moments;
}

EventLog withSteps(const GameSteps& steps, const std::string& title) {
  Desk desk(presentMoment);
  desk.put(steps.game, Notebook(std::make_shared<EventLog>(steps.game->log())), nullptr);
  Session session;
  session = update(std::move(session), OpenGame{steps.game});
  session = update(std::move(session), ChooseLine{lineOfSteps(*steps.game, steps.moments)});
  static_cast<void>(desk.perform(session, MakeLesson{title, steps.moments}));
  return desk.game(steps.game->id())->log();
}

std::string lineOfSteps(const OpenedGame& game, const std::vector<LessonMoment>& moments) {
  const auto hasAll = [&](const OpenedLine& line) {
    return std::ranges::all_of(moments, [&](const LessonMoment& moment) {
      const auto node = game.log().find(moment.event);
      return node && line.placeOf(*node) > 0;
    });
  };
  for (const LineName& name : game.lines()) {
    const auto line = game.line(name.name);
    if (line != nullptr && hasAll(*line)) return name.name;
  }
  return {};
}

} // namespace annales::viewer
