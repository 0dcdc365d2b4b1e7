#include "importers/service/query.h"

#include "engine/core/json_reader.h"
#include "importers/readers/format.h"
#include "libreplay/analysis/company_estimate.h"
#include "libreplay/log/timeline.h"

#include <algorithm>
#include <limits>
#include <optional>
#include <sstream>

namespace annales::inline importers {
namespace {

using Fields = simdjson::dom::object;
using Answer = tl::expected<Query, QueryFault>;

class QueryReader {
public:
  QueryReader(Fields fields, const BoardShelf& shelf) : fields_(fields), shelf_(shelf) {}

  Answer read() {
    const auto id = text("id", {});
    if (fault_) return wrong();
    if (!id || id->empty() || id->size() > kLongestQueryId)
      return fault("id", failure("a query needs an id: a text of 1 to {} bytes", kLongestQueryId));
    id_ = *id;
    const auto action = text("action", {});
    if (fault_) return wrong();
    return action ? readAction(*action) : readPositions();
  }

private:
  Answer wrong() { return tl::unexpected(*std::move(fault_)); }
  Answer fault(std::string field, tl::unexpected<Error> error) {
    return tl::unexpected(QueryFault{id_, std::move(field), std::move(error).value()});
  }
  void note(std::string field, tl::unexpected<Error> error) {
    if (!fault_) fault_ = QueryFault{id_, std::move(field), std::move(error).value()};
  }

  std::optional<simdjson::dom::element> field(std::string_view name) {
    known_.push_back(name);
    simdjson::dom::element value;
    if (fields_.at_key(name).get(value) != simdjson::SUCCESS) return std::nullopt;
    return value;
  }

  std::optional<std::string> text(std::string_view name, std::optional<std::string> usual) {
    const auto value = field(name);
    if (!value) return usual;
    std::string_view found;
    if (value->get(found) == simdjson::SUCCESS) return std::string(found);
    note(std::string(name), failure("expected a text, not {}", describe(*value)));
    return usual;
  }

  std::int64_t number(std::string_view name, std::int64_t usual, std::int64_t least, std::int64_t most) {
    const auto value = field(name);
    if (!value) return usual;
    std::int64_t found = 0;
    if (value->get(found) == simdjson::SUCCESS && found >= least && found <= most) return found;
    note(std::string(name), failure("expected a whole number from {} to {}", least, most));
    return usual;
  }

  std::optional<std::vector<std::int64_t>> numbers(std::string_view name, std::int64_t least,
                                                   std::int64_t most) {
    const auto value = field(name);
    if (!value) return std::nullopt;
    simdjson::dom::array list;
    std::vector<std::int64_t> found;
    bool good = value->get(list) == simdjson::SUCCESS && list.size() <= kMostPositions;
    if (good)
      for (const simdjson::dom::element one : list) {
        std::int64_t entry = 0;
        good = good && one.get(entry) == simdjson::SUCCESS && entry >= least && entry <= most;
        found.push_back(entry);
      }
    if (good) return found;
    note(std::string(name),
         failure("expected a list of at most {} whole numbers from {} to {}", kMostPositions, least, most));
    return std::nullopt;
  }

  Answer readAction(const std::string& action) {
    if (action == "query_version") return VersionQuery{id_};
    if (action != "terminate" && action != "terminate_all")
      return fault("action", failure("an action must be query_version, terminate or terminate_all, not {}",
                                     inQuotes(action)));
    TerminateQuery query;
    query.id = id_;
    query.all = action == "terminate_all";
    const auto which = text("terminateId", {});
    const auto positions = numbers("eventNumbers", 1, std::int64_t{1} << 32U);
    if (fault_) return wrong();
    if (!query.all && !which) return fault("terminateId", failure("terminate needs a terminateId"));
    query.which = which.value_or("");
    if (positions) query.positions.assign(positions->begin(), positions->end());
    query.echo = simdjson::to_string(fields_);
    return query;
  }

  Answer readPositions() {
    PositionsQuery query;
    query.id = id_;
    const auto game = text("game", {});
    const std::string line = text("line", std::string(kMainLine)).value();
    const std::string against = text("against", std::string(wordOf(Opponents::bots))).value();
    query.visits = static_cast<std::size_t>(number("maxVisits", 48, 0, kMostVisits));
    query.moves = static_cast<std::size_t>(number("maxMoves", 5, 0, 100));
    query.turns = static_cast<std::size_t>(number("rolloutTurns", 0, 0, 1000));
    query.seed = static_cast<std::uint64_t>(number("seed", 1, 0, std::numeric_limits<std::int64_t>::max()));
    query.reportEvery = number("reportDuringSearchEveryMs", 0, 0, 86'400'000);
    const std::int64_t priority = number("priority", 0, -1'000'000'000, 1'000'000'000);
    const auto priorities = numbers("priorities", -1'000'000'000, 1'000'000'000);
    const auto positions = numbers("analyzeEvents", 1, std::int64_t{1} << 32U);
    if (fault_) return wrong();
    if (!game) return fault("game", failure("a query needs a game: the text of a file with one game"));
    const auto opponents = valueOf<Opponents>(against);
    if (!opponents)
      return fault("against",
                   failure("against must be bots, players, strong or varied, not {}", inQuotes(against)));
    if (auto bad = readGame(query, *game, line)) return tl::unexpected(*std::move(bad));
    auto company = companyAsked(*opponents, *query.log);
    if (!company) return fault("against", tl::unexpected(company.error()));
    query.company = *company;
    const std::size_t events = query.log->path(query.head).size();
    query.positions = {events};
    if (positions) query.positions.assign(positions->begin(), positions->end());
    for (const std::size_t position : query.positions)
      if (position > events) return fault("analyzeEvents", failure("the line has only {} events", events));
    query.priorities.assign(query.positions.size(), priority);
    if (priorities) {
      if (priorities->size() != query.positions.size())
        return fault("priorities", failure("the number of priorities must equal the number of positions"));
      query.priorities = *priorities;
    }
    for (const auto [name, value] : fields_)
      if (std::ranges::find(known_, name) == known_.end()) query.unknown.emplace_back(name);
    return query;
  }

  std::optional<QueryFault> readGame(PositionsQuery& query, const std::string& text,
                                     const std::string& line) {
    const auto no = [&](std::string field, tl::unexpected<Error> error) {
      return QueryFault{id_, std::move(field), std::move(error).value()};
    };
    std::shared_ptr<const EventLog> found;
    std::size_t games = 0;
    AnyReader reader(ReadRequest{.shelf = shelf_,
                                 .whole =
                                     [&](const std::shared_ptr<const EventLog>& log) {
                                       found = log;
                                       return ++games < 2;
                                     },
                                 .threads = 1});
    std::istringstream in(text);
    if (const auto rejected = reader.read(in))
      return no("game", failure("row {}: {}", rejected->row, rejected->part()));
    if (games != 1) return no("game", failure("it must contain exactly one game"));
    const auto head = found->head(line);
    if (!head) return no("line", failure("the game has no line {}", inQuotes(line)));
    query.log = std::move(found);
    query.head = *head;
    return std::nullopt;
  }

  Fields fields_;
  const BoardShelf& shelf_;
  std::string id_;
  std::vector<std::string_view> known_;
  std::optional<QueryFault> fault_;
};

} // namespace

tl::expected<Query, QueryFault> readQuery(std::string_view line, const BoardShelf& shelf) {
  StrictJson json;
  const auto element = json.parse(line);
  if (!element) return tl::unexpected(QueryFault{"", "", element.error()});
  simdjson::dom::object fields;
  if (element->get(fields) != simdjson::SUCCESS)
    return tl::unexpected(
        QueryFault{"", "", Error(say("a query must be an object, not {}", describe(*element)))});
  return QueryReader(fields, shelf).read();
}

} // namespace annales::inline importers
