// annales steps: the steps of lessons, which turns are right or wrong there, and their hints; and changing
// them.
#include "cli/choice.h"
#include "cli/commands.h"
#include "cli/console.h"
#include "cli/game_source.h"
#include "cli/notebook_source.h"
#include "cli/spoken.h"
#include "cli/whole_file.h"
#include "engine/core/json_writer.h"
#include "engine/event/event_json.h"
#include "libreplay/choice/decision.h"
#include "libreplay/log/annotation_codec.h"
#include "libreplay/remarks/lesson_edits.h"
#include "libreplay/remarks/step_ask.h"
#include "libreplay/text/markdown_words.h"

#include <fmt/core.h>

#include <algorithm>
#include <memory>

namespace annales::cli {
namespace {

struct StepsArgs {
  GameArgs game;
  std::string lesson, author, out, text, language = "en";
  std::size_t step = 0; // from 1; 0: all
  std::vector<std::string> right, wrong, hints;
  bool clear = false, deeds = false, json = false;

  [[nodiscard]] Language in() const { return languageOf(language); }
  [[nodiscard]] bool changes() const { return clear || !right.empty() || !wrong.empty() || !hints.empty(); }
};

constexpr std::array<std::string_view, 4> kAskSources{"none", "stated", "read", "unclear"};

std::string decisionsOf(const std::vector<Event>& turn, const DisplayNames& names) {
  std::string words;
  for (const Event& event : turn)
    if (isDecision(event)) words += (words.empty() ? "" : "; ") + sentenceOf(event, names);
  return words.empty() ? "-" : words;
}

std::string turnInWords(const LessonTurn& turn, const DisplayNames& names) {
  const std::string words = decisionsOf(turn.turn, names);
  const Language in = names.language;
  const std::string whole =
      turn.match == TurnMatch::deeds
          ? spoken(in, "{} (order, payments, trades and routes do not matter)",
                   "{} (Reihenfolge, Zahlung, Tausch und Wege spielen keine Rolle)", words)
      : turn.whole ? words
                   : spoken(in, "{}, then anything", "{}, danach beliebig", words);
  const std::string worth =
      turn.worth == TurnWorth::right ? spoken(in, "right", "richtig") : spoken(in, "wrong", "falsch");
  const std::string said = turn.text.empty() ? "" : " - " + wordsOfMarkdown(turn.text);
  return fmt::format("       {}: {}{}", worth, whole, said);
}

/// One game and what its remarks say.
struct ShownLessons {
  const EventLog& log;
  DisplayNames names;
  Discussion discussion{log, log.annotations()};
  std::vector<Lesson> lessons = lessonsOf(discussion);

  [[nodiscard]] StepAsk ask(const LessonStep& step) const {
    return askOf(log, discussion, discussion.remarks()[step.remark]);
  }
};

void putStep(const ShownLessons& shown, std::size_t number, const LessonStep& step) {
  const StepAsk ask = shown.ask(step);
  const Annotation& remark = shown.discussion.remarks()[step.remark].now;
  putLine(fmt::format("  {:>3}  {:>5}  {}", number, shown.log[step.event].seq + 1,
                      wordsOfMarkdown(splitLessonText(remark.text).question)));
  for (const LessonTurn& turn : ask.turns)
    putLine(turnInWords(turn, shown.names));
  for (const std::string& hint : ask.hints)
    putLine(
        fmt::format("       {}: {}", spoken(shown.names.language, "hint", "Hinweis"), wordsOfMarkdown(hint)));
  if (ask.source == AskSource::unclear)
    putLine("       " +
            spoken(shown.names.language, "unclear which turns are right; say it with --step {} --right LINE",
                   "unklar, welche Züge richtig sind; mit --step {} --right LINIE festlegen", number));
}

void putJsonTurn(JsonWriter& json, const ShownLessons& shown, const LessonTurn& turn) {
  json.beginObject();
  json.field("decisions", decisionsOf(turn.turn, shown.names));
  json.field("match", wordOf(turn.match));
  json.field("text", turn.text);
  json.key("turn");
  putFacts(json, turn.turn, shown.log.names());
  json.field("whole", turn.whole);
  json.field("worth", wordOf(turn.worth));
  json.endObject();
}

void putJsonStep(JsonWriter& json, const ShownLessons& shown, std::size_t number, const LessonStep& step) {
  const StepAsk ask = shown.ask(step);
  const DiscussedRemark& remark = shown.discussion.remarks()[step.remark];
  json.beginObject();
  json.key("answers");
  json.beginArray();
  for (const LessonTurn& turn : ask.turns)
    putJsonTurn(json, shown, turn);
  json.endArray();
  json.field("event", static_cast<std::int64_t>(shown.log[step.event].seq + 1));
  json.key("hints");
  json.beginArray();
  for (const std::string& hint : ask.hints)
    json.value(hint);
  json.endArray();
  json.field("number", static_cast<std::int64_t>(number));
  json.field("remark", hexOf(remark.first));
  json.field("source", kAskSources[indexOf(ask.source)]);
  json.field("text", remark.now.text);
  json.endObject();
}

bool isWanted(const StepsArgs& args, const Lesson& lesson, std::size_t number) {
  return (args.lesson.empty() || lesson.slug == lessonSlug(args.lesson)) &&
         (args.step == 0 || args.step == number);
}

void putJson(const StepsArgs& args, const ShownLessons& shown) {
  std::string text;
  JsonWriter json(text);
  json.beginObject();
  json.key("lessons");
  json.beginArray();
  for (const Lesson& lesson : shown.lessons) {
    if (!args.lesson.empty() && lesson.slug != lessonSlug(args.lesson)) continue;
    json.beginObject();
    json.field("lesson", lesson.slug);
    json.key("steps");
    json.beginArray();
    for (std::size_t i = 0; i < lesson.steps.size(); ++i)
      if (isWanted(args, lesson, i + 1)) putJsonStep(json, shown, i + 1, lesson.steps[i]);
    json.endArray();
    json.endObject();
  }
  json.endArray();
  json.endObject();
  putLine(text);
}

void putSteps(const StepsArgs& args, const ShownLessons& shown) {
  if (args.json) return putJson(args, shown);
  for (const Lesson& lesson : shown.lessons) {
    if (!args.lesson.empty() && lesson.slug != lessonSlug(args.lesson)) continue;
    putLine(lesson.slug);
    for (std::size_t i = 0; i < lesson.steps.size(); ++i)
      if (isWanted(args, lesson, i + 1)) putStep(shown, i + 1, lesson.steps[i]);
  }
}

/// Null, with a message, where it cannot be told which step is meant.
const LessonStep* stepToChange(const StepsArgs& args, const ShownLessons& shown) {
  const Lesson* lesson = args.lesson.empty() && shown.lessons.size() == 1
                             ? &shown.lessons.front()
                             : lessonWith(shown.lessons, lessonSlug(args.lesson));
  if (lesson == nullptr) {
    tell(args.lesson.empty()
             ? spoken(args.in(), "the game has {} lessons; name one with --lesson",
                      "die Partie hat {} Lektionen; eine mit --lesson nennen", shown.lessons.size())
             : spoken(args.in(), "the game has no lesson \"{}\"", "die Partie hat keine Lektion „{}“",
                      args.lesson));
    return nullptr;
  }
  if (args.step < 1 || args.step > lesson->steps.size()) {
    tell(spoken(args.in(), "--step {}: the lesson has steps 1 to {}",
                "--step {}: die Lektion hat die Schritte 1 bis {}", args.step, lesson->steps.size()));
    return nullptr;
  }
  return &lesson->steps[args.step - 1];
}

/// False, with a message, where a line has no turn after the step.
bool addTurns(const StepsArgs& args, const ShownLessons& shown, NodeIndex step,
              const std::vector<std::string>& lines, TurnWorth worth, StepAsk& ask) {
  for (const std::string& line : lines) {
    const auto head = shown.log.head(line);
    LessonTurn turn{worth, args.deeds ? TurnMatch::deeds : TurnMatch::decisions, args.text, {}};
    if (head) turn.turn = turnAfter(shown.log, step, *head);
    if (turn.turn.empty()) {
      tell(spoken(args.in(),
                  "the line \"{}\" has no turn after the step; use a line that goes on from event {}",
                  "die Linie „{}“ hat nach dem Schritt keinen Zug; eine Linie nennen, die nach Ereignis {} "
                  "weitergeht",
                  line, shown.log[step].seq + 1));
      return false;
    }
    turn.whole = extentOfTurn(shown.log, step, turn.turn).over;
    ask.turns.push_back(std::move(turn));
  }
  return true;
}

int changeStep(const StepsArgs& args, const OpenGame& game, const ShownLessons& shown) {
  const LessonStep* step = stepToChange(args, shown);
  if (step == nullptr) return kBadInput;
  StepAsk ask = args.clear ? StepAsk{step->event, AskSource::stated, {}, {}} : shown.ask(*step);
  if (!addTurns(args, shown, step->event, args.right, TurnWorth::right, ask) ||
      !addTurns(args, shown, step->event, args.wrong, TurnWorth::wrong, ask))
    return kBadInput;
  ask.hints.insert(ask.hints.end(), args.hints.begin(), args.hints.end());
  int status = kDone;
  auto notebook = notebookOn(game, args.game, args.author, status);
  if (!notebook || !notebook->goTo(args.game.line, *notebook->study().events().find(shown.log[game.head].id)))
    return status == kDone ? static_cast<int>(kBadInput) : status;
  const Hash remark = shown.discussion.remarks()[step->remark].first;
  if (!notebook->perform(SetStepAsk{remark, statedAsk(ask, shown.log.names())}, status)) return status;
  const EventLog log = notebook->study().log();
  putSteps(args, {log, shown.names});
  return args.out.empty() ? static_cast<int>(kDone) : writeGame(args.out, log);
}

int runSteps(const StepsArgs& args) {
  if (args.changes() && args.out.empty() == args.game.library.empty()) {
    tell("give either --out FILE, for a game from a file, or --library LIB, where the step is changed");
    return kBadInput;
  }
  if (!mayReplace(args.out, {args.game.file}, args.in())) return kBadInput;
  int status = kDone;
  const auto game = openGame(args.game, status, args.in());
  if (!game) return status;
  const ShownLessons shown{*game->log, game->names(args.in())};
  if (shown.lessons.empty() && !args.json)
    return tell(spoken(args.in(), "the game has no lessons; make one with annales lesson",
                       "die Partie hat keine Lektionen; annales lesson legt eine an")),
           kDone;
  if (args.changes()) return changeStep(args, *game, shown);
  putSteps(args, shown);
  return kDone;
}

} // namespace

void addSteps(CLI::App& program, int& status) {
  CLI::App* command = program.add_subcommand(
      "steps", "Show the steps of lessons with their right and wrong turns and hints, or change them");
  const auto args = std::make_shared<StepsArgs>();
  addGameArgs(*command, args->game);
  addGameLibraryOption(*command, args->game);
  command->add_option("--lesson", args->lesson, "Only this lesson")->type_name("NAME");
  command->add_option("--step", args->step, "Only this step; the one to change")
      ->check(numberIn(std::size_t{1}, std::size_t{9999}))
      ->type_name("N");
  command->add_option("--right", args->right, "The turn of this line after the step is right")
      ->type_name("LINE");
  command->add_option("--wrong", args->wrong, "The turn of this line after the step is wrong")
      ->type_name("LINE");
  command->add_option("--text", args->text, "Text for pupils who play one of these turns")->type_name("TEXT");
  command->add_flag("--deeds", args->deeds,
                    "Order, payments, trades and routes of these turns do not matter");
  command->add_option("--hint", args->hints, "One more hint")->type_name("TEXT");
  command->add_flag("--clear", args->clear, "Remove all turns and hints of the step before");
  command->add_option("--out", args->out, "File for the game with the changed step, if it comes from a file")
      ->type_name("FILE");
  command->add_flag("--json", args->json, "As JSON, with the turns as events");
  addAuthorOption(*command, args->author, "Author of the change");
  addLanguageOption(*command, args->language);
  command->footer(
      "A turn that the step does not name is neither right nor wrong: pupils are told so. A line that ends "
      "before\nits turn does lets anything follow. Of older lessons, what their words mean is shown; where "
      "that is unclear,\nit says so.\n\nExamples:\n  annales steps lesson.antike.jsonl\n  annales steps "
      "76a027 "
      "--library club.annales --lesson walls --step 2 --right \"What if 1\"\n  annales steps 76a027 "
      "--library "
      "club.annales --lesson walls --step 2 --wrong main --text \"Too slow.\"");
  command->callback([args, &status] { status = runSteps(*args); });
}

} // namespace annales::cli
