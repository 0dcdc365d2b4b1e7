#include "importers/turns/turns_reader.h"

#include "importers/turns/game_json.h"

namespace annales::turns {
namespace {

Saying faultOf(JsonPiece::Fault fault) {
  switch (fault) {
  case JsonPiece::Fault::none:
    break;
  case JsonPiece::Fault::stray:
    return {"only blanks and commas may come between games"};
  case JsonPiece::Fault::unfinished:
    return {"the file ends in the middle of a game"};
  case JsonPiece::Fault::tooLong:
    return say("a game may have at most {} MiB", agn::kLongestGame >> 20U);
  }
  return {};
}

} // namespace

std::optional<Rejection> TurnsReader::read(std::istream& in) {
  JsonGames pieces(in);
  while (const auto piece = pieces.next()) {
    if (piece->fault != JsonPiece::Fault::none) return Rejection{Error(faultOf(piece->fault)), piece->line};
    if (auto rejected = take(*piece)) return rejected;
    if (games_.isOver()) return std::nullopt;
  }
  if (in.bad()) return Rejection{Error(Saying("the file cannot be read")), 0};
  return std::nullopt;
}

std::optional<Rejection> TurnsReader::take(const JsonPiece& piece) {
  const auto game = json_.parse(piece.text);
  if (!game) return Rejection{game.error(), piece.line};
  ReadJsonGame read = readJsonGame(*game, piece);
  if (read.board != nullptr)
    if (auto rejected = games_.addBoard(read.board, piece.line)) return rejected;
  return games_.take(read.text, std::move(read.complaints));
}

} // namespace annales::turns
