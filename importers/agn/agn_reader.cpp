#include "importers/agn/agn_reader.h"

#include "engine/core/json_reader.h"
#include "engine/core/strict_json.h"
#include "importers/antike_jsonl/records.h"

#include <algorithm>
#include <thread>

namespace annales::agn {
namespace {

constexpr std::size_t kMostThreads = 8;
/// What is read ahead is kept in memory: about twenty times its text.
constexpr std::size_t kMostBytes = std::size_t{1} << 20U;
constexpr std::size_t kGamesAThread = 16;

std::size_t threadsFor(const ReadRequest& request) {
  if (request.threads > 0) return request.threads;
  return std::clamp<std::size_t>(std::thread::hardware_concurrency(), 1, kMostThreads);
}

std::optional<Rejection> faultOf(const GamePiece& piece) {
  if (piece.tooLong)
    return Rejection{Error(say("a game may have at most {} MiB", kLongestGame >> 20U)), piece.firstLine};
  if (const std::size_t at = piece.text.find('\0'); at != std::string::npos) {
    const auto lines =
        std::count(piece.text.begin(), piece.text.begin() + static_cast<std::ptrdiff_t>(at), '\n');
    return Rejection{Error(Saying("the character U+0000 is not allowed")),
                     piece.firstLine + static_cast<std::size_t>(lines)};
  }
  return std::nullopt;
}

Saying sayingOf(const PassedOver& passed) {
  switch (passed.sort) {
  case PassedOver::Sort::replyMarks:
    return Saying("these lines are quoted as in a reply; the marks before them are skipped");
  case PassedOver::Sort::markup:
    return Saying("the marks of a web page are skipped here");
  case PassedOver::Sort::lines:
    break;
  }
  if (passed.firstLine == passed.lastLine)
    return say("this line is not part of a game, so it is skipped: {}", inQuotes(passed.text));
  return say("lines {} to {} are not part of a game, so they are skipped; the first is {}", passed.firstLine,
             passed.lastLine, inQuotes(passed.text));
}

} // namespace

AgnReader::AgnReader(ReadRequest request)
    : request_(std::move(request)), boards_(request_.shelf.finder()), known_(boardsOf(request_.shelf)),
      kept_(
          request_.memory,
          [this](const WrittenGame& game) { return readGameText(game, known_, request_.afterMistake); },
          [this](GameNumber game) {
            if (request_.observer != nullptr) request_.observer->resting(game);
          }) {
  known_.byHash = [this](const Hash& hash) {
    const std::lock_guard lock(boardsMutex_);
    return boards_.find(hash);
  };
}

std::optional<Rejection> AgnReader::read(std::istream& in) {
  GameSplitter games(in);
  const std::size_t threads = threadsFor(request_);
  GamesAhead ahead(threads - 1, {.pieces = kGamesAThread * threads, .bytes = kMostBytes},
                   [this](const WrittenGame& game, std::size_t) {
                     return readGameText(game, known_, request_.afterMistake);
                   });
  while (auto piece = games.next()) {
    if (!piece->boards.empty()) { // those of earlier games are told before
      if (auto rejected = takeAll(ahead)) return rejected;
      if (auto rejected = takeBoards(*piece)) return rejected;
    }
    if (auto rejected = put(*std::move(piece), ahead)) return rejected;
    if (handingOn_.isOver()) return std::nullopt;
  }
  if (auto rejected = takeAll(ahead)) return rejected;
  if (in.bad()) return Rejection{Error(Saying("the file cannot be read")), 0};
  return std::nullopt;
}

std::optional<Rejection> AgnReader::put(GamePiece piece, GamesAhead& ahead) {
  if (piece.text.empty()) {
    if (piece.passed.empty()) return std::nullopt;
    if (auto before = takeAll(ahead)) return before;
    tellPassed(piece.passed);
    return std::nullopt;
  }
  if (auto fault = faultOf(piece)) {
    if (auto before = takeAll(ahead)) return before;
    return fault;
  }
  std::string identity = seeds_.identityOf(piece.text, piece.asWritten);
  const std::size_t bytes = piece.text.size();
  ahead.put({std::move(piece.text), piece.firstLine, std::move(identity), std::move(piece.passed)}, bytes);
  while (ahead.isFull() && !handingOn_.isOver())
    if (auto rejected = take(ahead.take())) return rejected;
  return std::nullopt;
}

void AgnReader::tellPassed(const std::vector<PassedOver>& passed) {
  for (const PassedOver& lines : passed) {
    Complaint complaint;
    static_cast<Error&>(complaint) = Error(sayingOf(lines));
    complaint.line = lines.firstLine;
    complaint.column = 1;
    addComplaint(complaints_, std::move(complaint));
  }
}

std::optional<Rejection> AgnReader::takeAll(GamesAhead& ahead) {
  while (!ahead.empty() && !handingOn_.isOver())
    if (auto rejected = take(ahead.take())) return rejected;
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

std::optional<Rejection> AgnReader::take(GamesAhead::Done done) {
  ReadGame& game = done.made;
  if (game.rejected) {
    const auto why = std::find_if(game.complaints.begin(), game.complaints.end(), [](const Complaint& c) {
      return c.outcome == Complaint::Outcome::stopped;
    });
    const Complaint& first = why == game.complaints.end() ? game.complaints.front() : *why;
    return Rejection{first, first.line, false, first.column};
  }
  std::vector<PassedOver> above = std::move(done.given.passed), in;
  for (Complaint& complaint : game.complaints) {
    const auto behind = std::ranges::upper_bound(above, complaint.line, {}, &PassedOver::firstLine);
    in.assign(above.begin(), behind);
    above.erase(above.begin(), behind);
    tellPassed(in);
    addComplaint(complaints_, std::move(complaint));
  }
  tellPassed(above);
  if (!game.log) return std::nullopt;
  return keep(std::move(done));
}

std::optional<Rejection> AgnReader::keep(GamesAhead::Done done) {
  const std::shared_ptr<const EventLog> log = std::move(done.made.log);
  if (!had_.insert(log->id()).second) {
    Complaint twice;
    static_cast<Error&>(twice) =
        Error(Saying("this game is already in the file; only the first one is read"));
    twice.line = done.given.firstLine;
    twice.column = 1;
    twice.outcome = Complaint::Outcome::stopped;
    if (request_.afterMistake == AfterMistake::reject)
      return Rejection{twice, twice.line, false, twice.column};
    addComplaint(complaints_, std::move(twice));
    return std::nullopt;
  }
  const auto rowOf = [&](NodeIndex i) { return done.made.rows[i]; };
  if (handingOn_.isWanted()) {
    handingOn_.hand(log, rowOf);
    return std::nullopt;
  }
  showEvents(request_, kept_.size(), *log, rowOf);
  const std::size_t firstLine = done.given.firstLine;
  if (auto kept = kept_.add(std::move(done.given), log); !kept)
    return Rejection{kept.error(), firstLine, true};
  return std::nullopt;
}

} // namespace annales::agn
