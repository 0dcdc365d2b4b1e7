#include "viewer/library/game_row.h"

#include "importers/boards/own_boards.h"
#include "libreplay/log/tags.h"
#include "libreplay/words/sentence.h"
#include "viewer/look/common_words.h"
#include "viewer/look/look.h"
#include "viewer/results/result_text.h"

#include <algorithm>

namespace annales::viewer {

QString seatText(const Seat& seat) {
  if (seat.nation->shown.isEmpty())
    return seat.player->shown.isEmpty() ? QStringLiteral("?") : seat.player->shown;
  if (seat.player->shown.isEmpty()) return seat.nation->shown;
  return QStringLiteral("%1 (%2)").arg(seat.nation->shown, seat.player->shown);
}

QString idPrefix(const Hash& id) {
  return QString::fromStdString(hexOf(id).substr(0, 12));
}

RowMaker::RowMaker() : shelf_(shelfWithOwnBoards()), german_(speaksGerman()) {}

const Text* RowMaker::text(const std::string& words) {
  return texts_->of(QString::fromStdString(printable(words)));
}

const RowMaker::BoardNames& RowMaker::boardOf(const Hash& hash, Library* library) {
  const auto [at, isNew] = boards_.try_emplace(hash);
  if (!isNew) return at->second;
  BoardNames& names = at->second;
  names.board = shelf_.find(hash);
  if (names.board) {
    names.name = text(names.board->name.in(german_ ? Language::german : Language::english));
    return names;
  }
  const auto map = library != nullptr ? library->board(hash) : LibraryResult<std::shared_ptr<const Map>>();
  names.name = texts_->of(map && *map ? QString::fromStdString(readableId((*map)->id()))
                                      : tr("board %1").arg(idPrefix(hash)));
  return names;
}

Seat RowMaker::seatOf(const std::string& id, const std::string& player, const Board* board, Rgb colour) {
  const BoardNation* nation = knownNation(id, board);
  const std::string name =
      nation == nullptr ? readableId(id) : nation->name.in(german_ ? Language::german : Language::english);
  return {text(name), text(player), text(id), {}, qRgb(colour.red, colour.green, colour.blue)};
}

const Text* RowMaker::resultOf(const GameSummary& summary, const GameRow& row) {
  if (row.winner >= 0) return texts_->of(seatText(row.seats[static_cast<std::size_t>(row.winner)]));
  if (row.ending == Ending::unfinished) return texts_->of(CommonWords::tr("unfinished"));
  if (row.ending == Ending::won) return text(readableId(summary.winner));
  return texts_->of(summary.reason == EndReason::abandoned ? tr("abandoned") : tr("no winner"));
}

GameRow RowMaker::make(const GameSummary& summary, Library* library) {
  const BoardNames& board = boardOf(summary.map, library);
  GameRow row;
  row.id = summary.id;
  row.rules = summary.ruleset;
  row.date = text(tagOf(summary.tags, "date"));
  row.event = text(tagOf(summary.tags, "event"));
  row.board = board.name;
  row.ruleset = text(std::string(titleOf(summary.ruleset)));
  const std::vector<Rgb> colours = nationColours(summary.nations, board.board.get());
  const std::vector<std::vector<Space>> spaces = spacesOf(summary);
  for (const std::string& nation : summary.nations) {
    if (row.seatCount == row.seats.size()) break;
    if (nation == summary.winner) row.winner = static_cast<std::int8_t>(row.seatCount);
    const std::string& player = tagOf(summary.tags, "player." + nation);
    row.seats[row.seatCount] = seatOf(nation, player, board.board.get(), colours[row.seatCount]);
    row.seats[row.seatCount].played = OpeningKey::of(spaces[row.seatCount]);
    ++row.seatCount;
  }
  row.ending = !summary.ended ? Ending::unfinished : summary.winner.empty() ? Ending::undecided : Ending::won;
  row.result = resultOf(summary, row);
  row.rounds = summary.rounds;
  row.events = summary.events;
  row.remarks = summary.remarks;
  row.hidden = isHidden(summary.tags);
  row.tags.reserve(summary.tags.size());
  for (const auto& [name, value] : summary.tags)
    if (!isForProgram(name)) row.tags.push_back({text(name), text(value)});
  return row;
}

/// A nation that is not known has no colour.
Seat RowMaker::seatOf(const ResultPerson& person) {
  const std::string first = person.nations.empty() ? std::string() : person.nations.front();
  QRgb colour = 0;
  if (!first.empty()) {
    const Rgb of = nationColours(std::span(&first, 1), nullptr).front();
    colour = qRgb(of.red, of.green, of.blue);
  }
  return {texts_->of(nationsInWindow(person.nations)), text(person.player), text(first), {}, colour};
}

GameRow RowMaker::make(const ResultGame& game, bool hidden) {
  const ResultRecord& result = game.result;
  GameRow row;
  row.id = result.id;
  row.rules = result.ruleset;
  row.kind = game.recorded ? RowKind::witness : RowKind::result;
  row.date = text(result.date);
  row.event = texts_->of(game.recorded ? tr("logged result") : tr("result only"));
  row.board = texts_->of(boardInWindow(result.board));
  row.ruleset = text(std::string(titleOf(result.ruleset)));
  for (const std::size_t at : byPlace(result.persons)) {
    if (row.seatCount == row.seats.size()) break;
    const ResultPerson& person = result.persons[at];
    if (person.won == true) row.winner = static_cast<std::int8_t>(row.seatCount);
    row.lacksNations = row.lacksNations || person.nations.empty();
    row.seats[row.seatCount++] = seatOf(person);
  }
  row.ending = !result.finished ? Ending::unfinished : row.winner >= 0 ? Ending::won : Ending::unknown;
  row.result =
      texts_->of(row.ending == Ending::won ? seatText(row.seats[static_cast<std::size_t>(row.winner)])
                 : row.ending == Ending::unfinished ? tr("broken off")
                                                    : tr("winner unknown"));
  row.hidden = hidden;
  row.doubtful = !hidden && isInDoubt(game);
  if (!result.site.empty()) row.tags.push_back({text("site"), text(result.site)});
  if (!result.comments.empty()) row.tags.push_back({text("comment"), text(result.comments)});
  return row;
}

} // namespace annales::viewer
