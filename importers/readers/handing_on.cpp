#include "importers/readers/handing_on.h"

namespace annales::inline importers {

void showEvents(const ReadRequest& request, GameNumber number, const EventLog& log, const RowOfEvent& rowOf) {
  if (request.observer == nullptr) return;
  for (NodeIndex i = 0; i < log.size(); ++i)
    request.observer->accepted(number, log, i, rowOf(i));
}

void HandingOn::hand(const std::shared_ptr<const EventLog>& log, const RowOfEvent& rowOf) {
  const GameNumber number = given_++;
  showEvents(request_, number, *log, rowOf);
  over_ = !request_.whole(log);
  if (request_.observer != nullptr) request_.observer->resting(number);
}

} // namespace annales::inline importers
