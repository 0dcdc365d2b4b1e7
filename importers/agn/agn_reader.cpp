#include "importers/agn/agn_reader.h"

#include "engine/core/strict_json.h"
#include "engine/core/utf8.h"
#include "importers/antike_jsonl/records.h"

#include <algorithm>

namespace annales::agn {
namespace {

/// A file that is not AGN at all has a complaint a line; nobody reads more than these.
constexpr std::size_t kMostComplaints = 1000;
/// What an event takes in memory, with its id and its place in the tables.
constexpr std::size_t kEventBytes = 192;

} // namespace

AgnReader::AgnReader(ReadRequest request)
    : request_(std::move(request)), boards_(request_.shelf.finder()), known_(boardsOf(request_.shelf)),
      keeper_(
          request_.memory, makeFileSpill(), [this](const Hash& hash) { return boards_.find(hash); },
          [this](GameNumber game) {
            if (request_.observer != nullptr) request_.observer->resting(game);
          }) {
  known_.byHash = [this](const Hash& hash) { return boards_.find(hash); };
}

std::optional<Rejection> AgnReader::read(std::istream& in) {
  GameSplitter games(in);
  while (const auto piece = games.next()) {
    if (auto rejected = takeBoards(*piece)) return rejected;
    if (auto rejected = take(*piece)) return rejected;
  }
  if (in.bad()) return Rejection{Error(Saying("the file cannot be read")), 0};
  return std::nullopt;
}

std::optional<Rejection> AgnReader::takeBoards(const GamePiece& piece) {
  StrictJson json;
  for (const GamePiece::Board& board : piece.boards) {
    std::string text = board.json;
    while (!text.empty() && (text.back() == '\n' || text.back() == '\r' || text.back() == ' '))
      text.pop_back();
    const auto parsed = json.parse(text);
    if (!parsed) return Rejection{parsed.error(), board.line};
    const auto map = readMap(*parsed);
    if (!map) return Rejection{map.error(), board.line};
    if (auto added = boards_.add(*map); !added) return Rejection{added.error(), board.line, true};
  }
  return std::nullopt;
}

std::optional<Rejection> AgnReader::take(const GamePiece& piece) {
  if (piece.text.empty()) return std::nullopt;
  if (piece.tooLong)
    return Rejection{Error(say("a game of more than {} MiB is none", GameSplitter::kLongestGame >> 20U)),
                     piece.firstLine};
  if (!utf8::length(piece.text))
    return Rejection{Error(Saying("the text is not valid UTF-8")), piece.firstLine};
  if (piece.text.find('\0') != std::string::npos)
    return Rejection{Error(Saying("the character U+0000 is not allowed")), piece.firstLine};
  ReadGame game = readGameText(piece.text, piece.firstLine, seeds_, known_, request_.afterMistake);
  if (game.rejected) {
    const auto why = std::find_if(game.complaints.begin(), game.complaints.end(), [](const Complaint& c) {
      return c.outcome == Complaint::Outcome::stopped;
    });
    const Complaint& first = why == game.complaints.end() ? game.complaints.front() : *why;
    return Rejection{first, first.line};
  }
  for (Complaint& complaint : game.complaints)
    complain(std::move(complaint));
  if (!game.log) return std::nullopt;
  return keep(std::move(game), piece);
}

std::optional<Rejection> AgnReader::keep(ReadGame game, const GamePiece& piece) {
  if (keeper_.hasGame(game.log->id())) {
    Complaint twice;
    static_cast<Error&>(twice) = Error(Saying("this game is in the file already; only the first is read"));
    twice.line = piece.firstLine;
    twice.column = 1;
    twice.outcome = Complaint::Outcome::stopped;
    if (request_.afterMistake == AfterMistake::reject) return Rejection{twice, twice.line};
    complain(std::move(twice));
    return std::nullopt;
  }
  const std::size_t events = game.log->size();
  auto kept = keeper_.begin(std::move(*game.log));
  if (!kept) return Rejection{kept.error(), piece.firstLine, true};
  (*kept)->headsChanged = true;
  if (request_.observer != nullptr)
    for (NodeIndex i = 0; i < events; ++i)
      request_.observer->accepted((*kept)->number, *(*kept)->log, i, game.rows[i]);
  if (auto grown = keeper_.grew(piece.text.size() + events * kEventBytes); !grown)
    return Rejection{grown.error(), piece.firstLine, true};
  return std::nullopt;
}

void AgnReader::complain(Complaint complaint) {
  if (complaints_.size() < kMostComplaints) complaints_.push_back(std::move(complaint));
}

Result<std::shared_ptr<const EventLog>> AgnReader::game(GameNumber number) {
  const auto game = keeper_.use(number);
  if (!game) return tl::unexpected(game.error());
  return std::shared_ptr<const EventLog>((*game)->log);
}

} // namespace annales::agn
