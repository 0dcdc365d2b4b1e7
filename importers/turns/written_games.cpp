#include "importers/turns/written_games.h"

#include <algorithm>

namespace annales::turns {
namespace {

constexpr std::size_t kCellEventBytes = 192; // what an event takes in memory

/// With the name of its cell, where that has one.
Error namedAt(const CellPlace& place, const Error& why) {
  return place.name.empty() ? why : Error(say("{}: {}", place.name, why.part()));
}

} // namespace

Complaint complaintOf(const CellFault& fault, Complaint::Outcome outcome) {
  Complaint complaint;
  static_cast<Error&>(complaint) = namedAt(fault.place, fault);
  complaint.line = fault.place.line;
  complaint.column = fault.place.column;
  complaint.outcome = outcome;
  return complaint;
}

WrittenGames::WrittenGames(ReadRequest request)
    : request_(std::move(request)), boards_(request_.shelf.finder()), known_(agn::boardsOf(request_.shelf)),
      keeper_(
          request_.memory, makeFileSpill(), [this](const Hash& hash) { return boards_.find(hash); },
          [this](GameNumber game) {
            if (request_.observer != nullptr) request_.observer->resting(game);
          }) {
  known_.byHash = [this](const Hash& hash) { return boards_.find(hash); };
}

std::optional<Rejection> WrittenGames::addBoard(const std::shared_ptr<const Map>& map, std::size_t line) {
  if (auto added = boards_.add(map); !added) return Rejection{added.error(), line, true};
  return std::nullopt;
}

std::optional<Rejection> WrittenGames::complain(Complaint complaint) {
  if (request_.afterMistake == AfterMistake::reject && complaint.outcome == Complaint::Outcome::stopped)
    return Rejection{complaint, complaint.line, false, complaint.column};
  agn::addComplaint(complaints_, std::move(complaint));
  return std::nullopt;
}

std::optional<Rejection> WrittenGames::take(const TurnText& text, std::vector<Complaint> about) {
  for (Complaint& complaint : about)
    if (auto rejected = complain(std::move(complaint))) return rejected;
  if (text.empty()) return std::nullopt; // its head could not be read
  const agn::ReadGame game = agn::readGameText(text.text(), 1, seeds_, known_, request_.afterMistake);
  for (const Complaint& found : game.complaints) {
    const CellPlace& place = text.placeOf(found.line);
    Complaint complaint = found;
    static_cast<Error&>(complaint) = namedAt(place, found);
    complaint.line = place.line;
    complaint.column = place.column;
    if (auto rejected = complain(std::move(complaint))) return rejected;
  }
  return game.log ? take(game, text) : std::nullopt;
}

std::optional<Rejection> WrittenGames::take(const agn::ReadGame& game, const TurnText& text) {
  if (!had_.insert(game.log->id()).second)
    return complain(complaintOf(
        {Error(Saying("this game is already in the file; only the first one is read")), text.placeOf(1)},
        Complaint::Outcome::stopped));
  if (!handingOn_.isWanted()) return keep(game, text);
  handingOn_.hand(game.log, [&](NodeIndex i) { return text.placeOf(game.rows[i]).line; });
  return std::nullopt;
}

std::optional<Rejection> WrittenGames::keep(const agn::ReadGame& game, const TurnText& text) {
  const std::size_t events = game.log->size();
  auto kept = keeper_.begin(KeptGame(0, std::move(*game.log)));
  if (!kept) return Rejection{kept.error(), text.placeOf(1).line, true};
  (*kept)->headsChanged = true;
  showEvents(request_, (*kept)->number, *(*kept)->log,
             [&](NodeIndex i) { return text.placeOf(game.rows[i]).line; });
  if (auto grown = keeper_.grew(text.text().size() + events * kCellEventBytes); !grown)
    return Rejection{grown.error(), text.placeOf(1).line, true};
  return std::nullopt;
}

Result<std::shared_ptr<const EventLog>> WrittenGames::game(GameNumber number) {
  return keeper_.look(number);
}

} // namespace annales::turns
