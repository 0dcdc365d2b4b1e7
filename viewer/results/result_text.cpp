#include "viewer/results/result_text.h"

#include "libreplay/words/sentence.h"
#include "libreplay/words/signs.h"
#include "viewer/look/words.h"

#include <algorithm>
#include <numeric>
#include <tuple>

namespace annales::viewer {

QString nationsInWindow(const std::vector<std::string>& nations) {
  QStringList names;
  for (const std::string& id : nations) {
    const BoardNation* nation = knownNation(id, nullptr);
    names << fromUtf8(nation == nullptr ? readableId(id) : nation->name.in(spokenLanguage()));
  }
  return names.join(QStringLiteral(" + "));
}

QString boardInWindow(const std::string& board) {
  if (board.empty()) return {};
  const Board* known = knownBoard(board);
  return fromUtf8(known == nullptr ? readableId(board) : known->name.in(spokenLanguage()));
}

QString sayingInWindow(const Saying& saying) {
  return reasonInWindow(Error(saying));
}

std::vector<std::size_t> byPlace(const std::vector<ResultPerson>& persons) {
  std::vector<std::size_t> order(persons.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  constexpr int kLast = 99;
  std::ranges::sort(order, {}, [&](std::size_t i) {
    const ResultPerson& person = persons[i];
    return std::tuple(person.won == true ? 0 : 1, person.place.value_or(kLast),
                      -person.personages.value_or(-1), person.player, i);
  });
  return order;
}

bool isInDoubt(const ResultGame& game) {
  return !game.contradictions.empty() || !game.perhaps.empty() || !game.perhapsRecorded.empty();
}

QString resultTitle(const ResultRecord& result) {
  QStringList names, head;
  for (const std::size_t at : byPlace(result.persons))
    names << (result.persons[at].player.empty() ? QStringLiteral("?") : fromUtf8(result.persons[at].player));
  if (!result.date.empty()) head << fromUtf8(result.date);
  head << fromUtf8(titleOf(result.ruleset));
  return QStringLiteral("%1: %2").arg(head.join(QStringLiteral(", ")), names.join(QStringLiteral(", ")));
}

} // namespace annales::viewer
