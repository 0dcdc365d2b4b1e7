#include "libreplay/remarks/older_ask.h"

#include "libreplay/choice/decision.h"
#include "libreplay/log/linked_lines.h"
#include "libreplay/log/timeline.h"
#include "libreplay/remarks/glyph_groups.h"
#include "libreplay/remarks/turn_course.h"
#include "libreplay/text/plain_text.h"
#include "libreplay/words/terms.h"

#include <algorithm>
#include <array>

namespace annales::inline replay {
namespace {

/// As `plainText` has them. They turn round what an answer means, or may do so.
constexpr std::array kDenials{
    "not",    "no",      "never", "neither", "nor",      "without",    "instead", "wrong", "bad",    "worse",
    "weaker", "mistake", "avoid", "than",    "rather",   "unlike",     "nicht",   "kein",  "keine",  "nie",
    "weder",  "ohne",    "statt", "falsch",  "schlecht", "schlechter", "fehler",  "als",   "lieber", "don"};
/// Between links of which each is right.
constexpr std::array kAlternatives{"or", "oder", "and", "und", "also", "auch"};
constexpr std::size_t kWordsBefore = 4; // a link that may turn round what it means

std::vector<std::string> wordsOfText(std::string_view text) {
  std::vector<std::string> words;
  std::string word;
  for (const char c : plainText(text) + ' ') {
    const bool letter = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || (static_cast<signed char>(c) < 0);
    if (letter) {
      word += c;
    } else if (!word.empty()) {
      words.push_back(std::move(word));
      word.clear();
    }
  }
  return words;
}

template <class List> bool isAmong(const List& list, const std::string& word) {
  return std::ranges::find(list, word) != list.end();
}

/// The end of a sentence before the link, which may deny it.
bool isDenied(std::string_view before) {
  const std::size_t stop = before.find_last_of(".!?;:\n");
  std::vector<std::string> words =
      wordsOfText(stop == std::string_view::npos ? before : before.substr(stop + 1));
  const std::size_t from = words.size() - std::min(words.size(), kWordsBefore);
  return std::any_of(words.begin() + static_cast<std::ptrdiff_t>(from), words.end(),
                     [](const std::string& word) { return isAmong(kDenials, word); });
}

/// "[A] or [B]", "[A], [B]": within one sentence, and nothing else is said between them.
bool areAlternatives(std::string_view between) {
  if (between.find_first_of(".;:!?\n") != std::string_view::npos) return false;
  const std::vector<std::string> words = wordsOfText(between);
  return std::ranges::all_of(words, [](const std::string& word) { return isAmong(kAlternatives, word); });
}

/// Whether a remark calls a decision of the turn a mistake.
bool isCalledWrong(const EventLog& log, const Discussion& discussion, NodeIndex step, std::size_t events,
                   NodeIndex head) {
  for (NodeIndex at = head; at != step; at = log[at].parent) {
    if (log[at].seq > log[step].seq + events) continue;
    for (const std::uint32_t place : discussion.at(at))
      if (judgesMistake(discussion.remarks()[place].now)) return true;
  }
  return false;
}

bool decidesSomething(const std::vector<Event>& turn) {
  return std::ranges::any_of(
      turn, [](const Event& event) { return isDecision(event) || std::holds_alternative<TurnEnded>(event); });
}

/// Reads one answer. Nothing from any part of it: the author has to say what is meant.
class OlderAnswer {
public:
  OlderAnswer(const EventLog& log, const Discussion& discussion, const DiscussedRemark& step,
              std::string_view answer)
      : log_(log), discussion_(discussion), step_(step), answer_(answer) {}

  [[nodiscard]] std::vector<LessonTurn> turns() const {
    const std::vector<LinkToLine> links = linksToLines(answer_);
    return links.empty() ? asPlayed() : linked(links);
  }

private:
  [[nodiscard]] std::optional<LessonTurn> along(NodeIndex head) const {
    LessonTurn turn;
    turn.turn = turnAfter(log_, step_.event, head);
    if (!decidesSomething(turn.turn)) return std::nullopt;
    if (isCalledWrong(log_, discussion_, step_.event, turn.turn.size(), head)) return std::nullopt;
    turn.whole = extentOfTurn(log_, step_.event, turn.turn).over;
    return turn;
  }

  [[nodiscard]] std::vector<LessonTurn> linked(const std::vector<LinkToLine>& links) const {
    std::vector<LessonTurn> turns;
    for (std::size_t i = 0; i < links.size(); ++i) {
      const std::vector<NodeIndex> heads = linkedHeads(log_, links[i].target);
      auto turn = heads.size() == 1 ? along(heads.front()) : std::nullopt;
      if (!turn) return {};
      const std::string_view text = std::string_view(answer_).substr(0, links[i].words);
      const std::size_t behind = i == 0 ? 0 : links[i - 1].behind;
      const std::string_view between = text.substr(std::min(behind, text.size()));
      if (isDenied(i == 0 ? text : between)) return {};
      if (isNew(turns, *turn) && !turns.empty() && !areAlternatives(between)) return {};
      if (isNew(turns, *turn)) turns.push_back(*std::move(turn));
    }
    return turns;
  }

  [[nodiscard]] bool isNew(const std::vector<LessonTurn>& turns, const LessonTurn& turn) const {
    TreeFold fold(log_);
    const GameState at = *fold.after(step_.event);
    const TurnCourse one(log_, at, turn.turn);
    return std::ranges::none_of(turns, [&](const LessonTurn& other) {
      const TurnCourse course(log_, at, other.turn);
      return one.isSameTurn(course) ||
             (!turn.whole && !other.whole && one.goesOnFrom(course) && course.goesOnFrom(one));
    });
  }

  /// The spaces that the answer names, in either language.
  [[nodiscard]] std::vector<Space> namedSpaces(const std::vector<std::string>& words) const {
    std::vector<Space> named;
    for (std::size_t s = 0; s < kSpaces; ++s)
      for (const Language language : {Language::english, Language::german}) {
        const std::vector<std::string> title = wordsOfText(titleOf(static_cast<Space>(s), language));
        const bool there = std::search(words.begin(), words.end(), title.begin(), title.end()) != words.end();
        if (there && std::ranges::find(named, static_cast<Space>(s)) == named.end())
          named.push_back(static_cast<Space>(s));
      }
    return named;
  }

  /// The step on the rondel that was played, where the answer names it and nothing else.
  [[nodiscard]] std::vector<LessonTurn> asPlayed() const {
    const std::vector<std::string> words = wordsOfText(answer_);
    const auto denied = [](const std::string& word) { return isAmong(kDenials, word); };
    if (std::ranges::any_of(words, denied)) return {};
    auto turn = along(log_.mainHead());
    if (!turn) return {};
    const auto first = std::ranges::find_if(turn->turn, isDecision);
    const auto* move = first == turn->turn.end() ? nullptr : std::get_if<RondelMoved>(&*first);
    if (move == nullptr || namedSpaces(words) != std::vector<Space>{move->to}) return {};
    turn->turn.erase(first + 1, turn->turn.end());
    turn->whole = false;
    return {*std::move(turn)};
  }

  const EventLog& log_;
  const Discussion& discussion_;
  const DiscussedRemark& step_;
  std::string answer_;
};

} // namespace

StepAsk olderAskOf(const EventLog& log, const Discussion& discussion, const DiscussedRemark& step,
                   std::string_view answer) {
  StepAsk ask{step.event, AskSource::read, OlderAnswer(log, discussion, step, answer).turns(), {}};
  if (ask.turns.empty()) ask.source = AskSource::unclear;
  return ask;
}

} // namespace annales::inline replay
